import { compareRevisions } from '../../../tools/preview-report/compare-revisions'
import { readContentSnapshot } from '../../../tools/preview-report/content-snapshot'
import { checkDestinations } from '../../../tools/preview-report/destination-check'
import { markdownSummary } from '../../../tools/preview-report/markdown-summary'
import { type ContentFolder, contentForEachTest } from '../../content-check/content-folder'
import { renderComment } from '../../hostile/rendered-comment'

const OURS = '{ provider: endpoint, url: "https://requests.example.com/" }'
const EVIL = '{ provider: endpoint, url: "https://evil.example/" }'
const SIMULATED = '{ provider: simulated }'
const editing = (changes = '') => `{ host: github, repository: waymark/website, branch: main${changes} }`

const before = contentForEachTest()
const after = contentForEachTest()

/** Writes the integrations. Whatever a test does not change is simulated or absent. */
function integrate(content: ContentFolder, { delivery = SIMULATED, ...others }: Record<string, string>): void {
  const lines = Object.entries({ delivery, ...others }).map(([field, settings]) => `${field}: ${settings}\n`)
  content.write('integrations.yml', lines.join(''))
}

const warningOf = (name: string, summary = '', ...findings: string[]) => ({
  name,
  state: 'warned',
  needsApproval: true,
  summary: `${summary} Engineering must approve this.`,
  findings: findings.map((text) => ({ text })),
})

const checks = () => checkDestinations(readContentSnapshot(before.root), readContentSnapshot(after.root))

test('unchanged integrations and redirects are not mentioned', () => {
  for (const content of [before, after]) {
    integrate(content, { delivery: OURS, analytics: OURS, scheduling: OURS, editing: editing() })
    content.write('redirects.yml', '- from: /old\n  to: /about\n')
  }
  after.replace('statistics.yml', '97%', '98%')
  expect(checks()).toEqual([])
})

const CALENDLY = '{ provider: calendly, url: "https://calendly.com/waymark" }'
const SIGN_IN = 'host: github, repository: waymark/website, branch: main'

test.each([
  [
    'delivery',
    'Consultation requests',
    OURS,
    EVIL,
    'New destination: endpoint at evil.example instead of endpoint at requests.example.com.',
    'provider: endpoint, url: https://requests.example.com/',
    'provider: endpoint, url: https://evil.example/',
  ],
  [
    'delivery',
    'Consultation requests',
    OURS,
    OURS.replace('.com/', '.com:8443/'),
    'New destination: endpoint at requests.example.com:8443 instead of endpoint at requests.example.com.',
    'provider: endpoint, url: https://requests.example.com/',
    'provider: endpoint, url: https://requests.example.com:8443/',
  ],
  [
    'analytics',
    'Visit counts',
    undefined,
    EVIL,
    'New destination: endpoint at evil.example instead of nowhere.',
    'nothing',
    'provider: endpoint, url: https://evil.example/',
  ],
  [
    'scheduling',
    'Visitors who choose a time',
    CALENDLY,
    undefined,
    'New destination: nowhere instead of calendly at calendly.com.',
    'provider: calendly, url: https://calendly.com/waymark',
    'nothing',
  ],
  [
    'editing',
    'Editors’ sign-ins and changes',
    editing(),
    editing(', signIn: https://evil.example'),
    'New destination: github at evil.example instead of github.',
    SIGN_IN,
    `${SIGN_IN}, signIn: https://evil.example`,
  ],
  [
    'editing',
    'Editors’ sign-ins and changes',
    editing(),
    editing().replace('waymark', 'evil'),
    'Changed settings for github.',
    SIGN_IN,
    SIGN_IN.replace('waymark', 'evil'),
  ],
])(
  'a change of “%s” is a warning named “%s”, with the whole setting before and after: %s → %s',
  (field, name, ...texts) => {
    const [old, now, summary, oldText, nowText] = texts
    integrate(before, old === undefined ? {} : { [field]: old })
    integrate(after, now === undefined ? {} : { [field]: now })
    expect(checks()).toEqual([warningOf(name, summary, `New: ${nowText}`, `Before: ${oldText}`)])
  },
)

