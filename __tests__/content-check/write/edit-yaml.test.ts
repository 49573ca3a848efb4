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

function edited(change: (value: Fields) => unknown): string {
  const value = parse(TEXT) as Fields
  change(value)
  return editYaml(TEXT, value, SCHEMA)
}

const ONE = '  # The first one.\n  - label: One\n    to: /one # short\n'
const TWO = '  # The second one.\n  - label: Two\n    to: "/two"\n'

test.each<[title: string, change: (value: Fields) => unknown, from: string, to: string]>([
  ['items that change places take their comments', ({ items }) => items.reverse(), `${ONE}\n${TWO}`, `${TWO}\n${ONE}`],
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
  ['a text that would read as a number is put in quotes', (value) => (value.title = '2026'), 'Tax planning', '"2026"'],
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
  ['a removed field takes its comment', (value) => Reflect.deleteProperty(value, 'most'), '# How many.\nmost: 3\n', ''],
  ['a list without items is in brackets', (value) => (value.prefixes = []), '[services, advice]', '[]'],
  ['a comment after the items of a list stays in it', (value) => (value.links = [{ label: 'New' }]), 'Shown', 'New'],
])('%s', (_, change, from, to) => {
  expect(edited(change)).toBe(TEXT.replace(from, to))
})

/** The first three fields that tests use, in this order; the others have no place of their own. */
const ORDERED = z.object({ a: z.unknown(), b: z.unknown(), c: z.unknown() })

test.each([
  ['new fields go where the schema has them, in any order', 'b: 1', '{ c: 3, b: 1, a: 2 }', 'a: 2/b: 1/c: 3'],
  ['fields that the schema lacks go to the end, as given', 'b: 1', '{ z: 4, d: 5, c: 3, b: 1 }', 'b: 1/c: 3/z: 4/d: 5'],
  ['a number in place of a quoted text has no quotes', 'a: "1"', '{ a: 2 }', 'a: 2'],
  ['a quoted text keeps its kind of quotes', "a: 'b'", '{ a: c }', "a: 'c'"],
  ['a group in place of a text keeps the comment', '# On a/a: b', '{ a: { c: 1 } }', '# On a/a:/  c: 1'],
  ['a new first item is not set apart', 'a:/  - b//  - c', '{ a: [d, b, c] }', 'a:/  - d//  - b//  - c'],
  ['the item that becomes the first is not set apart', 'a:/  - b//  - c', '{ a: [c] }', 'a:/  - c'],
  ['an item in its place stays set apart', 'a:/  - b/  - c//  - d', '{ a: [b, c, e] }', 'a:/  - b/  - c//  - e'],
  ['the field that becomes the first is not set apart', 'a: 1//b: 2', '{ b: 2 }', 'b: 2'],
  ['a comment after a list is about the next field', 'a:/  - b/# On c/c: 1', '{ a: [], c: 1 }', 'a: []/# On c/c: 1'],
  ['an indented one stays in it', 'a:/  - b/  # In a/# On c/c: 1', '{ a: [b], c: 2 }', 'a:/  - b/  # In a/# On c/c: 2'],
  ['several indented ones go with it', 'a:/  - b/  # One/  # Two/# On c/c: 1', '{ c: 1 }', '# On c/c: 1'],
  ['a file may be a list of lists', '- - a/  # In it/# On b/- - b', '[[a], [c]]', '- - a/  # In it/# On b/- - c'],
])('%s', (_, before, after, written) => {
  const lines = (text: string) => `${text.replaceAll('/', '\n')}\n`
  expect(editYaml(lines(before), parse(after), ORDERED)).toBe(lines(written))
})

const wide = (length: number) => 'words '.repeat(30).slice(0, length - 1) + 'x'

test.each([
  [108, { title: wide(101) }, false],
  [109, { title: wide(102) }, true],
  [108, { a: { title: wide(99) } }, false],
  [109, { a: { title: wide(100) } }, true],
])('a line of %i characters with its name and indentation is folded only if too long: %j', (_, value, isFolded) => {
  expect(editYaml('b: 1\n', value, undefined).includes('>-\n')).toBe(isFolded)
})

test.each([
  ['the one with the most equal fields', '[{ a: 1, b: 0, c: 0 }, { a: 1, b: 2, c: 0 }]', '[{ a: 1, b: 2, c: 3 }]', [1]],
  ['the first of two that are equally alike', '[{ a: 1, b: 0 }, { a: 1, b: 2 }]', '[{ a: 1, b: 3 }]', [0]],
  ['one that no equal item takes', '[{ a: 1, b: 0 }, { a: 1, b: 2 }]', '[{ a: 1, b: 3 }, { a: 1, b: 0 }]', [1, 0]],
  ['one whose group has equal fields', '[{ a: 1 }, { b: { c: 1, d: 2 } }]', '[{ b: { c: 1, d: 3 } }]', [1]],
  ['in the order of equal items', '[a, a, b]', '[b, a, a]', [2, 0, 1]],
  ['none for a repeated item', '[a]', '[a, a]', [0, undefined]],
  ['the one in the same place for a text', '[a, b]', '[a, c]', [0, 1]],
  ['none for a group with nothing in common', '[{ a: 1, b: 2 }]', '[{ a: 3, b: 4 }]', [undefined]],
  ['none for a text after a new group', '[{ a: 1, b: 2 }]', '[{ a: 3, b: 4 }, c]', [undefined, undefined]],
  ['the one in the same place for a group of one field', '[{ a: 1 }]', '[{ a: 2 }]', [0]],
])('a changed item was before %s', (_, before, after, former) => {
  expect(formerItems(parse(before) as unknown[], parse(after) as unknown[])).toEqual(former)
})

test.each([
  ['comments', TEXT],
  ['the name of a field that is wide', `${'name'.repeat(30)}: 1\n`],
])('a formatted file with %s does not change', (_, text) => {
  expect(formatYaml(text)).toBe(text)
})

test('formatting a file folds a text that is too long for a line, unless it is in quotes', () => {
  expect(formatYaml(`a: ${wide(120)}\nb: "${wide(120)}"\n`)).toMatch(/^a: >-\n[^"]+\nb: "words/)
})

test('a quoted text with a word that is too long for a line is folded, because the word would be broken in quotes', () => {
  const address = `https://calendar.example/${'a-b/'.repeat(30)}`
  expect(editYaml('to: "/one"\n', { to: address }, undefined)).toBe(`to: >-\n  ${address}\n`)
})

test('a file without changes is not formatted', () => {
  const text = "a:   'b'   # c\n"
  expect(editYaml(text, { a: 'b' }, SCHEMA)).toBe(text)
})

test('a comment beside the name of a list is put above it, because it is not about the first item', () => {
  const above = 'a: 1\n# Above\n'
  expect(formatYaml(`${above}list: # All\n  # One\n  - a\n`)).toBe(`${above}# All\nlist:\n  # One\n  - a\n`)
})

test('a comment about a whole list stays when its first item goes', () => {
  expect(editYaml('list:\n  # All\n\n  - a\n  - b\n', { list: ['b'] }, undefined)).toBe('list:\n  # All\n\n  - b\n')
  expect(editYaml('# All\n- a: 1\n- a: 2\n', [{ a: 2 }], undefined)).toBe('# All\n- a: 2\n')
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
