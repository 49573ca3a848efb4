import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A regular expression in code: a literal, or a call that builds one at run time. */
export interface CodePattern {
  /** Such as `src/layout/Header.tsx:12`. */
  location: string
  /** Undefined if it is built at run time. */
  literal?: { source: string; flags: string }
}

/** Returns the files of a folder with these endings, with paths from the project root; generated files are excluded. */
export function filesOf(folder: string, endings: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => endings.test(path) && !path.endsWith('gatsby-types.d.ts'))
    .map((path) => join(folder, path))
}

function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* nodesOf(child)
}

/** Returns every regular expression in a file. */
export function codePatterns(file: string): CodePattern[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  return [...nodesOf(tree)].flatMap((node): CodePattern[] => {
    const location = `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      return [{ location, literal: { source: node.text.slice(1, end), flags: node.text.slice(end + 1) } }]
    }
    const isBuilt = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp'
    return isBuilt ? [{ location }] : []
  })
}
