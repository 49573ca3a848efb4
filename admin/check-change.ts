import { checkEntry } from '../content-check/check-entry'
import type { Problem } from '../content-check/messages/problem'
import { formatProblem } from '../content-check/messages/report'
import { quoted } from '../content-check/messages/text-format'
import { CONTENT_FOLDER } from '../content-check/parse/content-files'
import { fileNameOf, folderOf } from '../content-check/parse/content-path'
import { parseYaml } from '../content-check/parse/parse-yaml'
import { fileSchema, metadataOf, textFields } from '../content-check/parse/schema-path'
import { sourceText } from '../content-check/parse/source-text'
import { imageReferences } from '../content-check/rules/images'
import { checkSlugs } from '../content-check/rules/slugs'
import { isOff, linkablePages, offPages, pageSettingsOf } from '../content-model/routes/entry-paths'
import { localeOf } from '../content-model/locale'
import { type ContentType, contentTypeOf, slugOf } from '../content-model/registry'

/** What the site shows: the fields of each file, by its path relative to `content/`. */
export type PublishedContent = Readonly<Record<string, unknown>>

/** What the check says of a field that a file lacks is about lines of the file, which a form does not have. */
function worded(problem: Problem): string {
  const isMissing = problem.kind === 'missing'
  return formatProblem(isMissing ? { ...problem, message: 'is empty', advice: 'Fill it in.' } : problem)
}

/** What the check says about an entry, apart from what needs other files than those of the content. */
function problemsOf(published: PublishedContent, path: string, type: ContentType, text: string): Problem[] {
  const source = sourceText(`${CONTENT_FOLDER}/${path}`, text)
  const { tree, problems } = parseYaml(source, fileSchema(type))
  const entries = Object.entries({ ...published, [path]: tree?.value }).flatMap(([file, value]) => {
    const known = contentTypeOf(file)
    return known ? [{ type: known, slug: slugOf(file), value }] : []
  })
  const site = pageSettingsOf(entries)
  if (isOff(type, site)) return []
  const fields = [...textFields(fileSchema(type), tree?.root)]
  const settings = entries.find((entry) => entry.type.name === 'SiteSettings')?.value
  const own =
    tree &&
    checkEntry({ source, type, ...tree }, fields, {
      // The check of the pull request knows them.
      files: undefined,
      // Editors choose entries and pictures from lists.
      names: () => undefined,
      images: new Set(imageReferences(fields, path).map((image) => image.path)),
      imageFacts: () => undefined,
      logoFile: () => undefined,
      prefixes: new Set(site.prefixes),
      anchorsByPage: linkablePages(entries),
      offPages: offPages(site),
      showsPhotographs: true,
      site: settings,
      locale: localeOf(settings),
    })
  return [...checkSlugs([{ path, type }]), ...problems, ...(own ?? [])]
}

/**
 * An entry's errors, worded as by `npm run content:check`, which also checks the rest. If the entry
 * only lacks something and may be a draft, the last line says so.
 */
export function checkChange(published: PublishedContent, path: string, type: ContentType, text: string): string[] {
  const errors = problemsOf(published, path, type, text)
    // A new firm's pages are full of placeholders, written one field at a time.
    .filter(({ severity, kind }) => severity !== 'warning' && (kind !== 'placeholder' || type.source.kind === 'folder'))
  const { label: draft } = metadataOf(type.schema.shape.draft)
  const isUnfinished = draft !== undefined && errors.length > 0 && errors.every(({ kind }) => kind === 'missing')
  return [...errors.map(worded), ...(isUnfinished ? [`To save it unfinished, turn on ${quoted(draft)}.`] : [])]
}

/** An entry's warnings, which do not keep it from being saved, apart from what a draft lacks. */
export function changeWarnings(published: PublishedContent, path: string, type: ContentType, text: string): string[] {
  return problemsOf(published, path, type, text)
    .filter(({ severity, kind }) => severity === 'warning' && kind !== 'placeholder')
    .map(worded)
}

/**
 * The pictures that an entry shows before it is saved, and that neither it nor another entry on the site shows afterwards:
 * paths within the repository.
 */
export function unusedPictures(published: PublishedContent, path: string, before: string, after: string): string[] {
  const type = contentTypeOf(path)
  if (!type) return []
  const picturesIn = (text: string) => {
    const { tree } = parseYaml(sourceText(path, text), fileSchema(type))
    return imageReferences([...textFields(fileSchema(type), tree?.root)], path).map((image) => image.path)
  }
  const others = Object.entries(published).filter(([file]) => file !== path && folderOf(file) === folderOf(path))
  const kept = new Set(picturesIn(after))
  return picturesIn(before)
    .filter((image) => !kept.has(image) && !JSON.stringify(others).includes(`"./${fileNameOf(image)}"`))
    .map((image) => `${CONTENT_FOLDER}/${image}`)
}
