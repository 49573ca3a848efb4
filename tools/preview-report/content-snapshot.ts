import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pagePaths, requestPath } from '../../src/content-model/entry-pages'
import { localeOf } from '../../src/content-model/locale'
import { dayOf, withheld } from '../../src/content-model/publication'
import { type ContentType, slugOf } from '../../src/content-model/registry'
import { type SitePages, sitePages } from '../../src/content-model/site-pages'
import { capitalized } from '../content/messages/text-format'
import { CONTENT_FOLDER } from '../content/parse/content-files'
import { parseYaml } from '../content/parse/parse-yaml'
import { readContentFiles } from '../content/parse/read-content-files'
import { fieldLabel, type FieldPath, fileSchema, textFields } from '../content/parse/schema-path'
import { lineOf } from '../content/parse/source-text'
import { nodeAt, spanOf } from '../content/parse/yaml-tree'

/** An entry on one side of a comparison. */
export interface EntrySnapshot {
  file: string
  type: ContentType
  /** The slug of its file, or its key within a list. */
  name: string
  /** The label that people see, such as `Services › Tax Planning`. */
  label: string
  value: unknown
  /** The line of a field in its file. */
  lineAt: (path: FieldPath) => number
}

/** An image that an entry shows. */
export interface ImageReference {
  file: string
  field: string
  /** The image file, relative to the project's root. */
  image: string
}

/** All content on one side of a comparison. */
export interface ContentSnapshot {
  entries: readonly EntrySnapshot[]
  imageReferences: readonly ImageReference[]
  /** Digests of the image files, by path relative to the project's root. */
  images: ReadonlyMap<string, string>
  /** The files whose YAML cannot be parsed. The build names what is wrong with them. */
  unreadable: ReadonlySet<string>
}

/** Fields that hold the name of an entry, the shortest name first. */
const NAMES = ['name', 'title', 'author', 'label', 'from']

function labelOf({ label, collection, source }: ContentType, name: string, value: unknown): string {
  const own = NAMES.map((field) => textField(value, field)).find((text) => text !== undefined) ?? name
  if (collection !== undefined) return `${collection} › ${own}`
  const type = capitalized(label.replace(/^(?:an?|the) /, ''))
  return source.kind === 'files' && source.files.length > 1 ? `${type} › ${name}` : type
}

function textField(value: unknown, field: string): string | undefined {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
  return typeof text === 'string' ? text.trim() : undefined
}

/**
 * The image files of a project's content, relative to its root: regular files within `content/`. Nothing else that content
 * names may be read, such as a symbolic link, a file in a linked folder, or a path outside the folder.
 */
export function imageFiles(root: string): ReadonlySet<string> {
  return new Set([...readContentFiles(root).images].map((path) => `${CONTENT_FOLDER}/${path}`))
}

/** The redirects: new addresses by old ones. */
export function redirectsOf({ entries }: ContentSnapshot): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ type, value }) => {
      const [from, to] = [textField(value, 'from'), textField(value, 'to')]
      return type.name === 'Redirect' && from !== undefined && to !== undefined ? [[from, to] as const] : []
    }),
  )
}

const settingsOf = ({ entries }: ContentSnapshot) => entries.find(({ type }) => type.name === 'SiteSettings')?.value

/** What the content says about the pages of the site. */
export function sitePagesOf(snapshot: ContentSnapshot): SitePages {
  return sitePages(settingsOf(snapshot))
}

/**
 * The paths of the pages that only previews show: those of drafts, and of entries that are planned or closed.
 *
 * @param now the current time, which determines what is published
 */
export function hiddenPaths(snapshot: ContentSnapshot, now: Date): ReadonlySet<string> {
  const site = sitePagesOf(snapshot)
  const today = dayOf(now, localeOf(settingsOf(snapshot)).timeZone)
  const paths = snapshot.entries
    .filter(({ type, value }) => type.source.kind === 'folder' && withheld(value, today))
    .flatMap(({ type, name, value }) => [...pagePaths(type, name, value, site), requestPath(type, name)])
  return new Set(paths.filter((path) => path !== undefined))
}

/** Reads the content of a project. */
export function readContentSnapshot(root: string): ContentSnapshot {
  const { entries: files, images } = readContentFiles(root)
  const entries: EntrySnapshot[] = []
  const imageReferences: ImageReference[] = []
  const unreadable = new Set<string>()
  for (const { path, type, source } of files) {
    const file = `${CONTENT_FOLDER}/${path}`
    const tree = source && parseYaml(source).tree
    if (!tree) {
      unreadable.add(file)
      continue
    }
    const items: unknown = type.source.kind === 'list' ? tree.value : undefined
    const lineAt = (position: FieldPath) => lineOf(source, spanOf(nodeAt(tree.root, position).value).start)
    const add = (name: string, value: unknown, start: FieldPath) =>
      entries.push({
        file,
        type,
        name,
        label: labelOf(type, name, value),
        value,
        lineAt: (position) => lineAt([...start, ...position]),
      })
    if (Array.isArray(items))
      for (const [index, item] of items.entries())
        add(textField(item, 'key') ?? textField(item, 'from') ?? String(index + 1), item, [index])
    else add(slugOf(path), tree.value, [])
    const schema = fileSchema(type)
    for (const { metadata, text, path: position } of textFields(schema, tree.root))
      if (metadata.image)
        imageReferences.push({
          file,
          field: fieldLabel(schema, position),
          image: posix.join(posix.dirname(file), text),
        })
  }
  const digests = [...images].map((path): [string, string] => {
    const file = `${CONTENT_FOLDER}/${path}`
    return [file, hash('sha256', readFileSync(join(root, file)))]
  })
  return { entries, imageReferences, images: new Map(digests), unreadable }
}
