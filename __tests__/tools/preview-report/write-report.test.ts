import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeReport } from '../../../tools/preview-report/write-report'

test('changes that engineering must approve come first', () => {
  const check = {
    name: 'Editing',
    state: 'warned',
    needsApproval: true,
    summary: 'It goes elsewhere.',
    findings: [],
  } as const
  const report = { before: '', after: '', content: [], pages: [], screenshots: [], checks: [check] }
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  writeReport(folder, report)
  const words = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace(/^.*<body>/s, '')
    .replaceAll(/(?:<[^>]*>|\s)+/g, ' ')
  rmSync(folder, { recursive: true })
  expect(words).toMatch(/^ What this changes Needs engineering approval Editing Needs review It goes elsewhere\. /)
})
