import { type ContentType, slugOf } from '../src/content-model/registry'

/** The collections of files that are not in a folder of entries. */
export const FILE_COLLECTIONS = { pages: 'Pages', site: 'Site' } as const

/** Where the CMS shows the entries of a content type: a collection, and a file in it unless each entry has its own. */
export function collectionOf({ source }: ContentType): { collection: string; file?: string } {
  if (source.kind === 'folder') return { collection: source.folder }
  const file = source.kind === 'list' ? source.file : (source.files[0] ?? '')
  return { collection: file.startsWith('pages/') ? 'pages' : 'site', file: slugOf(file) }
}
