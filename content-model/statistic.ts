import { z } from 'zod'
import { defineContentType } from './content-type'
import { formatted, line, list, reference, SLUG_PATTERN, SLUG_RULE } from './fields'
import { icon } from './icon'
import { PAGE_PATHS } from './routes/named-paths'

/** One statistic of the firm; `content/statistics.yml` lists all of them. */
export const statistic = z.strictObject({
  key: formatted(SLUG_PATTERN, SLUG_RULE, {
    label: 'Key',
    hint: 'The name by which pages refer to this statistic.',
    example: 'client-retention',
  }),
  icon,
  value: line({ label: 'Figure', hint: 'Such as 40%. Put it in quotes in the YAML file.', example: '40%', max: 8 }),
  label: line({ label: 'Label', example: 'client retention', max: 48 }),
  qualifier: line({
    label: 'Qualifier',
    hint: 'What readers need to know to understand the figure, in a few words below its label.',
    example: 'of those who answered our survey',
    max: 48,
  }).optional(),
  note: line({
    label: 'Footnote',
    hint: 'How the figure was calculated.',
    example: 'Share of practices that stayed a second year.',
    max: 160,
  }).optional(),
})

/** The statistics that a page shows, listed by key in display order. */
export function statistics(count: number) {
  const item = reference('Statistic', { label: 'Statistic', example: 'client-retention' })
  return list('Statistics', item, count, { hint: 'The statistics that the page shows, in this order.', begins: true })
}

export const statisticType = defineContentType({
  name: 'Statistic',
  label: 'a statistic',
  collection: 'Statistics',
  schema: statistic,
  source: { kind: 'list', file: 'statistics.yml' },
  alsoShownOn: [PAGE_PATHS.home, PAGE_PATHS.about],
  shownWhereNamed: true,
  firstEntries: 2,
})
