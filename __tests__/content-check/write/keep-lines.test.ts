import fc from 'fast-check'
import { editYaml, formatYaml } from '../../../content-check/write/edit-yaml'
import { keepLines } from '../../../content-check/write/keep-lines'

test.each<[title: string, text: string, before: string, after: string, written: string]>([
  ['a changed line ends like the line in its place', 'a\r\nb\nc\r\n', 'a\nb\nc\n', 'A\nB\nc\n', 'A\r\nB\nc\r\n'],
  ['a new line ends like the one above', 'a\r\nb\n', 'a\nb\n', 'a\nnew\nb\n', 'a\r\nnew\r\nb\n'],
  ['a new first line ends like the next', 'a\r\nb\n', 'a\nb\n', 'new\na\nb\n', 'new\r\na\r\nb\n'],
  ['a file without a final line break gets none', 'a\r\nb', 'a\nb', 'a\nb\nc\n', 'a\r\nb\r\nc'],
  ['a final line break stays', 'a\r\nb\r\n', 'a\nb\n', 'a', 'a\r\n'],
  ['a byte order mark stays', '\uFEFFa\r\n', 'a\n', 'b\n', '\uFEFFb\r\n'],
  ['an empty file becomes the text', '', '', 'a\nb\n', 'a\nb\n'],
  [
    'lines that only formatting would change stay',
    'a:  1\nb:\n    c\n',
    'a: 1\nb:\n  c\n',
    'a: 2\nb:\n  c\n',
    'a: 2\nb:\n    c\n',
  ],
  ['blank lines that formatting would remove stay', 'a\n\n\n\nb\nc\n', 'a\n\nb\nc\n', 'a\n\nb\nd\n', 'a\n\n\n\nb\nd\n'],
])('%s', (_, text, before, after, written) => {
  expect(keepLines(text, before, after)).toBe(written)
})

const FILE = `# About this file
name: Tax planning # the name
# What the page lists.
cards:
  # The first one.
  - label: One
    to: /one

  - label: Two
    to: "/two"
note: |
  A text
  of two lines
last: 1
`

const lines = FILE.slice(0, -1).split('\n')

/** The same file with other line breaks, spaces at the ends of lines, and perhaps a byte order mark and no final break. */
const variants = fc
  .tuple(
    fc.array(fc.constantFrom('\n', '\r\n'), { minLength: lines.length, maxLength: lines.length }),
    fc.constantFrom('', '\uFEFF'),
    fc.boolean(),
  )
  .map(([endings, mark, isEnded]) => ({
    mark,
    own: lines.map((line, index) => line + (index < lines.length - 1 || isEnded ? (endings[index] ?? '') : '')),
  }))

const FIELDS = {
  name: 'Tax planning',
  cards: [
    { label: 'One', to: '/one' },
    { label: 'Two', to: '/two' },
  ],
  note: 'A text\nof two lines\n',
  last: 1,
}

test.each([
  ['a text', { ...FIELDS, name: 'Estates' }, [1]],
  ['a link in a list', { ...FIELDS, cards: [FIELDS.cards[0], { label: 'Two', to: '/2' }] }, [9]],
  ['the last field', { ...FIELDS, last: 2 }, [13]],
])('changing %s changes only its line, whatever the line breaks are', (_, after, changed) => {
  fc.assert(
    fc.property(variants, ({ mark, own }) => {
      const written = editYaml(mark + own.join(''), after, undefined)
      const now = written.slice(mark.length).split(/(?<=\n)/)
      expect(written.startsWith(mark)).toBe(true)
      expect(now.flatMap((line, index) => (line === own[index] ? [] : [index]))).toEqual(changed)
      expect(now).toHaveLength(own.length)
      expect(now.map((line) => /\r?\n?$/.exec(line)?.[0])).toEqual(own.map((line) => /\r?\n?$/.exec(line)?.[0]))
    }),
  )
})

test('formatting a file cleans up spaces, but not line breaks', () => {
  expect(formatYaml('\uFEFFa:   1 #  x\r\nb:\n    - c\r\n    -  d')).toBe('\uFEFFa: 1 #  x\r\nb:\n  - c\r\n  - d')
})

test('a change in a file that is not formatted leaves the other lines as they are', () => {
  const text = 'a:   1\r\nlist:\r\n    - one   # here\r\n    - two\r\nb:   "x"\r\n'
  expect(editYaml(text, { a: 2, list: ['one', 'two'], b: 'x' }, undefined)).toBe(text.replace('a:   1', 'a: 2'))
})

test('a new item that does not fit the indentation of its list makes the file a formatted one', () => {
  expect(editYaml('list:\n    - one\n    - two\n', { list: ['one', 'new', 'two'] }, undefined)).toBe(
    'list:\n  - one\n  - new\n  - two\n',
  )
})
