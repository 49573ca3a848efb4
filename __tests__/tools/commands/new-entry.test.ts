import { parse } from 'yaml'
import { z } from 'zod'
import { checkContent } from '../../../content-check/check'
import { checkEntry } from '../../../content-check/check-entry'
import { countProblems } from '../../../content-check/messages/problem'
import { readFile, type ReadFile } from '../../../content-check/parse/content-index'
import { defineContentType } from '../../../content-model/content-type'
import {
  choice,
  day,
  email,
  group,
  image,
  line,
  list,
  order,
  paragraphs,
  phone,
  reference,
} from '../../../content-model/fields'
import { icon } from '../../../content-model/icon'
import { externalAddress, link } from '../../../content-model/link'
import { publication } from '../../../content-model/publication'
import { changeFiles } from '../../../tools/commands/change-files'
import { ENTRY_TYPES, WORDS } from '../../../tools/commands/entry-types'
import { draftOf, newEntry } from '../../../tools/commands/new-entry'
import { contentForEachTest } from '../../content-check/content-folder'
import { filesWith, knownTargets } from '../../content-check/mistakes'

const content = contentForEachTest()

function make(...words: string[]) {
  const entry = newEntry(content.root, words)
  changeFiles(content.root, entry.changes)
  const [[file = '', text = ''] = []] = entry.changes
  return { ...entry, file, text }
}

const made = (...words: string[]): unknown => parse(make(...words).text)

test.each(ENTRY_TYPES.map(({ word }) => word))('a new %s is a draft, and passes the content check unedited', (word) => {
  expect(made(word, 'Fee Benchmarking')).toMatchObject({ draft: true })
  expect(countProblems(checkContent(content.root))).toMatchObject({ errors: 0 })
})

/** A content type with a field of every kind, all of them required. */
const everyField = defineContentType({
  name: 'Job',
  label: 'a sample',
  schema: z.strictObject({
    title: line({ label: 'Title', max: 40 }),
    order,
    published: day({ label: 'Date', example: '2001-01-01' }),
    author: reference('TeamMember', { label: 'Author', example: 'nobody' }),
    figure: reference('Statistic', { label: 'Statistic', example: 'none' }),
    services: list('Services', reference('Service', { label: 'Service', example: 'no-service' }), 3, { least: 2 }),
    parts: list(
      'Parts',
      group('Part', { author: reference('TeamMember', { label: 'Person', example: 'nobody' }) }),
      3,
      {
        least: 2,
      },
    ),
    picture: image({ label: 'Picture', example: './picture.jpg' }),
    phone: phone({ label: 'Phone number', example: '(312) 555-0142' }),
    mail: email({ label: 'Email address', example: 'ada@example.com' }),
    profile: externalAddress({ label: 'Profile', example: 'https://www.example.com/ada' }),
    button: link('Button'),
    icon,
    kind: choice(['one', 'two'], { label: 'Kind', example: 'one' }),
    text: paragraphs('Paragraphs', 3),
    ...publication,
  }),
  source: { kind: 'folder', folder: 'jobs', word: 'job', titleFields: ['title'] },
})

/** The draft of an entry with every kind of field among this content. */
const draftAmong = (files: readonly ReadFile[]) =>
  draftOf(everyField, 'a-title', 'A title', files, new Date('2026-12-01T03:00:00Z'))

/** The errors that the content check reports about an entry of this text. */
function errorsIn(text: string, files: readonly ReadFile[]): unknown[] {
  const { entry, fields, problems } = readFile('jobs/a-title.yml', everyField, text)
  const found = entry ? checkEntry(entry, fields, knownTargets(files)) : problems
  return found.filter(({ severity }) => severity !== 'warning')
}

test('a new entry with every kind of field passes the content check, and names the first entries that there are', () => {
  const files = filesWith({})
  const { text, absences } = draftAmong(files)
  expect(errorsIn(text, files)).toEqual([])
  expect(absences).toEqual([])
  // In the time zone of the site, it is still the day before.
  expect(parse(text)).toMatchObject({
    published: '2026-11-30',
    author: 'ada-sample',
    figure: 'retention',
    services: ['tax-planning'],
    parts: [{ author: 'ada-sample' }, { author: 'ada-sample' }],
    picture: null,
    phone: null,
  })
})

test('the dates of a new entry are in quotes, as the descriptions of their fields ask', () => {
  expect(draftAmong(filesWith({})).text).toMatch(/^published: (["'])2026-11-30\1$/m)
})

test('a new entry leaves a reference empty if there is no entry to name, and says what to create', () => {
  const files = filesWith({ 'statistics.yml': '[]' }).filter(({ path }) => !/^(?:team|services)\//.test(path))
  const { text, absences } = draftAmong(files)
  expect(errorsIn(text, files)).toEqual([])
  expect(parse(text)).toMatchObject({
    author: null,
    figure: null,
    services: [],
    parts: [{ author: null }, { author: null }],
  })
  expect(absences).toEqual([
    'The new entry must name a team member, but there is none yet. Create one with npm run content:new member, then name it in the file.',
    'The new entry must name a statistic, but there is none yet. Add one to content/statistics.yml, then name it in the file.',
    'The new entry must name a service, but there is none yet. Create one with npm run content:new service, then name it in the file.',
  ])
})

test('a new entry comes after the existing ones', () => {
  content.replace('jobs/consultant.yml', 'order: 1', 'order: 7')
  content.replace('team/ada-sample.yml', 'order: 1', 'order: 9')
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

test('each field has its description above it, but only in the first group of a list, and an optional one in a comment', () => {
  const { text } = make('job', 'Analyst')
  expect(text).toMatch(/^# Department\. .*\ndepartment: /m)
  expect(text).toMatch(/^# closesOn: \S/m)
  expect(make('page', 'Fees').text).toMatch(/^ {4}# table: \S/m)
  expect(draftAmong(filesWith({})).text.match(/^ *# Person\./gm)).toHaveLength(1)
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
