import { closestMatch } from '../../../content-check/rules/closest-match'
import { unusedEntries } from '../../../content-check/rules/reference-check'
import { slugify } from '../../../content-check/rules/slugify'
import { contentForEachTest, TEXTS } from '../content-folder'
import { changed, filesWith, lineOf, problemsIn, problemsOf, sentence, testAccepted, testMistakes } from '../mistakes'

const SERVICE = 'services/tax-planning.yml'
const HOME = 'pages/home.yml'
const SITE = 'site.yml'

test.each([
  ['Titel', ['name', 'title', 'summary'], 'title'],
  ['ab', ['a', 'abcd'], 'a'],
  ['abcde', ['abxyz'], undefined],
  ['abcde', ['abcxy'], 'abcxy'],
  ['tile', ['Title'], 'Title'],
  ['retirement-planning', ['estate-planning', 'tax-planning'], undefined],
  ['/services/exit-planning', ['/services/tax-planning'], undefined],
  ['imageTitle', ['imageAlt'], undefined],
  ['tax-planing', ['estate-planning', 'tax-planning'], 'tax-planning'],
  ['planning_tax', ['tax-planning'], 'tax-planning'],
  ['imagealt', ['image', 'imageAlt'], 'imageAlt'],
  ['cat', ['dot', 'bat', 'hat', 'car'], 'bat'],
  ['a'.repeat(200), ['a'.repeat(199)], 'a'.repeat(199)],
  ['a'.repeat(201), ['a'.repeat(200)], undefined],
])(
  'for %s, the first of the closest of %j is suggested, if at most two fifths of the letters in their own words differ: %s',
  (text, names, closest) => {
    expect(closestMatch(text, names)).toBe(closest)
  },
)

test.each([
  ['x', ['y', 'z']],
  ['/a', ['/', '/about']],
  ['plan-b', ['plan-a']],
])('one wrong letter is no reason to suggest another name of one letter for %s', (text, names) => {
  expect(closestMatch(text, names)).toBeUndefined()
})

