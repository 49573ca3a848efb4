import { parse, stringify } from 'yaml'
import { changeWarnings, checkChange } from '../../admin/check-change'
import { checkContent } from '../../content-check/check'
import { formatProblem } from '../../content-check/messages/report'
import { contentTypeOf } from '../../content-model/registry'
import { publishedContent } from '../../gatsby/output/admin'
import { contentForEachTest } from '../content-check/content-folder'
import { SERVICE_FIELDS } from '../content-check/mistakes'

const SERVICE = 'services/tax-planning.yml'

const content = contentForEachTest()

function typeOf(path: string) {
  const type = contentTypeOf(path)
  if (!type) throw new Error(`${path} is not a content file`)
  return type
}

const errorsIn = (path: string, text: string, isDirect = false) =>
  checkChange(publishedContent(content.root), path, typeOf(path), text, isDirect)

const warningsIn = (path: string, text: string) =>
  changeWarnings(publishedContent(content.root), path, typeOf(path), text)

/** Checks a change of a file: the fields that change, or undefined for those to remove. */
function change(path: string, changes: Record<string, unknown>) {
  const text = stringify({ ...(parse(content.read(path)) as object), ...changes }, { lineWidth: 0 })
  const { messages: errors, wrongFields } = errorsIn(path, text)
  return { text, errors, wrongFields }
}

test.each<[title: string, path: string, changes: Record<string, unknown>]>([
  ['a valid change', SERVICE, { name: 'Tax Plans' }],
  ['a change with only a warning', SERVICE, { name: 'Taxx' }],
  [
    'a link to a file, because only the repository knows those in static/',
    'pages/not-found.yml',
    { home: { label: 'Brochure', to: '/brochure.pdf' } },
  ],
  [
    'a picture and an entry chosen from lists, because the pull request checks them',
    SERVICE,
    { image: './new.jpg', imageAlt: 'A desk.', testimonial: 'new-draft' },
  ],
  ['an unfinished draft', SERVICE, { draft: true, introduction: undefined, cards: [] }],
  ['the placeholders of a new firm on a page', 'site.yml', { tagline: 'To write: tagline' }],
])('%s can be saved', (_, path, changes) => {
  expect(change(path, changes)).toMatchObject({ errors: [], wrongFields: [] })
})

test.each<[title: string, path: string, changes: Record<string, unknown>]>([
  ['a text that is too long', SERVICE, { name: 'Tax '.repeat(20) }],
  ['an unknown field', SERVICE, { color: 'red' }],
  ['an invisible character', SERVICE, { name: 'Tax\u200b Plans' }],
  ['a dead link to the site itself', 'team/ada-sample.yml', { linkedin: 'https://www.example.com/abuot' }],
  ['a phone number of another country', 'team/ada-sample.yml', { phone: '(312) 555-01' }],
  ['a link to a page that does not exist', 'pages/not-found.yml', { home: { label: 'Home', to: '/nowhere' } }],
])('%s is rejected with the message of the check', (_, path, changes) => {
  const { text, errors } = change(path, changes)
  content.write(path, text)
  const expected = checkContent(content.root).problems.filter(
    ({ file, severity }) => file === `content/${path}` && severity !== 'warning',
  )
  expect(expected).not.toEqual([])
  expect(errors).toEqual(expected.map(formatProblem))
})

const ROWS = [{ cells: ['Plan', '$500'], to: '/nowhere' }]

