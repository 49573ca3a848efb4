import { parse } from 'yaml'
import { checkContent } from '../../../content-check/check'
import { joinWithOr } from '../../../content-check/messages/text-format'
import { CONTENT_TYPES } from '../../../content-model/registry'
import { ENTRY_TYPES } from '../../../tools/commands/entry-types'
import { newEntry } from '../../../tools/commands/new-entry'
import { contentForEachTest } from '../../content-check/content-folder'

const KINDS = joinWithOr(ENTRY_TYPES.map(({ word }) => word))

const content = contentForEachTest()

/** Creates an entry in the content folder, as the command does. */
function make(...words: string[]) {
  const entry = newEntry(content.root, words)
  content.write(entry.file.replace('content/', ''), entry.text)
  return entry
}

const made = (...words: string[]): unknown => parse(make(...words).text)

test('entries of every content type with one file per entry can be created', () => {
  const folders = CONTENT_TYPES.filter(({ source }) => source.kind === 'folder')
  expect(ENTRY_TYPES.map(({ type }) => type)).toEqual(expect.arrayContaining(folders))
})

test.each(ENTRY_TYPES.map(({ word }) => word))('a new %s passes the content check unedited', (word) => {
  make(word, 'Fee Benchmarking')
  expect(checkContent(content.root).problems).toEqual([])
})

test('a new entry is a draft', () => {
  expect(made('job', 'Analyst')).toMatchObject({ draft: true })
})

test('the check reports each placeholder of a new entry without its draft line', () => {
  const { file, text } = make('job', 'Analyst')
  content.write(file.replace('content/', ''), text.replace('draft: true\n', ''))
  expect(checkContent(content.root).problems.map(({ field }) => field)).toEqual([
    'Location',
    'Type',
    'Department',
    'Description',
    'Requirements › Requirement 1',
  ])
})

test('a new entry comes after the existing ones', () => {
  content.replace('jobs/consultant.yml', 'order: 1', 'order: 7')
  expect(made('job', 'Analyst')).toMatchObject({ order: 8 })
})

test('the title becomes the slug', () => {
  expect(make('member', 'Zoë O’Brien-Núñez').file).toBe('content/team/zoe-obrien-nunez.yml')
})

test('a title does not need quotes', () => {
  expect(made('job', 'Tax', 'Analyst')).toMatchObject({ title: 'Tax Analyst' })
})

test.each(['Fees: what # they cost', '"Quoted"', '02134', '2026-12-01', 'true', '- dash', '{brace: a}', "Ada's"])(
  'preserves the title %s',
  (title) => {
    expect(made('job', `${title} a`)).toMatchObject({ title: `${title} a` })
    make('job', title)
    expect(checkContent(content.root).problems).toEqual([])
  },
)

test('each field has its description above it, and an optional one in a comment', () => {
  const { text } = make('job', 'Analyst')
  expect(text).toMatch(/^# Department\. .*\ndepartment: /m)
  expect(text).toMatch(/^# closesOn: \S/m)
})

test('a new service is listed with the addresses of its pages, and a person with an anchor', () => {
  expect(make('service', 'Fee Benchmarking').addresses).toEqual([
    '/services/fee-benchmarking',
    '/counseling/fee-benchmarking',
  ])
  expect(make('member', 'Bo').addresses).toEqual(['/about/team#bo'])
})

test.each<[mistake: string, words: string[], message: string]>([
  ['a misspelled kind', ['servce', 'Fees'], '“servce” is not a kind of entry. Did you mean “service”?'],
  ['an unknown kind', ['newsletter', 'Fees'], `“newsletter” is not a kind of entry. The kinds are ${KINDS}.`],
  [
    'a missing title',
    ['service', ' '],
    `Write the kind of entry (${KINDS}) and its title or name, for example: npm run content:new service "Fee Benchmarking"`,
  ],
  [
    'a title without letters',
    ['service', '!?'],
    '“!?” contains no digits or letters from a to z, so it cannot become an address. Choose another title; you can change it later in the file.',
  ],
  [
    'an entry that already exists',
    ['service', 'Tax Planning'],
    'content/services/tax-planning.yml already exists. Nothing was changed. Edit that file, or choose another title.',
  ],
])('the command rejects %s with a message', (_, words, message) => {
  expect(() => newEntry(content.root, words)).toThrow(new Error(message))
})
