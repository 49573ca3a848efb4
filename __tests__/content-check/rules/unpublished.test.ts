import { checkContent } from '../../../content-check/check'
import { contentForEachTest } from '../content-folder'

const NOW = new Date('2026-11-15T12:00:00Z')
const SERVICE = 'services/tax-planning.yml'
const JOB = 'jobs/consultant.yml'

const content = contentForEachTest()

const problems = (now = NOW) =>
  checkContent(content.root, now).problems.map(
    ({ file, line, column, field, message, advice }) =>
      `${file}:${line}:${column} ${field === undefined ? '' : `${field}: `}${message}. ${advice}`,
  )

/** Adds a second service, besides the one that everything refers to. */
function addService(): void {
  content.write('services/estate-planning.yml', content.read(SERVICE).replaceAll('Tax', 'Estate'))
}

/** Appends a line to a file in `content/`. */
function append(path: string, line: string): void {
  content.write(path, `${content.read(path)}${line}\n`)
}

test('the check accepts a list that names a draft among other entries', () => {
  addService()
  append('services/estate-planning.yml', 'draft: true')
  content.replace('pages/home.yml', '- tax-planning', '- tax-planning\n    - estate-planning')
  expect(problems()).toEqual([])
})

test('the check accepts an unpublished entry that no list names, and warns about it after it is published', () => {
  addService()
  append('services/estate-planning.yml', 'publishOn: "2026-12-01"')
  expect(problems()).toEqual([])
  expect(problems(new Date('2026-12-02T00:00:00Z'))).toEqual([
    expect.stringContaining('no menu, list, or page shows the service “estate-planning”'),
  ])
})

test('the check reports a list that would be empty, at the list', () => {
  addService()
  append('services/estate-planning.yml', 'draft: true')
  content.replace('pages/home.yml', '- tax-planning', '- estate-planning')
  expect(problems()).toEqual([
    'content/pages/home.yml:25:5 Services › Service cards: refers only to entries that visitors cannot see. It is a draft. Change that in content/services/estate-planning.yml, or remove it here.',
  ])
})

test('the check reports a link to a draft, and names the file of the draft', () => {
  addService()
  append('services/estate-planning.yml', 'draft: true')
  content.replace('site.yml', 'to: /about\n', 'to: /services/estate-planning#parts\n')
  expect(problems()).toEqual([
    'content/site.yml:30:11 Navigation bar › Other pages › Link 1 › Link to: links to an entry that visitors cannot see. It is a draft. Change that in content/services/estate-planning.yml, or remove it here.',
  ])
})

test('the check reports a link to a page that is not yet published until its day', () => {
  addService()
  append('services/estate-planning.yml', 'publishOn: "2026-12-01"')
  content.replace('pages/home.yml', '- tax-planning', '- tax-planning\n    - estate-planning')
  content.replace('site.yml', 'to: /about\n', 'to: /services/estate-planning\n')
  expect(problems()[0]).toContain('It is not published before December 1, 2026. Change that')
  expect(problems(new Date('2026-12-02T00:00:00Z'))).toEqual([])
})

test('the check rejects a position that closes before it is published', () => {
  append(JOB, 'publishOn: "2026-12-01"\nclosesOn: "2026-11-30"')
  expect(problems()).toEqual([
    'content/jobs/consultant.yml:10:11 Closes on: is before the day the position is published. Use the same day or a later one. Or delete this line; the field is optional.',
  ])
})

test('the check rejects a date that does not exist', () => {
  append(JOB, 'publishOn: "2024-02-31"')
  expect(problems()).toEqual([
    'content/jobs/consultant.yml:9:12 Publish on: is not in the right format. It must be a date in quotes, such as "2026-12-01". Or delete this line; the field is optional.',
  ])
})

test('the check accepts placeholder text only in a draft', () => {
  content.replace(JOB, 'location: Chicago', 'location: "To write: place"')
  expect(problems()).toEqual([
    'content/jobs/consultant.yml:3:11 Location: is still a placeholder. Replace it, or hide the entry from visitors with a line “draft: true”.',
  ])
  append(JOB, 'draft: true')
  expect(problems()).toEqual([])
})
