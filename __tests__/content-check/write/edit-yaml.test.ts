import fc from 'fast-check'
import { parse } from 'yaml'
import { z } from 'zod'
import { editYaml, formatYaml } from '../../../content-check/write/edit-yaml'

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

test('text that does not fit on its line is folded', () => {
  const text = 'Words and more words, '.repeat(6).trim()
  expect(editYaml('title: Short\n', { title: text }, SCHEMA)).toMatch(/^title: >-\n {2}Words .{90,105}\n {2}words/)
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
