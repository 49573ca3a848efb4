import { Document } from 'yaml'
import { checkEntry } from '../content-check/check-entry'
import type { Problem } from '../content-check/messages/problem'
import { formatProblem } from '../content-check/messages/report'
import { quoted } from '../content-check/messages/text-format'
import { CONTENT_FOLDER } from '../content-check/parse/content-files'
import { namesOf, readFile, type ReadFile, settingsIn } from '../content-check/parse/content-index'
import { fileNameOf, folderOf } from '../content-check/parse/content-path'
import { parseYaml } from '../content-check/parse/parse-yaml'
import { fieldLabel, fileSchema, metadataOf, type TextField, textFields } from '../content-check/parse/schema-path'
import { sourceText } from '../content-check/parse/source-text'
import { imageReferences } from '../content-check/rules/images'
import type { KnownTargets } from '../content-check/rules/entry'
import { brokenReference, unusedEntries } from '../content-check/rules/reference-check'
import { checkSlugs } from '../content-check/rules/slugs'
import { checkUnpublished } from '../content-check/rules/unpublished'
import { isOff, linkablePages, offPages, pageSettingsOf } from '../content-model/routes/entry-paths'
import { localeOf } from '../content-model/locale'
import { dayOf, unpublishedReason } from '../content-model/publication'
import { type ContentType, contentTypeOf, slugOf } from '../content-model/registry'
import { keyPathOf } from './fields'
import { formText } from './form-text'

/** What the site shows, or will show: the fields of each file, by its path relative to `content/`. */
export type PublishedContent = Readonly<Record<string, unknown>>

/** The texts in a file by its value, which is another object once it changes. */
const knownFields = new WeakMap<object, readonly TextField[]>()

function fieldsIn(type: ContentType, value: unknown): readonly TextField[] {
  if (typeof value !== 'object' || value === null) return []
  const fields = knownFields.get(value) ?? [...textFields(fileSchema(type), new Document(value).contents)]
  knownFields.set(value, fields)
  return fields
}

/** The files of the content, without their texts. */
export const filesOf = (content: PublishedContent): ReadFile[] =>
  Object.entries(content).flatMap(([path, value]) => {
    const type = contentTypeOf(path)
    return type ? [{ path, type, slug: slugOf(path), value, fields: fieldsIn(type, value), problems: [] }] : []
  })

/** The label of the switch that hides an entry from visitors, in quotes; undefined for a type without one. */
function draftSwitch({ schema }: ContentType): string | undefined {
  const { label } = metadataOf(schema.shape.draft)
  return label === undefined ? undefined : quoted(label)
}

/** Words a problem for a form, which has no lines, and values without quotes. */
function worded(problem: Problem, type: ContentType): Problem {
  const { kind, message, advice } = problem
  const draft = draftSwitch(type)
  if (kind === 'missing') return { ...problem, message: 'is empty', advice: 'Fill it in.' }
  if (kind === 'placeholder') return { ...problem, advice: `Replace it${draft ? `, or turn on ${draft}` : ''}.` }
  return { ...problem, message: formText(message.replace(/, first on line \d+$/, '')), advice: formText(advice) }
}

/** What the content can refer to, as far as the editor knows it. */
function knownIn(files: readonly ReadFile[]): KnownTargets {
  const site = pageSettingsOf(files)
  const settings = settingsIn(files)
  return {
    // The check of the pull request knows them.
    files: undefined,
    // Editors choose entries and pictures from lists.
    names: () => undefined,
    images: new Set(),
    imageFacts: () => undefined,
    logoFile: () => undefined,
    prefixes: new Set(site.prefixes),
    anchorsByPage: linkablePages(files),
    offPages: offPages(site),
    showsPhotographs: true,
    site: settings,
    locale: localeOf(settings),
  }
}

/** An entry with this text, and all files with it. */
function withEntry(content: PublishedContent, path: string, type: ContentType, text: string) {
  const own = readFile(path, type, text)
  return { own, files: [...filesOf(content).filter((file) => file.path !== path), own] }
}

/** What the check says about an entry, apart from what needs other files than those of the content. */
function problemsOf(own: ReadFile, files: readonly ReadFile[]): Problem[] {
  const site = pageSettingsOf(files)
  if (isOff(own.type, site)) return []
  const known = knownIn(files)
  const { entry, fields, path, problems } = own
  const images = new Set(imageReferences(fields, path).map((image) => image.path))
  const found = entry && checkEntry(entry, fields, { ...known, images })
  const unpublished = checkUnpublished(files, dayOf(new Date(), known.locale.timeZone), site)
  return [...checkSlugs([own]), ...problems, ...(found ?? []), ...unpublished]
}

