import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { marked } from 'marked'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { z } from 'zod'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { filesIn } from '../../content-check/parse/files-in'
import { CONTENT_TYPES, contentTypeOf } from '../../content-model/registry'

const read = (file: string) => readFileSync(file, 'utf8')

export const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

/** Matches paths of a pattern: `<name>` and `*` stand for a part of a name, `**` for folders, `{a,b}` for either. */
function pattern(text: string): RegExp {
  const source = text
    .replace(/\/$/, '')
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/<[^<>]+>|(?<!\*)\*(?!\*)/g, '[^/]*')
    .replaceAll('**/', '(?:.+/)?')
    .replaceAll('**', '.+')
    .replace(/\{([^{}]+)\}/g, (_, options: string) => `(?:${options.replaceAll(',', '|')})`)
  return new RegExp(`^${source}(?:/.*)?$`)
}

const ignoreRules = read('.gitignore').split('\n')
const rulesOf = (rules: readonly string[]) => rules.map((rule) => pattern(rule.replace(/^!?\//, '').replace(/^!/, '')))
const IGNORED = rulesOf(ignoreRules.filter((rule) => /^[^#!]/.test(rule)))
const KEPT = rulesOf(ignoreRules.filter((rule) => rule.startsWith('!')))

/** Whether Git ignores a path: dependencies, secrets, and what a build or a test writes. */
const isIgnored = (path: string) => IGNORED.some((rule) => rule.test(path)) && !KEPT.some((rule) => rule.test(path))

/** The files and folders at the top, except the content: which entries there are is up to editors. */
const TOP = readdirSync('.', { withFileTypes: true }).filter(
  ({ name }) => name !== '.git' && name !== CONTENT_FOLDER && !isIgnored(name),
)
export const FILES = TOP.flatMap((item) =>
  item.isDirectory() ? filesIn(item.name).map((file) => `${item.name}/${file}`) : [item.name],
)
const FOLDERS = new Set([CONTENT_FOLDER, ...TOP.flatMap((item) => (item.isDirectory() ? [item.name] : []))])

/** The content's folders and files, of which the model knows one kind per folder. */
const CONTENT_FILES = CONTENT_TYPES.map(({ source }) =>
  source.kind === 'folder' ? `${source.folder}/<slug>.yml` : source.file,
)

/** Whether the content model accepts a file, or files in a folder, at a path in the content. */
const isContent = (path: string) =>
  path === '' ||
  contentTypeOf(path) !== undefined ||
  CONTENT_FILES.some((file) => `${file}/`.startsWith(`${path.replace(/\/$/, '')}/`)) ||
  /\.(?:jpe?g|png|webp|avif|svg)$/.test(path)

/** Whether the project has a path, or files that match a pattern. A name without a folder may be in any. */
export function exists(path: string): boolean {
  if (path.startsWith(`${CONTENT_FOLDER}/`)) return isContent(path.slice(CONTENT_FOLDER.length + 1))
  // A new firm's site begins without these tests.
  if (/^(?:__tests__\/)?sample\/?$/.test(path) || isIgnored(path) || existsSync(path)) return true
  const matcher = pattern(path)
  const named = [...FILES, ...CONTENT_FILES]
  if (/^[^/]+\/$/.test(path))
    return named.some((file) =>
      dirname(file)
        .split('/')
        .some((name) => matcher.test(name)),
    )
  if (!path.includes('/')) return named.some((file) => matcher.test(basename(file)))
  return contentTypeOf(path) !== undefined || FILES.some((file) => matcher.test(file))
}

/** The words of a text, without the line and column after a path, and without the punctuation around. */
const wordsOf = (text: string) =>
  (text.match(/(?:\{[^{}\s]*\}|[^\s"'“”‘’`(),;=|&])+/g) ?? []).map((word) => word.replace(/(?::\d+)*[.:!?]*$/, ''))

const EXTENSION = /\.(?:ts|tsx|mjs|mts|md|yml|json|css|toml|conf)$/

/** The words that name a path of the project: in one of its folders, or with the extension of its files. */
export function pathsIn(text: string): string[] {
  return wordsOf(text).filter((word) => {
    // Absolute and relative paths, addresses, packages, and values of variables.
    if (/^(?:[./@$]|\w+:)/.test(word) && !/^\.\w+\//.test(word)) return false
    const [first = '', ...rest] = word.split('/')
    return (rest.length > 0 && FOLDERS.has(first)) || /^[\w.-]+\/$/.test(word) || EXTENSION.test(word)
  })
}

/** The npm scripts that a text says to run. */
export const scriptsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run ([\w-]+(?::[\w-]+)*)|(test|start)\b)/g)].map(
    ([, script, shortcut]) => script ?? shortcut ?? '',
  )

/** The projects of Jest and Playwright that a text selects. */
const projectsIn = (text: string) =>
  [...text.matchAll(/--(?:selectProjects|project)((?: [a-z][a-z-]*(?![\w/.]))+)/g)].flatMap(([, names = '']) =>
    names.trim().split(' '),
  )
const PROJECTS = ['jest.config.mjs', 'playwright.config.ts', 'playwright.engines.config.ts'].flatMap((file) =>
  [...read(file).matchAll(/\b(?:displayName|name): '([\w-]+)'/g)].map(([, name]) => name),
)

interface MarkdownParts {
  /** Inline code and code blocks. */
  code: string[]
  links: string[]
  /** The ids that GitHub gives the headings. */
  anchors: string[]
  comments: string[]
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

function partsOf(markdown: string): MarkdownParts {
  const parts: MarkdownParts = { code: [], links: [], anchors: [], comments: [] }
  const ids: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (node.nodeName === 'code') parts.code.push(textOf(node))
    if (/^h[1-6]$/.test(node.nodeName)) {
      const id = textOf(node)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-')
      const same = ids.filter((other) => other === id).length
      ids.push(id)
      parts.anchors.push(same === 0 ? id : `${id}-${same}`)
    }
    if ('attrs' in node)
      parts.links.push(...node.attrs.flatMap(({ name, value }) => (/^(?:href|src)$/.test(name) ? [value] : [])))
    if ('data' in node) parts.comments.push(node.data)
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parseFragment(marked.parse(markdown, { async: false })))
  return parts
}

/**
 * The files that a document may name although they don't exist, such as those that a recipe creates, or that had another
 * name. They may exist, because someone may follow the recipe to the letter. A comment lists them:
 * `<!-- These files need not exist: a.ts b.ts -->`.
 */
const absentIn = (comments: readonly string[]) =>
  comments.flatMap((comment) => (comment.trim().startsWith('These files need not exist:') ? pathsIn(comment) : []))

/** What is wrong with a link of a document, which is at a path. */
function linkFaults(path: string, link: string, anchors: readonly string[]): string[] {
  if (/^(?:https?|mailto):/.test(link)) return []
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? path : join(dirname(path), decodeURIComponent(file))
  if (!existsSync(target)) return [`links to ${link}, which does not exist`]
  const known = target === path ? anchors : target.endsWith('.md') ? partsOf(read(target)).anchors : []
  return anchor === undefined || known.includes(anchor) ? [] : [`links to ${link}, which is not a heading`]
}

/** What a text names that does not exist. */
function nameFaults(texts: readonly string[], absent: readonly string[]): string[] {
  return texts.flatMap((text) => [
    ...pathsIn(text).flatMap((path) =>
      absent.includes(path) || exists(path) ? [] : [`names ${path}, which does not exist`],
    ),
    ...scriptsIn(text).flatMap((name) => (name in scripts ? [] : [`names the script ${name}`])),
    ...projectsIn(text).flatMap((name) => (PROJECTS.includes(name) ? [] : [`names the project ${name}`])),
  ])
}

/** What is wrong with a Markdown document at a path. */
export function documentFaults(path: string, markdown: string): string[] {
  const { code, links, anchors, comments } = partsOf(markdown)
  const absent = absentIn(comments)
  const isNamed = (file: string) => code.some((text) => pathsIn(text).includes(file))
  return [
    ...nameFaults(code, absent),
    ...links.flatMap((link) => linkFaults(path, link, anchors)),
    ...absent.flatMap((file) => (isNamed(file) ? [] : [`lists ${file}, and does not name it`])),
  ]
}
