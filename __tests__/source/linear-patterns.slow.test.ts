import { readdirSync, readFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import ts from 'typescript'
import { CONTENT_TYPES } from '../../content-model/registry'
import { filesIn } from '../../content-check/parse/files-in'

/** The code that handles content or requests, or that runs in the browser. */
const FILES = [
  ...['src', 'admin', 'gatsby', 'content-model', 'content-check', 'content-resolvers', 'tools'].flatMap((folder) =>
    filesIn(folder).map((file) => `${folder}/${file}`),
  ),
  ...readdirSync('.').filter((file) => file.startsWith('gatsby-')),
].filter((file) => /\.(?:m?[jt]s|tsx)$/.test(file) && !file.endsWith('gatsby-types.d.ts'))

function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* nodesOf(child)
}

/** The regular expressions in a file, as code, with their places: literals, and calls that build one at run time. */
function patternsIn(file: string) {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  return [...nodesOf(tree)].flatMap((node) => {
    const isLiteral = ts.isRegularExpressionLiteral(node)
    const isBuilt = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp'
    if (!isLiteral && !isBuilt) return []
    return [
      {
        place: `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
        isLiteral,
        code: node.getText(),
      },
    ]
  })
}

const PATTERNS = FILES.flatMap(patternsIn)

/** All regular expressions that can be reached from a value, such as those of Zod's own formats in a schema. */
function patternsOf(value: unknown, seen = new Set<unknown>()): RegExp[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if (value instanceof RegExp) return [value]
  const inside: unknown[] = value instanceof Set || value instanceof Map ? [...value] : []
  const own = Object.getOwnPropertyNames(value).map((key): unknown => Reflect.get(value, key))
  return [...inside, ...own].flatMap((next) => patternsOf(next, seen))
}

/** Returns the patterns that recheck does not find safe, each with an attack or the reason why it could not decide. */
function weaknessesOf(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const end = pattern.lastIndexOf('/')
    // The timeout is long because a machine that also runs other tests is slow.
    const options = { timeout: 120_000, attackTimeout: null, incubationTimeout: null }
    const result = checkSync(pattern.slice(1, end), pattern.slice(end + 1), options)
    if (result.status === 'safe') return []
    return [`${pattern} ${result.status === 'vulnerable' ? result.attack.pattern : result.error.kind}`]
  })
}

test('every regular expression takes linear time for any text', () => {
  const literals = PATTERNS.filter(({ isLiteral }) => isLiteral).map(({ code }) => code)
  expect(weaknessesOf(['/\\s*;\\s*/'])).toHaveLength(1)
  expect(weaknessesOf([...new Set(literals)])).toEqual([])
}, 300_000)

test('no regular expression is built at run time, where it cannot be checked', () => {
  expect(PATTERNS.filter(({ isLiteral }) => !isLiteral).map(({ place }) => place)).toEqual([])
})

test('every regular expression in the content schemas takes linear time', () => {
  const patterns = [...new Set(patternsOf(CONTENT_TYPES).map(String))]
  // A link, a slug, Zod's email address, an image, and so on.
  expect(patterns.length).toBeGreaterThan(5)
  expect(weaknessesOf(patterns)).toEqual([])
}, 120_000)
