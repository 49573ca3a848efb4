/** @jest-environment node */
import { compareRevisions } from '../../../tools/preview-report/compare-revisions'
import type { ContentChange } from '../../../tools/preview-report/content-changes'
import { readContentSnapshot } from '../../../tools/preview-report/content-snapshot'
import { checkDestinations } from '../../../tools/preview-report/destination-check'
import { markdownSummary } from '../../../tools/preview-report/markdown-summary'
import type { PreviewReport } from '../../../tools/preview-report/report'
import { renderComment } from '../../hostile/rendered-comment'
import { type ContentFolder, contentFolder } from '../content/content-folder'

const OURS = '{ via: endpoint, url: "https://requests.example.com/" }'
const EVIL = '{ via: endpoint, url: "https://evil.example/" }'
const SIMULATED = '{ via: simulated }'

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

/** Writes the integrations. Whatever a test does not change is simulated or absent. */
function integrate(content: ContentFolder, { delivery = SIMULATED, ...others }: Record<string, string>): void {
  const lines = Object.entries({ delivery, ...others }).map(([field, settings]) => `${field}: ${settings}\n`)
  content.write('integrations.yml', lines.join(''))
}

const checks = () => checkDestinations(readContentSnapshot(before.root), readContentSnapshot(after.root))

/** The check of this name. */
const checkOf = (wanted: string) => checks().find(({ name }) => name === wanted)

const editing = (changes: string) => `{ host: github, repository: waymark/website, branch: main${changes} }`

test('unchanged integrations and redirects pass', () => {
  for (const content of [before, after]) {
    integrate(content, { delivery: OURS, analytics: OURS, editing: editing('') })
    content.write('redirects.yml', '- from: /old\n  to: /about\n')
  }
  after.replace('statistics.yml', '97%', '98%')
  expect(checks().map(({ name, state }) => `${name} ${state}`)).toEqual([
    'Delivery passed',
    'Measurement passed',
    'Editing passed',
    'Redirects passed',
  ])
})

const SELF_HOSTED = '{ host: gitea, repository: waymark/website, branch: main, address: https://git.example.com }'

test.each([
  [
    'Delivery',
    'delivery',
    OURS,
    EVIL,
    'Consultation requests would go to evil.example instead of requests.example.com.',
  ],
  ['Delivery', 'delivery', OURS, SIMULATED, 'Consultation requests would go nowhere instead of requests.example.com.'],
  [
    'Delivery',
    'delivery',
    '{ via: netlify }',
    '{ via: formspree, url: https://formspree.io/f/xayzwvkd }',
    'Consultation requests would go to formspree.io instead of the site itself.',
  ],
  [
    'Delivery',
    'delivery',
    '{ via: web3forms, key: "11111111" }',
    '{ via: web3forms, key: "22222222" }',
    'Consultation requests would go to api.web3forms.com with other settings.',
  ],
  [
    'Measurement',
    'analytics',
    OURS,
    EVIL,
    'Counts of visits would go to evil.example instead of requests.example.com.',
  ],
  ['Measurement', 'analytics', undefined, EVIL, 'Counts of visits would go to evil.example instead of nowhere.'],
  [
    'Editing',
    'editing',
    editing(''),
    editing(', address: https://evil.example'),
    'Editors’ sign-ins and changes would go to evil.example instead of api.github.com.',
  ],
  [
    'Editing',
    'editing',
    editing(''),
    editing(', signIn: https://evil.example'),
    'Editors’ sign-ins and changes would go to api.github.com and evil.example instead of api.github.com.',
  ],
  [
    'Editing',
    'editing',
    SELF_HOSTED,
    editing(''),
    'Editors’ sign-ins and changes would go to api.github.com instead of git.example.com.',
  ],
  [
    'Editing',
    'editing',
    editing(''),
    editing('').replace('waymark', 'evil'),
    'Editors’ sign-ins and changes would go to api.github.com with other settings.',
  ],
  [
    'Editing',
    'editing',
    editing(''),
    editing('').replace('main', 'other'),
    'Editors’ sign-ins and changes would go to api.github.com with other settings.',
  ],
  [
    'Editing',
    'editing',
    SELF_HOSTED,
    SELF_HOSTED.replace(' }', ', appId: 5d0f }'),
    'Editors’ sign-ins and changes would go to git.example.com with other settings.',
  ],
])('%s warns if %s changes from %s to %s', (name, field, old, now, expected) => {
  integrate(before, old === undefined ? {} : { [field]: old })
  integrate(after, { [field]: now })
  expect(checkOf(name)).toMatchObject({ state: 'warned', summary: `${expected} Engineering must approve this.` })
})

test('integrations that cannot be read warn', () => {
  integrate(before, { delivery: OURS })
  after.write('integrations.yml', 'delivery: [')
  expect(checkOf('Delivery')?.summary).toBe(
    'Consultation requests would go to a place that cannot be read instead of requests.example.com. Engineering must approve this.',
  )
})

test('all settings are in the findings', () => {
  integrate(after, { editing: editing(', address: https://evil.example') })
  expect(checkOf('Editing')?.findings.map(({ text }) => text)).toEqual([
    'New: host: github, repository: waymark/website, branch: main, address: https://evil.example',
    'Before: nothing',
  ])
})

test('changed, new, and removed redirects warn', () => {
  before.write('redirects.yml', '- from: /a\n  to: /about\n- from: /b\n  to: /contact\n- from: /c\n  to: /\n')
  after.write('redirects.yml', '- from: /a\n  to: /contact\n- from: /c\n  to: /\n- from: /d\n  to: /\n')
  expect(checkOf('Redirects')).toMatchObject({
    state: 'warned',
    summary: '3 redirects have changed. Engineering must approve this.',
    findings: [
      { text: 'Visitors to /a would be redirected to /contact instead of /about.', file: 'content/redirects.yml' },
      { text: 'Visitors to /d would be redirected to /.' },
      { text: 'Visitors to /b would no longer be redirected to /contact.' },
    ],
  })
})

/** A report of many changes, whose comment shortens its texts. */
async function reportOf(content: readonly ContentChange[]): Promise<PreviewReport> {
  const side = ({ root }: ContentFolder) => ({ name: 'A state', root, failure: 'Not built' })
  const report = await compareRevisions(side(before), side(after), jest.fn())
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
  const start = 'What this changes ⚠️ Editing: Editors’ sign-ins and changes would go to …'
  expect(text.slice(0, start.length)).toBe(start)
  expect(text).toMatch(
    /^.* …\S*\.evil\.example and …\S*\.worse\.example instead of …\S*\.ours\.example and …\S*\.sign-in\.example\. Engineering must approve this\./,
  )
  expect(linked).toEqual([])
})