test.each<[title: string, path: string, changes: Record<string, unknown>, keyPaths: string[]]>([
  [
    'texts',
    'team/ada-sample.yml',
    { phone: '(312) 555-01', linkedin: 'https://https://a.example' },
    ['phone', 'linkedin'],
  ],
  ['a text in a group', 'pages/not-found.yml', { home: { label: 'Home', to: '/nowhere' } }, ['home.to']],
  ['an item of a list', 'team/ada-sample.yml', { specialties: ['Growth', 'Merg\u200bers'] }, ['specialties.1']],
  [
    'a cell of a table, which is a single field',
    'text-pages/privacy.yml',
    { sections: [{ heading: 'Fees', paragraphs: ['A table.'], table: { columns: ['Part', 'Fee'], rows: ROWS } }] },
    ['sections.0.table'],
  ],
  [
    'a choice among several, which are a single field',
    'pages/services.yml',
    { groups: [{ title: 'All', text: 'Ours.', services: ['tax-planning', 'tax-planning'] }] },
    ['groups.0.services'],
  ],
])('an error in %s names the field of the form', (_, path, changes, keyPaths) => {
  const { wrongFields } = change(path, changes)
  expect(wrongFields.map(({ keyPath }) => keyPath)).toEqual(keyPaths)
})

test('an error in a file that is a list names the field in its entry', () => {
  const text = content.read('statistics.yml').replace(/value: .*/, 'value: "4\u200b0%"')
  const [field, ...others] = errorsIn('statistics.yml', text).wrongFields
  expect(others).toEqual([])
  expect(field?.keyPath).toBe('entries.0.value')
  expect(field?.message).toBe(
    'There is a zero-width space (U+200B) here, which cannot be seen. Delete it. If you cannot see it, delete the words around it and type them again.',
  )
})

test('a new entry whose name cannot be an address is rejected', () => {
  expect(errorsIn('services/tax_plans.yml', content.read(SERVICE)).messages).toEqual([
    'The file name cannot be used as an address. It must contain only lowercase letters, digits, and single hyphens, such as tax-plans.yml.',
  ])
})

test('a warning is worded like an error, and names the field', () => {
  const text = stringify({ ...(parse(content.read(SERVICE)) as object), introduction: 'We read\n\nthe returns.' })
  expect(warningsIn(SERVICE, text)).toEqual([
    'Introduction: a blank line does not start a new paragraph here, so this line is joined to the text above. Delete the blank line.',
  ])
})

test('what an unfinished draft lacks is no warning', () => {
  const text = stringify({
    ...(parse(content.read(SERVICE)) as object),
    draft: true,
    name: 'To write: name',
    introduction: undefined,
  })
  expect(warningsIn(SERVICE, text)).toEqual([])
})

test('messages do not speak of lines, which a form does not have', () => {
  expect(change(SERVICE, { name: 'To write: name' }).errors).toEqual([
    'Short name: is still a placeholder. Replace it, or turn on “Draft”.',
  ])
  expect(change(SERVICE, { prefixes: ['services', 'services'] }).errors).toEqual([
    'Prefixes › Prefix 2: “services” is listed twice. Keep only one of the two.',
  ])
})

test('an entry for visitors may not be saved unfinished, and the last message says what to do', () => {
  expect(change(SERVICE, { introduction: undefined }).errors).toEqual([
    'Introduction: is empty. Fill it in.',
    'To save it unfinished, turn on “Draft”.',
  ])
})

test('saving as a draft is not suggested for an entry that cannot be one, or that has another mistake', () => {
  expect(change('site.yml', { name: undefined }).errors).toEqual(['The firm’s name: is empty. Fill it in.'])
  expect(change(SERVICE, { introduction: undefined, color: 'red' }).errors).toEqual([
    'Introduction: is empty. Fill it in.',
    `“color” is not a field here. Remove it; the fields here are ${SERVICE_FIELDS}.`,
  ])
})

test('a link to a page that the change itself adds is accepted', () => {
  content.replace(SERVICE, 'prefixes:\n  - services\n', '')
  const { navigation } = parse(content.read('site.yml')) as { navigation: object }
  const linked = { navigation: { ...navigation, pages: [{ label: 'Plans', to: '/plans/tax-planning' }] } }
  expect(change('site.yml', linked).errors).toEqual([
    'Navigation bar › Other pages › Link 1 › Link to: the site has no page “/plans/tax-planning”. Did you mean “/services/tax-planning”?',
  ])
  expect(change('site.yml', { ...linked, servicePrefixes: ['services', 'counseling', 'plans'] }).errors).toEqual([])
})

