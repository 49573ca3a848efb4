import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'

/** A text that stands in code, with its place for a message that says where to look. */
export interface CodeText {
  /** Such as `src/layout/Header.tsx:12`. */
  place: string
  text: string
}

/** A regular expression in code: a literal, or a call that builds one when the code runs. */
export interface CodePattern {
  place: string
  /** Absent where it is built. */
  literal?: { source: string; flags: string }
}

/** A number that stands in code. */
export interface CodeNumber {
  place: string
  value: number
  /** The constant that it is the value of, where it is one's. */
  constant?: string
}

/** The files of some folders, with paths from the project's root; those that tools write are left out. */
export function filesOf(folders: readonly string[], endings: RegExp): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(resolve(folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .map((path) => path.split('\\').join('/'))
    .filter((path) => endings.test(path) && !path.endsWith('gatsby-types.d.ts'))
    .sort()
}

/** The text of a file by its path from the project's root. */
export function sourceOf(file: string): string {
  return readFileSync(resolve(file), 'utf8')
}

function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* nodesOf(child)
}

function parse(file: string, source: string) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const place = (node: ts.Node) => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
  return { nodes: [...nodesOf(tree)], place }
}

/** Attributes whose text people see or hear. */
const SPOKEN_ATTRIBUTES =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label)$/

/** How a sentence or a label begins, which a component may take by any attribute. */
const SENTENCE = /^\p{Lu}\p{Ll}{2}/u

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateLiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)

/** Whether an element's attribute, or the element's content, is made of this text rather than chosen by it. */
function placeOfText(node: ts.Node): ts.JsxAttribute | ts.JsxElement | ts.JsxFragment | undefined {
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
 * What a component says by itself: text between its tags, texts in attributes that people see or hear, and sentences in
 * any attribute.
 *
 * @param file the path that places begin with
 * @param source the component's code
 */
export function spokenTexts(file: string, source: string): CodeText[] {
  const { nodes, place } = parse(file, source)
  return nodes.flatMap((node) => {
    if (ts.isJsxText(node)) return [{ place: place(node), text: node.text }]
    if (!isText(node)) return []
    const parent = placeOfText(node)
    if (!parent) return []
    const spoken =
      !ts.isJsxAttribute(parent) || SPOKEN_ATTRIBUTES.test(parent.name.getText()) || SENTENCE.test(node.text)
    return spoken ? [{ place: place(node), text: node.text }] : []
  })
}

/** Every text of some code: strings, the fixed parts of templates, text between tags. Comments are left out. */
export function codeTexts(file: string, source: string): CodeText[] {
  const { nodes, place } = parse(file, source)
  return nodes.flatMap((node) => (isText(node) || ts.isJsxText(node) ? [{ place: place(node), text: node.text }] : []))
}

/** Every number of some code. */
export function codeNumbers(file: string, source: string): CodeNumber[] {
  const { nodes, place } = parse(file, source)
  return nodes.filter(ts.isNumericLiteral).map((node) => {
    const { parent } = node
    const constant = ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : undefined
    return { place: place(node), value: Number(node.text), ...(constant === undefined ? {} : { constant }) }
  })
}

/** Every regular expression of some code. */
export function codePatterns(file: string, source: string): CodePattern[] {
  const { nodes, place } = parse(file, source)
  return nodes.flatMap((node): CodePattern[] => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      return [{ place: place(node), literal: { source: node.text.slice(1, end), flags: node.text.slice(end + 1) } }]
    }
    const isBuilt = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp'
    return isBuilt ? [{ place: place(node) }] : []
  })
}
