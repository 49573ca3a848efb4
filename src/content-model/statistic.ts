import { z } from 'zod'
import { PAGE_PATHS } from '../routes/paths'
import { defineContentType } from './content-type'
import type { FieldMeta } from './field-meta'
import { line, list, reference, SLUG_PATTERN } from './fields'
import { icon } from './icon'

/** One statistic of the firm; `content/statistics.yml` lists all of them. */
export const statistic = z.strictObject({
  key: z
    .string()
    .regex(SLUG_PATTERN, 'must contain only lowercase letters, digits, and single hyphens')
    .meta({
      label: 'Key',
      hint: 'The name by which pages refer to this statistic.',
      example: 'client-retention',
    } satisfies FieldMeta),
  icon,
  value: line({ label: 'Figure', hint: 'Such as 40%. In the YAML file, put it in quotes.', example: '40%' }, 8),
  label: line({ label: 'Label', example: 'client retention' }, 48),
  qualifier: line(
    {
      label: 'Qualifier',
      hint: 'What readers must know to understand the figure, in a few words below its label.',
      example: 'of those who answered our survey',
    },
    48,
  ).optional(),
  note: line(
    {
      label: 'Footnote',
      hint: 'How the figure was counted.',
      example: 'Share of practices that stayed a second year.',
    },
    160,
  ).optional(),
})

/** The statistics that a page shows, listed by key in display order. */
export function statistics(count: number) {
  const item = reference('Statistic', { label: 'Statistic', example: 'client-retention' })
  const hint = 'Which statistics the page shows, in this order.'
  return list('Statistics', item, count).meta({ label: 'Statistics', hint } satisfies FieldMeta)
}

export const statisticType = defineContentType({
  name: 'Statistic',
  label: 'a statistic',
  collection: 'Statistics',
  schema: statistic,
  source: { kind: 'list', file: 'statistics.yml' },
  alsoShownOn: [PAGE_PATHS.home, PAGE_PATHS.about],
  shownWhereNamed: true,
})
