import { join } from 'node:path'
import type { ContentData } from '../../admin/check-change'
import { idOf, type SealedIndex, sealFacts } from '../../admin/sealed-index'
import { CONTENT_FOLDER } from '../../tools/content/parse/content-files'
import { pathBeside } from '../../tools/content/parse/content-path'
import { readContentFiles } from '../../tools/content/parse/read-content-files'
import { readImageFacts, readLogo } from '../../tools/content/parse/read-image'

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
    logos: Object.fromEntries([...images].filter(isLogo).map((path) => [path, readLogo(at(path))])),
  }
}

/** What looks like the name of a file beside the one that names it. */
const NAME_BESIDE = /\.\/[\w./-]+/g

/** The values with these keys. */
const pick = <Value>(values: Readonly<Record<string, Value>>, keys: ReadonlySet<string>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => keys.has(key)))

/** The index of the content that a build publishes. It contains no text and no name of a file. */
export async function contentIndex({ texts, images, logos }: ContentData): Promise<SealedIndex> {
  const files = await Promise.all(
    Object.entries(texts).map(async ([path, text]) => {
      const named = new Set([...text.matchAll(NAME_BESIDE)].map(([name]) => pathBeside(path, name)))
      const facts = { path, images: pick(images, named), logos: pick(logos, named) }
      return [await idOf(text), await sealFacts(facts, text)] as const
    }),
  )
  return { files: Object.fromEntries(files) }
}
