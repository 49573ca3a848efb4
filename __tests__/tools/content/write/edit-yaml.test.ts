/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { load } from 'js-yaml'
import { isCollection, isMap, isScalar, isSeq, parse, parseDocument } from 'yaml'
import { readContentFiles } from '../../../../tools/content/parse/read-content-files'
import { type FieldPath, fieldsOf, fileSchema, schemaAt } from '../../../../tools/content/parse/schema-path'
import { editYaml } from '../../../../tools/content/write/edit-yaml'

const FILES = readContentFiles(process.cwd()).entries.flatMap(({ source, type }) =>
  source ? [{ file: source.file, text: source.text, schema: fileSchema(type) }] : [],
)

/** A field or an item of a list: its path, and the offset where it begins. */
interface Place {
  path: FieldPath
  start: number
}

const startOf = (node: unknown) => (isScalar(node) || isCollection(node) ? (node.range?.[0] ?? 0) : 0)

/** Every field and every item of a file, in file order. */
function placesOf(text: string, node: unknown, path: FieldPath = []): Place[] {
  if (isMap(node) && node.flow !== true)
    return node.items.flatMap(({ key, value }) => {
      const own = [...path, isScalar(key) ? String(key.value) : '']
      return [{ path: own, start: startOf(key) }, ...placesOf(text, value, own)]
    })
  if (isSeq(node) && node.flow !== true)
    return node.items.flatMap((item, index) => {
      const own = [...path, index]
      return [{ path: own, start: text.lastIndexOf('-', startOf(item) - 1) }, ...placesOf(text, item, own)]
    })
  return []
}

const isWithin = (path: FieldPath, other: FieldPath) => path.every((key, index) => other[index] === key)

/** The text before a field’s first line, and the text after its last one, with the comments of the fields below it. */
function around(text: string, path: FieldPath): { before: string; after: string } {
  const places = placesOf(text, parseDocument(text).contents)
  const own = places.find((place) => isWithin(path, place.path) && place.path.length === path.length)
  if (!own) throw new Error(`${path.join('.')} is not in the file`)
  const next = places.find(({ path: other, start }) => start > own.start && !isWithin(path, other))
  const lineStart = (offset: number) => text.lastIndexOf('\n', offset - 1) + 1
  let end = next ? lineStart(next.start) : text.length
  while (end > 0 && /^\s*(?:#.*)?$/.test(text.slice(lineStart(end - 1), end - 1))) end = lineStart(end - 1)
  return { before: text.slice(0, lineStart(own.start)), after: text.slice(end) }
}

type Value = Record<string, unknown> | unknown[]

function at(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value)
}

/** A copy of a file’s fields in which one is changed. */
function changed(text: string, path: FieldPath, change: (parent: Value, key: string | number) => void): unknown {
  const value: unknown = parse(text)
  const key = path.at(-1)
  if (key !== undefined) change(at(value, path.slice(0, -1)) as Value, key)
  return value
}

const WORDS = [
  'plan',
  'fee',
  'CPA’s',
  'the',
  '“quoted”',
  'a: b',
  '#1',
  '- dash',
  '100%',
  'it’s',
  'yes',
  '2026-12-01',
  '{name}',
]
const sentence = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 60 }).map((words) => words.join(' '))
const odd = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '')
const risky = fc.constantFrom(
  'null',
  '~',
  '1.10',
  '0x1f',
  'true',
  '- ',
  '"',
  "'",
  '\\',
  'a\nb',
  '  a  b',
  '@a',
  '>',
  'a #b',
  '[a',
  '%',
  '',
)
const newText = fc.oneof(sentence, odd, risky)

const byName = new Map(FILES.map((one) => [one.file, one]))
/** A file by its name, which is what a failure prints. */
const file = fc.constantFrom(...byName.keys())
const read = (name: string) => byName.get(name) ?? { file: name, text: '', schema: undefined }
const pick = fc.nat()

