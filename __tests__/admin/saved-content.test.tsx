import { savedContent, type SavedEntry, waitingFiles } from '../../admin/saved-content'
import { savedEntry } from './saved-entry'

const BUILT = {
  'services/tax-planning.yml': { name: 'Tax Planning' },
  'site.yml': { name: 'Waymark' },
}

function savedWith(entries: readonly SavedEntry[]) {
  window.savedEntries = () => entries
  return savedContent(BUILT)
}

const SERVICE = savedEntry('services/tax-planning.yml', 'name: Tax Planning\n')

test('what was saved since the build takes the place of what was built, and new entries are added', () => {
  const saved = [
    savedEntry('site.yml', 'name: Northstar\n'),
    savedEntry('statistics.yml', '- value: "9"\n'),
    savedEntry('services/estates.yml', 'name: Estates\ndraft: true\n', { status: 'draft' }),
  ]
  expect(savedWith([SERVICE, ...saved])).toEqual({
    ...BUILT,
    'site.yml': { name: 'Northstar' },
    'statistics.yml': [{ value: '9' }],
    'services/estates.yml': { name: 'Estates', draft: true },
  })
})

test.each<[title: string, entries: readonly SavedEntry[]]>([
  ['that was deleted', []],
  ['that a pull request deletes', [{ ...SERVICE, workflow: { status: 'pending_deletion' } }]],
])('an entry %s is gone', (_, entries) => {
  expect(savedWith(entries)).toEqual({ 'site.yml': BUILT['site.yml'] })
})

test('an entry that is saved again has its latest text', () => {
  const [first, second] = ['Estates', 'Estate Plans'].map((name) =>
    savedEntry('services/estates.yml', `name: ${name}\n`),
  )
  for (const [entry, name] of [
    [first, 'Estates'],
    [second, 'Estate Plans'],
  ] as const)
    expect(savedWith(entry ? [SERVICE, entry] : [])).toEqual({ ...BUILT, 'services/estates.yml': { name } })
})

test('a file that the CMS cannot read is as it was built', () => {
  expect(savedWith([SERVICE])).toEqual(BUILT)
})

test('what only a pull request has is waiting, unless that deletes it', () => {
  window.savedEntries = () => [
    { ...SERVICE, workflow: { status: 'draft' } },
    savedEntry('services/estates.yml', 'name: Estates\n', { status: 'pending_review' }),
    savedEntry('services/audits.yml', 'name: Audits\n', { status: 'pending_deletion' }),
    savedEntry('services/aid.yml', 'name: Aid\n'),
  ]
  expect([...waitingFiles(BUILT)]).toEqual(['services/estates.yml'])
})
