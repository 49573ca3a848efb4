import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentData } from '../../admin/check-change'
import { type ContentIndex, idOf, sealPath } from '../../admin/content-index'
import { CONTENT_FOLDER } from '../../tools/content/parse/content-files'
import { readContentFiles } from '../../tools/content/parse/read-content-files'
import { readImageFacts } from '../../tools/content/parse/read-image'

/** The content as the editor's check needs it: texts, and what is known about images. */
export function contentData(root: string): ContentData {
  const { entries, images } = readContentFiles(root)
  const at = (path: string) => join(root, CONTENT_FOLDER, path)
  const isLogo = (path: string) => path.toLowerCase().endsWith('.svg')
  return {
    texts: Object.fromEntries(entries.flatMap(({ path, source }) => (source ? [[path, source.text]] : []))),
    images: Object.fromEntries(
      [...images].filter((path) => !isLogo(path)).map((path) => [path, readImageFacts(at(path))]),
    ),
    logos: Object.fromEntries(
      [...images].filter(isLogo).map((path) => {
        const bytes = readFileSync(at(path))
        return [path, { bytes: bytes.length, text: bytes.toString('utf8') }]
      }),
    ),
  }
}

async function byId<Value>(values: Readonly<Record<string, Value>>): Promise<Record<string, Value>> {
  const entries = await Promise.all(
    Object.entries(values).map(async ([path, value]) => [await idOf(path), value] as const),
  )
  return Object.fromEntries(entries)
}

/** The index of the content that a build publishes. It contains no text and no name of a file. */
export async function contentIndex({ texts, images, logos }: ContentData): Promise<ContentIndex> {
  const paths = await Promise.all(
    Object.entries(texts).map(async ([path, text]) => [await idOf(text), await sealPath(path, text)] as const),
  )
  return { paths: Object.fromEntries(paths), images: await byId(images), logos: await byId(logos) }
}
