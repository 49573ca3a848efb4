import { rmSync } from 'node:fs'
import sharp from 'sharp'
import { teamMember } from '../../../content-model/team-member'
import { compareRevisions } from '../../../tools/preview-report/compare-revisions'
import { contentChanges } from '../../../tools/preview-report/content-changes'
import { hiddenPaths, readContentSnapshot } from '../../../tools/preview-report/content-snapshot'
import { type FieldChange, fieldChanges } from '../../../content-check/messages/field-changes'
import { wordChanges } from '../../../tools/preview-report/word-changes'
import { type ContentFolder, contentForEachTest } from '../../content-check/content-folder'
import { LOGO } from '../../factories/brand'

const MEMBER = 'team/ada-sample.yml'

const before = contentForEachTest()
const after = contentForEachTest()

/** The texts of files before and after; a file that is null does not exist. */
type Edits = Readonly<Record<string, readonly [string | Uint8Array | null, string | Uint8Array | null]>>

function edit(edits: Edits): void {
  for (const [file, [old, now]] of Object.entries(edits)) {
    if (old !== null) before.write(file, old)
    if (now !== null) after.write(file, now)
  }
}

const changes = () => contentChanges(readContentSnapshot(before.root), readContentSnapshot(after.root))

const lineOf = ({ field, before: old, after: now, change }: Omit<FieldChange, 'path'>, entry = '') =>
  `${change} ${entry}${field}: ${old ?? '–'} → ${now ?? '–'}`
const lines = () => changes().map((change) => lineOf(change, `${change.label} › `))

test.each<[string, Edits]>([
  ['the content is identical', {}],
  ['only its format differs', { [MEMBER]: ['name: Ada', '# A remark\n\nname:   "Ada"\n'] }],
  ['its file is broken after the change', { [MEMBER]: ['name: Ada', 'name: [\n'] }],
  ['its file was broken before the change', { 'statistics.yml': ['- [\n', '- key: a\n'] }],
])('no change is reported if %s', (_, edits) => {
  edit(edits)
  expect(changes()).toEqual([])
})

test('the changes of a file are reported beside files that are broken before or after the change', () => {
  edit({
    'services/aid.yml': ['name: [', 'name: Aid'],
    'services/tax.yml': ['name: Tax', 'name: ['],
    [MEMBER]: ['name: Ada', 'name: Eve'],
  })
  expect(lines()).toEqual(['changed Team › Eve › Name: Ada → Eve'])
})

const PICTURE = 'image: ./ada.jpg'

