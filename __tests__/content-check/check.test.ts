import { stringify } from 'yaml'
import { checkContent } from '../../content-check/check'
import { serviceContent } from '../factories/content'
import { contentForEachTest, TEXTS } from './content-folder'
import { lineOf, positionIn, problemsOf, problemsWithImages, testMistakes } from './mistakes'

const SERVICE = 'services/tax-planning.yml'
const MEMBER = 'team/ada-sample.yml'
const HOME = 'pages/home.yml'
const JOB = 'jobs/consultant.yml'

const content = contentForEachTest()

const problems = () => problemsOf(content)

/** Where a marked part of a file is. */
const at = (path: string, part: string) => positionIn(content.read(path), part)

test('valid content has no problems', () => {
  expect(checkContent(content.root)).toMatchObject({ problems: [], files: TEXTS.size })
})

test('all problems of all files are reported in one run, sorted by file and line', () => {
  content.replace(SERVICE, 'icon: receipt-tax', 'icon: recept-tax')
  content.replace(SERVICE, 'name: Tax Planning', 'name: 7')
  content.replace(MEMBER, 'order: 1', 'order:1')
  content.replace(HOME, '- retention', '- retension')
  content.replace('brand.yml', '440', '300')
  content.write('integrations.yml', 'delivery:\n  provider: netlify\n')
  content.replace('pages/contact.yml', '    netlify: It goes to one company.\n', '')
  expect(checkContent(content.root).problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual(
    [
      ['brand.yml', 'weight: ‸300'],
      // At the group that lacks the text.
      ['pages/contact.yml', '‸privacy:\n    simulated:'],
      [HOME, '- ‸retension'],
      [SERVICE, 'name: ‸7'],
      [SERVICE, 'icon: ‸recept-tax'],
      [MEMBER, '‸order:1'],
    ].map(([path = '', part = '']) => `content/${path}:${at(path, part)}`),
  )
})

test('a file that cannot be read is reported, but not the links and references to its entries', () => {
  content.replace('site.yml', 'to: /about\n', 'to: /counseling/tax-planning\n')
  content.replace(SERVICE, 'summary: Plans', 'summary: @Plans')
  content.replace('statistics.yml', 'icon:', '@icon:')
  content.write('services/lending.yml', stringify(serviceContent({ title: 'Lending', description: 'Lending.' })))
  expect(problems()).toEqual([
    `${SERVICE}:${at(SERVICE, 'summary: ‸@')} text that begins with this character must be in quotes. Put the entire text in double quotes.`,
    `statistics.yml:${at('statistics.yml', '‸@icon')} text that begins with this character must be in quotes. Put the entire text in double quotes.`,
  ])
})

test.each([
  ['unreadable', (text: string) => text.replace('Sample Firm', '"Sample Firm')],
  ['empty', () => ''],
])('while the settings are %s, nothing is reported that may only follow from that', (_, damage) => {
  content.write('pages/careers.yml', 'hero: later\n')
  content.remove('pages/team.yml')
  content.replace('pages/about.yml', 'to: /about/team', 'to: /counseling/tax-planning')
  content.replace(HOME, 'to: /contact', 'to: /counseling/tax-planning#parts')
  content.replace(SERVICE, 'Plans that leave', 'Das sind Pläne')
  content.write('services/lending.yml', stringify(serviceContent({ title: 'Lending', description: 'Lending.' })))
  content.write('redirects.yml', '- from: /old\n  to: /counseling/tax-planning\n')
  content.write('site.yml', damage(content.read('site.yml')))
  expect(problems()).toEqual([expect.stringMatching(/^site\.yml:\d+:\d+ /)])
})

test('while a page is unreadable, links to its sections, and words that may be names in it, are not reported', async () => {
  content.replace(HOME, 'to: /contact', 'to: /about#story')
  content.replace(MEMBER, 'name: Ada Sample', 'name: @Zyxwv')
  content.replace('pages/about.yml', 'heading:', '@heading:')
  content.replace(SERVICE, 'We read', 'Zyxwv reads')
  const reported = 'text that begins with this character must be in quotes. Put the entire text in double quotes.'
  expect(await problemsWithImages(content)).toEqual([
    `pages/about.yml:${at('pages/about.yml', '‸@heading:')} ${reported}`,
    `${MEMBER}:${at(MEMBER, '‸@Zyxwv')} ${reported}`,
  ])
})

test('while a file is empty, words that may be names in it are not reported', async () => {
  content.write(JOB, '')
  content.replace(SERVICE, 'We read', 'Zyxwv reads')
  expect(await problemsWithImages(content)).toEqual([expect.stringMatching(/^jobs.*:1:1 the file is empty/)])
})

test('misspelled words are reported between the other problems, by file and line', async () => {
  content.replace(SERVICE, 'name: Tax Planning', 'name: 7')
  content.replace(SERVICE, 'We read', 'Zyxwv read')
  content.replace(JOB, 'title: Consultant', 'title: Konsultant')
  content.replace(SERVICE, 'prefixes:', 'prefixs:')
  expect((await problemsWithImages(content)).map((problem) => problem.split(' ', 1).join())).toEqual([
    `${JOB}:${at(JOB, '‸Konsultant')}`,
    `${SERVICE}:${at(SERVICE, 'name: ‸7')}`,
    `${SERVICE}:${at(SERVICE, '‸prefixs')}`,
    `${SERVICE}:${at(SERVICE, '‸Zyxwv')}`,
  ])
})

describe('several problems with one entry', () => {
  testMistakes('text-pages/privacy.yml', {
    // The wrong number of cells only follows from it.
    '- Time → - Time\n    table:\n      columns: [Engagement, Fee]\n      rows:\n        - cells: [Review, “plan, ‸act”]':
      'Sections › Section 1 › Table › Rows › Row 1 › Cells › Cell 3: a comma in brackets separates entries, so ““plan, act”” is read as 2 of them. If it is one text, put all of it in double quotes: "“plan, act”".',
    '- Time → - Time\n    links: [{ label: ‸To write, to: ‸/abuot }]': [
      'Sections › Section 1 › Links › Link 1 › Text: is still a placeholder. Replace it, or hide the entry from visitors with a line “draft: true”.',
      'Sections › Section 1 › Links › Link 1 › Link to: the site has no page “/abuot”. Did you mean “/about”?',
    ],
  })
  testMistakes(SERVICE, {
    '  - title: Plan →   - ‸titel: Plan':
      'Component cards › Card 2: “titel” is not a field here. Did you mean “title”?',
    'name: Tax Planning → name: ‸This is ‸\u0430 {nmae}': [
      'Short name: “{nmae}” is not a placeholder here. Remove the braces and the name in them.',
      'Warning: Short name: “а” looks Latin, but its first letter is a Cyrillic letter “а” (U+0430). Unless it is a name in that alphabet, type it again: “a”.',
    ],
    'name: Tax Planning\n → draft: true\nname: ‸To write\nsearchTitle: ‸""\n': [
      'Warning: Short name: is still a placeholder. Replace it, or hide the entry from visitors with a line “draft: true”.',
      'Warning: Search title: is empty. Between the quotes, write the text, or delete this line. Shown in search results and in the browser tab instead of the page title. The firm’s name is added.',
    ],
  })
})

test('an entry is published when its day begins in the time zone of the site', () => {
  const planned = serviceContent({ title: 'Lending', description: 'Lending.', publishOn: '2026-12-01' })
  content.write('services/lending.yml', stringify(planned))
  content.replace(HOME, '- tax-planning', '- tax-planning\n    - lending')
  content.replace('site.yml', 'to: /about\n', 'to: /services/lending\n')
  expect(problemsOf(content, new Date('2026-12-01T05:59:00Z'))).toEqual([
    expect.stringContaining('It is not published before December 1, 2026: the link works once visitors can see it.'),
  ])
  expect(problemsOf(content, new Date('2026-12-01T06:00:00Z'))).toEqual([])
})

test('while one key of a list is missing, references to its entries are not reported', () => {
  content.replace('statistics.yml', 'key: retention', 'kye: retention')
  expect(problems()).toEqual(['statistics.yml:1:3 Entry 1: “kye” is not a field here. Did you mean “key”?'])
})

test('an image that only a misspelled name refers to is not reported as unused', () => {
  content.write('team/ada.png', '')
  content.replace(MEMBER, 'order: 1', 'order: 1\nimage: ./aad.png')
  expect(problems()).toEqual([
    `${MEMBER}:${at(MEMBER, '‸./aad.png')} Portrait: there is no image “./aad.png”. Did you mean “./ada.png”?`,
  ])
  expect(checkContent(content.root).files).toBe(TEXTS.size + 1)
})

test('a missing entry is reported at each reference to it', () => {
  content.write('services/lending.yml', content.read(SERVICE))
  content.remove(SERVICE)
  const message = 'there is no service “tax-planning”. Use the name of a file in content/services/, without .yml.'
  expect(problems()).toEqual([
    `${HOME}:${at(HOME, '- ‸tax-planning')} Services › Service cards › Service 1: ${message}`,
    `pages/services.yml:${at('pages/services.yml', '- ‸tax-planning')} Groups › Group 1 › Services › Service 1: ${message}`,
    `site.yml:${at('site.yml', 'groups:\n      - title: Planning\n        services:\n          - ‸')} Navigation bar › Services menu › Groups › Service group 1 › Services › Service 1: ${message}`,
    `site.yml:${at('site.yml', 'footer:\n  services:\n    title: Planning\n    services:\n      - ‸')} Footer › Services column › Services › Service 1: ${message}`,
  ])
})

test('an entry that no other names causes a warning beside others, unless a page lists it and has room for it', () => {
  content.replace('site.yml', 'tagline: Advice for practices.', 'tagline: To write')
  content.replace(JOB, 'title: Consultant', 'title: Consultant 界')
  const statistics = content.read('statistics.yml')
  content.write('statistics.yml', statistics + statistics.replace('retention', 'growth'))
  const quote = content.read('testimonials/b-client.yml')
  for (const [index, client] of ['d', 'c', 'a'].entries())
    content.write(`testimonials/${client}-client.yml`, quote.replace('order: 1', `order: ${index + 2}`))
  content.write(SERVICE, `${content.read(SERVICE)}testimonial: b-client\n`)
  expect(problems()).toEqual([
    expect.stringMatching(/^jobs.* Warning: /),
    `site.yml:${at('site.yml', 'tagline: ‸')} Tagline: is still a placeholder. Replace it.`,
    `statistics.yml:${at('statistics.yml', 'key: ‸growth')} Warning: no menu, list, or page shows the statistic “growth”. To show it, add it to content/pages/about.yml or content/pages/home.yml.`,
    'testimonials/a-client.yml:1:1 Warning: no menu, list, or page shows the testimonial “a-client”. To show it on the home page, give it one of the 3 lowest “order” values.',
  ])
})

test('a page with the search title or description of an earlier one, in any capitalization, is reported with the earlier file', () => {
  const advice = (text: string) =>
    `Give each page its own ${text}, so that people can tell them apart in search results.`
  content.replace('pages/team.yml', 'title: Team', 'title: ABOUT')
  content.replace('pages/team.yml', 'What the page “Team” is', '"What the  page “About” is')
  content.replace('pages/team.yml', 'is about.', 'is about. "')
  content.replace(SERVICE, 'title: Tax Planning Services', 'title: Services')
  // A name and a description may be the same as a title.
  content.replace(SERVICE, 'name: Tax Planning', 'name: Services')
  content.replace('pages/careers.yml', 'What the page “Careers” is about.', 'About')
  const overview = `content/pages/services.yml:${lineOf('pages/services.yml', 'title: Services')}`
  const planned = serviceContent({ title: 'Services', description: 'Lending.', publishOn: '2999-01-01' })
  content.write('services/lending.yml', stringify(planned))
  expect(problems()).toEqual([
    `pages/team.yml:${at('pages/team.yml', 'title: ‸ABOUT')} Search results › Title: “ABOUT” is also the page title in content/pages/about.yml:${lineOf('pages/about.yml', 'title: About')}. ${advice('page title')}`,
    `pages/team.yml:${at('pages/team.yml', 'description: ‸')} Search results › Description: “What the page “About” is about.” is also the page description in content/pages/about.yml:${lineOf('pages/about.yml', 'description:')}. ${advice('page description')}`,
    `services/lending.yml:${at('services/lending.yml', 'title: ‸Services')} Page title: “Services” is also the page title in ${overview}. ${advice('page title')}`,
    `${SERVICE}:${at(SERVICE, 'title: ‸Services')} Page title: “Services” is also the page title in ${overview}. ${advice('page title')}`,
  ])
})

test('several pages without a title are reported because it is missing, not because it is the same', () => {
  for (const title of ['About', 'Team'])
    content.replace(`pages/${title.toLowerCase()}.yml`, `title: ${title}`, 'title: " "')
  expect(problems()).toEqual(
    ['about', 'team'].map((name) => expect.stringMatching(`^pages/${name}.*is empty`) as string),
  )
})
