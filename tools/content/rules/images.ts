import { join, posix } from 'node:path'
import type { Known } from './reference-check'
import { CONTENT_FOLDER } from '../parse/content-files'
import { pictureFinding } from './image-file'
import { fileProblem, type Problem } from '../messages/problem'
import { factsOf, fieldLabel, fieldsOf, fileSchema, type TextField } from '../parse/schema-path'
import type { Entry } from './schema-check'
import { problemAt } from '../parse/source-text'
import { nodeAt, spanOf } from '../parse/yaml-tree'

/** A picture that an entry names, by its path within `content/`. */
export interface NamedPicture {
  path: string
  field: TextField
}

/** The pictures that an entry names, whether they exist or not. */
export function namedPictures(fields: readonly TextField[], file: string): NamedPicture[] {
  return fields.flatMap((field) =>
    field.facts.picture && field.text.startsWith('./') && !field.text.includes('/../')
      ? [{ path: posix.join(posix.dirname(file), field.text), field }]
      : [],
  )
}

/** The mistakes of the picture files that an entry names and that exist. */
export function checkPictureFiles(
  { source, type }: Entry,
  named: readonly NamedPicture[],
  { root, pictures }: Pick<Known, 'root' | 'pictures'>,
): Problem[] {
  const schema = fileSchema(type)
  return named.flatMap(({ path, field: { path: steps, text, facts, node } }) => {
    if (!pictures.has(path)) return []
    const finding = pictureFinding(join(root, CONTENT_FOLDER, path), text, facts.pixels ?? { width: 1, height: 1 })
    return finding ? [problemAt(source, spanOf(node), { field: fieldLabel(schema, steps), ...finding })] : []
  })
}

/** Pictures without their words, which is an error, and words without their picture, which is a warning. */
export function checkPictureWords({ source, type, root }: Entry): Problem[] {
  const schema = fileSchema(type)
  return [...fieldsOf(schema)].flatMap(([key, field]) => {
    const { inWords } = factsOf(field)
    if (inWords === undefined) return []
    const label = fieldLabel(schema, [inWords])
    const picture = nodeAt(root, [key])
    const words = nodeAt(root, [inWords])
    if (picture.key !== undefined && words.key === undefined) {
      const advice = `Add a line “${inWords}: …” that says what the picture shows, for people who do not see it.`
      return [problemAt(source, spanOf(picture.key), { field: label, message: 'is missing for this picture', advice })]
    }
    if (picture.key === undefined && words.key !== undefined) {
      const advice = `Add a line “${key}: ./…” with the name of the picture, or remove this line.`
      const finding = { field: label, message: 'has no picture', advice, severity: 'warning' } as const
      return [problemAt(source, spanOf(words.key), finding)]
    }
    return []
  })
}

/** Pictures that no entry names, as warnings. */
export function unusedPictures(pictures: ReadonlySet<string>, used: ReadonlySet<string>): Problem[] {
  return [...pictures].flatMap((path) =>
    used.has(path)
      ? []
      : [
          fileProblem(`${CONTENT_FOLDER}/${path}`, {
            message: 'no entry shows this picture',
            advice: `Name it in a file of content/${posix.dirname(path)}/ as “image: ./${posix.basename(path)}”, or remove it.`,
            severity: 'warning',
          }),
        ],
  )
}
