import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap } from 'yaml'
import { isOff, linkablePages, offPages, pageSettingsOf } from '../content-model/routes/entry-paths'
import { type Locale, localeOf } from '../content-model/locale'
import { BUILT_FILES } from '../content-model/routes/files'
import { fileAddress } from '../content-model/routes/link-paths'
import { dayOf, unpublishedReason } from '../content-model/publication'
import { CONTENT_TYPES, type ContentType } from '../content-model/registry'
import { checkEntry } from './check-entry'
import { compareProblems, type ContentReport, fileProblem, hasMistakes, type Problem } from './messages/problem'
import { CONTENT_FOLDER } from './parse/content-files'
import { readImageFiles } from './parse/image-files'
import { missingFiles, namesOf, prefixesOf, type ReadFile, settingsFile, settingsIn } from './parse/content-index'
import { filesIn } from './parse/files-in'
import { type FileChanges, readContentFiles } from './parse/read-content-files'
import { checkLogo, mayShowPhotographs } from './rules/brand'
import type { ImageFacts, KnownTargets } from './rules/entry'
import { withRightNames } from './rules/image-names'
import { imageReferences, unusedImages, wrongImages } from './rules/images'
import { checkUniqueMetadata } from './rules/page-rules'
import { checkProviderTexts } from './rules/provider-texts'
import { unusedEntries } from './rules/reference-check'
import { checkSlugs, withRightSlug } from './rules/slugs'
import { checkSpelling } from './rules/spelling'
import { checkTypefaces } from './rules/typefaces'
import { checkUnpublished } from './rules/unpublished'

export interface ContentCheck extends ContentReport {
  /** All files, except those that are switched off. */
  read: readonly ReadFile[]
  images: ReadonlySet<string>
  locale: Locale
  /** Whether every file could be read, so that what is missing is not in one of the others. */
  isComplete: boolean
}

const hasContent = (root: string) =>
  lstatSync(join(root, CONTENT_FOLDER), { throwIfNoEntry: false })?.isDirectory() === true

/** Checks everything in `content/`, decodes its images, and checks the spelling. Throws only file system errors. */
export async function checkContentAndImages(root: string): Promise<ContentCheck> {
  const checked = checkContent(root, new Date(), hasContent(root) ? await readImageFiles(root) : undefined)
  // A missing or unreadable file may contain names that are no misspellings elsewhere, and the language of the site.
  const spelling = checked.isComplete ? await checkSpelling(checked.read, root, checked.locale.language) : []
  return { ...checked, problems: [...checked.problems, ...spelling].sort(compareProblems) }
}

/** The paths of the files in `static/`, which are copied to the site, and of those that every build writes. */
function siteFiles(root: string): ReadonlySet<string> {
  const folder = join(root, 'static')
  const copied = existsSync(folder) ? filesIn(folder).map((file) => fileAddress(`/${file}`)) : []
  return new Set([...BUILT_FILES, ...copied])
}

/**
 * Checks everything in `content/` except spelling, and the files of images that were not read before.
 *
 * @param root the project's root
 * @param now the time that decides what is published
 * @param imageFiles what is known about the images, by their paths relative to `content/`
 * @param changes changes to files in `content/` that are checked as if they were made
 * @throws only file system errors
 */
export function checkContent(
  root: string,
  now = new Date(),
  imageFiles: ReadonlyMap<string, ImageFacts> = new Map(),
  changes?: FileChanges,
): ContentCheck {
  if (!hasContent(root)) {
    const advice = 'Run this command in the project folder.'
    const problem = fileProblem(CONTENT_FOLDER, { message: 'the folder is missing', advice })
    return {
      files: 0,
      problems: [problem],
      read: [],
      images: new Set(),
      locale: localeOf(undefined),
      isComplete: false,
    }
  }
  const { entries, images, paths, problems: unreadable, freeNames } = readContentFiles(root, changes)
  const all = entries.map(withRightSlug)
  const checkedImages = withRightNames(imageFiles, freeNames)
  const site = pageSettingsOf(all)
  // Nothing shows files that are switched off, so they may stay unfinished or out of date. While the settings cannot be
  // read, whatever can be switched off may be.
  const areSettingsKnown = isMap(settingsFile(all)?.entry?.root)
  const shown = CONTENT_TYPES.filter((type) => (areSettingsKnown ? !isOff(type, site) : type.shownBy === undefined))
  const files = all.filter(({ type }) => shown.includes(type))
  const missing = missingFiles(new Set(files.map(({ path }) => path)), shown)
  const readable = files.flatMap(({ entry, path, fields }) => (entry ? [{ entry, path, fields }] : []))

  const settings = settingsIn(files)
  const locale = localeOf(settings)
  const today = dayOf(now, locale.timeZone)
  const namesByType = new Map(shown.map((type) => [type, namesOf(type, files)]))
  const known: KnownTargets = {
    // References to switched-off content are allowed; pages omit them.
    names: (type: ContentType) => namesByType.get(type),
    prefixes: prefixesOf(files),
    anchorsByPage: linkablePages(areSettingsKnown ? files : all),
    offPages: offPages(site),
    files: siteFiles(root),
    images,
    imageFacts: (path) => checkedImages.get(path),
    logoFile: (path) => (images.has(path) ? readFileSync(join(root, CONTENT_FOLDER, path), 'utf8') : undefined),
    showsPhotographs: readable.every(({ entry }) => mayShowPhotographs(entry)),
    site: settings,
    locale,
  }
  const misnamed = checkSlugs(files, freeNames)
  const misnamedFiles = new Set(misnamed.map(({ file }) => file))
  const used = new Set(readable.flatMap(({ path, fields }) => imageReferences(fields, path).map((image) => image.path)))
  const problems: Problem[] = [
    ...unreadable,
    ...misnamed,
    // Whoever gives such a file its right name has the missing one.
    ...missing.filter(({ file }) => !freeNames.has(file.slice(CONTENT_FOLDER.length + 1))),
    ...files.flatMap((file) => file.problems),
    ...readable.flatMap(({ entry, fields }) => [...checkEntry(entry, fields, known), ...checkLogo(entry, known)]),
    ...checkProviderTexts(files),
    // The address of a misnamed file may be that of another page.
    ...checkUnpublished(
      files.filter(({ path }) => !misnamedFiles.has(`${CONTENT_FOLDER}/${path}`)),
      today,
      site,
    ),
    ...checkUniqueMetadata(readable.filter(({ entry }) => unpublishedReason(entry.value, today)?.kind !== 'draft')),
    ...checkTypefaces(files),
    ...wrongImages(checkedImages, used),
  ]
  const areFilesKnown = readable.length === files.length && readable.every(({ entry }) => entry.root !== null)
  const isComplete = areSettingsKnown && unreadable.length + missing.length === 0 && areFilesKnown
  // An entry or an image would be reported as unused only because there is a mistake in the reference to it.
  if (isComplete && !hasMistakes({ problems })) {
    const open = files.filter(({ value }) => !unpublishedReason(value, today))
    problems.push(...unusedEntries(open), ...unusedImages(images, used))
  }
  return { problems: problems.sort(compareProblems), files: paths.length, read: files, images, locale, isComplete }
}
