import { isOff, offPages } from '../../src/content-model/entry-pages'
import { type Locale, localeOf } from '../../src/content-model/locale'
import { dayOf, withheld } from '../../src/content-model/publication'
import { CONTENT_TYPES, type ContentType, slugOf } from '../../src/content-model/registry'
import { compareProblems, firstProblems, MAX_PROBLEMS, type Problem } from './messages/problem'
import { CONTENT_FOLDER, type ContentFiles } from './parse/content-files'
import { anchorsByPage, missingFiles, namesOf, prefixesOf, type ReadFile } from './parse/content-index'
import { parseYaml } from './parse/parse-yaml'
import { fileSchema, type TextField, textFields } from './parse/schema-path'
import { sitePagesIn } from './parse/site-pages'
import { checkColors, checkLogo, mayShowPhotographs } from './rules/brand'
import { type Entry, type FieldFinding, fieldProblem, type KnownTargets } from './rules/entry'
import { checkFileNames } from './rules/file-names'
import { checkAltText, imageReferences, unusedImages, wrongImage } from './rules/images'
import { checkAnalytics, checkSectionTexts, checkUniqueMetadata } from './rules/page-rules'
import { leftPlaceholder } from './rules/placeholder-text'
import { checkRedirects } from './rules/redirects'
import { brokenReference, checkDuplicates, unusedEntries } from './rules/reference-check'
import { checkSchema } from './rules/schema-check'
import { takenPrefix, tooLongWithOffer, unknownPlaceholder, wrongPhoneNumber } from './rules/text-rules'
import { checkUnpublished } from './rules/unpublished'
import { yamlPitfall } from './rules/yaml-pitfalls'

/** The content that is checked: the texts of its files, and what is known about its images. */
type CheckedContent = Pick<ContentFiles, 'entries' | 'images' | 'problems'> &
  Pick<KnownTargets, 'imageFacts' | 'logoFile'>

/** The result of the check: all problems in any order, and the files that were read. */
export interface CheckedEntries {
  problems: Problem[]
  files: readonly ReadFile[]
  locale: Locale
}

const positionOf = ({ line, column }: Problem) => `${line}:${column}`

/** Merges lists of problems. A later list does not report a position that an earlier list has reported. */
function mergeProblems(...lists: readonly (readonly Problem[])[]): Problem[] {
  const reported = new Set<string>()
  return lists.flatMap((list) => {
    const fresh = list.filter((problem) => !reported.has(positionOf(problem)))
    for (const problem of fresh) reported.add(positionOf(problem))
    return fresh
  })
}

/** A rule about a single text. */
type FieldRule = (field: TextField, entry: Entry, known: KnownTargets) => FieldFinding | undefined

/** Rules that are checked before the schema, because they can suggest a correction. */
const FIRST_RULES: readonly FieldRule[] = [yamlPitfall, takenPrefix, brokenReference, wrongImage]

/** Rules about texts that match the schema. */
const FURTHER_RULES: readonly FieldRule[] = [wrongPhoneNumber, leftPlaceholder, unknownPlaceholder, tooLongWithOffer]

/** The first problems of one entry. */
export function checkEntry(entry: Entry, fields: readonly TextField[], known: KnownTargets): Problem[] {
  const checkFields = (rules: readonly FieldRule[]) =>
    rules.map((rule) =>
      firstProblems(fields, (field) => {
        const finding = rule(field, entry, known)
        return finding && fieldProblem(entry, field.path, finding)
      }),
    )
  const problems = mergeProblems(
    checkRedirects(entry, fields, known),
    ...checkFields(FIRST_RULES),
    checkSchema(entry),
    checkSectionTexts(entry, known),
    checkAltText(entry),
    checkColors(entry),
    checkDuplicates(entry, fields),
    ...checkFields(FURTHER_RULES),
  )
  problems.sort(compareProblems)
  const first = (severity?: 'warning') =>
    problems.filter((problem) => problem.severity === severity).slice(0, MAX_PROBLEMS)
  // Limited separately, so that warnings never crowd out an error.
  return [...first(), ...first('warning')]
}

/**
 * Checks everything about the content that can be known without Node.js, so that it also runs in a browser: file names,
 * YAML, the shape of each entry, and references to other entries, to pages of the site, and to images.
 *
 * @param now the time that decides what is published
 */
export function checkEntries(content: CheckedContent, now: Date): CheckedEntries {
  const { entries: all, images, problems, imageFacts, logoFile } = content
  const site = sitePagesIn(all)
  // What is switched off may stay in its files, in any state.
  const entries = all.filter(({ type, path }) => !isOff(type, slugOf(path), site))
  const misnamed = checkFileNames(entries)
  const found: Problem[] = [...problems, ...misnamed]
  const files = entries.map((file): ReadFile => {
    if (!file.source) return { ...file, fields: [] }
    const { tree, problems: syntax } = parseYaml(file.source)
    found.push(...syntax)
    if (!tree) return { ...file, fields: [] }
    const entry = { source: file.source, type: file.type, ...tree }
    return { ...file, entry, fields: [...textFields(fileSchema(file.type), tree.root)] }
  })

  const siteValue = files.find(({ type }) => type.name === 'SiteSettings')?.entry?.value
  const locale = localeOf(siteValue)
  const today = dayOf(now, locale.timeZone)
  const namesByType = new Map(CONTENT_TYPES.map((type) => [type, namesOf(type, files)]))
  // What is switched off can still be referred to: pages leave it out.
  const names = (type: ContentType) => (isOff(type, '', site) ? undefined : namesByType.get(type))
  const readable = files.flatMap(({ entry, fields }) => (entry ? [{ entry, fields }] : []))
  const known: KnownTargets = {
    names,
    prefixes: prefixesOf(files),
    anchorsByPage: anchorsByPage(files),
    offPages: offPages(site),
    images,
    imageFacts,
    logoFile,
    showsPhotographs: files.every(({ entry }) => !entry || mayShowPhotographs(entry)),
    site: siteValue,
    locale,
  }
  for (const { entry, fields } of readable) found.push(...checkEntry(entry, fields, known), ...checkLogo(entry, known))
  found.push(...checkAnalytics(files), ...checkUnpublished(files, today, site))
  found.push(...checkUniqueMetadata(readable.filter(({ entry }) => withheld(entry.value, today)?.reason !== 'draft')))
  const missing = missingFiles(new Set(files.map(({ path }) => path)), site)
  found.push(...missing)
  // The references of a missing or unreadable file are unknown.
  if (missing.length === 0 && readable.length === files.length) {
    const used = files.flatMap(({ path, fields }) => imageReferences(fields, path).map((image) => image.path))
    // An entry without a valid address cannot be referred to.
    const invalidNames = new Set(misnamed.map(({ file }) => file))
    const open = files.filter(
      ({ path, entry }) => !invalidNames.has(`${CONTENT_FOLDER}/${path}`) && !withheld(entry?.value, today),
    )
    found.push(...unusedEntries(open), ...unusedImages(images, new Set(used)))
  }
  return { problems: found, files, locale }
}
