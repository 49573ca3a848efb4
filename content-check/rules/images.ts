import { fileProblem, type Finding, type Problem } from '../messages/problem'
import { quoted, suggestion } from '../messages/text-format'
import { BRAND_FILE, CONTENT_FOLDER } from '../parse/content-files'
import { fileNameOf, folderOf, pathBeside } from '../parse/content-path'
import { fieldsOf, fileSchema, metadataOf, type TextField } from '../parse/schema-path'
import { nodeAt, spanOf } from '../parse/yaml-tree'
import { closestMatch } from './closest-match'
import {
  type CheckedImage,
  type Entry,
  type FieldFinding,
  fieldProblem,
  type ImageFacts,
  type KnownTargets,
} from './entry'
import { EXTENSIONS, extensionOf, isOtherFormat, LOGO, NAME } from './image-names'
import { isReservedName } from './reserved-names'

/** An image that an entry names, by its path within `content/`. */
export interface ImageReference {
  path: string
  field: TextField
}

/** The largest image file, in bytes. Larger ones slow down clones and first builds without looking better. */
export const MAX_BYTES = 5_000_000

/** The most pixels in an image. A small file can contain one that does not fit in memory. */
const MAX_PIXELS = 50_000_000

/** A file in the same folder. The content model reports any other text. */
const FILE = /^\.\/[^/]+$/

const SAVE_AGAIN = 'Open it in an image editor and save it again as JPEG, PNG, WebP, or AVIF.'

const count = new Intl.NumberFormat('en')
const pixels = (width: number, height: number) => `${count.format(width)} × ${count.format(height)} pixels`

/** Whether an image is too large to be read. */
export const isTooLarge = ({ bytes, width, height }: Pick<ImageFacts, 'bytes' | 'width' | 'height'>) =>
  bytes > MAX_BYTES || width * height > MAX_PIXELS

/** The images that an entry names, whether or not they exist. */
export function imageReferences(fields: readonly TextField[], file: string): ImageReference[] {
  return fields.flatMap((field) =>
    (field.metadata.image || field.metadata.logo) && FILE.test(field.text)
      ? [{ path: pathBeside(file, field.text), field }]
      : [],
  )
}

/**
 * What is wrong with an image's file, wherever it is used.
 *
 * @param path within `content/`
 * @param field the field that names it, if any
 */
function wrongFile(path: string, image: CheckedImage, field?: TextField): Finding | undefined {
  const { bytes, kind, width, height, state, rightName } = image
  const name = fileNameOf(path)
  const subject = field ? quoted(field.text) : 'the image'
  const { pixels: needed } = field?.metadata ?? {}
  const [file, here] = field ? ['the file', `, and write ./${rightName} here`] : ['it', '']
  const rename = `Rename ${file} to ${rightName}${here}.`
  const saveAsJpeg = `Open it in an image editor, save it as a JPEG with the name ${rightName}${here}. Then delete ${name}.`
  if (isTooLarge(image))
    return {
      message: `${subject} is too large: ${
        bytes > MAX_BYTES ? `${count.format(Math.round(bytes / 100_000) / 10)} MB` : pixels(width, height)
      }`,
      advice: `The limits are 5 MB and 50 million pixels. Save it again as a JPEG ${
        needed ? `at ${pixels(needed.width, needed.height)}` : 'with fewer pixels'
      }.`,
    }
  if (LOGO.test(path)) {
    // The rules for logos report what is wrong with the drawing.
  } else if (kind === undefined) return { message: `${subject} is damaged or is not an image`, advice: SAVE_AGAIN }
  else if (isOtherFormat(image, path))
    return { message: `${subject} is actually in the format ${kind.toUpperCase()}`, advice: saveAsJpeg }
  else if (state === 'damaged')
    return {
      message: `${subject} is damaged`,
      advice: 'Copy it here again, or open it in an image editor and save it again.',
    }
  else if (!EXTENSIONS.get(kind)?.includes(extensionOf(name)))
    return { message: `${subject} is actually in the format ${kind.toUpperCase()}`, advice: rename }
  if (rightName === undefined) return undefined
  if (isReservedName(name)) return { message: `Windows does not allow the file name ${quoted(name)}`, advice: rename }
  if (!NAME.test(name))
    return {
      message: `${subject} has a name with characters that a web address cannot contain`,
      advice: `Images may have only unaccented letters, digits, hyphens, underscores, and periods in their names. ${rename}`,
    }
  return {
    message: `another file has the name ${quoted(name)} with different capitalization`,
    advice: `On many computers, only one of them would be kept. ${rename}`,
  }
}

/** An image that has fewer pixels than the site shows. */
function smallImage({ width, height }: ImageFacts, { text, metadata }: TextField): Finding | undefined {
  const { pixels: needed = { width: 1, height: 1 } } = metadata
  if (width >= needed.width && height >= needed.height) return undefined
  return {
    message: `${quoted(text)} is only ${pixels(width, height)}`,
    advice: `Save it from the original at ${pixels(needed.width, needed.height)} or larger; enlarging it will not make it sharp.`,
  }
}

/** Reports what is wrong with the files of images that no entry names; where one does, the entry's rules report it. */
export function wrongImages(images: ReadonlyMap<string, CheckedImage>, named: ReadonlySet<string>): Problem[] {
  return [...images].flatMap(([path, image]) => {
    const wrong = named.has(path) ? undefined : wrongFile(path, image)
    return wrong ? fileProblem(`${CONTENT_FOLDER}/${path}`, wrong) : []
  })
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
    // A file that must get another name is reported itself.
    const beside = [...images].filter(
      (path) =>
        folderOf(path) === folderOf(file) && LOGO.test(path) === isLogo && imageFacts(path)?.rightName === undefined,
    )
    const names = beside.map((path) => `./${fileNameOf(path)}`)
    const stemOf = (name: string) => name.replace(/\.\w+$/, '')
    const meant = names.find((name) => stemOf(name) === stemOf(text)) ?? closestMatch(text, names)
    // The content model reports a name that no image can have. A file with that name may exist.
    if (meant === undefined && ![...EXTENSIONS.values()].flat().includes(extensionOf(text))) return undefined
    const otherwise = `Put the image in ${folderOf(source.file)}/, or correct its name; capitalization matters.`
    const advice = meant === undefined ? otherwise : suggestion(meant)
    return { message: `there is no image ${quoted(text)}`, advice }
  }
  const facts = imageFacts(image.path)
  const wrong = facts && (wrongFile(image.path, facts, field) ?? (isLogo ? undefined : smallImage(facts, field)))
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
  return unused.map((path) => {
    const [field, place] = LOGO.test(path)
      ? ['logo', `content/${BRAND_FILE}`]
      : ['image', `a file in content/${folderOf(path)}/`]
    return fileProblem(`${CONTENT_FOLDER}/${path}`, {
      message: 'no entry uses this image',
      advice: `Add “${field}: ./${fileNameOf(path)}” to ${place}, or delete the image.`,
      severity: 'warning',
    })
  })
}
