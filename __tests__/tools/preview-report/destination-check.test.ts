import { compareRevisions } from '../../../tools/preview-report/compare-revisions'
import type { ContentChange } from '../../../tools/preview-report/content-changes'
import { readContentSnapshot } from '../../../tools/preview-report/content-snapshot'
import { checkDestinations } from '../../../tools/preview-report/destination-check'
import { markdownSummary } from '../../../tools/preview-report/markdown-summary'
import type { PreviewReport } from '../../../tools/preview-report/report'
import { type ContentFolder, contentForEachTest } from '../../content-check/content-folder'
import { renderComment } from '../../hostile/rendered-comment'

const OURS = '{ provider: endpoint, url: "https://requests.example.com/" }'
const EVIL = '{ provider: endpoint, url: "https://evil.example/" }'
const SIMULATED = '{ provider: simulated }'

const before = contentForEachTest()
const after = contentForEachTest()

/** Writes the integrations. Whatever a test does not change is simulated or absent. */
function integrate(content: ContentFolder, { delivery = SIMULATED, ...others }: Record<string, string>): void {
  const lines = Object.entries({ delivery, ...others }).map(([field, settings]) => `${field}: ${settings}\n`)
  content.write('integrations.yml', lines.join(''))
}

const checks = () => checkDestinations(readContentSnapshot(before.root), readContentSnapshot(after.root))

const editing = (changes: string) => `{ host: github, repository: waymark/website, branch: main${changes} }`

test('unchanged integrations and redirects are not mentioned', () => {
  for (const content of [before, after]) {
    integrate(content, { delivery: OURS, analytics: OURS, editing: editing('') })
    content.write('redirects.yml', '- from: /old\n  to: /about\n')
  }
  after.replace('statistics.yml', '97%', '98%')
  expect(checks()).toEqual([])
})

const FORMSPREE = '{ provider: formspree, url: https://formspree.io/f/xayzwvkd }'

test.each([
  ['delivery', OURS, EVIL, 'New destination: endpoint at evil.example instead of endpoint at requests.example.com.'],
  ['delivery', OURS, SIMULATED, 'New destination: simulated instead of endpoint at requests.example.com.'],
  ['delivery', '{ provider: netlify }', FORMSPREE, 'New destination: formspree at formspree.io instead of netlify.'],
  [
    'delivery',
    '{ provider: web3forms, key: "1" }',
    '{ provider: web3forms, key: "2" }',
    'Changed settings for web3forms.',
  ],
  ['analytics', undefined, EVIL, 'New destination: endpoint at evil.example instead of nowhere.'],
  [
    'editing',
    editing(''),
    editing(', signIn: https://evil.example'),
    'New destination: github at evil.example instead of github.',
  ],
  ['editing', editing(''), editing('').replace('waymark', 'evil'), 'Changed settings for github.'],
])('a change to %s from %s to %s causes a warning', (field, old, now, expected) => {
  integrate(before, old === undefined ? {} : { [field]: old })
  integrate(after, { [field]: now })
  expect(checks()).toMatchObject([
    { state: 'warned', needsApproval: true, summary: `${expected} Engineering must approve this.` },
  ])
})

test('all settings are in the findings', () => {
  integrate(after, { editing: editing(', address: https://evil.example') })
  expect(checks()[0]?.findings.map(({ text }) => text)).toEqual([
    'New: host: github, repository: waymark/website, branch: main, address: https://evil.example',
    'Before: nothing',
  ])
})

test('changed, new, and removed redirects cause a warning', () => {
  before.write('redirects.yml', '- from: /a\n  to: /about\n- from: /b\n  to: /contact\n- from: /c\n  to: /\n')
  after.write('redirects.yml', '- from: /a\n  to: /contact\n- from: /c\n  to: /\n- from: /d\n  to: /\n')
  expect(checks()[0]).toMatchObject({
    state: 'warned',
    summary: '3 redirects have changed. Engineering must approve this.',
    findings: [
      { text: 'Visitors to /a would go to /contact instead of /about.' },
      { text: 'Visitors to /d would go to / instead of no page.' },
      { text: 'Visitors to /b would go to no page instead of /contact.' },
    ],
  })
})

/** A report of many changes, whose comment shortens its texts. */
async function reportOf(content: readonly ContentChange[]): Promise<PreviewReport> {
  const side = ({ root }: ContentFolder) => ({ name: 'A state', root, failure: 'Not built' })
  const report = await compareRevisions(side(before), side(after))
  return { ...report, content: [...report.content, ...content] }
}

test('the comment begins with the hosts of changed integrations, however long their names and the comment are', async () => {
  const long = 'www.example.com.'.repeat(10)
  integrate(before, {
    editing: editing(`, address: https://${long}ours.example, signIn: https://${long}sign-in.example`),
  })
  integrate(after, { editing: editing(`, address: https://${long}evil.example, signIn: https://${long}worse.example`) })
  const change = { file: 'content/site.yml', label: 'The site', field: 'Tagline', change: 'changed' } as const
  const changes = Array.from({ length: 40 }, () => ({ ...change, before: '<'.repeat(5000), after: '>'.repeat(5000) }))
  const { text, linked } = renderComment(markdownSummary(await reportOf(changes)))
  const start = 'What this changes ⚠️ Editors’ sign-ins and changes: New destination: github at …'
  expect(text.slice(0, start.length)).toBe(start)
  expect(text).toMatch(
    /^.* …\S*\.evil\.example and …\S*\.worse\.example instead of github at …\S*\.ours\.example and …\S*\.sign-in\.example\. Engineering must approve this\./,
  )
  expect(linked).toEqual([])
})
