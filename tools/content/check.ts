import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeOf } from '../../src/content-model/locale'
import { type CheckedEntries, checkEntries } from './check-entries'
import { compareProblems, type ContentReport, fileProblem } from './messages/problem'
import { CONTENT_FOLDER } from './parse/content-files'
import type { ReadFile } from './parse/content-index'
import { readContentFiles } from './parse/read-content-files'
import { readImageFacts } from './parse/read-image'
import { imageReferences } from './rules/images'
import { checkSpelling } from './rules/spelling'
import { checkTypefaces } from './rules/typefaces'

/** The report of a check, and the content that was checked. */
export interface ContentCheck extends ContentReport, Pick<CheckedEntries, 'locale'> {
  /** The files of everything that is not switched off. */
  read: readonly ReadFile[]
  /** The paths of the images, relative to `content/`. */
  images: ReadonlySet<string>
}

/** Whether a file is one of these files or in one of these folders. An empty list includes every file. */
export function isInScope(file: string, scope: readonly string[]): boolean {
  return scope.length === 0 || scope.some((path) => ['', file].includes(path) || file.startsWith(`${path}/`))
}

/**
 * Checks everything in `content/`: file names and types, YAML, the shape of each entry, and references to other
 * entries, to pages of the site, and to the images next to the entries.
 *
 * @param root the project's root, which contains the folder `content`
 * @param scope the files and folders, relative to the root, that the report is limited to, together with the images that they
 * name; every file is read anyway, because entries refer to each other
 * @param now the time that decides what is published
 * @returns all problems of these files in one list
 * @throws only file system errors, for a file that cannot be read
 */
export function checkContent(root: string, scope: readonly string[] = [], now = new Date()): ContentCheck {
  const folder = lstatSync(join(root, CONTENT_FOLDER), { throwIfNoEntry: false })
  if (!folder?.isDirectory()) {
    const finding = folder
      ? { message: 'this is not a folder', advice: 'Put the folder with the content itself here.' }
      : { message: 'the folder is missing', advice: 'Run this in the folder of the project.' }
    return {
      files: 0,
      problems: [fileProblem(CONTENT_FOLDER, finding)],
      read: [],
      images: new Set(),
      locale: localeOf(undefined),
    }
  }
  const content = readContentFiles(root)
  const known = {
    imageFacts: (path: string) => readImageFacts(join(root, CONTENT_FOLDER, path)),
    logoFile: (path: string) =>
      content.images.has(path) ? readFileSync(join(root, CONTENT_FOLDER, path), 'utf8') : undefined,
  }
  const { problems, files, locale } = checkEntries({ ...content, ...known }, now)
  const found = [...problems, ...checkSpelling(files, root, locale.language), ...checkTypefaces(files)]
  // What is wrong with a logo is reported in its own file.
  const named = files
    .filter(({ path }) => isInScope(`${CONTENT_FOLDER}/${path}`, scope))
    .flatMap(({ path, fields }) => imageReferences(fields, path))
    .map((image) => `${CONTENT_FOLDER}/${image.path}`)
  return {
    files: content.paths.filter((path) => isInScope(`${CONTENT_FOLDER}/${path}`, scope)).length,
    problems: found.filter(({ file }) => isInScope(file, scope) || named.includes(file)).sort(compareProblems),
    read: files,
    images: content.images,
    locale,
  }
}
