import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'

/** A text in code with its location, for use in assertion messages. */
export interface CodeText {
  /** Such as `src/layout/Header.tsx:12`. */
  location: string
  text: string
}

/** A regular expression in code: a literal, or a call that builds one at run time. */
export interface CodePattern {
  location: string
  /** Undefined if it is built at run time. */
  literal?: { source: string; flags: string }
}

/** A number in code. */
export interface CodeNumber {
  location: string
  value: number
  /** The constant that it is the value of, if any. */
  constant?: string
}

/** The files of some folders, with paths from the project root; generated files are excluded. */
export function filesOf(folders: readonly string[], endings: RegExp): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(resolve(folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .map((path) => path.split('\\').join('/'))
    .filter((path) => endings.test(path) && !path.endsWith('gatsby-types.d.ts'))
    .sort()
}

/** Returns the text of a file by its path from the project root. */
export function sourceOf(file: string): string {
  return readFileSync(resolve(file), 'utf8')
}

function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* nodesOf(child)
}

function parse(file: string, source: string) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const location = (node: ts.Node) => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
  return { nodes: [...nodesOf(tree)], location }
}

/** Attributes whose text users see or hear. */
const SPOKEN_ATTRIBUTES =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label)$/

/** The start of a sentence or label, which a component may accept in any attribute. */
const SENTENCE = /^\p{Lu}\p{Ll}{2}/u

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateLiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)

/** The JSX attribute or element that this text is part of, unless the text is only part of a condition. */
function containerOfText(node: ts.Node): ts.JsxAttribute | ts.JsxElement | ts.JsxFragment | undefined {
  let { parent } = node
  while (
    ts.isJsxExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isTemplateExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    (ts.isBinaryExpression(parent) && /^(?:[+]|&&|\|\||\?\?)$/.test(parent.operatorToken.getText()))
  ) {
    parent = parent.parent
  }
  return ts.isJsxAttribute(parent) || ts.isJsxElement(parent) || ts.isJsxFragment(parent) ? parent : undefined
}

/**
 * Returns the copy in a component: text between its tags, text in attributes that users see or hear, and sentences in
 * any attribute.
 *
 * @param file The path that locations begin with
 * @param source The component's code
 */
export function spokenTexts(file: string, source: string): CodeText[] {
  const { nodes, location } = parse(file, source)
  return nodes.flatMap((node) => {
    if (ts.isJsxText(node)) return [{ location: location(node), text: node.text }]
    if (!isText(node)) return []
    const parent = containerOfText(node)
    if (!parent) return []
    const spoken =
      !ts.isJsxAttribute(parent) || SPOKEN_ATTRIBUTES.test(parent.name.getText()) || SENTENCE.test(node.text)
    return spoken ? [{ location: location(node), text: node.text }] : []
  })
}

/** Every text in some code: strings, the fixed parts of templates, and text between tags, but not comments. */
export function codeTexts(file: string, source: string): CodeText[] {
  const { nodes, location } = parse(file, source)
  return nodes.flatMap((node) =>
    isText(node) || ts.isJsxText(node) ? [{ location: location(node), text: node.text }] : [],
  )
}

/** Every number in some code. */
export function codeNumbers(file: string, source: string): CodeNumber[] {
  const { nodes, location } = parse(file, source)
  return nodes.filter(ts.isNumericLiteral).map((node) => {
    const { parent } = node
    const constant = ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : undefined
    return { location: location(node), value: Number(node.text), ...(constant === undefined ? {} : { constant }) }
  })
}

/** Every regular expression in some code. */
export function codePatterns(file: string, source: string): CodePattern[] {
  const { nodes, location } = parse(file, source)
  return nodes.flatMap((node): CodePattern[] => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      return [
        { location: location(node), literal: { source: node.text.slice(1, end), flags: node.text.slice(end + 1) } },
      ]
    }
    const isBuilt = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp'
    return isBuilt ? [{ location: location(node) }] : []
  })
}