test.each([
  ['Fee Benchmarking', 'fee-benchmarking'],
  ['Søren Kierkegård', 'soren-kierkegard'],
  ['Łukasz Weiß', 'lukasz-weiss'],
  ["  Ada's", 'adas'],
  ['Beneﬁts', 'benefits'],
  ['東京', ''],
])('the slug of %s is %s', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

describe('links in a file', () => {
  const LINK = 'Navigation bar › Other pages › Link 1 › Link to:'
  const FORMAT = `${LINK} is not in the right format. It must be a path on this site such as /contact, an anchor such as #team, or a complete address that begins with https:, mailto:, or tel:.`
  testMistakes(SITE, {
    '/about#team → ‸/#plan':
      'Footer › Pages column › Links › Link 1 › Link to: the page “/” has no section “#plan”. Its sections are /#results, /#services, /#closing, /#content, and /#testimonials.',
    '/about#team → ‸/about/team#grace':
      'Footer › Pages column › Links › Link 1 › Link to: the page “/about/team” has no section “#grace”. Its sections are /about/team#values, /about/team#closing, /about/team#content, and /about/team#ada-sample.',
    'to: /about\n → to: ‸JaVaScRiPt:attack()\n': FORMAT,
    'to: /about\n → to: ‸"java script:attack()"\n': FORMAT,
    'to: /about\n → to: ‸"?"\n': FORMAT,
    'to: /about\n → to: ‸https://\n': `${LINK} has the host “”, which is not a name. Copy the address again from the browser.`,
    'to: /about\n → to: ‸/\\evil.example\n': `${LINK} the site has no page “/\\evil.example”. Copy the page’s address from the browser, starting with the first / after the domain.`,
  })
  testMistakes('pages/careers.yml', {
    'to: "#positions" → to: ‸"#postions"':
      'Hero › Button › Link to: this page has no section “#postions”. Did you mean “#positions”?',
    'to: "#positions" → to: ‸"#team"':
      'Hero › Button › Link to: this page has no section “#team”. Its sections are #benefits, #positions, #culture, #closing, #content, and #consultant.',
  })
  testAccepted('pages/careers.yml', ['#positions → #consultant', '#positions → #content'])
  testAccepted(HOME, ['to: /services → to: /careers#consultant'])
})

describe('names of other entries', () => {
  const CARD = 'Services › Service cards › Service 1:'
  testMistakes(HOME, {
    '- tax-planning → - ‸Tax Planning Services': `${CARD} there is no service “Tax Planning Services”. Did you mean “tax-planning”?`,
    '- tax-planning → - ‸Tax-Planning.YAML': `${CARD} there is no service “Tax-Planning.YAML”. Did you mean “tax-planning”?`,
    '- tax-planning → - tax-planning\n    - ‸tax-planning': `Services › Service cards › Service 2: “tax-planning” is listed twice, first on line ${lineOf(HOME, '- tax-planning')}. Keep only one of the two.`,
    // Each names the first.
    '- tax-planning → - tax-planning\n    - ‸tax-planning\n    - ‸tax-planning': [2, 3].map(
      (number) =>
        `Services › Service cards › Service ${number}: “tax-planning” is listed twice, first on line ${lineOf(HOME, '- tax-planning')}. Keep only one of the two.`,
    ),
    '- tax-planning → - ‸tax-planing\n    - tax-planning\n    - ‸lending': [
      `${CARD} there is no service “tax-planing”. Did you mean “tax-planning”?`,
      `${CARD.replace('1', '3')} there is no service “lending”. Use the name of a file in content/services/, without .yml.`,
    ],
    // A name whose words are only a part of others.
    '- tax-planning → - ‸syntax-plannings-of-other-firms': `${CARD} there is no service “syntax-plannings-of-other-firms”. Use the name of a file in content/services/, without .yml.`,
    '- retention → - ‸constructor':
      'Statistics › Statistics › Statistic 1: there is no statistic “constructor”. Use one of retention.',
  })
  testMistakes('statistics.yml', {
    '- key: retention → - {key: retention, icon: heart, value: "97%", label: Clients}\n- key: ‸retention':
      'Entry 2 › Key: “retention” is listed twice, first on line 1. Keep only one of the two.',
  })
  testMistakes(SERVICE, {
    'getStarted: → testimonial: ‸b-clint\ngetStarted:':
      'Testimonial: there is no testimonial “b-clint”. Did you mean “b-client”?',
    'prefixes:\n  - services → prefixes:\n  - ‸service':
      'Prefixes › Prefix 1: there is no prefix “service”. Did you mean “services”?',
  })

  // Each list may have the same entry.
  testAccepted('pages/services.yml', [
    'groups:\n → groups:\n  - title: First\n    text: Plans.\n    services:\n      - tax-planning\n',
  ])

  test('are not checked while the list that they name cannot be read', () => {
    const unknown = { names: () => undefined, prefixes: undefined }
    expect(problemsIn(HOME, changed(HOME, '- retention → - no-such'), unknown)).toEqual([])
    expect(problemsIn(SERVICE, changed(SERVICE, '  - services →   - no-such'), unknown)).toEqual([])
  })
})

describe('a file whose name is wrong', () => {
  const content = contentForEachTest()

  test('is reported, but not where its right name is used', () => {
    content.write('services/Tax-Planning.yml', content.read(SERVICE))
    content.remove(SERVICE)
    content.replace(SITE, 'to: /about\n', 'to: /services/tax-planning\n')
    expect(problemsOf(content)).toEqual([
      'services/Tax-Planning.yml:1:1 the file name cannot be used as an address. It must contain only lowercase letters, digits, and single hyphens, such as tax-planning.yml.',
    ])
  })
})

test('of entries with the same order, a section has room for the first by name', () => {
  const quotes = ['d', 'a', 'c'].map((client): [string, string] => [
    `testimonials/${client}-client.yml`,
    TEXTS.get('testimonials/b-client.yml') ?? '',
  ])
  const testimonials = filesWith(Object.fromEntries(quotes)).filter(({ type }) => type.name === 'Testimonial')
  const sorted = testimonials.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  expect(unusedEntries(sorted).map((problem) => `${problem.file}:${sentence(problem)}`)).toEqual([
    'content/testimonials/d-client.yml:1:1 Warning: no menu, list, or page shows the testimonial “d-client”. To show it on the home page, give it one of the 3 lowest “order” values.',
  ])
})

describe('prefixes of services', () => {
  const TAKEN = 'is already used by other pages. Choose another prefix, such as “services”.'
  testMistakes(SITE, {
    '- counseling → - ‸careers': `Prefixes of services › Prefix 2: “/careers” ${TAKEN}`,
    '- services\n  - counseling → - ‸about\n  - services\n  - ‸api': [
      `Prefixes of services › Prefix 1: “/about” ${TAKEN}`,
      `Prefixes of services › Prefix 3: “/api” ${TAKEN}`,
    ],
    '- counseling → - ‸api': `Prefixes of services › Prefix 2: “/api” ${TAKEN}`,
    '- counseling → - ‸services': `Prefixes of services › Prefix 2: “services” is listed twice, first on line ${lineOf(SITE, '- services')}. Keep only one of the two.`,
    'label: Services\n → label: Services\n    prefix: ‸advice\n':
      'Navigation bar › Services menu › Prefix of the links in the menu: there is no prefix “advice”. Use a prefix from content/site.yml: services or counseling.',
  })
  testAccepted(SITE, ['- counseling → - abouts'])
})

describe('redirects', () => {
  const about = (...redirects: [from: string, to: string][]) =>
    problemsIn('redirects.yml', redirects.map(([from, to]) => `- from: "${from}"\n  to: "${to}"\n`).join(''))

  const TAKEN = 'Remove this redirect, or correct its address; capitalization does not matter.'
  const REDIRECTED = (address: string) => `“${address}” is itself redirected. Write the address of a page.`
  const REPEATED = (address: string) => `“${address}” is already redirected above. Keep only one of the two.`
  const NO_PAGE = 'is not a page on this site. Write the path of a page, such as “/services”.'
  const FORMAT = 'is not in the right format. It must be a path without a trailing slash, such as /services/old-name.'
  const INSTEAD = 'If that page was removed, write the page that visitors should see instead, such as “/services”.'

  test('may lead to pages and their sections, and start above and below pages', () => {
    expect(
      about(
        ['/services/taxes', '/services/tax-planning'],
        ['/people', '/about#team'],
        ['/counseling', '/about'],
        ['/about/old', '/about'],
        ['/public', '/'],
        [`/${'o'.repeat(199)}`, '/about'],
      ),
    ).toEqual([])
  })

  test.each([
    ['/contact/thanks', `“/contact/thanks” is reserved by the site or its host. ${TAKEN}`],
    ['/Api/consultation', `“/api” is reserved by the site or its host. ${TAKEN}`],
    ['/_headers', `“/_” is reserved by the site or its host. ${TAKEN}`],
    ['https://elsewhere.example', FORMAT],
    ['/old/', FORMAT],
    ['/../secret', FORMAT],
    [`/${'o'.repeat(200)}`, 'has 201 characters. The limit is 200; shorten it by 1.'],
  ])('cannot start at %s', (from, reported) => {
    expect(about([from, '/contact'])).toEqual([`1:9 Entry 1 › Old address: ${reported}`])
  })

  test.each([
    ['//elsewhere.example', NO_PAGE],
    ['#team', NO_PAGE],
    [
      '/services/tax-planing',
      `the site has no page “/services/tax-planing”. Did you mean “/services/tax-planning”? ${INSTEAD}`,
    ],
    ['/about/?from=mail#team', `the site has no page “/about/”. Did you mean “/about#team”? ${INSTEAD}`],
    ['/about##team', `the page “/about” has no section “##team”. Did you mean “/about#team”? ${INSTEAD}`],
    [
      '/about?from=mail',
      'is not in the right format. It must be a path on this site, such as /services/new-name, or a section of a page, such as /about#team.',
    ],
  ])('cannot lead to %s', (to, reported) => {
    expect(about(['/old', to])).toEqual([`2:7 Entry 1 › New address: ${reported}`])
  })

  test('are neither chains nor loops, in any capitalization', () => {
    expect(about(['/one', '/two'], ['/two', '/one'], ['/three', '/Two'])).toEqual([
      `2:7 Entry 1 › New address: ${REDIRECTED('/two')}`,
      `4:7 Entry 2 › New address: ${REDIRECTED('/one')}`,
      `6:7 Entry 3 › New address: ${REDIRECTED('/Two')}`,
    ])
  })

  test('do not lead to themselves, or to a page in other capitals', () => {
    expect(about(['/old', '/old'], ['/older', '/About'])).toEqual([
      `2:7 Entry 1 › New address: ${REDIRECTED('/old')}`,
      `4:7 Entry 2 › New address: the site has no page “/About”. Did you mean “/about”? ${INSTEAD}`,
    ])
  })

  test('start at different addresses, in any capitalization', () => {
    expect(about(['/old', '/about'], ['/Old', '/contact'], ['/new', '/about'], ['/OLD', '/about'])).toEqual([
      `3:9 Entry 2 › Old address: ${REPEATED('/Old')}`,
      `7:9 Entry 4 › Old address: ${REPEATED('/OLD')}`,
    ])
  })

  test('from the address of a page cause only a warning, and do not turn a redirect to that page into a chain', () => {
    expect(about(['/About', '/contact'], ['/old', '/about'])).toEqual([
      '1:9 Warning: Entry 1 › Old address: “/about” is the address of a page. The redirect takes effect when the page is removed.',
    ])
  })
})
