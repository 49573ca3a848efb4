import { goneAddresses } from '../../../content-check/rules/published-addresses'
import { changed, filesWith, sentence } from '../mistakes'

const JOB = 'jobs/consultant.yml'
const SERVICE = 'services/tax-planning.yml'
const PAGE = 'text-pages/privacy.yml'
const SITE = 'site.yml'

const before = filesWith({})

/** The files after some have another text and others are gone. */
const filesAfter = (texts: Readonly<Record<string, string>>, ...gone: readonly string[]) =>
  filesWith(texts).filter(({ path }) => !gone.includes(path))

/** What is said about addresses of the published site, once it has these files. */
const goneFrom = (after: typeof before) =>
  goneAddresses(before, after).map((problem) => `${problem.file}:${sentence(problem)}`)

const GONE = (address: string, file: string) =>
  `content/${file}:1:1 Warning: visitors know the address “${address}”, which would lead nowhere. If the page is gone for good, add “- from: ${address}” and, below it, “to:” with another page to content/redirects.yml.`
const SERVICE_GONE = GONE('/services/tax-planning', SERVICE)
const PAGE_GONE = GONE('/privacy', PAGE)

const MOVED = changed(SITE, 'url: https://www.example.com → url: https://www.another.example')

test.each([
  ['each page that is gone', filesAfter({}, PAGE, SERVICE), [SERVICE_GONE, PAGE_GONE]],
  [
    'the page that is not redirected as advised, beside one that is',
    filesAfter({ 'redirects.yml': '- from: /Privacy\n  to: /about\n' }, PAGE, SERVICE),
    [SERVICE_GONE],
  ],
  [
    'each service with a prefix that is gone',
    filesWith({ [SITE]: changed(SITE, '  - services\n → ') }),
    [SERVICE_GONE],
  ],
  [
    'no page that has placeholders now',
    filesWith({ [SERVICE]: changed(SERVICE, 'name: Tax Planning → name: To write') }),
    [],
  ],
  ['an entry that is a draft now', filesWith({ [SERVICE]: `draft: true\n${changed(SERVICE, ' → ')}` }), [SERVICE_GONE]],
  ['pages of a firm that moved to another domain', filesAfter({ [SITE]: MOVED }, PAGE), [PAGE_GONE]],
  [
    'pages of a firm with another name',
    filesAfter({ [SITE]: changed(SITE, 'name: Sample Firm → name: Renamed Firm') }, PAGE),
    [PAGE_GONE],
  ],
  [
    'no pages of another firm, which has another name and domain',
    filesAfter({ [SITE]: MOVED.replace('name: Sample Firm', 'name: Another Firm') }, PAGE),
    [],
  ],
  ['nothing while the settings are missing', filesAfter({}, PAGE, SITE), []],
])('of the addresses that visitors know, the check reports those of %s', (_, after, reported) => {
  expect(goneFrom(after)).toEqual(reported)
})

test('visitors know no address of a page with placeholders', () => {
  const published = filesWith({ [SERVICE]: changed(SERVICE, 'name: Tax Planning → name: To write') })
  expect(goneAddresses(published, filesAfter({}, SERVICE))).toEqual([])
})

test.each([
  ['the settings cannot be read', SITE, changed(SITE, 'name: Sample Firm → name: "Sample Firm')],
  ['the prefixes are invalid', SITE, changed(SITE, '- counseling → - Counseling!')],
  ['the redirects cannot be read', 'redirects.yml', '- from: "/privacy\n'],
  ['any other file cannot be read', JOB, changed(JOB, 'title: Consultant → title: @Consultant')],
])('nothing is reported while %s, before or after', (_, path, text) => {
  const unreadable = filesAfter({ [path]: text }, PAGE)
  expect(goneFrom(unreadable)).toEqual([])
  expect(goneAddresses(unreadable, filesAfter({}, SERVICE))).toEqual([])
})
