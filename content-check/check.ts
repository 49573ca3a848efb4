import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { isOff, linkablePages, offPages, pageSettingsOf } from '../content-model/routes/entry-paths'
import { type Locale, localeOf } from '../content-model/locale'
import { dayOf, unpublishedReason } from '../content-model/publication'
import { CONTENT_TYPES, type ContentType } from '../content-model/registry'
import { checkEntry } from './check-entry'
import { compareProblems, type ContentReport, fileProblem, type Problem } from './messages/problem'
import { CONTENT_FOLDER } from './parse/content-files'
import { missingFiles, namesOf, prefixesOf, type ReadFile, settingsIn } from './parse/content-index'
import { readContentFiles } from './parse/read-content-files'
import { checkLogo, mayShowPhotographs } from './rules/brand'
import type { ImageFacts, KnownTargets } from './rules/entry'
import { imageReferences, unusedImages } from './rules/images'
import { checkUniqueMetadata } from './rules/page-rules'
import { checkProviderTexts } from './rules/provider-texts'
import { unusedEntries } from './rules/reference-check'
import { checkSlugs } from './rules/slugs'
import { checkSpelling } from './rules/spelling'
import { checkTypefaces } from './rules/typefaces'
import { checkUnpublished } from './rules/unpublished'

export interface ContentCheck extends ContentReport {
  /** All files, except those that are switched off. */
  read: readonly ReadFile[]
  images: ReadonlySet<string>
  locale: Locale
}

/** Measures an image without decoding it, which can take most of a second; `checkDecoding` does that before a build. */
function readImageFacts(location: string): ImageFacts {
  const file = readFileSync(location)
  const bytes = file.length
  try {
    const { type: kind, width, height, orientation = 1 } = imageSize(file)
    // Cameras record rotations by 90°, which swap an image's width and height.
    return orientation > 4 ? { bytes, kind, width: height, height: width } : { bytes, kind, width, height }
  } catch {
    return { bytes, kind: undefined, width: 0, height: 0 }
  }
}

/**
 * Checks everything in `content/`.
 *
 * @param root the project's root
 * @param now the time that decides what is published
 * @throws only file system errors
 */
export function checkContent(root: string, now = new Date()): ContentCheck {
  if (lstatSync(join(root, CONTENT_FOLDER), { throwIfNoEntry: false })?.isDirectory() !== true) {
    const advice = 'Run this command in the project folder.'
    const problem = fileProblem(CONTENT_FOLDER, { message: 'the folder is missing', advice })
    return { files: 0, problems: [problem], read: [], images: new Set(), locale: localeOf(undefined) }
  }
  const { entries: all, images, paths, problems: unreadable } = readContentFiles(root)
  const site = pageSettingsOf(all)
  // Nothing shows files that are switched off, so they may stay unfinished or out of date.
  const files = all.filter(({ type }) => !isOff(type, site))
  const missing = missingFiles(new Set(files.map(({ path }) => path)), site)
  const readable = files.flatMap(({ entry, path, fields }) => (entry ? [{ entry, path, fields }] : []))

  const settings = settingsIn(files)
  const locale = localeOf(settings)
  const today = dayOf(now, locale.timeZone)
  const namesByType = new Map(CONTENT_TYPES.map((type) => [type, namesOf(type, files)]))
  const known: KnownTargets = {
    // References to switched-off content are allowed; pages omit them.
    names: (type: ContentType) => (isOff(type, site) ? undefined : namesByType.get(type)),
    prefixes: prefixesOf(files),
    anchorsByPage: linkablePages(files),
    offPages: offPages(site),
    images,
    imageFacts: (path) => readImageFacts(join(root, CONTENT_FOLDER, path)),
    logoFile: (path) => (images.has(path) ? readFileSync(join(root, CONTENT_FOLDER, path), 'utf8') : undefined),
    showsPhotographs: readable.every(({ entry }) => mayShowPhotographs(entry)),
    site: settings,
    locale,
  }
  const problems: Problem[] = [
    ...unreadable,
    ...checkSlugs(files),
    ...missing,
    ...files.flatMap((file) => file.problems),
    ...readable.flatMap(({ entry, fields }) => [...checkEntry(entry, fields, known), ...checkLogo(entry, known)]),
    ...checkProviderTexts(files),
    ...checkUnpublished(files, today, site),
    ...checkUniqueMetadata(readable.filter(({ entry }) => unpublishedReason(entry.value, today)?.kind !== 'draft')),
    ...checkSpelling(files, root, locale.language),
    ...checkTypefaces(files),
  ]
  // A missing or unreadable file may refer to entries and images, which would be reported as unused by mistake.
  if (missing.length === 0 && readable.length === files.length) {
    const used = files.flatMap(({ path, fields }) => imageReferences(fields, path).map((image) => image.path))
    const open = files.filter(({ value }) => !unpublishedReason(value, today))
    problems.push(...unusedEntries(open), ...unusedImages(images, new Set(used)))
  }
  return { problems: problems.sort(compareProblems), files: paths.length, read: files, images, locale }
}
