import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { Document } from 'yaml'
import { capitalized } from '../../content-check/messages/text-format'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import type { FieldPath } from '../../content-check/parse/schema-path'
import { lineOf } from '../../content-check/parse/source-text'
import { nodeAt, spanOf } from '../../content-check/parse/yaml-tree'
import { isGroup } from '../../content-check/write/former-items'
import { pagePaths } from '../../content-model/routes/entry-paths'
import { localeOf } from '../../content-model/locale'
import { pageSettings } from '../../content-model/page-settings'
import { dayOf, unpublishedReason } from '../../content-model/publication'
import { type ContentType, titleField } from '../../content-model/registry'
import { nameOf } from '../../content-check/messages/field-changes'

/** An entry on one side of a comparison. */
export interface EntrySnapshot {
  file: string
  type: ContentType
  /** The slug of its file, or its key within a list. */
  name: string
  /** The label that people see, such as `Services › Tax Planning`. */
  label: string
  /** Its fields. Images have their path from the root, followed by `#` and the file's digest. */
  value: unknown
  /** The line of a field in its file. */
  lineAt: (path: FieldPath) => number
}

export interface ContentSnapshot {
  entries: readonly EntrySnapshot[]
  /** The files whose YAML cannot be parsed. The build reports what is wrong with them. */
  unreadable: ReadonlySet<string>
  /** The bytes of an image that an entry names, by its path from the root; undefined for any other path. */
  imageAt: (path: string) => Buffer | undefined
}

function labelOf(type: ContentType, name: string, value: unknown): string {
  const { label, collection } = type
  const title = titleField(type)
  const own = title === undefined ? nameOf(value)?.trim() : textField(value, title)
  if (collection !== undefined) return `${collection} › ${own ?? name}`
  return capitalized(label.replace(/^(?:an?|the) /, ''))
}

function textField(value: unknown, field: string): string | undefined {
  const text = isGroup(value) ? value[field] : undefined
  return typeof text === 'string' ? text.trim() : undefined
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

/** The paths of pages that only previews show now: drafts, planned, and closed entries. */
export function hiddenPaths({ entries }: ContentSnapshot, now: Date): ReadonlySet<string> {
  const settings = entries.find(({ type }) => type.name === 'SiteSettings')?.value
  const today = dayOf(now, localeOf(settings).timeZone)
  const paths = entries
    .filter(({ type, value }) => type.source.kind === 'folder' && unpublishedReason(value, today))
    .flatMap(({ type, name, value }) => pagePaths(type, name, value, pageSettings(settings)))
  return new Set(paths)
}

/** Reads the content of a project. One without `content/`, such as a commit from before that folder existed, has no entries. */
export function readContentSnapshot(root: string): ContentSnapshot {
  const { entries: files, images } = existsSync(join(root, CONTENT_FOLDER))
    ? readContentFiles(root)
    : { entries: [], images: new Set<string>() }
  const entries: EntrySnapshot[] = []
  const unreadable = new Set<string>()
  // Only regular files in the folder may be read. A symbolic link, or a path to another folder, could name any file of the
  // machine that builds a pull request.
  const imageText = (path: string) => {
    const file = `${CONTENT_FOLDER}/${path}`
    return images.has(path) ? `${file}#${hash('sha256', readFileSync(join(root, file)))}` : file
  }
  for (const { path, type, slug, entry, fields } of files) {
    const file = `${CONTENT_FOLDER}/${path}`
    if (!entry) {
      unreadable.add(file)
      continue
    }
    const { source, root: tree } = entry
    const document = new Document(entry.value)
    for (const field of fields)
      if (field.metadata.image) document.setIn(field.path, imageText(posix.join(posix.dirname(path), field.text)))
    const content: unknown = document.toJS()
    const add = (name: string, value: unknown, start: FieldPath) =>
      entries.push({
        file,
        type,
        name,
        label: labelOf(type, name, value),
        value,
        lineAt: (position) => lineOf(source, spanOf(nodeAt(tree, [...start, ...position]).value).start),
      })
    if (type.source.kind === 'list' && Array.isArray(content))
      for (const [index, item] of content.entries())
        add(textField(item, 'key') ?? textField(item, 'from') ?? String(index + 1), item, [index])
    else add(slug, content, [])
  }
  const imageAt = (path: string) =>
    images.has(path.slice(CONTENT_FOLDER.length + 1)) ? readFileSync(join(root, path)) : undefined
  return { entries, unreadable, imageAt }
}
