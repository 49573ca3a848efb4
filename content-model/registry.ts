import type { ContentTypeRecord } from './content-type'
import { RECORDS } from './records'
import { siteType } from './site'

export type ContentTypeName = (typeof RECORDS)[number]['name'] | (typeof siteType)['name']

export type ContentType = ContentTypeRecord<ContentTypeName>

/** Every content type, in the order of the content guide and the sitemap. */
export const CONTENT_TYPES: readonly ContentType[] = [siteType, ...RECORDS]

/** Returns the content type of a path in `content/`; undefined if none has files there. */
export function contentTypeOf(path: string): ContentType | undefined {
  return CONTENT_TYPES.find(({ source }) =>
    source.kind === 'folder'
      ? path.startsWith(`${source.folder}/`) && /^[^/]+\.yml$/.test(path.slice(source.folder.length + 1))
      : source.file === path,
  )
}

/** The field that names an entry in lists; undefined if entries have no files of their own. */
export const titleField = ({ source }: ContentType) =>
  source.kind === 'folder' ? source.titleFields.at(-1) : undefined

/** Returns an entry's slug from its path: the file name without extension. */
export function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.yml$/, '')
}
