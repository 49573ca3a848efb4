import { z } from 'zod'
import { email, line, order, paragraph, phone, picture, type FieldMeta } from './fields'

/** A person of the firm: `content/team/<slug>.yml`. */
export const teamMember = z.strictObject({
  name: line({ label: 'Name' }, 60),
  title: line({ label: 'Role' }, 60),
  order,
  image: picture({
    label: 'Portrait',
    hint: 'Takes the place of the drawn portrait; square, at least 640 px.',
  }).optional(),
  summary: paragraph({ label: 'Short biography', hint: 'For the about page.' }, 240),
  bio: paragraph({ label: 'Biography', hint: 'For the team page.' }),
  email: email({ label: 'E-mail address' }),
  phone: phone({ label: 'Phone number' }).optional(),
  linkedin: z
    .url({ protocol: /^https$/, error: 'must be an address that begins with https://' })
    .meta({ label: 'LinkedIn address' } satisfies FieldMeta)
    .optional(),
  specialties: z
    .array(line({ label: 'Specialty' }, 40))
    .min(1)
    .max(6)
    .meta({ label: 'Specialties' } satisfies FieldMeta),
})