const leavesOf = (text: string) =>
  placesOf(text, parseDocument(text).contents)
    .map(({ path }) => path)
    .filter((path) => typeof at(parse(text), path) !== 'object')

const listsOf = (text: string) =>
  placesOf(text, parseDocument(text).contents)
    .map(({ path }) => path)
    .filter((path) => Array.isArray(at(parse(text), path)) && isSeq(parseDocument(text).getIn(path)))

const optionalsOf = (text: string) =>
  placesOf(text, parseDocument(text).contents)
    .map(({ path }) => path)
    .filter(
      (path) => typeof path.at(-1) === 'string' && Object.keys(at(parse(text), path.slice(0, -1)) as object).length > 1,
    )

const trimmed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) => (typeof inner === 'string' ? inner.trim() : inner))

/** The number of random edits of each kind. */
const RUNS = { numRuns: 120 }

function expectOnlyFieldChanged(text: string, result: string, path: FieldPath): void {
  const { before, after } = around(text, path)
  expect(result.startsWith(before)).toBe(true)
  expect(result.endsWith(after)).toBe(true)
}

test.each(FILES)('$file stays byte for byte if nothing is changed', ({ text, schema }) => {
  expect(editYaml(text, parse(text), schema)).toBe(text)
})

test('a new text changes only the lines of its field, and reads as that text in both parsers', () => {
  fc.assert(
    fc.property(file, pick, newText, (name, chosen, written) => {
      const { text, schema } = read(name)
      const leaves = leavesOf(text)
      const path = leaves[chosen % leaves.length] ?? []
      const value = changed(text, path, (parent, key) => Reflect.set(parent, key, written))
      const result = editYaml(text, value, schema)
      expectOnlyFieldChanged(text, result, path)
      expect(trimmed(parse(result))).toEqual(trimmed(value))
      expect(trimmed(load(result))).toEqual(trimmed(value))
    }),
    RUNS,
  )
})

test('removing a field removes only its lines', () => {
  fc.assert(
    fc.property(file, pick, (name, chosen) => {
      const { text, schema } = read(name)
      const paths = optionalsOf(text)
      const path = paths[chosen % paths.length]
      fc.pre(path !== undefined)
      const value = changed(text, path, (parent, key) => Reflect.deleteProperty(parent, key))
      const result = editYaml(text, value, schema)
      const { before, after } = around(text, path)
      expect(parse(result)).toEqual(value)
      expect(result.startsWith(before)).toBe(true)
      // The second field of a list's item moves up to the dash.
      expect(result.endsWith(after.trimStart())).toBe(true)
    }),
    RUNS,
  )
})

test('a removed field that is added again goes back to its place', () => {
  fc.assert(
    fc.property(file, pick, (name, chosen) => {
      const { text, schema } = read(name)
      const paths = optionalsOf(text)
      const path = paths[chosen % paths.length]
      fc.pre(path !== undefined)
      const without = editYaml(
        text,
        changed(text, path, (parent, key) => Reflect.deleteProperty(parent, key)),
        schema,
      )
      const result = editYaml(without, parse(text), schema)
      expect(parse(result)).toEqual(parse(text))
      const group = path.slice(0, -1)
      const order = [...fieldsOf(schemaAt(schema, group)).keys()]
      const keys = Object.keys(at(parse(result), group) as object)
      const key = String(path.at(-1))
      const above = order.slice(0, order.indexOf(key)).filter((other) => keys.includes(other))
      expect(keys[keys.indexOf(key) - 1]).toBe(above.at(-1))
    }),
    RUNS,
  )
})

