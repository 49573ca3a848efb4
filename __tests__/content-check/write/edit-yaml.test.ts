import fc from 'fast-check'
import { parse } from 'yaml'
import { z } from 'zod'
import { editYaml, formatYaml } from '../../../content-check/write/edit-yaml'
import { formerItems } from '../../../content-check/write/former-items'

const TEXT = `# The head of the file.
title: Tax planning # the name
# What the page lists.
items:
  # The first one.
  - label: One
    to: /one # short

  # The second one.
  - label: Two
    to: "/two"
prefixes: [services, advice]
regions:
  [
    # Home
    Ohio,
    Iowa # since 2024
  ]
note: >-
  A long text that is folded at this width because it would not fit on one line together with the name of
  its field.
links:
  - label: Shown
  # - label: Not shown yet
# How many.
most: 3
`

interface Fields {
  title: string
  items: { label: string; to?: string; hint?: string }[]
  prefixes: string[]
  regions: string[]
  note?: string
  links: object[]
  most: number
}

const SCHEMA = z.object({
  title: z.string(),
  items: z.array(z.object({ label: z.string(), hint: z.string(), to: z.string() })),
})

/** The file after a change of its fields. */
function edited(change: (value: Fields) => unknown): string {
  const value = parse(TEXT) as Fields
  change(value)
  return editYaml(TEXT, value, SCHEMA)
}

const ONE = '  # The first one.\n  - label: One\n    to: /one # short\n'
const TWO = '  # The second one.\n  - label: Two\n    to: "/two"\n'

test.each<[title: string, change: (value: Fields) => unknown, from: string, to: string]>([
  [
    'two items that change places take their comments with them',
    ({ items }) => items.reverse(),
    `${ONE}\n${TWO}`,
    `${TWO}\n${ONE}`,
  ],
  ['a removed item takes its comment with it', ({ items }) => items.shift(), `${ONE}\n`, ''],
  [
    'a list in brackets keeps its comments',
    ({ regions }) => regions.push('Utah'),
    'Iowa # since 2024\n',
    'Iowa, # since 2024\n    Utah\n',
  ],
  [
    'an item that moves and changes keeps its comment',
    ({ items }) => (items.reverse()[0] = { label: 'Two', to: '/2' }),
    `${ONE}\n${TWO}`,
    `${TWO.replace('/two', '/2')}\n${ONE}`,
  ],
  [
    'an item that replaces a removed one has no comment',
    ({ items }) => (items[0] = { label: 'New', to: '/new' }),
    ONE,
    '  - label: New\n    to: /new\n',
  ],
  ['a changed text keeps the comment beside it', (value) => (value.title = 'Estates'), 'Tax planning', 'Estates'],
  ['a changed text keeps its quotes', ({ items: [, two] }) => two && (two.to = '/2'), '"/two"', '"/2"'],
  [
    'a text that would read as another value is put in quotes',
    (value) => (value.title = '2026'),
    'Tax planning',
    '"2026"',
  ],
  ['a list on one line stays on it', ({ prefixes }) => prefixes.push('help'), 'advice]', 'advice, help]'],
  [
    'a new item is set apart like the others',
    ({ items }) => items.push({ to: '/3', label: 'Three' }),
    TWO,
    `${TWO}\n  - label: Three\n    to: /3\n`,
  ],
  [
    'a new field goes where the schema has it',
    ({ items: [one] }) => one && (one.hint = 'Here'),
    '    to: /one',
    '    hint: Here\n    to: /one',
  ],
  [
    'a removed field takes its comment with it',
    (value) => Reflect.deleteProperty(value, 'most'),
    '# How many.\nmost: 3\n',
    '',
  ],
  ['a list without items is in brackets', (value) => (value.prefixes = []), '[services, advice]', '[]'],
  ['a comment after the items of a list stays in it', (value) => (value.links = [{ label: 'New' }]), 'Shown', 'New'],
])('%s', (_, change, from, to) => {
  expect(edited(change)).toBe(TEXT.replace(from, to))
})

