/** @jest-environment node */
// Whoever writes content must not be able to stop the check or a build with a text on which a pattern takes forever.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import ts from 'typescript'
import { z } from 'zod'
import { CONTENT_TYPES } from '../../src/content-model/registry'

/** The code that reads and writes links and addresses. */
const FILES = [
  'src/editorial/links.ts',
  'src/editorial/redirects.ts',
  'src/editorial/entry-paths.ts',
  ...['src/content-model', 'src/encoding', 'src/routes'].flatMap((folder) =>
    readdirSync(folder).map((file) => join(folder, file)),
  ),
]

/** The regular expressions of a file, as they stand there. */
function patternsIn(file: string): string[] {
  const patterns: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) patterns.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return patterns
}

/** The patterns of all fields as their JSON Schemas have them, which include those of zod itself. */
const fieldPatterns = CONTENT_TYPES.flatMap(({ schema }) => {
  const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))
  return [...json.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text = '']) => `/${String(JSON.parse(text))}/`)
})

test.each([...new Set([...FILES.flatMap(patternsIn), ...fieldPatterns])])(
  '%s takes linear time on any text',
  (pattern) => {
    const end = pattern.lastIndexOf('/')
    expect(checkSync(pattern.slice(1, end), pattern.slice(end + 1))).toMatchObject({ status: 'safe' })
  },
)
