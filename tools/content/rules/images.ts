import { fileProblem, type Problem } from '../messages/problem'
import { BRAND_FILE, CONTENT_FOLDER } from '../parse/content-files'
import { fileNameOf, folderOf, pathBeside } from '../parse/content-path'
import { fieldLabel, fieldsOf, fileSchema, metadataOf, type TextField } from '../parse/schema-path'
import { problemAt } from '../parse/source-text'
import { nodeAt, spanOf } from '../parse/yaml-tree'
import { imageFinding } from './image-file'
import type { KnownTargets } from './reference-check'
import type { Entry } from './schema-check'

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

/** Checks the existing image files that an entry names. */
export function checkImageFiles(
  { source, type }: Entry,
  named: readonly ImageReference[],
  { images, imageFacts }: Pick<KnownTargets, 'images' | 'imageFacts'>,
): Problem[] {
  const schema = fileSchema(type)
  return named.flatMap(({ path, field: { path: steps, text, metadata, node } }) => {
    if (!images.has(path) || !metadata.image) return []
    const facts = imageFacts(path)
    const finding = facts && imageFinding(facts, text, metadata.pixels ?? { width: 1, height: 1 })
    return finding ? [problemAt(source, spanOf(node), { field: fieldLabel(schema, steps), ...finding })] : []
  })
}

/** Reports the photographs that an entry names, as warnings, for a site that shows none. */
export function hiddenImages({ source, type }: Entry, named: readonly ImageReference[]): Problem[] {
  return named
    .filter(({ field }) => field.metadata.image)
    .map(({ field: { path, node } }) =>
      problemAt(source, spanOf(node), {
        field: fieldLabel(fileSchema(type), path),
        message: `is not shown, because content/${BRAND_FILE} says “illustrations: none”`,
        advice: 'Write “illustrations: photographs” there, or remove the image from this file.',
        severity: 'warning',
      }),
    )
}

/** Reports images without alternative text as errors, and alternative text without an image as warnings. */
export function checkAltText({ source, type, root }: Entry): Problem[] {
  const schema = fileSchema(type)
  return [...fieldsOf(schema)].flatMap(([key, field]) => {
    const { altField } = metadataOf(field)
    if (altField === undefined) return []
    const label = fieldLabel(schema, [altField])
    const image = nodeAt(root, [key])
    const alt = nodeAt(root, [altField])
    if (image.key !== undefined && alt.key === undefined) {
      const advice = `Add a line “${altField}: …” that describes the image for people who cannot see it.`
      return [problemAt(source, spanOf(image.key), { field: label, message: 'is missing for this image', advice })]
    }
    if (image.key === undefined && alt.key !== undefined) {
      const advice = `Add a line “${key}: ./…” with the name of the image, or remove this line.`
      const finding = { field: label, message: 'has no image', advice, severity: 'warning' } as const
      return [problemAt(source, spanOf(alt.key), finding)]
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