test('a list with removed, moved, and new items changes within its lines', () => {
  fc.assert(
    fc.property(file, pick, fc.array(fc.nat(12), { maxLength: 12 }), fc.boolean(), (name, chosen, order, isNew) => {
      const { text, schema } = read(name)
      const lists = listsOf(text)
      const path = lists[chosen % lists.length]
      fc.pre(path !== undefined)
      const items = at(parse(text), path) as unknown[]
      const picked = [...new Set(order)].flatMap((index) => (index < items.length ? [items[index]] : []))
      const added = isNew
        ? [typeof items[0] === 'string' ? 'something new' : { ...(items[0] as object), title: 'Something new' }]
        : []
      const list = [...picked.slice(0, 2), ...added, ...picked.slice(2)]
      fc.pre(list.length > 0)
      const value = changed(text, path, (parent, key) => Reflect.set(parent, key, list))
      const result = editYaml(text, value, schema)
      expectOnlyFieldChanged(text, result, path)
      expect(parse(result)).toEqual(value)
      expect(load(result)).toEqual(value)
    }),
    RUNS,
  )
})

test('changed files stay formatted as the project formats them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'formatted-'))
  const prettier = (option: string) => execFileSync('npx', ['prettier', option, folder], { encoding: 'utf8' })
  const copyOf = (name: string) => join(folder, name.replaceAll('/', '-'))
  const words = fc.array(fc.constantFrom('plan', 'fee', 'it’s', "it's", '“so”', '"x"', 'a: b'), {
    minLength: 1,
    maxLength: 50,
  })
  try {
    cpSync('.prettierrc.json', join(folder, '.prettierrc.json'))
    // Content need not be formatted.
    for (const { file: name, text } of FILES) writeFileSync(copyOf(name), text)
    prettier('--write')
    for (const [index, [name, chosen, text]] of fc
      .sample(fc.tuple(file, pick, words), { numRuns: 60, seed: 1 })
      .entries()) {
      const before = readFileSync(copyOf(name), 'utf8')
      const leaves = leavesOf(before).filter((path) => typeof at(parse(before), path) === 'string')
      const path = leaves[chosen % leaves.length] ?? []
      const value = changed(before, path, (parent, key) => Reflect.set(parent, key, text.join(' ')))
      writeFileSync(join(folder, `${index}.yml`), editYaml(before, value, read(name).schema))
    }
    expect(prettier('--list-different')).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const TEXT = `# The head of the file.
title: Tax planning # the name
items:
  # The first one.
  - label: One
    to: /one

  - label: Two
    to: "/two"
prefixes: [services, advice]
note: >-
  A long text that is written
  on two lines.
`

function edited(
  change: (value: { title: string; items: Record<string, string>[]; prefixes: string[]; note?: string }) => void,
) {
  const value = parse(TEXT) as Parameters<typeof change>[0]
  change(value)
  return editYaml(TEXT, value, undefined)
}

test('a changed text keeps the comment beside it', () => {
  expect(edited((value) => (value.title = 'Estates'))).toBe(TEXT.replace('Tax planning #', '"Estates" #'))
})

test('a changed text keeps its quotes', () => {
  expect(edited(({ items: [, second = {}] }) => (second.to = '/three'))).toBe(TEXT.replace('"/two"', '"/three"'))
})

test('a list in brackets stays in brackets', () => {
  expect(edited(({ prefixes }) => prefixes.push('help'))).toBe(TEXT.replace('advice]', 'advice, help]'))
})

test('a new item is set apart like the others', () => {
  expect(edited(({ items }) => items.push({ label: 'Three', to: '/3' }))).toBe(
    TEXT.replace('"/two"\n', '"/two"\n\n  - label: Three\n    to: /3\n'),
  )
})

test('a removed item takes the blank line before it, and leaves the comment above it', () => {
  expect(edited(({ items }) => items.pop())).toBe(TEXT.replace('\n  - label: Two\n    to: "/two"\n', ''))
})

test('items that change places keep their form', () => {
  expect(edited(({ items }) => items.reverse())).toContain('  - label: Two\n    to: "/two"\n')
})

test('a file with invalid YAML is not changed', () => {
  expect(() => editYaml('a: "b', { a: 'c' }, undefined)).toThrow()
})