/** A field of the form, and what is wrong with it. */
export interface WrongField {
  /** As the CMS writes it, such as `cards.0.title`. */
  keyPath: string
  message: string
}

/** Why an entry cannot be saved. */
export interface ChangeErrors {
  /** One for each error, which names its field. If the entry only lacks something and may be a draft, the last one says so. */
  messages: string[]
  /** The fields with these errors, in the order of the file. Some errors are about no single field. */
  wrongFields: WrongField[]
}

/**
 * An entry's errors, worded as by `npm run content:check`, which also checks the rest.
 *
 * @param isDirect whether the change is committed to the branch, where it would fail the next build, instead of in a pull
 *   request, which can wait until the entries that it refers to are published
 */
export function checkChange(
  content: PublishedContent,
  path: string,
  type: ContentType,
  text: string,
  isDirect: boolean,
): ChangeErrors {
  const { own, files } = withEntry(content, path, type, text)
  const errors = problemsOf(own, files)
    // A new firm's pages are full of placeholders, written one field at a time.
    .filter(({ severity, kind }) => severity !== 'warning' && (kind !== 'placeholder' || type.source.kind === 'folder'))
    .filter(({ kind }) => kind !== 'unpublished' || isDirect)
    .map((problem) => worded(problem, type))
  const draft = draftSwitch(type)
  const isUnfinished = draft !== undefined && errors.length > 0 && errors.every(({ kind }) => kind === 'missing')
  return {
    messages: [...errors.map(formatProblem), ...(isUnfinished ? [`To save it unfinished, turn on ${draft}.`] : [])],
    wrongFields: errors.flatMap(({ path: fieldPath, message, advice }) =>
      fieldPath ? [{ keyPath: keyPathOf(type, fieldPath), message: formatProblem({ message, advice }) }] : [],
    ),
  }
}

/**
 * Returns what finds the fields of an entry with a link or a reference to some files, which would not work without them.
 *
 * @param needed the paths of those files
 */
export function fieldsThatNeed(
  needed: ReadonlySet<string>,
  files: readonly ReadFile[],
): (own: ReadFile) => readonly TextField[] {
  if (needed.size === 0) return () => []
  const knownOf = (some: readonly ReadFile[]): KnownTargets => ({
    ...knownIn(some),
    names: (type) => namesOf(type, some),
  })
  const [without, withAll] = [knownOf(files.filter(({ path }) => !needed.has(path))), knownOf(files)]
  return ({ entry, fields }) =>
    fields.filter((field) => entry && brokenReference(field, entry, without) && !brokenReference(field, entry, withAll))
}

/**
 * An entry's warnings, apart from what a draft lacks, and what is wrong until other entries are published.
 *
 * @param waiting the files of entries that are only in pull requests
 */
export function changeWarnings(
  content: PublishedContent,
  path: string,
  type: ContentType,
  text: string,
  waiting: ReadonlySet<string> = new Set(),
): string[] {
  const { own, files } = withEntry(content, path, type, text)
  const found = problemsOf(own, files).filter(
    ({ severity, kind }) => (severity === 'warning' && kind !== 'placeholder') || kind === 'unpublished',
  )
  const today = dayOf(new Date(), localeOf(settingsIn(files)).timeZone)
  const shown = files.filter(({ value }) => !unpublishedReason(value, today))
  const unused = unusedEntries(shown).filter(({ file }) => file === own.source?.file)
  const early = fieldsThatNeed(
    waiting,
    files,
  )(own).map((field) => ({
    field: fieldLabel(fileSchema(type), field.path),
    message: `${quoted(field.text)} is still in another pull request`,
    advice: 'Get that one published first; until then, this one’s tests will fail.',
  }))
  return [...found.map((problem) => worded(problem, type)), ...unused, ...early].map(formatProblem)
}

/**
 * The pictures that an entry shows before it is saved, and that neither it nor another entry shows afterwards: paths within
 * the repository.
 *
 * @param contents the content of the site, and with what has been saved since
 */
export function unusedPictures(
  contents: readonly PublishedContent[],
  path: string,
  type: ContentType,
  before: string,
  after: string,
): string[] {
  const picturesIn = (text: string) => {
    const { tree } = parseYaml(sourceText(path, text), fileSchema(type))
    return imageReferences([...textFields(fileSchema(type), tree?.root)], path).map((image) => image.path)
  }
  const others = contents
    .flatMap(Object.entries<unknown>)
    .filter(([file]) => file !== path && folderOf(file) === folderOf(path))
  const kept = new Set(picturesIn(after))
  return picturesIn(before)
    .filter((image) => !kept.has(image) && !JSON.stringify(others).includes(`"./${fileNameOf(image)}"`))
    .map((image) => `${CONTENT_FOLDER}/${image}`)
}