test('a link to a draft may be saved in a pull request, with a warning that says what to do, but not on the branch', () => {
  content.write('services/estates.yml', content.read(SERVICE) + 'draft: true\n')
  const text = content.read('pages/not-found.yml').replace(/to: .*/, 'to: /services/estates')
  const message =
    'Link to the home page › Link to: links to an entry that visitors cannot see. It is a draft: the link works once visitors can see it. Change that in content/services/estates.yml, or remove it here.'
  expect(errorsIn('pages/not-found.yml', text).messages).toEqual([])
  expect(warningsIn('pages/not-found.yml', text)).toEqual([message])
  expect(errorsIn('pages/not-found.yml', text, true).messages).toEqual([message])
})

test('an entry that is switched off may have mistakes', () => {
  content.replace('site.yml', 'servicePrefixes:', 'show:\n  careers: false\nservicePrefixes:')
  expect(change('jobs/consultant.yml', { location: undefined }).errors).toEqual([])
})

test('an entry that no page has room for is a warning, unless visitors do not see it anyway', () => {
  const quote = { quote: 'They kept every promise.', title: 'owner of an office', rating: 5 }
  for (const order of [1, 2, 3])
    content.write(`testimonials/${order}.yml`, stringify({ ...quote, author: 'Ada', order }))
  const fourth = stringify({ ...quote, author: 'Eve', order: 99 })
  expect(warningsIn('testimonials/eve.yml', fourth)).toEqual([
    'No menu, list, or page shows the testimonial “eve”. To show it on the home page, give it one of the 3 lowest “order” values.',
  ])
  expect(warningsIn('testimonials/eve.yml', `${fourth}draft: true\n`)).toEqual([])
})

test('a link or a reference to an entry that is still in another pull request is a warning', () => {
  content.write('services/estates.yml', content.read(SERVICE).replace('name: Tax Planning', 'name: Estates'))
  const waiting = new Set(['services/estates.yml'])
  const warnings = (path: string, text: string) =>
    changeWarnings(publishedContent(content.root), path, typeOf(path), text, waiting)
  const linked = content
    .read('pages/not-found.yml')
    .replace(/label: .*/, 'label: This is \u0430 plan')
    .replace(/to: .*/, 'to: /services/estates')
  expect(warnings('pages/not-found.yml', linked)).toEqual([
    'Link to the home page › Text: “\u0430” looks Latin, but its first letter is a Cyrillic letter “\u0430” (U+0430). Unless it is a name in that alphabet, type it again: “a”.',
    'Link to the home page › Link to: “/services/estates” is still in another pull request. Get that one published first; until then, this one’s tests will fail.',
  ])
  const listed = content.read('pages/services.yml').replace('- tax-planning', '- estates')
  expect(warnings('pages/services.yml', listed)).toEqual([
    'Groups › Group 1 › Services › Service 1: “estates” is still in another pull request. Get that one published first; until then, this one’s tests will fail.',
  ])
  expect(warnings('pages/not-found.yml', content.read('pages/not-found.yml'))).toEqual([])
  const wrong = content.read('pages/not-found.yml').replace(/to: .*/, 'to: /services/nowhere')
  expect(warnings('pages/not-found.yml', wrong)).toEqual([])
})

test('what the check says about quotes in files is not said in forms', () => {
  const hours = {
    text: 'Monday 9 to 5',
    open: { days: ['Monday'], opens: '9:00', closes: '17:00', utcOffset: '-06:00' },
  }
  const { contact } = parse(content.read('site.yml')) as { contact: object }
  expect(change('site.yml', { contact: { ...contact, hours: [hours] } }).errors).toEqual([
    'Contact › Opening hours, line by line › Line 1 › The same for search engines › Opening time: is not in the right format. It must be a 24-hour time, such as 09:00.',
  ])
})
