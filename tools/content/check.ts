import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_TYPES, type ContentType } from '../../src/content-model/registry'
import { withheld } from '../../src/content-model/publication'
import { checkBlanks } from './rules/interpolation'
import { checkConnections, checkListKeys, checkPictures, type Known } from './rules/reference-check'
import { CONTENT_FOLDER, readContentFiles } from './parse/content-files'
import { entriesOf, missingFiles, namesOf, pagesOf, type ReadFile } from './parse/content-index'
import { projectWords } from './rules/dictionary'
import { checkFileNames } from './rules/file-names'
import { parseYaml } from './parse/parse-yaml'
import { checkPlaceholders } from './rules/placeholder'
import { checkPictureFiles, checkPictureWords, namedPictures, unusedPictures } from './rules/images'
import { compareProblems, fileProblem, MOST_PROBLEMS, type ContentReport, type Problem } from './messages/problem'
import { checkRedirects } from './rules/redirects'
import { checkRepeatedNames, unusedEntries, usesOf } from './rules/entry-references'
import { fileSchema, textFields, type TextField } from './parse/schema-path'
import { checkParserParity } from './rules/parser-parity'
import { checkShape, type Entry } from './rules/schema-check'
import { checkSilentLoss } from './rules/yaml-pitfalls'
import { checkSpelling } from './rules/spelling'
import { checkUnique } from './rules/unique'
import { checkUnpublished } from './rules/unpublished'

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
function checkEntry(entry: Entry, fields: readonly TextField[], path: string, known: Known): Problem[] {
  const problems = mergeProblems(
    checkSilentLoss(entry, fields),
    checkRedirects(entry, known.pages),
    checkConnections(entry, fields, path, known),
    checkPictures(entry, fields, path, known),
    checkShape(entry),
    checkPictureFiles(entry, namedPictures(fields, path), known),
    checkPictureWords(entry),
    checkListKeys(entry),
    checkRepeatedNames(entry, fields),
    checkPlaceholders(entry, fields),
    checkBlanks(entry, fields),
  )
  problems.sort(compareProblems)
  const first = (severity?: 'warning') =>
    problems.filter((problem) => problem.severity === severity).slice(0, MOST_PROBLEMS)
  // Limited separately, so that warnings never crowd out an error.
  return [...first(), ...first('warning')]
}

/** Whether a file is one of these files or in one of these folders. An empty list includes every file. */
export function isAmong(file: string, paths: readonly string[]): boolean {
  return paths.length === 0 || paths.some((path) => ['', file].includes(path) || file.startsWith(`${path}/`))
}

/**
 * Checks everything in `content/`: file names and types, YAML, the shape of each entry, and references to other
 * entries, to pages of the site, and to the images next to the entries.
 *
 * @param root the project's root, which contains the folder `content`
 * @param scope the files and folders, relative to the root, that the report is limited to; every file is read anyway,
 * because entries refer to each other
 * @param now the time that decides what is published
 * @returns all problems of these files in one list
 * @throws only file system errors, for a file that cannot be read
 */
export function checkContent(root: string, scope: readonly string[] = [], now = new Date()): ContentReport {
  const folder = lstatSync(join(root, CONTENT_FOLDER), { throwIfNoEntry: false })
  if (!folder?.isDirectory()) {
    const finding = folder
      ? { message: 'this is not a folder', advice: 'Put the folder with the content itself here.' }
      : { message: 'the folder is missing', advice: 'Run this in the folder of the project.' }
    return { files: 0, problems: [fileProblem(CONTENT_FOLDER, finding)] }
  }
  const { entries, pictures, problems, paths } = readContentFiles(root)
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

  const namesByType = new Map(CONTENT_TYPES.map((type) => [type, namesOf(type, files)]))
  const names = (type: ContentType) => namesByType.get(type)
  const readable = files.flatMap(({ entry, fields }) => (entry ? [{ entry, fields }] : []))
  const known: Known = { root, names, uses: usesOf(readable), pages: pagesOf(files), pictures }
  const broken = new Set(found.map(({ file }) => file))
  for (const { path, entry, fields } of files) {
    if (!entry) continue
    const own = checkEntry(entry, fields, path, known)
    found.push(...own)
    // The second parser only runs on files that the first one could parse.
    if (!broken.has(entry.source.file)) found.push(...checkParserParity(entry, own))
  }
  found.push(...checkSpelling(files, projectWords(root)))
  found.push(
    ...checkUnpublished(
      files.flatMap(({ path, entry }) => (entry ? [{ path, entry }] : [])),
      now,
    ),
  )
  found.push(...checkUnique(readable.filter(({ entry }) => withheld(entry.value, now)?.reason !== 'draft')))
  const missing = missingFiles(new Set(files.map(({ path }) => path)))
  found.push(...missing)
  // The references of a missing or unreadable file are unknown.
  if (missing.length === 0 && readable.length === files.length) {
    const shown = files.flatMap(({ path, fields }) => namedPictures(fields, path).map((picture) => picture.path))
    // An entry without a valid address cannot be referred to.
    const invalidNames = new Set(misnamed.map(({ file }) => file))
    const open = files.filter(
      ({ path, entry }) => !invalidNames.has(`${CONTENT_FOLDER}/${path}`) && !withheld(entry?.value, now),
    )
    found.push(...unusedEntries(known.uses, entriesOf(open)), ...unusedPictures(pictures, new Set(shown)))
  }
  return {
    files: paths.filter((path) => isAmong(`${CONTENT_FOLDER}/${path}`, scope)).length,
    problems: found.filter(({ file }) => isAmong(file, scope)).sort(compareProblems),
  }
}
