import { CONTENT_TYPES } from '../src/content-model/registry'
import { SCHEMA_LINE, schemaPath } from '../tools/content/generated/schema-files'
import { pathBeside } from '../tools/content/parse/content-path'
import type { ContentData } from './check-change'
import { type ContentIndex, idOf, openPath } from './content-index'

/** What the site serves: the content itself beside `npm run develop`, or else the index of the last build. */
export type ServedContent = ContentData | ContentIndex

/** What looks like the name of a file beside the one that names it. */
const NAME_BESIDE = /\.\/[\w./-]+/g

/** The only file of the content type that a text names in its first line; undefined if there are several. */
function onlyPath(text: string): string | undefined {
  const line = SCHEMA_LINE.exec(text)?.[0] ?? ''
  const type = CONTENT_TYPES.find((one) => line.trimEnd().endsWith(`/${schemaPath(one)}`))
  if (type?.source.kind === 'list') return type.source.file
  return type?.source.kind === 'files' && type.source.files.length === 1 ? type.source.files[0] : undefined
}

async function entriesWithIds<Value>(
  paths: Iterable<string>,
  values: Readonly<Record<string, Value>>,
): Promise<Record<string, Value>> {
  const found: Record<string, Value> = {}
  for (const path of paths) {
    const value = values[await idOf(path)]
    if (value !== undefined) found[path] = value
  }
  return found
}

/**
 * Puts together the content that a change is made to.
 *
 * @param texts the texts of all files that the CMS has read. A file that is new since the last build is left out, because
 * its path is unknown; if its content type has a single file, the path is that one.
 * @param saved the files that were saved since the page was opened, by path
 */
export async function readContent(
  served: ServedContent,
  texts: Iterable<string>,
  saved: ReadonlyMap<string, string>,
): Promise<ContentData> {
  if ('texts' in served) return served
  const found: Record<string, string> = {}
  for (const text of texts) {
    const sealed = served.paths[await idOf(text)]
    const path = sealed === undefined ? onlyPath(text) : await openPath(sealed, text)
    if (path !== undefined) found[path] = text
  }
  Object.assign(found, Object.fromEntries(saved))
  const named = new Set(
    Object.entries(found).flatMap(([path, text]) =>
      [...text.matchAll(NAME_BESIDE)].map(([name]) => pathBeside(path, name)),
    ),
  )
  return {
    texts: found,
    images: await entriesWithIds(named, served.images),
    logos: await entriesWithIds(named, served.logos),
  }
}
