import { z } from 'zod'
import { defineContentType } from './content-type'
import { email, image, line, list, order, paragraph, phone } from './fields'
import { externalAddress } from './link'
import { publication } from './publication'
import { PAGE_PATHS } from './routes/named-paths'
import { teamPageType } from './team-page'

/** A member of the firm's team: `content/team/<slug>.yml`. */
export const teamMember = z.strictObject({
  name: line({ label: 'Name', example: 'Ana Ruiz', properName: true, max: 60 }),
  title: line({ label: 'Role', example: 'Director of Practice Strategy', max: 60 }),
  order,
  image: image({
    label: 'Portrait',
    hint: 'Square, at least 640 px wide. Without one, the site shows the person’s initials.',
    example: './ana-ruiz.jpg',
    pixels: { width: 640, height: 640 },
  }).optional(),
  summary: paragraph({ label: 'Short biography', hint: 'Shown on the about page.', max: 240 }),
  bio: paragraph({ label: 'Biography', hint: 'Shown on the team page.' }),
  email: email({ label: 'Email address', example: 'ana.ruiz@example.com' }),
  phone: phone({ label: 'Phone number', example: '(312) 555-0142' }).optional(),
  linkedin: externalAddress({
    label: 'LinkedIn address',
    example: 'https://www.linkedin.com/in/example-ana-ruiz',
  }).optional(),
  specialties: list('Specialties', line({ label: 'Specialty', example: 'Pricing and fee schedules', max: 40 }), 6),
  ...publication,
})

export const teamMemberType = defineContentType({
  name: 'TeamMember',
  label: 'a team member',
  collection: 'Team',
  schema: teamMember,
  source: { kind: 'folder', folder: 'team', word: 'member', titleFields: ['name'] },
  anchorOn: teamPageType,
  alsoShownOn: [PAGE_PATHS.about],
  firstEntries: 1,
  subjects: ['person'],
})