test.each<[string, Edits, string[]]>([
  [
    'a page that has its own type',
    { 'pages/home.yml': ['hero: { heading: Grow }', 'hero: { heading: Thrive }'] },
    ['changed Home page › Hero › Heading: Grow → Thrive'],
  ],
  [
    'an entry that is moved in a list, by its title',
    {
      'services/tax.yml': ['name: Tax Planning', 'name: Tax Planning'],
      'services/aid.yml': ['name: Aid', 'name: Aid'],
      'pages/home.yml': ['services: { cards: [aid, tax, gone] }', 'services: { cards: [tax, aid, gone] }'],
    },
    ['moved Home page › Services › Service cards › Service 2: Aid at 1 → Aid at 2'],
  ],
  [
    'entries with the same title, by their names',
    {
      'services/tax.yml': ['name: Tax', 'name: Tax'],
      'services/taxes.yml': ['name: Tax', 'name: Tax'],
      'pages/home.yml': ['services: { cards: [tax] }', 'services: { cards: [taxes] }'],
    },
    ['changed Home page › Services › Service cards › Service 1: tax → taxes'],
  ],
  [
    'an entry that is gone from a list, by the title that it had',
    {
      'services/tax.yml': ['name: Tax', null],
      'pages/home.yml': ['services: { cards: [tax] }', 'services: { cards: [] }'],
    },
    [
      'removed Home page › Services › Service cards › Service 1: Tax → –',
      'removed Services › Tax › The entry: Services › Tax → –',
    ],
  ],
  [
    'an entry with a new title, which also has that title where it is newly named, but not where it was named before',
    {
      'services/tax.yml': ['name: Tax', 'name: Taxes'],
      'services/aid.yml': ['name: Aid', 'name: Aid'],
      'pages/home.yml': ['services: { cards: [aid] }', 'services: { cards: [aid, tax] }'],
      'site.yml': ['footer: { services: { services: [tax] } }', 'footer: { services: { services: [tax] } }'],
    },
    [
      'added Home page › Services › Service cards › Service 2: – → Taxes',
      'changed Services › Taxes › Short name: Tax → Taxes',
    ],
  ],
  [
    'an item without a key, by its position',
    { 'statistics.yml': ['- { key: a }\n- { value: a }', '- { key: a }\n- { value: b }'] },
    ['changed Statistics › 2 › Figure: a → b'],
  ],
  [
    'a switch that is turned off',
    { 'site.yml': ['show: { careers: true }', 'show: { careers: false }'] },
    ['changed Site › Optional pages › Careers page, with the open positions: true → false'],
  ],
  [
    'a new entry, with its text, and in the order of the files',
    { 'redirects.yml': [null, '- { from: /old, to: / }'], [MEMBER]: ['name: Ada', 'name: Eve'] },
    [
      'added Redirects › /old › The entry: – → Redirects › /old',
      'added Redirects › /old › Old address: – → /old',
      'added Redirects › /old › New address: – → /',
      'changed Team › Eve › Name: Ada → Eve',
    ],
  ],
  ['a removed entry', { 'team/eve.yml': ['name: "Eve "', null] }, ['removed Team › Eve › The entry: Team › Eve → –']],
  [
    'an item of a list that has a key, even if items before it are removed',
    { 'statistics.yml': ['- { key: a, value: a }\n- { key: b, value: b }', '- { key: b, value: c }'] },
    ['removed Statistics › a › The entry: Statistics › a → –', 'changed Statistics › b › Figure: b → c'],
  ],
  [
    'an entry with a new slug and the same name as renamed',
    { 'team/eve.yml': ['name: Eve', null], 'team/eva.yml': [null, 'name: Eve'] },
    ['renamed Team › Eve › The entry: eve → eva'],
  ],
  [
    'a renamed entry once, and no change to each list that refers to it',
    {
      'services/tax.yml': ['name: Tax', null],
      'services/taxes.yml': [null, 'name: Tax'],
      'pages/home.yml': ['services: { cards: [tax] }', 'services: { cards: [taxes] }'],
    },
    ['renamed Services › Tax › The entry: tax → taxes'],
  ],
  [
    'a new picture under the same name',
    { 'team/ada.jpg': [LOGO, 'Another picture'], [MEMBER]: [PICTURE, PICTURE] },
    ['changed Team › ada-sample › Portrait: content/team/ada.jpg → content/team/ada.jpg, new picture'],
  ],
  [
    'another picture, by its path',
    { 'team/ada.jpg': [LOGO, LOGO], [MEMBER]: [PICTURE, 'image: ./none.jpg'] },
    ['changed Team › ada-sample › Portrait: content/team/ada.jpg → content/team/none.jpg'],
  ],
])('the report shows %s', (_, edits, expected) => {
  edit(edits)
  expect(lines()).toEqual(expected)
})

const item = (name: string, text = `${name}.`) => ({ name, text })
const ITEMS = ['A', 'B', 'C'].map((name) => item(name))

