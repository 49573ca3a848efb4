import { CONTENT_TYPES } from '../src/content-model/registry'
import { SCHEMA_LINE, schemaPath } from '../tools/content/generated/schema-files'
import type { ContentData } from './check-change'
import { type FileFacts, idOf, openFacts, type SealedIndex } from './sealed-index'

/** What the site serves: the content itself beside `npm run develop`, or else the index of the last build. */
export type ServedContent = ContentData | SealedIndex

/** The only file of the content type that a text names in its first line; undefined if there are several. */
function onlyPath(text: string): string | undefined {
  const line = SCHEMA_LINE.exec(text)?.[0] ?? ''
  const type = CONTENT_TYPES.find((one) => line.trimEnd().endsWith(`/${schemaPath(one)}`))
  if (type?.source.kind === 'list') return type.source.file
  return type?.source.kind === 'files' && type.source.files.length === 1 ? type.source.files[0] : undefined
}

/**
 * Puts together the content that a change is made to.
 *
 * @param texts the texts of all files that the CMS has read, also those on the branches of pull requests. A file that is new since the
 * last build is left out, because its path is unknown; if its content type has a single file, the path is that one.
 * @param saved the files that were saved since the page was opened, by path
 */
export async function readContent(
  served: ServedContent,
  texts: Iterable<string>,
  saved: ReadonlyMap<string, string>,
): Promise<ContentData> {
  if ('texts' in served) return served
  const newer: Record<string, string> = {}
  const built: Record<string, string> = {}
  const known: FileFacts[] = []
  for (const text of texts) {
    const sealed = served.files[await idOf(text)]
    const path = onlyPath(text)
    if (sealed !== undefined) {
      const facts = await openFacts(sealed, text)
      known.push(facts)
      built[facts.path] = text
    } else if (path !== undefined) newer[path] = text
  }
  return {
    texts: { ...newer, ...built, ...Object.fromEntries(saved) },
    images: Object.assign({}, ...known.map(({ images }) => images)) as ContentData['images'],
    logos: Object.assign({}, ...known.map(({ logos }) => logos)) as ContentData['logos'],
  }
}
