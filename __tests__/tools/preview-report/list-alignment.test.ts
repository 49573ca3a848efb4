/** @jest-environment node */
import fc from 'fast-check'
import { contentTypeOf } from '../../../src/content-model/registry'
import { contentChanges } from '../../../tools/preview-report/content-changes'
import { fieldChanges } from '../../../tools/preview-report/field-changes'
import { alignLists } from '../../../tools/preview-report/list-alignment'

/** The number of items that a file of 250 kB can hold. */
const MANY = 40_000

/** Aligns two lists of words; the part of a word before a colon is its identity. */
const align = (before: string, after: string) =>
  alignLists(
    before.split(' ').filter(Boolean),
    after.split(' ').filter(Boolean),
    (word) => word,
    (word) => /^(\w+):/.exec(word)?.[1],
  ).map((item) => {
    const change = !item.before ? '+' : !item.after ? '-' : item.moved ? '~' : ''
    return `${change}${(item.after ?? item.before)?.item ?? ''}`
  })

test.each([
  ['a b c', 'a b c', ['a', 'b', 'c']],
  ['a b c', 'x a b c', ['+x', 'a', 'b', 'c']],
  ['a b c', 'b c', ['-a', 'b', 'c']],
  ['a b c', 'a x c', ['a', 'x', 'c']],
  ['a b c', 'c a b', ['~c', 'a', 'b']],
  ['k:1 l:1', 'l:2 m:1 k:2', ['l:2', '+m:1', '~k:2']],
  ['a b c d', 'd a', ['-b', '-c', 'd', '~a']],
  ['a a a', 'a a', ['a', 'a', '-a']],
  ['', 'a', ['+a']],
  ['a', '', ['-a']],
])('aligns %j and %j as a person would', (before, after, expected) => {
  expect(align(before, after)).toEqual(expected)
})

test('the alignment contains every item of both lists once, in the order of the new list', () => {
  const lists = fc.array(fc.constantFrom('a', 'b', 'c', 'k:1', 'k:2', 'l:1', 'l:2'), { maxLength: 12 })
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      const items = alignLists(
        before,
        after,
        (word) => word,
        (word) => /^(\w+):/.exec(word)?.[1],
      )
      expect(items.flatMap((item) => item.after?.index ?? [])).toEqual(after.map((_, index) => index))
      const indexes = items.flatMap((item) => item.before?.index ?? [])
      expect(indexes.toSorted((one, other) => one - other)).toEqual(before.map((_, index) => index))
    }),
  )
})

test.each([
  ['other items', (index: number) => ({ key: `new-${index}`, text: `New ${index}` })],
  ['the same items in the opposite order', (index: number) => ({ key: `${MANY - index}`, text: 'Text' })],
  ['other texts under the same keys', (index: number) => ({ key: `${index}`, text: `New ${index}` })],
])('the alignment compares a list of 40,000 items with %s', (_, itemAt) => {
  const before = Array.from({ length: MANY }, (__, index) => ({ key: `${index}`, text: 'Text' }))
  const after = Array.from({ length: MANY }, (__, index) => itemAt(index))
  expect(fieldChanges(undefined, before, after).length).toBeGreaterThanOrEqual(MANY - 1)
})

test('the alignment compares 40,000 removed entries with 40,000 added ones', () => {
  const type = contentTypeOf('redirects.yml')
  if (!type) throw new Error('There are no redirects')
  const snapshot = (word: string) => ({
    entries: Array.from({ length: MANY }, (_, index) => {
      const from = `/${word}-${index}`
      return {
        file: 'content/redirects.yml',
        type,
        name: from,
        label: from,
        value: { from, to: `/${word}s/${index}` },
        lineAt: () => 1,
      }
    }),
    imageReferences: [],
    images: new Map<string, string>(),
    unreadable: new Set<string>(),
  })
  const changes = contentChanges(snapshot('old'), snapshot('new'))
  expect(changes.filter(({ change }) => change === 'added')).toHaveLength(MANY)
  expect(changes.filter(({ change }) => change === 'removed')).toHaveLength(MANY)
})
