import { fileNameOf } from '../parse/content-path'
import type { CheckedImage, ImageFacts } from './entry'
import { type FreeNames, keyOfPath } from './free-names'
import { isReservedName } from './reserved-names'
import { slugify } from './slugify'

/** The extensions of each format that the site uses, the usual one first. */
export const EXTENSIONS = new Map([
  ['jpg', ['.jpg', '.jpeg']],
  ['png', ['.png']],
  ['webp', ['.webp']],
  ['avif', ['.avif']],
  ['svg', ['.svg']],
])

/** The file of a logo. All other images are photographs. */
export const LOGO = /\.svg$/i

/** What the content model allows in the name of an image. */
export const NAME = /^[\w.-]+$/

/** The extension of a name in lowercase letters, with its period. */
export const extensionOf = (name: string) => /\.\w+$/.exec(name)?.[0].toLowerCase() ?? ''

/** A name without its extension, in characters that names of images may contain. */
export function imageStem(name: string): string {
  const stem = name.replace(/\.\w+$/, '')
  if (NAME.test(stem)) return stem
  return slugify(stem) || 'image'
}

/** Whether the site cannot use a format, so that the image must be saved in another one. A drawing can only be the logo. */
export const isOtherFormat = ({ kind }: ImageFacts, path: string) =>
  kind !== undefined && !(kind === 'svg' ? LOGO.test(path) : EXTENSIONS.has(kind))

/** The extension that an image must have. One that cannot be read keeps its own. */
function rightExtension(image: ImageFacts, path: string): string {
  const own = extensionOf(fileNameOf(path))
  if (isOtherFormat(image, path)) return '.jpg'
  const extensions = EXTENSIONS.get(image.kind ?? '') ?? [own]
  return extensions.find((extension) => extension === own) ?? extensions[0] ?? own
}

/** Finds the names that images must have instead of their own. */
export function withRightNames(
  images: ReadonlyMap<string, ImageFacts>,
  freeNames: FreeNames,
): ReadonlyMap<string, CheckedImage> {
  const seen = new Set<string>()
  return new Map(
    [...images].map(([path, facts]): [string, CheckedImage] => {
      const name = fileNameOf(path)
      const own = extensionOf(name)
      const extension = rightExtension(facts, path)
      const isRight =
        extension === own &&
        !isOtherFormat(facts, path) &&
        NAME.test(name) &&
        !isReservedName(name) &&
        !seen.has(keyOfPath(path))
      seen.add(keyOfPath(path))
      return [path, { ...facts, rightName: isRight ? undefined : freeNames.suggest(path, imageStem(name), extension) }]
    }),
  )
}
