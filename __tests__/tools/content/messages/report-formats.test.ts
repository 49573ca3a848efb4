/** @jest-environment node */
import type { ContentReport, Problem } from '../../../../tools/content/messages/problem'
import { formatReport } from '../../../../tools/content/messages/report-formats'

const error: Problem = {
  file: 'content/team/a,b:c.yml',
  line: 3,
  column: 8,
  length: 2,
  source: 'order: 5%',
  field: 'Order',
  message: 'is 5%',
  advice: 'Write\n5.',
}
const report: ContentReport = { files: 2, problems: [error, { ...error, severity: 'warning' }] }

test('annotations contain the file, line, and column, and escape characters that would end them', () => {
  expect(formatReport(report, 'github', false)).toBe(
    [
      '::error file=content/team/a%2Cb%3Ac.yml,line=3,col=8::Order: is 5%25. Write%0A5.',
      '::warning file=content/team/a%2Cb%3Ac.yml,line=3,col=8::Order: is 5%25. Write%0A5.',
      'Checked 2 files: 1 error, 1 warning',
    ].join('\n'),
  )
})

test('the JSON report contains the counts and each problem with its severity', () => {
  expect(JSON.parse(formatReport(report, 'json', false))).toEqual({
    files: 2,
    errors: 1,
    warnings: 1,
    problems: [
      { ...error, severity: 'error' },
      { ...error, severity: 'warning' },
    ],
  })
})
