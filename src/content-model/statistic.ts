import { z } from 'zod'
import { icon, line, reference, SLUG_PATTERN, type FieldMeta } from './fields'

/** One figure that the firm claims; `content/stats.yml` lists all of them. */
export const statistic = z.strictObject({
  key: z
    .string()
    .regex(SLUG_PATTERN, 'must be lower-case letters, digits and single hyphens')
    .meta({
      label: 'Key',
      hint: 'What the pages call this figure by.',
      example: 'client-retention',
    } satisfies FieldMeta),
  icon,
  value: line({ label: 'Figure', hint: 'In quotes, such as "40%".', example: '40%' }, 8),
  label: line({ label: 'What it counts', example: 'client retention' }, 48),
  note: line(
    {
      label: 'Footnote',
      hint: 'How the figure was counted.',
      example: 'Share of practices that stayed a second year.',
    },
    160,
  ).optional(),
})

/** The figures that a page shows, listed by key in display order. */
export function figures(count: number) {
  return z
    .array(reference('Statistic', { label: 'Figure' }))
    .min(1)
    .max(count)
    .meta({ label: 'Figures' } satisfies FieldMeta)
}
