import { isOff, offPages } from '../../src/content-model/entry-pages'
import { type Locale, localeOf } from '../../src/content-model/locale'
import { dayOf, withheld } from '../../src/content-model/publication'
import { CONTENT_TYPES, type ContentType, slugOf } from '../../src/content-model/registry'
import { compareProblems, MAX_PROBLEMS, type Problem } from './messages/problem'
import { CONTENT_FOLDER, type ContentFiles } from './parse/content-files'
import { anchorsByPage, entriesOf, missingFiles, namesOf, prefixesOf, type ReadFile } from './parse/content-index'
import { parseYaml } from './parse/parse-yaml'
import { fileSchema, type TextField, textFields } from './parse/schema-path'
import { sitePagesIn } from './parse/site-pages'
import { checkAnalytics } from './rules/analytics'
import { checkColors, checkLogo, mayShowPhotographs } from './rules/brand'
import { checkPhoneNumbers, checkReadability } from './rules/contact-facts'
import { checkDuplicateReferences, findPrefixes, findReferences, unusedEntries } from './rules/entry-references'
import { checkFileNames } from './rules/file-names'
import { checkAltText, checkImageFiles, hiddenImages, imageReferences, unusedImages } from './rules/images'
import { checkInterpolation } from './rules/interpolation'
import { checkFilledInOffer } from './rules/offer'
import { checkParserParity } from './rules/parser-parity'
import { checkPlaceholderText } from './rules/placeholder-text'
import { checkRedirects } from './rules/redirects'
import { checkDuplicateKeys, checkImageReferences, checkReferences, type KnownTargets } from './rules/reference-check'
import { checkSchema, type Entry } from './rules/schema-check'
import { checkSectionTexts } from './rules/section-texts'
import { checkServicePrefixes } from './rules/service-prefixes'
import { checkUniqueMetadata } from './rules/unique-metadata'
import { checkUnpublished } from './rules/unpublished'
import { checkYamlPitfalls } from './rules/yaml-pitfalls'

/** The content that is checked: the texts of its files, and what is known about its images. */
type CheckedContent = Pick<ContentFiles, 'entries' | 'images' | 'problems'> &
  Pick<KnownTargets, 'imageFacts' | 'logoFile'>

/** The result of the check: all problems in any order, and the files that were read. */
interface CheckedEntries {
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

/** The first problems of one entry. References are checked first, because those checks can suggest a correction. */
function checkEntry(
  entry: Entry,
  fields: readonly TextField[],
  path: string,
  known: KnownTargets,
  site: unknown,
): Problem[] {
  const locale = localeOf(site)
  const problems = mergeProblems(
    checkYamlPitfalls(entry, fields),
    checkRedirects(entry, known),
    checkServicePrefixes(entry),
    checkReferences(entry, fields, known),
    checkImageReferences(entry, fields, path, known),
    checkSchema(entry),
    checkSectionTexts(entry, known),
    checkPhoneNumbers(entry, fields, locale.country),
    checkReadability(entry, locale),
    checkImageFiles(entry, imageReferences(fields, path), known),
    checkAltText(entry),
    checkColors(entry),
    checkDuplicateKeys(entry),
    checkDuplicateReferences(entry, fields),
    checkPlaceholderText(entry, fields),
    checkInterpolation(entry, fields),
    checkFilledInOffer(entry, fields, site),
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
  const showsPhotographs = files.every(({ entry }) => !entry || mayShowPhotographs(entry))
  const today = dayOf(now, locale.timeZone)
  const namesByType = new Map(CONTENT_TYPES.map((type) => [type, namesOf(type, files)]))
  // What is switched off can still be referred to: pages leave it out.
  const names = (type: ContentType) => (isOff(type, '', site) ? undefined : namesByType.get(type))
  const readable = files.flatMap(({ entry, fields }) => (entry ? [{ entry, fields }] : []))
  const known: KnownTargets = {
    names,
    locations: findReferences(readable),
    prefixes: prefixesOf(files),
    prefixLocations: findPrefixes(readable),
    anchorsByPage: anchorsByPage(files),
    offPages: offPages(site),
    images,
    imageFacts,
    logoFile,
  }
  const broken = new Set(found.map(({ file }) => file))
  for (const { path, entry, fields } of files) {
    if (!entry) continue
    const own = checkEntry(entry, fields, path, known, siteValue)
    found.push(...own, ...checkLogo(entry, known))
    if (!showsPhotographs) found.push(...hiddenImages(entry, imageReferences(fields, path)))
    // The second parser only runs on files that the first one could parse.
    if (!broken.has(entry.source.file)) found.push(...checkParserParity(entry, own))
  }
  found.push(...checkAnalytics(files))
  found.push(
    ...checkUnpublished(
      files.flatMap(({ path, entry }) => (entry ? [{ path, entry }] : [])),
      today,
      site,
    ),
  )
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
    found.push(...unusedEntries(known.locations, entriesOf(open)), ...unusedImages(images, new Set(used)))
  }
  return { problems: found, files, locale }
}
