/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareRevisions } from '../../../tools/preview-report/compare-revisions'
import { readContentSnapshot } from '../../../tools/preview-report/content-snapshot'
import { checkDestinations } from '../../../tools/preview-report/destination-check'
import { markdownSummary } from '../../../tools/preview-report/markdown-summary'
import { renderComment } from '../../hostile/rendered-comment'
import { type ContentFolder, contentFolder } from '../content/content-folder'

const OURS = 'https://requests.example.com/'
const EVIL = 'https://evil.example/'

let before: ContentFolder
let after: ContentFolder
beforeEach(() => {
  before = contentFolder()
  after = contentFolder()
})
afterEach(() => {
  before.dispose()
  after.dispose()
})

/** Writes the delivery settings. */
function deliver(content: ContentFolder, fields: string): void {
  content.write('delivery.yml', `${fields}\n`)
}

/** Adds the settings of the measurement. */
function measure(content: ContentFolder, url: string): void {
  content.write('site.yml', `${content.read('site.yml')}analytics: { via: endpoint, url: "${url}" }\n`)
}

function checks() {
  const [delivery, measurement, redirects] = checkDestinations(
    readContentSnapshot(before.root),
    readContentSnapshot(after.root),
  )
  return { delivery, measurement, redirects }
}

test('unchanged delivery settings, measurement, and redirects pass', () => {
  for (const content of [before, after]) {
    deliver(content, `{ via: endpoint, url: "${OURS}" }`)
    measure(content, OURS)
    content.write('redirects.yml', '- from: /old\n  to: /about\n')
  }
  after.replace('statistics.yml', '97%', '98%')
  const passed = { state: 'passed' }
  expect(checks()).toMatchObject({ delivery: passed, measurement: passed, redirects: passed })
})

test('a changed delivery URL warns with both URLs', () => {
  deliver(before, `{ via: endpoint, url: "${OURS}" }`)
  deliver(after, `{ via: endpoint, url: "${EVIL}" }`)
  expect(checks().delivery).toMatchObject({
    state: 'warned',
    summary: `Consultation requests would go to endpoint, ${EVIL} instead of to endpoint, ${OURS}. Engineering must approve this.`,
  })
})

test('a long URL is shown in full in the findings', () => {
  const long = `https://${'www.example.com.'.repeat(10)}evil.example/`
  deliver(after, `{ via: endpoint, url: "${long}" }`)
  expect(checks().delivery?.summary.length).toBeLessThan(280)
  expect(checks().delivery?.findings[0]?.text).toContain(long)
})

test.each([
  ['another key', '{ via: web3forms, key: "11111111" }', '{ via: web3forms, key: "22222222" }'],
  ['another delivery method', '{ via: netlify }', '{ via: simulated }'],
  ['a delivery instead of none', '{ via: simulated }', '{ via: netlify }'],
  ['a delivery that cannot be read', '{ via: netlify }', '[ netlify'],
])('changing the delivery to %s warns', (_, old, now) => {
  deliver(before, old)
  deliver(after, now)
  const { delivery } = checks()
  expect(delivery?.state).toBe('warned')
  expect(delivery?.summary).toMatch(
    /^Consultation requests would go .* instead of .*\. Engineering must approve this\.$/,
  )
})

test('visits that are counted elsewhere warn with both URLs', () => {
  measure(before, OURS)
  measure(after, EVIL)
  expect(checks().measurement).toMatchObject({
    state: 'warned',
    summary: `Counts of visits would go to endpoint, ${EVIL} instead of to endpoint, ${OURS}. Engineering must approve this.`,
  })
})

test('a site that begins to count visits warns', () => {
  measure(after, EVIL)
  expect(checks().measurement?.summary).toBe(
    `Counts of visits would go to endpoint, ${EVIL} instead of nowhere. Engineering must approve this.`,
  )
})

test('changed, new, and removed redirects warn', () => {
  before.write('redirects.yml', '- from: /a\n  to: /about\n- from: /b\n  to: /contact\n- from: /c\n  to: /\n')
  after.write('redirects.yml', '- from: /a\n  to: /contact\n- from: /c\n  to: /\n- from: /d\n  to: /\n')
  expect(checks().redirects).toMatchObject({
    state: 'warned',
    summary: '3 redirects have changed. Engineering must approve this.',
    findings: [
      { text: 'Visitors to /a would be redirected to /contact instead of /about.', file: 'content/redirects.yml' },
      { text: 'Visitors to /d would be redirected to /.' },
      { text: 'Visitors to /b would no longer be redirected to /contact.' },
    ],
  })
})

test('the comment reports a changed delivery at the top, even if the site cannot be built', async () => {
  deliver(before, '{ via: simulated }')
  deliver(after, `{ via: endpoint, url: "${EVIL}" }`)
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const side = (content: ContentFolder) => ({ name: 'A state', root: content.root, failure: 'Not built' })
  const report = await compareRevisions(side(before), side(after), {
    folder,
    lighthouse: false,
    startProgress: jest.fn(),
  })
  rmSync(folder, { recursive: true })
  expect(report.checks[0]).toMatchObject({ name: 'Delivery', state: 'warned' })
  const { text, linked } = renderComment(markdownSummary({ ...report, checks: report.checks.slice(0, 1) }))
  expect(text).toContain('Review before merging: Delivery.')
  expect(text).toContain(`Consultation requests would go to endpoint, ${EVIL} instead of nowhere.`)
  expect(linked).toEqual([])
})
