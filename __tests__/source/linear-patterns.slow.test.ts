import { readdirSync } from 'node:fs'
import { checkSync } from 'recheck'
import { CONTENT_TYPES } from '../../content-model/registry'
import { codePatterns, filesOf } from './code-patterns'

/** The code that handles content or requests, or that runs in the browser. */
const FILES = [
  ...['src', 'admin', 'gatsby', 'content-model', 'content-check', 'tools'].flatMap((folder) =>
    filesOf(folder, /\.(?:m?[jt]s|tsx)$/),
  ),
  ...readdirSync('.').filter((file) => /^gatsby-.*\.tsx?$/.test(file)),
]

const PATTERNS = FILES.flatMap(codePatterns)

/** All regular expressions that can be reached from a value, such as those of Zod's own formats in a schema. */
function patternsIn(value: unknown, seen = new Set<unknown>()): RegExp[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if (value instanceof RegExp) return [value]
  const inside: unknown[] = value instanceof Set || value instanceof Map ? [...value] : []
  const own = Object.getOwnPropertyNames(value).map((key): unknown => Reflect.get(value, key))
  return [...inside, ...own].flatMap((next) => patternsIn(next, seen))
}

/** The problem that recheck finds with a pattern: an attack on it, or why it could not decide. */
function weakness(source: string, flags: string): string | undefined {
  // The timeout is long because a machine that also runs other tests is slow.
  const result = checkSync(source, flags, { timeout: 120_000, attackTimeout: null, incubationTimeout: null })
  if (result.status === 'safe') return undefined
  return result.status === 'vulnerable'
    ? `${result.complexity.summary}: ${result.attack.pattern}`
    : `not known: ${result.error.kind}`
}

test.each([
  ['that matches a tab among spaces', /^[ \t]*\t[ \t]*(?=\S)/gm],
  ['that matches an email address', /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/],
  ['that matches spaces around a separator', /\s*;\s*/],
  ['that matches an element that is never closed', /<style[^>]*>([^]*?)<\/style>/],
])('recheck finds a super-linear pattern %s', (_, { source, flags }) => {
  expect(weakness(source, flags)).toMatch(/polynomial/)
})

test('every regular expression takes linear time for any text', () => {
  const weak = PATTERNS.flatMap(({ location, literal }) => {
    const found = literal && weakness(literal.source, literal.flags)
    return literal && found !== undefined ? [`${location} /${literal.source}/${literal.flags} ${found}`] : []
  })
  expect(weak).toEqual([])
}, 300_000)

test('no regular expression is built at run time, where it cannot be checked', () => {
  expect(PATTERNS.filter(({ literal }) => !literal).map(({ location }) => location)).toEqual([])
})

test('every regular expression in the content schemas takes linear time', () => {
  const patterns = new Map(patternsIn(CONTENT_TYPES).map((pattern) => [String(pattern), pattern]))
  // A link, a slug, Zod's email address, an image, and so on.
  expect(patterns.size).toBeGreaterThan(5)
  const weak = [...patterns.values()].filter(({ source, flags }) => weakness(source, flags) !== undefined)
  expect(weak).toEqual([])
}, 120_000)