const ORDERED = z.object({ a: z.int(), b: z.int(), c: z.int() })

test.each<[title: string, before: string, after: object, schema: unknown, written: string]>([
  [
    'new fields go where the schema has them, in any order',
    'b: 1\n',
    { c: 3, b: 1, a: 2 },
    ORDERED,
    'a: 2\nb: 1\nc: 3\n',
  ],
  ['fields that the schema lacks go to the end', 'b: 1\n', { z: 4, c: 3, b: 1 }, ORDERED, 'b: 1\nc: 3\nz: 4\n'],
  [
    'without a schema, new fields go to the end as given',
    'b: 1\n',
    { b: 1, d: 2, c: 3 },
    undefined,
    'b: 1\nd: 2\nc: 3\n',
  ],
  ['a number in place of a quoted text has no quotes', 'a: "1"\n', { a: 2 }, undefined, 'a: 2\n'],
  ['a quoted text keeps its kind of quotes', "a: 'b'\n", { a: 'c' }, undefined, "a: 'c'\n"],
  [
    'a group in place of a text keeps the comment',
    '# On a\na: b\n',
    { a: { c: 1 } },
    undefined,
    '# On a\na:\n  c: 1\n',
  ],
  [
    'a new first item is not set apart from its list',
    'a:\n  - b\n\n  - c\n',
    { a: ['d', 'b', 'c'] },
    undefined,
    'a:\n  - d\n\n  - b\n\n  - c\n',
  ],
  ['the item that becomes the first is not set apart', 'a:\n  - b\n\n  - c\n', { a: ['c'] }, undefined, 'a:\n  - c\n'],
  ['the field that becomes the first is not set apart', 'a: 1\n\nb: 2\n', { b: 2 }, undefined, 'b: 2\n'],
  [
    'a comment after a list is about the next field',
    'a:\n  - b\n# On c\nc: 1\n',
    { a: [], c: 1 },
    undefined,
    'a: []\n# On c\nc: 1\n',
  ],
  [
    'of two comments after a list, the indented one stays in it',
    'a:\n  - b\n  # In a\n# On c\nc: 1\n',
    { a: ['b'], c: 2 },
    undefined,
    'a:\n  - b\n  # In a\n# On c\nc: 2\n',
  ],
  [
    'a file may be a list of lists',
    '- - a\n  # In it\n# On b\n- - b\n',
    [['a'], ['c']],
    undefined,
    '- - a\n  # In it\n# On b\n- - c\n',
  ],
])('%s', (_, before, after, schema, written) => {
  expect(editYaml(before, after, schema)).toBe(written)
})

const wide = (length: number) => 'words '.repeat(30).slice(0, length - 1) + 'x'

test.each<[title: string, length: number, path: (text: string) => object, isFolded: boolean]>([
  ['of 108 characters with its name is not folded', 101, (title) => ({ title }), false],
  ['of 109 characters with its name is folded', 102, (title) => ({ title }), true],
  ['of 108 characters with its indentation is not folded', 99, (title) => ({ a: { title } }), false],
  ['of 109 characters with its indentation is folded', 100, (title) => ({ a: { title } }), true],
])('a line %s', (_, length, path, isFolded) => {
  expect(editYaml('b: 1\n', { b: 1, ...path(wide(length)) }, undefined).includes('>-\n')).toBe(isFolded)
})

