/** @jest-environment node */
import { checkContent } from '../../../../tools/content/check'
import { contentFolder, type ContentFolder } from '../content-folder'

const NOW = new Date('2026-11-15T12:00:00Z')
const SERVICE = 'services/tax-planning.yml'
const JOB = 'jobs/consultant.yml'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

const problems = (now = NOW) =>
  checkContent(content.root, [], now).problems.map(
    ({ file, line, column, field, message, advice }) =>
      `${file}:${line}:${column} ${field === undefined ? '' : `${field}: `}${message}. ${advice}`,
  )

/** A second service beside the one that everything names. */
function addService(): void {
  content.write('services/estate-planning.yml', content.read(SERVICE).replaceAll('Tax', 'Estate'))
}

/** Writes a line at the end of a file of `content/`. */
function append(path: string, line: string): void {
  content.write(path, `${content.read(path)}${line}\n`)
}

test('a list that names a draft among others is right', () => {
  addService()
  append('services/estate-planning.yml', 'draft: true')
  content.replace('pages/home.yml', '- tax-planning', '- tax-planning\n    - estate-planning')
  expect(problems()).toEqual([])
})

test('a draft that no list names yet is no mistake, and one to warn of once it is published', () => {
  addService()
  append('services/estate-planning.yml', 'publishOn: "2026-12-01"')
  expect(problems()).toEqual([])
  expect(problems(new Date('2026-12-02T00:00:00Z'))).toEqual([
    expect.stringContaining('no menu, list or page shows the service “estate-planning”'),
  ])
})

test('a list of which nothing would be left is told, at the list', () => {
  addService()
  append('services/estate-planning.yml', 'draft: true')
  content.replace('pages/home.yml', '- tax-planning', '- estate-planning')
  expect(problems()).toEqual([
    'content/pages/home.yml:25:5 Services › Service cards: names no entry that visitors see. It is a draft: change that in content/services/estate-planning.yml, or take it out here.',
  ])
})

test('a link to a draft is told, with the file that would publish it', () => {
  addService()
  append('services/estate-planning.yml', 'draft: true')
  content.replace('site.yml', 'to: /about\n', 'to: /services/estate-planning#parts\n')
  expect(problems()).toEqual([
    'content/site.yml:30:11 Navigation bar › Other pages › Link 1 › Target: leads to an entry that visitors do not see. It is a draft: change that in content/services/estate-planning.yml, or take it out here.',
  ])
})

test('a link to a page that is to come is wrong until its day', () => {
  addService()
  append('services/estate-planning.yml', 'publishOn: "2026-12-01"')
  content.replace('pages/home.yml', '- tax-planning', '- tax-planning\n    - estate-planning')
  content.replace('site.yml', 'to: /about\n', 'to: /services/estate-planning\n')
  expect(problems()[0]).toContain('It is not published before December 1, 2026: change that')
  expect(problems(new Date('2026-12-02T00:00:00Z'))).toEqual([])
})

test('a date in the past closes a position and is no mistake', () => {
  append(JOB, 'closesOn: "2020-01-31"')
  expect(problems()).toEqual([])
})

test('a position that closes before it is published is refused', () => {
  append(JOB, 'publishOn: "2026-12-01"\nclosesOn: "2026-11-30"')
  expect(problems()).toEqual([
    'content/jobs/consultant.yml:10:11 Closes on: is before the day on which it is published. The last day on which visitors see it. Or delete this line; the field may be left out.',
  ])
})

test('a day that no calendar has is refused', () => {
  append(JOB, 'publishOn: "2024-02-31"')
  expect(problems()).toEqual([
    'content/jobs/consultant.yml:9:12 Publish on: does not have the right form. It must be a day of the calendar in quotes, such as "2026-12-01". Or delete this line; the field may be left out.',
  ])
})

test('a day without quotes is refused once', () => {
  append(JOB, 'publishOn: 2026-12-01')
  expect(problems()).toEqual([
    'content/jobs/consultant.yml:9:12 Publish on: must be text in quotes; the site reads it as a date. Write "2026-12-01".',
  ])
})

test('a draft that is neither true nor false is refused', () => {
  append(JOB, 'draft: yes')
  expect(problems()).toEqual([
    'content/jobs/consultant.yml:9:8 Draft: is text. It must be true or false. Or delete this line; the field may be left out.',
  ])
})

test('the text of a new file may stand in a draft, and nowhere else', () => {
  content.replace(JOB, 'location: Chicago', 'location: "Replace this: place"')
  expect(problems()).toEqual([
    'content/jobs/consultant.yml:3:11 Place: is still the text of a new file. Write the real one, or keep the entry from visitors with a line “draft: true”.',
  ])
  append(JOB, 'draft: true')
  expect(problems()).toEqual([])
})
