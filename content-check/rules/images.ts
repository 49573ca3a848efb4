import { fileProblem, type Finding, type Problem } from '../messages/problem'
import { didYouMean, joinWithOr, quoted } from '../messages/text-format'
import { BRAND_FILE, CONTENT_FOLDER } from '../parse/content-files'
import { fileNameOf, folderOf, pathBeside } from '../parse/content-path'
import { fieldsOf, fileSchema, metadataOf, type TextField } from '../parse/schema-path'
import { nodeAt, spanOf } from '../parse/yaml-tree'
import { type Entry, type FieldFinding, fieldProblem, type ImageFacts, type KnownTargets } from './entry'

/** An image that an entry names, by its path within `content/`. */
export interface ImageReference {
  path: string
  field: TextField
}

/** The largest image file, in bytes. Larger ones slow down clones and first builds without looking better. */
const MAX_BYTES = 5_000_000

/** The most pixels in an image. A small file can contain one that does not fit in memory. */
const MAX_PIXELS = 50_000_000

const EXTENSIONS = new Map([
  ['jpg', ['.jpg', '.jpeg']],
  ['png', ['.png']],
  ['webp', ['.webp']],
  ['avif', ['.avif']],
])

/** A file in the same folder. The content model reports any other text. */
const FILE = /^\.\/[^/]+$/
const LOGO = /\.svg$/i

const SAVE_AGAIN = 'Open it in an image editor and save it again as JPEG, PNG, WebP, or AVIF.'

const count = new Intl.NumberFormat('en')

/** The images that an entry names, whether or not they exist. */
export function imageReferences(fields: readonly TextField[], file: string): ImageReference[] {
  return fields.flatMap((field) =>
    (field.metadata.image || field.metadata.logo) && FILE.test(field.text)
      ? [{ path: pathBeside(file, field.text), field }]
      : [],
  )
}

/** What is wrong with an image's file, apart from damage that only decoding finds. */
function wrongFile(
  { bytes, kind = '', width, height }: ImageFacts,
  { text, metadata }: TextField,
): Finding | undefined {
  const { pixels = { width: 1, height: 1 } } = metadata
  const needed = `${count.format(pixels.width)} × ${count.format(pixels.height)} pixels`
  const found = `${count.format(width)} × ${count.format(height)} pixels`
  if (bytes > MAX_BYTES || width * height > MAX_PIXELS)
    return {
      message: `${quoted(text)} is too large: ${count.format(Math.round(bytes / 100_000) / 10)} MB, ${found}`,
      advice: `The limits are 5 MB and 50 million pixels. Save it again as a JPEG at ${needed}.`,
    }
  if (kind === '') return { message: `${quoted(text)} is damaged or is not an image`, advice: SAVE_AGAIN }
  const extensions = EXTENSIONS.get(kind)
  if (!extensions?.includes(/\.\w+$/.exec(text)?.[0].toLowerCase() ?? ''))
    return {
      message: `${quoted(text)} is actually a ${kind.toUpperCase()} image`,
      advice: extensions
        ? `Rename the file to end in ${joinWithOr(extensions)}, and update its name here.`
        : SAVE_AGAIN,
    }
  if (width >= pixels.width && height >= pixels.height) return undefined
  return {
    message: `${quoted(text)} is only ${found}`,
    advice: `Save it from the original at ${needed} or larger; enlarging it will not make it sharp.`,
  }
}

/** An image or logo that is missing or unsuitable, or an image on a site without photographs. */
export function wrongImage(
  field: TextField,
  { source }: Entry,
  { images, imageFacts, showsPhotographs }: KnownTargets,
): FieldFinding | undefined {
  const { text, metadata } = field
  const file = source.file.slice(CONTENT_FOLDER.length + 1)
  const [image] = imageReferences([field], file)
  const isLogo = metadata.logo === true
  if (!image || LOGO.test(text) !== isLogo) return undefined
  if (!images.has(image.path)) {
    const beside = [...images].filter((path) => folderOf(path) === folderOf(file) && LOGO.test(path) === isLogo)
    const names = beside.map((path) => `./${fileNameOf(path)}`)
    const otherwise = `Put the image in ${folderOf(source.file)}/, or correct its name; capitalization matters.`
    return { message: `there is no image ${quoted(text)}`, advice: didYouMean(text, names, otherwise) }
  }
  const facts = isLogo ? undefined : imageFacts(image.path)
  const wrong = facts && wrongFile(facts, field)
  if (wrong || isLogo || showsPhotographs) return wrong
  return {
    message: `is not shown, because content/${BRAND_FILE} says “illustrations: none”`,
    advice: 'Write “illustrations: photographs” there, or remove the image from this file.',
    severity: 'warning',
  }
}

/** Reports images without alternative text. */
export function checkAltText(entry: Entry): Problem[] {
  return [...fieldsOf(fileSchema(entry.type))].flatMap(([key, field]) => {
    const { altField } = metadataOf(field)
    const image = nodeAt(entry.root, [key]).key
    if (altField === undefined || image === undefined || nodeAt(entry.root, [altField]).key !== undefined) return []
    return fieldProblem(entry, [altField], {
      span: spanOf(image),
      message: 'is missing for this image',
      advice: `Add a line “${altField}: …” that describes the image for people who cannot see it.`,
      kind: 'missing',
    })
  })
}

/** Reports images that no entry names, as warnings. */
export function unusedImages(images: ReadonlySet<string>, used: ReadonlySet<string>): Problem[] {
  const unused = [...images].filter((path) => !used.has(path))
  return unused.map((path) =>
    fileProblem(`${CONTENT_FOLDER}/${path}`, {
      message: 'no entry uses this image',
      advice: `Add “${LOGO.test(path) ? 'logo' : 'image'}: ./${fileNameOf(path)}” to ${
        LOGO.test(path) ? `content/${BRAND_FILE}` : `a file in content/${folderOf(path)}/`
      }, or delete the image.`,
      severity: 'warning',
    }),
  )
}
