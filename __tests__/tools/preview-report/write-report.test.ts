/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { writeReport } from '../../../tools/preview-report/write-report'

const SIDE = { name: 'A state', root: resolve('.') }

test('what engineering must approve is above everything else', async () => {
  const check = {
    name: 'Editing',
    state: 'warned',
    needsApproval: true,
    summary: 'It goes elsewhere.',
    findings: [],
  } as const
  const report = { content: [], pages: [], files: [], screenshots: [], checks: [check] }
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  await writeReport(resolve('.'), folder, report, { before: SIDE, after: SIDE })
  const words = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace(/^.*<body>/s, '')
    .replaceAll(/(?:<[^>]*>|\s)+/g, ' ')
  rmSync(folder, { recursive: true })
  expect(words).toMatch(/^ What this changes For engineering to approve Editing Look at it It goes elsewhere\. /)
})
