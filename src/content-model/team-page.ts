import { z } from 'zod'
import { PAGE_PATHS } from '../routes/paths'
import { aboutPageType } from './about-page'
import { defineContentType } from './content-type'
import { intro, line, seo, values, type FieldMeta } from './fields'

/** `content/pages/team.yml` */
export const teamPage = z.strictObject({
  seo,
  intro: intro('Introduction'),
  profile: z
    .strictObject({
      specialties: line({ label: 'Heading of the specialties' }, 40),
      email: line(
        { label: 'Link that writes a mail', hint: 'With {name} where the name goes.', example: 'Write to {name}' },
        40,
      ),
      phone: line({ label: 'Link that calls', hint: 'With {name} where the name goes.', example: 'Call {name}' }, 40),
      linkedin: line(
        {
          label: 'Link to the LinkedIn profile',
          hint: 'With {name} where the name goes.',
          example: '{name} on LinkedIn',
        },
        40,
      ),
    })
    .meta({ label: 'Words of a profile' } satisfies FieldMeta),
  values,
})

export const teamPageType = defineContentType({
  name: 'TeamPage',
  label: 'the team page',
  schema: teamPage,
  source: { kind: 'files', files: ['pages/team.yml'] },
  page: {
    paths: [PAGE_PATHS.team],
    anchors: ['values'],
    parent: aboutPageType,
    shareImage: { team: { seed: 'team-21', markers: 3 } },
  },
})
