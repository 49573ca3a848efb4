import { contentTypeOf } from '../src/content-model/registry'
import { checkEntries } from '../tools/content/check-entries'
import type { Problem } from '../tools/content/messages/problem'
import { formatProblem } from '../tools/content/messages/report'
import { CONTENT_FOLDER } from '../tools/content/parse/content-files'
import { pathBeside } from '../tools/content/parse/content-path'
import { parseYaml } from '../tools/content/parse/parse-yaml'
import { fileSchema, textFields } from '../tools/content/parse/schema-path'
import { sourceText } from '../tools/content/parse/source-text'
import type { ImageFacts } from '../tools/content/rules/image-file'
import { imageReferences } from '../tools/content/rules/images'
import type { LogoFile } from '../tools/content/rules/reference-check'

/** The content that a change is made to. Paths are relative to `content/`. */
export interface ContentData {
  /** The texts of the content files. */
  texts: Readonly<Record<string, string>>
  images: Readonly<Record<string, ImageFacts>>
  logos: Readonly<Record<string, LogoFile>>
}

function errorsIn({ texts, images, logos }: ContentData, uploaded: readonly string[], now: Date): Problem[] {
  const entries = Object.entries(texts).flatMap(([path, text]) => {
    const type = contentTypeOf(path)
    return type ? [{ path, type, source: sourceText(`${CONTENT_FOLDER}/${path}`, text) }] : []
  })
  const content = {
    entries,
    images: new Set([...Object.keys(images), ...Object.keys(logos), ...uploaded]),
    problems: [],
    imageFacts: (path: string) => images[path],
    logoFile: (path: string) => logos[path],
  }
  return checkEntries(content, now).problems.filter(({ severity }) => severity !== 'warning')
}

/** The images that a file names and that its earlier version did not: the CMS uploads those that do not exist yet. */
function newImages(path: string, text: string, before = ''): string[] {
  const type = contentTypeOf(path)
  const tree = type && parseYaml(sourceText(path, text)).tree
  return tree
    ? imageReferences([...textFields(fileSchema(type), tree.root)], path)
        .filter(({ field }) => !before.includes(field.text))
        .map(({ field }) => pathBeside(path, field.text))
    : []
}

const keyOf = ({ file, field = '', message }: Problem) => [file, field, message].join('\n')

/**
 * Checks a change as `npm run content:check` does, except for what only that command can know: spelling, typefaces, and the
 * pixels of new pictures.
 *
 * @param path the path of the changed file
 * @param text its new text
 * @param before its text before the change
 * @returns the errors in the file, and those that the change causes in other files, with the command's messages
 */
export function checkChange(
  content: ContentData,
  path: string,
  text: string,
  before: string | undefined,
  now: Date,
): string[] {
  const file = `${CONTENT_FOLDER}/${path}`
  const uploaded = newImages(path, text, before)
  const known = new Set(errorsIn(content, [], now).map(keyOf))
  return errorsIn({ ...content, texts: { ...content.texts, [path]: text } }, uploaded, now)
    .filter((problem) => problem.file === file || !known.has(keyOf(problem)))
    .map((problem) => (problem.file === file ? '' : `${problem.file}: `) + formatProblem(problem))
}
