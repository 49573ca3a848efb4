import { goneAddresses } from '../../../content-check/rules/published-addresses'
import { changed, filesWith, sentence } from '../mistakes'

const JOB = 'jobs/consultant.yml'
const SERVICE = 'services/tax-planning.yml'
const PAGE = 'text-pages/privacy.yml'
const SITE = 'site.yml'

const before = filesWith({})

/** What is said about addresses of the published site, once it has these files. */
const goneFrom = (after: readonly (typeof before)[number][]) =>
  goneAddresses(before, after).map((problem) => `${problem.file}:${sentence(problem)}`)

const GONE = (address: string, file: string) =>
  `content/${file}:1:1 Warning: visitors know the address “${address}”, which would lead nowhere. If the page is gone for good, add “- from: ${address}” and, below it, “to:” with another page to content/redirects.yml.`

test('each address that neither exists nor redirects is reported, until it is redirected as advised', () => {
  const withoutBoth = before.filter(({ path }) => path !== PAGE && path !== SERVICE)
  expect(goneFrom(withoutBoth)).toEqual([GONE('/services/tax-planning', SERVICE), GONE('/privacy', PAGE)])
  const without = before.filter(({ path }) => path !== PAGE)
  expect(goneFrom(without)).toEqual([GONE('/privacy', PAGE)])
  const [redirects] = filesWith({ 'redirects.yml': '- from: /Privacy\n  to: /about\n' }).filter(
    ({ path }) => path === 'redirects.yml',
  )
  expect(goneFrom(redirects ? [...without, redirects] : without)).toEqual([])
  expect(goneFrom(redirects ? [...withoutBoth, redirects] : withoutBoth)).toEqual([
    GONE('/services/tax-planning', SERVICE),
  ])
})

test('a prefix that is gone is reported for each service', () => {
  expect(goneFrom(filesWith({ [SITE]: changed(SITE, '  - services\n → ') }))).toEqual([
    GONE('/services/tax-planning', SERVICE),
  ])
})

test('a page with placeholders has its address, but visitors know none, and one whose entry is a draft has none', () => {
  const withPlaceholder = filesWith({ [SERVICE]: changed(SERVICE, 'name: Tax Planning → name: To write') })
  expect(goneFrom(withPlaceholder)).toEqual([])
  const without = before.filter(({ path }) => path !== SERVICE)
  expect(goneAddresses(withPlaceholder, without)).toEqual([])
  expect(goneFrom(filesWith({ [SERVICE]: `draft: true\n${changed(SERVICE, ' → ')}` }))).toEqual([
    GONE('/services/tax-planning', SERVICE),
  ])
})

test.each([
  ['the settings cannot be read', SITE, changed(SITE, 'name: Sample Firm → name: "Sample Firm')],
  ['the prefixes are invalid', SITE, changed(SITE, '- counseling → - Counseling!')],
  ['the redirects cannot be read', 'redirects.yml', '- from: "/privacy\n'],
  ['any other file cannot be read', JOB, changed(JOB, 'title: Consultant → title: @Consultant')],
])('nothing is reported while %s', (_, path, text) => {
  const changedFiles = filesWith({ [path]: text }).filter((file) => file.path !== PAGE)
  expect(goneFrom(changedFiles)).toEqual([])
  expect(
    goneAddresses(
      changedFiles,
      before.filter((file) => file.path !== SERVICE),
    ),
  ).toEqual([])
})

const MOVED = changed(SITE, 'url: https://www.example.com → url: https://www.another.example')

test('removed addresses are reported after a firm moves to another domain or is renamed, but not for another firm', () => {
  const goneAt = (site: string) => goneFrom(filesWith({ [SITE]: site }).filter(({ path }) => path !== PAGE))
  expect(goneAt(MOVED)).toEqual([GONE('/privacy', PAGE)])
  expect(goneAt(changed(SITE, 'name: Sample Firm → name: Renamed Firm'))).toEqual([GONE('/privacy', PAGE)])
  expect(goneAt(MOVED.replace('name: Sample Firm', 'name: Another Firm'))).toEqual([])
})

test('nothing is reported while the settings are missing', () => {
  expect(goneFrom(before.filter(({ path }) => path !== SITE && path !== PAGE))).toEqual([])
})
