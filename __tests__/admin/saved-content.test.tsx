import { fromFile } from '../../admin/entry-values'
import { savedContent, waitingFiles } from '../../admin/saved-content'

const BUILT = {
  'services/tax-planning.yml': { name: 'Tax Planning' },
  'site.yml': { name: 'Waymark' },
}

type Entries = ReturnType<typeof window.savedEntries>

/** An entry as the CMS has it. */
const entryOf = (path: string, text: string, workflow?: { status: string }): Entries[number] => ({
  locales: { _default: { path: `content/${path}`, content: fromFile(text, `content/${path}`) } },
  workflow,
})

function savedWith(entries: Entries) {
  window.savedEntries = () => entries
  return savedContent(BUILT)
}

const SERVICE = entryOf('services/tax-planning.yml', 'name: Tax Planning\n')

test('what was saved since the build takes the place of what was built, and new entries are added', () => {
  const saved = [
    entryOf('site.yml', 'name: Northstar\n'),
    entryOf('statistics.yml', '- value: "9"\n'),
    entryOf('services/estates.yml', 'name: Estates\ndraft: true\n', { status: 'draft' }),
  ]
  expect(savedWith([SERVICE, ...saved])).toEqual({
    ...BUILT,
    'site.yml': { name: 'Northstar' },
    'statistics.yml': [{ value: '9' }],
    'services/estates.yml': { name: 'Estates', draft: true },
  })
})

test.each<[title: string, entries: Entries]>([
  ['that was deleted', []],
  ['that a pull request deletes', [{ ...SERVICE, workflow: { status: 'pending_deletion' } }]],
])('an entry %s is gone', (_, entries) => {
  expect(savedWith(entries)).toEqual({ 'site.yml': BUILT['site.yml'] })
})

test('a file that the CMS cannot read is as it was built', () => {
  expect(savedWith([SERVICE])).toEqual(BUILT)
})

test('what only a pull request has is waiting, unless that deletes it', () => {
  window.savedEntries = () => [
    { ...SERVICE, workflow: { status: 'draft' } },
    entryOf('services/estates.yml', 'name: Estates\n', { status: 'pending_review' }),
    entryOf('services/audits.yml', 'name: Audits\n', { status: 'pending_deletion' }),
    entryOf('services/aid.yml', 'name: Aid\n'),
  ]
  expect([...waitingFiles(BUILT)]).toEqual(['services/estates.yml'])
})
