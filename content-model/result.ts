import { group, line } from './fields'

const figure = (label: string, example: string) => line({ label, example, max: 8 })

/** A figure of one client before and after the firm's work. */
export const result = group(
  'Result',
  {
    measure: line({ label: 'What was measured', example: 'days to open an account', max: 60 }),
    before: figure('Before', '9'),
    after: figure('After', '2'),
    note: line({
      label: 'Footnote',
      hint: 'Whose figures these are, and how they were counted.',
      example: 'Median of twenty accounts before and twenty after.',
      max: 160,
    }),
  },
  { shape: 'Result' },
)