test.each<[title: string, before: unknown[], after: unknown[], former: (number | undefined)[]]>([
  [
    'an item is the one with the most equal fields, not the first with one',
    [
      { a: 1, b: 0, c: 0 },
      { a: 1, b: 2, c: 0 },
    ],
    [{ a: 1, b: 2, c: 3 }],
    [1],
  ],
  [
    'of two that are equally alike, it is the first',
    [
      { a: 1, b: 0 },
      { a: 1, b: 2 },
    ],
    [{ a: 1, b: 3 }],
    [0],
  ],
  [
    'equal items are matched before those that are alike',
    [
      { a: 1, b: 0 },
      { a: 1, b: 2 },
    ],
    [
      { a: 1, b: 3 },
      { a: 1, b: 0 },
    ],
    [1, 0],
  ],
  ['equal items keep their order', ['a', 'a', 'b'], ['b', 'a', 'a'], [2, 0, 1]],
  ['a repeated item is new', ['a'], ['a', 'a'], [0, undefined]],
  ['a text in the same place has changed', ['a', 'b'], ['a', 'c'], [0, 1]],
  ['a text after a new one is not the next', ['a'], ['b', 'c'], [0, undefined]],
  ['a group with nothing in common is another one', [{ a: 1, b: 2 }], [{ a: 3, b: 4 }], [undefined]],
  ['a group of one field in the same place has changed', [{ a: 1 }], [{ a: 2 }], [0]],
])('in a changed list, %s', (_, before, after, former) => {
  expect(formerItems(before, after)).toEqual(former)
})

test('a formatted file does not change', () => {
  expect(formatYaml(TEXT)).toBe(TEXT)
})

test('a file without changes is not formatted', () => {
  const text = "a:   'b'   # c\n"
  expect(editYaml(text, { a: 'b' }, SCHEMA)).toBe(text)
})

test('a comment beside the name of a list is put above it, because it is not about the first item', () => {
  expect(formatYaml('list: # All\n  # One\n  - a\n')).toBe('# All\nlist:\n  # One\n  - a\n')
})

test('a comment about a whole list stays when its first item goes', () => {
  expect(editYaml('list:\n  # All\n\n  - a\n  - b\n', { list: ['b'] }, undefined)).toBe('list:\n  # All\n\n  - b\n')
  expect(editYaml('# All\n- a: 1\n- a: 2\n', [{ a: 2 }], undefined)).toBe('# All\n- a: 2\n')
})

test('a file with invalid YAML is not changed', () => {
  expect(() => editYaml('a: "b', { a: 'c' }, undefined)).toThrow()
})

const names = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 })

test('each entry of a list keeps its own comment through any change', () => {
  fc.assert(
    fc.property(names, names, names, (before, after, changed) => {
      const itemsOf = (keys: readonly string[], edits: readonly string[]) =>
        keys.map((key) => ({ key, text: edits.includes(key) ? `new ${key}` : `old ${key}` }))
      const fileOf = (items: ReturnType<typeof itemsOf>) =>
        items.length === 0
          ? 'list: []\n'
          : `list:\n${items
              .map(
                ({ key, text }) =>
                  `${before.includes(key) ? `  # On ${key}\n` : ''}  - key: ${key}\n    text: ${text}\n`,
              )
              .join('')}`
      const list = itemsOf(after, changed)
      expect(editYaml(fileOf(itemsOf(before, [])), { list }, undefined)).toBe(fileOf(list))
    }),
  )
})

/** Words that YAML reads as something else unless the text is in quotes. */
const RISKY = [...'null ~ 1.10 2026-12-01 - " \' \\ [a % >'.split(' '), '- ', '\n', '  ', 'a #b', 'a: b', '\t']
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom('plan', 'fee', '“so”', ...RISKY), { maxLength: 60 }).map((words) => words.join(' ')),
)
const { fields } = fc.letrec<{ value: unknown; fields: unknown }>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, text, fc.integer(), fc.boolean(), fc.array(tie('value')), tie('fields')),
  fields: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'long name'), tie('value'), { noNullPrototype: true }),
}))

test('the changed file always parses to the given fields', () => {
  fc.assert(
    fc.property(fields, fields, (before, after) => {
      const written = editYaml('# Head\n', before, undefined)
      expect(parse(written)).toEqual(before)
      expect(parse(editYaml(written, after, undefined))).toEqual(after)
    }),
  )
})
