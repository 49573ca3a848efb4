import { fileProblem, type Problem } from '../messages/problem'
import { BRAND_FILE, CONTENT_FOLDER } from '../parse/content-files'
import { fileNameOf, folderOf, pathBeside } from '../parse/content-path'
import { fieldsOf, fileSchema, metadataOf, type TextField } from '../parse/schema-path'
import { nodeAt, spanOf } from '../parse/yaml-tree'
import { type Entry, type FieldFinding, fieldProblem } from './entry'
import { imageFinding } from './image-file'
import type { KnownTargets } from './reference-check'

/** An image that an entry names, by its path within `content/`. */
export interface ImageReference {
  path: string
  field: TextField
}

/** The images that an entry names, whether or not they exist. */
export function imageReferences(fields: readonly TextField[], file: string): ImageReference[] {
  return fields.flatMap((field) =>
    (field.metadata.image || field.metadata.logo) && field.text.startsWith('./') && !field.text.includes('/../')
      ? [{ path: pathBeside(file, field.text), field }]
      : [],
  )
}

/** What is wrong with the file of an image that exists. */
export function wrongImage(
  field: TextField,
  { source }: Entry,
  { images, imageFacts }: Pick<KnownTargets, 'images' | 'imageFacts'>,
): FieldFinding | undefined {
  const { text, metadata } = field
  const [image] = metadata.image ? imageReferences([field], source.file.slice(CONTENT_FOLDER.length + 1)) : []
  const facts = image && images.has(image.path) ? imageFacts(image.path) : undefined
  return facts && imageFinding(facts, text, metadata.pixels ?? { width: 1, height: 1 })
}

/** A photograph on a site that shows none. */
export function hiddenImage(
  { metadata }: TextField,
  _entry: Entry,
  { showsPhotographs }: Pick<KnownTargets, 'showsPhotographs'>,
): FieldFinding | undefined {
  if (!metadata.image || showsPhotographs) return undefined
  return {
    message: `is not shown, because content/${BRAND_FILE} says “illustrations: none”`,
    advice: 'Write “illustrations: photographs” there, or remove the image from this file.',
    severity: 'warning',
  }
}

/** Reports images without alternative text as errors, and alternative text without an image as warnings. */
export function checkAltText(entry: Entry): Problem[] {
  return [...fieldsOf(fileSchema(entry.type))].flatMap(([key, field]) => {
    const { altField } = metadataOf(field)
    if (altField === undefined) return []
    const image = nodeAt(entry.root, [key]).key
    const alt = nodeAt(entry.root, [altField]).key
    if (image !== undefined && alt === undefined) {
      const advice = `Add a line “${altField}: …” that describes the image for people who cannot see it.`
      return fieldProblem(entry, [altField], { span: spanOf(image), message: 'is missing for this image', advice })
    }
    if (image === undefined && alt !== undefined) {
      const advice = `Add a line “${key}: ./…” with the name of the image, or remove this line.`
      return fieldProblem(entry, [altField], {
        span: spanOf(alt),
        message: 'has no image',
        advice,
        severity: 'warning',
      })
    }
    return []
  })
}

/** Reports images that no entry names, as warnings. */
export function unusedImages(images: ReadonlySet<string>, used: ReadonlySet<string>): Problem[] {
  return [...images].flatMap((path) =>
    used.has(path)
      ? []
      : [
          fileProblem(`${CONTENT_FOLDER}/${path}`, {
            message: 'no entry uses this image',
            advice: path.endsWith('.svg')
              ? `Only the logo is an SVG file: add “logo: ./${fileNameOf(path)}” to content/brand.yml, or delete the file.`
              : `Add “image: ./${fileNameOf(path)}” to a file in content/${folderOf(path)}/, or delete the image.`,
            severity: 'warning',
          }),
        ],
  )
}