test.each<[string, unknown, unknown, string[]]>([
  ['a field by its label', {}, { order: 1 }, ['added Order: – → 1']],
  ['a removed group', { a: { b: 'c', d: 'e' } }, {}, ['removed a › b: c → –', 'removed a › d: e → –']],
  ['a removed list', { a: ['A'] }, {}, ['removed a › Entry 1: A → –']],
  ['a text in place of a list', { a: ['A', 'B'] }, { a: 'C' }, ['changed a: A\nB → C']],
  ['a list in place of a text', { a: 'C' }, { a: ['A', 'B'] }, ['changed a: C → A\nB']],
  ['a text in place of a group', { a: { b: 'c', d: 'e' } }, { a: 'f' }, ['changed a: c\ne → f']],
  ['a space at the end of a text', { a: 'A' }, { a: 'A ' }, ['changed a: A → A']],
  ['a field that loses its value', { a: 'A' }, { a: null }, ['removed a: A → –']],
  ['only an inserted item', ['A', 'B'], ['C', 'A', 'B'], ['added Entry 1: – → C']],
  ['only a removed item', ['C', 'A', 'B'], ['A', 'B'], ['removed Entry 1: C → –']],
  ['an edited first item', ['A', 'B'], ['C', 'B'], ['changed Entry 1: A → C']],
  ['an edited last item', ['A', 'B'], ['A', 'C'], ['changed Entry 2: B → C']],
  ['a new first and a removed last item', ['A', 'B'], ['C', 'A'], ['added Entry 1: – → C', 'removed Entry 2: B → –']],
  [
    'an item of which only a part of a group is the same',
    [{ a: 'A', b: { c: 'C', d: 'D' } }, { a: 'E' }],
    [{ a: 'B', b: { c: 'X', d: 'D' } }, { a: 'E' }],
    ['changed Entry 1 › a: A → B', 'changed Entry 1 › b › c: C → X'],
  ],
  ['a moved item', ['A', 'B'], ['B', 'A'], ['moved Entry 2: A at 1 → A at 2']],
  ['only the item that moved past the others', ['A', 'B', 'C'], ['C', 'A', 'B'], ['moved Entry 1: C at 3 → C at 1']],
  [
    'an item that moved in the list of another item',
    { a: [{ b: ['A'] }, { b: ['B', 'C', 'D'] }] },
    { a: [{ b: ['A'] }, { b: ['C', 'D', 'B'] }] },
    ['moved a › Entry 2 › b › Entry 3: B at 1 → B at 3'],
  ],
  ['one of two equal items as removed', ['A', 'A', 'B'], ['A', 'B'], ['removed Entry 2: A → –']],
  ['one of two equal items as added', ['A', 'B'], ['A', 'A', 'B'], ['added Entry 2: – → A']],
  [
    'of two items with the same name, the one that is left as it was',
    [item('A', 'One.'), item('A', 'Two.')],
    [item('A', 'Two.')],
    ['removed Entry 1: A\nOne. → –'],
  ],
  ['two removed items in their order', ['A', 'B', 'C'], ['C'], ['removed Entry 1: A → –', 'removed Entry 2: B → –']],
  ['no move in a list of eleven items', 'ABCDEFGHIJK'.split(''), 'ABCDEFGHIJL'.split(''), ['changed Entry 11: K → L']],
  ['two edits in a row', ['A', 'B', 'C'], ['D', 'E', 'C'], ['changed Entry 1: A → D', 'changed Entry 2: B → E']],
  [
    'new fields first, in their order, and then removed ones',
    { b: '1', a: '2' },
    { d: '3', c: '4' },
    ['added d: – → 3', 'added c: – → 4', 'removed b: 1 → –', 'removed a: 2 → –'],
  ],
  ['all texts of an inserted item', ITEMS, [item('D'), ...ITEMS], ['added Entry 1: – → D\nD.']],
  [
    'a moved and edited item with the same name',
    ITEMS,
    [item('C', 'D.'), ...ITEMS.slice(0, 2)],
    ['moved Entry 1: C at 3 → C at 1', 'changed Entry 1 › text: C. → D.'],
  ],
  [
    'a moved item by its new name',
    ITEMS,
    [item('D', 'C.'), ...ITEMS.slice(0, 2)],
    ['moved Entry 1: D at 3 → D at 1', 'changed Entry 1 › name: C → D'],
  ],
  [
    'a new table with the texts of each row side by side',
    { a: [] },
    { a: [{ columns: ['A', 'B'], rows: [{ cells: ['C', 'D'] }, { cells: ['E', 'F'] }] }] },
    ['added a › Entry 1: – → A | B\nC | D\nE | F'],
  ],
])('the comparison of an entry shows %s', (_, old, now, expected) => {
  expect(fieldChanges(teamMember, old, now).map((change) => lineOf(change))).toEqual(expected)
})

test('a change has its file, its line, its entry, and its field', () => {
  edit({ [MEMBER]: ['name: Ada\norder: 1\nphone: "1"', 'name: Ada\norder: 2\nspecialties:\n  - Fees'] })
  const place = { file: `content/${MEMBER}`, label: 'Team › Ada' }
  expect(changes()).toEqual([
    { ...place, line: 2, field: 'Order', before: '1', after: '2', change: 'changed' },
    { ...place, line: 4, field: 'Specialties › Specialty 1', before: null, after: 'Fees', change: 'added' },
    { ...place, field: 'Phone number', before: '1', after: null, change: 'removed' },
  ])
})

test('the line of a change to an item in a file with several is that of the field, or of the item if it is new', () => {
  const list = '- from: /a\n  to: /\n- from: /b\n  to: /'
  edit({ 'redirects.yml': [list, `${list}about\n- from: /c\n  to: /`] })
  expect(changes().map(({ field, line }) => [field, line])).toEqual([
    ['New address', 4],
    ['The entry', 5],
    ['Old address', 5],
    ['New address', 6],
  ])
})

test('a project without a content folder has no entries', () => {
  rmSync(before.at(), { recursive: true })
  expect(readContentSnapshot(before.root).entries).toEqual([])
})

