import { parse } from 'yaml'
import { checkContent } from '../../../content-check/check'
import { countProblems } from '../../../content-check/messages/problem'
import { ENTRY_TYPES, WORDS } from '../../../tools/commands/entry-types'
import { newEntry } from '../../../tools/commands/new-entry'
import { contentForEachTest } from '../../content-check/content-folder'

const content = contentForEachTest()

function make(...words: string[]) {
  const entry = newEntry(content.root, words)
  content.write(entry.file.replace('content/', ''), entry.text)
  return entry
}

const made = (...words: string[]): unknown => parse(make(...words).text)

test.each(ENTRY_TYPES.map(({ word }) => word))('a new %s is a draft, and passes the content check unedited', (word) => {
  expect(made(word, 'Fee Benchmarking')).toMatchObject({ draft: true })
  expect(countProblems(checkContent(content.root))).toMatchObject({ errors: 0 })
})

test('a new entry comes after the existing ones', () => {
  content.replace('jobs/consultant.yml', 'order: 1', 'order: 7')
  expect(made('job', 'Analyst')).toMatchObject({ order: 8 })
})

test('a new entry has the addresses of its pages or its anchor, which its title determines', () => {
  expect(make('service', 'Fee Planning').addresses).toEqual(['/services/fee-planning', '/counseling/fee-planning'])
  expect(make('member', 'Zoë O’Brien-Núñez')).toMatchObject({
    file: 'content/team/zoe-obrien-nunez.yml',
    addresses: ['/about/team#zoe-obrien-nunez'],
  })
})

test.each(['Fees: what # they cost', '"Quoted"', '2026-12-01'])('preserves the title %s', (title) => {
  expect(made('job', title)).toMatchObject({ title })
})

test('each field has its description above it, and an optional one in a comment', () => {
  const { text } = make('job', 'Analyst')
  expect(text).toMatch(/^# Department\. .*\ndepartment: /m)
  expect(text).toMatch(/^# closesOn: \S/m)
  expect(make('page', 'Fees').text).toMatch(/^ {4}# table: \S/m)
})

test.each<[mistake: string, words: string[], message: string]>([
  ['a misspelled kind', ['servce', 'Fees'], '“servce” is not a kind of entry. Did you mean “service”?'],
  ['an unknown kind', ['newsletter', 'Fees'], `“newsletter” is not a kind of entry. The kinds are ${WORDS}.`],
  [
    'a missing title',
    ['service', ' '],
    `Write the kind of entry (${WORDS}) and its title or name, for example: npm run content:new service "Fee Benchmarking"`,
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
