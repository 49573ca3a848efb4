import { contentChanges } from '../../../tools/preview-report/content-changes'
import { readContentSnapshot } from '../../../tools/preview-report/content-snapshot'
import { contentForEachTest } from '../../content-check/content-folder'
import { LOGO } from '../../factories/brand'

const before = contentForEachTest()
const after = contentForEachTest()

const changes = () => contentChanges(readContentSnapshot(before.root), readContentSnapshot(after.root))

/** The changes, one line each. */
const lines = () =>
  changes().map(
    ({ label, field, before: old, after: now, change }) =>
      `${change} ${[label, field].filter(Boolean).join(' › ')}: ${old ?? '–'} → ${now ?? '–'}`,
  )

test('identical content has no changes', () => {
  expect(changes()).toEqual([])
})

test('edited text is reported with its entry and field', () => {
  after.replace('services/tax-planning.yml', 'title: Tax Planning Services', 'title: Tax Services')
  expect(changes()).toEqual([
    {
      file: 'content/services/tax-planning.yml',
      line: 1,
      label: 'Services › Tax Planning',
      field: 'Page title',
      before: 'Tax Planning Services',
      after: 'Tax Services',
      change: 'changed',
    },
  ])
})

test('a formatting change is not reported', () => {
  after.write('services/tax-planning.yml', `# A remark\n\n${after.read('services/tax-planning.yml')}\n`)
  expect(changes()).toEqual([])
})

test('a new entry is reported with its text', () => {
  after.write('redirects.yml', '- from: /old\n  to: /services\n')
  expect(lines()).toEqual([
    'added Redirects › /old › The entry: – → Redirects › /old',
    'added Redirects › /old › Old address: – → /old',
    'added Redirects › /old › New address: – → /services',
  ])
})

test('a removed entry is reported by its name', () => {
  before.write('services/estate-planning.yml', before.read('services/tax-planning.yml').replaceAll('Tax', 'Estate'))
  expect(lines()).toEqual(['removed Services › Estate Planning › The entry: Services › Estate Planning → –'])
})

test('an entry with a new slug and the same text counts as renamed', () => {
  after.write('services/tax-strategy.yml', after.read('services/tax-planning.yml'))
  after.remove('services/tax-planning.yml')
  expect(lines().filter((line) => line.includes('Services › Tax Planning'))).toEqual([
    'renamed Services › Tax Planning › The entry: tax-planning → tax-strategy',
  ])
})

test('a redirected entry counts as renamed, however much its text has changed', () => {
  const text = after.read('services/tax-planning.yml')
  after.remove('services/tax-planning.yml')
  after.write('services/tax-strategy.yml', text.replace(/: [A-Z].*/g, ': Another text'))
  after.write('redirects.yml', '- from: /services/tax-planning\n  to: /services/tax-strategy\n')
  expect(lines()).toContain('renamed Services › Another text › The entry: tax-planning → tax-strategy')
})

test('a moved list item is reported with its old and new positions', () => {
  after.write('team/ada-sample.yml', after.read('team/ada-sample.yml').replace(/(\s+- Growth)(\s+- Mergers)/, '$2$1'))
  expect(lines()).toEqual([
    expect.stringMatching(/^moved Team › Ada Sample › Specialties › Specialty \d: (\w+) at \d → \1 at \d$/),
  ])
})

test('inserting a list item does not change the items after it', () => {
  after.replace('team/ada-sample.yml', '- Growth', '- Fees\n  - Growth')
  expect(lines()).toEqual(['added Team › Ada Sample › Specialties › Specialty 1: – → Fees'])
})

test('edited text in a list is compared with the text that it replaces', () => {
  after.replace('team/ada-sample.yml', '- Growth\n', '- Growth of practices\n')
  expect(lines()).toEqual(['changed Team › Ada Sample › Specialties › Specialty 1: Growth → Growth of practices'])
})

test('removing a list item does not change the items after it', () => {
  after.replace('team/ada-sample.yml', '- Growth\n', '')
  expect(lines()).toEqual(['removed Team › Ada Sample › Specialties › Specialty 1: Growth → –'])
})

test('text in a list item is reported with its line', () => {
  after.replace('services/tax-planning.yml', 'title: Plan\n', 'title: Programme\n')
  expect(lines()).toEqual(['changed Services › Tax Planning › Component cards › Card 2 › Title: Plan → Programme'])
  const text = after.read('services/tax-planning.yml').split('\n')
  expect(changes()[0]?.line).toBe(text.findIndex((one) => one.includes('Programme')) + 1)
})

test('a new field is reported as added', () => {
  after.write('services/tax-planning.yml', `${after.read('services/tax-planning.yml')}draft: true\n`)
  expect(lines()).toEqual(['added Services › Tax Planning › Draft: – → true'])
})

test('replacing an image under the same name changes the entry that shows it', () => {
  for (const folder of [before, after]) {
    folder.write('team/ada.jpg', LOGO)
    folder.write('team/ada-sample.yml', `${folder.read('team/ada-sample.yml')}image: ./ada.jpg\n`)
  }
  after.write('team/ada.jpg', 'Another image')
  expect(changes()).toEqual([
    expect.objectContaining({ before: 'content/team/ada.jpg', after: 'content/team/ada.jpg, new picture' }),
  ])
})

test.each(['services/tax-planning.yml', 'statistics.yml'])('the broken file %s is not compared', (file) => {
  after.write(file, `${after.read(file)}broken: [\n`)
  expect(changes()).toEqual([])
})