test('a change of a picture has both pictures, no larger than is useful beside the field', async () => {
  const picture = (background: string, width: number) =>
    sharp({ create: { width, height: 100, channels: 3, background } })
      .png()
      .toBuffer()
  edit({
    'team/ada.png': [await picture('red', 480), await picture('blue', 100)],
    [MEMBER]: ['image: ./ada.png', 'image: ./ada.png'],
  })
  const side = ({ root }: ContentFolder) => ({ name: 'A state', root, failure: 'Not built' })
  const { content } = await compareRevisions(side(before), side(after))
  const shown = content.map(({ pictures }) =>
    Promise.all(
      [pictures?.before, pictures?.after].map(async (image) => {
        const { width, height } = await sharp(image).metadata()
        const { dominant } = await sharp(image).stats()
        return [width, height, dominant.r > dominant.b ? 'red' : 'blue']
      }),
    ),
  )
  expect(await Promise.all(shown)).toEqual([
    [
      [240, 50, 'red'],
      [100, 100, 'blue'],
    ],
  ])
})

describe('an entry that a redirect leads away from', () => {
  const redirected = (redirect: string) => {
    edit({
      'services/tax.yml': ['name: Tax', null],
      'services/a-new-one.yml': [null, 'name: New'],
      'services/strategy.yml': [null, 'name: Strategy'],
      'jobs/strategy.yml': [null, 'title: Strategist'],
      'redirects.yml': [null, `- ${redirect}`],
    })
    return lines().filter((line) => line.includes('The entry') && !line.includes('Redirects'))
  }

  test('counts as renamed, however much its text has changed', () => {
    expect(redirected('{ from: /services/tax, to: /services/strategy }')).toEqual([
      'added Open positions › Strategist › The entry: – → Open positions › Strategist',
      'added Services › New › The entry: – → Services › New',
      'renamed Services › Strategy › The entry: tax → strategy',
    ])
  })

  test.each(['{ from: /services/tax, to: /services }', '{ from: /services/other, to: /services/strategy }'])(
    'counts as removed if the redirect is that of another entry, or to another page: %s',
    (redirect) => {
      expect(redirected(redirect)).toContain('removed Services › Tax › The entry: Services › Tax → –')
    },
  )
})

test('the pages of drafts and of planned entries are hidden', () => {
  const edits = {
    'services/tax-planning.yml': 'draft: true',
    'services/planned.yml': 'publishOn: "2026-03-02"',
    'services/public.yml': 'publishOn: "2026-03-01"',
    'pages/about.yml': 'draft: true',
  }
  for (const [file, text] of Object.entries(edits)) after.write(file, text)
  // The site is in Chicago, where it is still March 1.
  const hidden = hiddenPaths(readContentSnapshot(after.root), new Date('2026-03-02T05:00:00Z'))
  const slugs = ['planned', 'tax-planning']
  expect([...hidden].sort()).toEqual(['/counseling', '/services'].flatMap((at) => slugs.map((slug) => `${at}/${slug}`)))
})

describe('the comparison of two texts', () => {
  const SENTENCE = 'We plan for the year ahead of you.'

  const marked = (old: string | null, now: string | null) =>
    wordChanges(old, now)
      .map(({ value, added, removed }) => (added ? `{+${value}+}` : removed ? `[-${value}-]` : value))
      .join('')

  test.each([
    ['its changed words', SENTENCE, SENTENCE.replace('year', 'decade'), SENTENCE.replace('year', '[-year-]{+decade+}')],
    [
      'close changes as one phrase',
      'We write down every decision that is made, and by whom, after each of our meetings.',
      'We write down every rule that nobody made, and by whom, after each of our calls.',
      'We write down every [-decision that is-]{+rule that nobody+} made, and by whom, after each of our [-meetings-]{+calls+}.',
    ],
    ['a time as one word', 'Monday to Friday 09:00', 'Monday to Friday 10:00', 'Monday to Friday [-09:00-]{+10:00+}'],
    ['changed words if two fifths are the same', 'abc vwxyz1', 'abc 1zyxwv', 'abc [-vwxyz1-]{+1zyxwv+}'],
    ['a text as new if less is the same', 'abc vwxyz1', 'abc 1zyxwvu', '[-abc vwxyz1-]{+abc 1zyxwvu+}'],
    ['a text as new if less of the old one is the same', 'abc vwxyz12', 'abc 1zyxwv', '[-abc vwxyz12-]{+abc 1zyxwv+}'],
    ['a new text as a whole', null, SENTENCE, `{+${SENTENCE}+}`],
    ['a removed text as a whole', SENTENCE, null, `[-${SENTENCE}-]`],
  ])('shows %s', (_, old, now, expected) => {
    expect(marked(old, now)).toBe(expected)
  })

  test('shows very long texts as a whole, without comparing them', () => {
    const [old, now] = ['word '.repeat(5000), 'other '.repeat(5000)]
    expect(marked(old, now)).toBe(`[-${old}-]{+${now}+}`)
  })
})