test('of several changed integrations, each has its own warning', () => {
  integrate(before, { delivery: OURS, analytics: OURS, scheduling: CALENDLY })
  integrate(after, { delivery: EVIL, analytics: OURS, editing: editing() })
  expect(checks().map(({ name, summary }) => `${name}: ${summary}`)).toEqual([
    'Consultation requests: New destination: endpoint at evil.example instead of endpoint at requests.example.com. Engineering must approve this.',
    'Visitors who choose a time: New destination: nowhere instead of calendly at calendly.com. Engineering must approve this.',
    'Editors’ sign-ins and changes: New destination: github instead of nowhere. Engineering must approve this.',
  ])
})

test.each([
  [
    'hello@example.com',
    'hello@evil.example',
    'Contact email',
    'New destination: hello@evil.example instead of hello@example.com. Visitors write to it, and a failed form offers to send their request there.',
  ],
  [
    'https://www.example.com',
    'https://www.evil.example',
    'Site address',
    'New destination: https://www.evil.example instead of https://www.example.com. Search engines, shared links, and the form without JavaScript lead there.',
  ],
])('a change of %s to %s in the site’s settings causes a warning', (old, now, name, expected) => {
  after.replace('site.yml', old, now)
  expect(checks()).toEqual([warningOf(name, expected, `New: ${now}`, `Before: ${old}`)])
})

test('changed, new, and removed redirects cause a warning', () => {
  before.write('redirects.yml', '- from: /a\n  to: /about\n- from: /b\n  to: /contact\n- from: /c\n  to: /\n')
  after.write('redirects.yml', '- from: /a\n  to: /contact\n- from: /c\n  to: /\n- from: /d\n  to: /\n')
  expect(checks()).toEqual([
    warningOf(
      'Redirects',
      '3 redirects have changed.',
      'Visitors to /a would be redirected to /contact instead of /about.',
      'Visitors to /d would be redirected to /.',
      'Visitors to /b would no longer be redirected to /contact.',
    ),
  ])
})

test('the comment begins with the hosts of changed integrations, however long their names and the comment are', async () => {
  const long = 'www.example.com.'.repeat(10)
  const hosts = (address: string, signIn: string) =>
    editing(`, address: https://${long}${address}, signIn: https://${long}${signIn}`)
  integrate(before, { editing: hosts('ours.example', 'sign-in.example') })
  integrate(after, { editing: hosts('evil.example', 'worse.example') })
  const side = ({ root }: ContentFolder, name: string) => ({ name, root, failure: `${name} is wrong` })
  const report = await compareRevisions(side(before, 'One'), side(after, 'Other'))
  expect(report.checks.slice(1)).toEqual(
    // A change may be what repairs the first state.
    [
      ['One', 'warned'],
      ['Other', 'failed'],
    ].map(([name, state]) => {
      const summary = `${name} failed to build, so no pages were compared`
      return { name: 'Build', state, summary, findings: [{ text: `${name} is wrong` }] }
    }),
  )
  const change = { file: 'content/site.yml', label: 'The site', field: 'Tagline', change: 'changed' } as const
  const changes = Array.from({ length: 40 }, () => ({ ...change, before: '<'.repeat(5000), after: '>'.repeat(5000) }))
  const { text, linked } = renderComment(markdownSummary({ ...report, content: [...report.content, ...changes] }))
  expect(text).toMatch(
    /^What this changes ⚠️ Editors’ sign-ins and changes: New destination: github at …\S*\.evil\.example and …\S*\.worse\.example instead of github at …\S*\.ours\.example and …\S*\.sign-in\.example\. Engineering must approve this\./,
  )
  expect(linked).toEqual([])
})
