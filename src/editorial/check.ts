import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_TYPES, type ContentType } from '../content-model/registry'
import { checkConnections, checkListKeys, checkPictures, type Known } from './connections'
import { CONTENT_FOLDER, readContentFiles } from './content-files'
import { entriesOf, missingFiles, namesOf, pagesOf, type ReadFile } from './content-index'
import { checkFileNames } from './file-names'
import { parseYaml } from './parse-yaml'
import { compareProblems, fileProblem, type ContentReport, type Problem } from './problem'
import { checkRepeatedNames, unusedEntries, usesOf } from './references'
import { fileSchema, textFields, type TextField } from './schema-path'
import { checkSecondReading } from './second-reading'
import { checkShape, type Entry } from './shape'
import { checkSilentLoss } from './silent-loss'
import { checkUnique } from './unique'

const placeOf = ({ line, column }: Problem) => `${line}:${column}`

/** Several lists of problems as one; what an earlier list tells of a place is not told again by a later one. */
function toldOnce(...lists: readonly (readonly Problem[])[]): Problem[] {
  const told = new Set<string>()
  return lists.flatMap((list) => {
    const fresh = list.filter((problem) => !told.has(placeOf(problem)))
    for (const problem of fresh) told.add(placeOf(problem))
    return fresh
  })
}

/** The problems of one entry. What names something is looked at first, because it can say what was meant. */
function checkEntry(entry: Entry, fields: readonly TextField[], path: string, known: Known): Problem[] {
  return toldOnce(
    checkSilentLoss(entry, fields),
    checkConnections(entry, fields, path, known),
    checkShape(entry),
    checkPictures(entry, fields, path, known),
    checkListKeys(entry),
    checkRepeatedNames(entry, fields),
  )
}

/** Whether a file is one of these files or in one of these folders; without any, each file is. */
function isAmong(file: string, places: readonly string[]): boolean {
  return places.length === 0 || places.some((place) => ['', file].includes(place) || file.startsWith(`${place}/`))
}

/**
 * Checks everything in `content/`: names and kinds of files, YAML, the shape of each entry, and what entries name of
 * each other, of the site's pages and of the pictures beside them.
 *
 * @param root the project's root, which has the folder `content`
 * @param places the files and folders, from the root, that the report is limited to; all are read nevertheless, because
 * entries name each other
 * @returns all problems of these files in one list
 * @throws only what the file system throws where a file may not be read
 */
export function checkContent(root: string, places: readonly string[] = []): ContentReport {
  if (!existsSync(join(root, CONTENT_FOLDER))) {
    return {
      files: 0,
      problems: [
        fileProblem(CONTENT_FOLDER, {
          message: 'the folder is missing',
          advice: 'Run this in the folder of the project.',
        }),
      ],
    }
  }
  const { entries, pictures, problems, paths } = readContentFiles(root)
  const found: Problem[] = [...problems, ...checkFileNames(entries)]
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
  const known: Known = { names, uses: usesOf(readable), pages: pagesOf(files), pictures }
  const broken = new Set(found.map(({ file }) => file))
  for (const { path, entry, fields } of files) {
    if (!entry) continue
    const own = checkEntry(entry, fields, path, known)
    // Once all is well for one parser, the other one is asked.
    found.push(...(own.length > 0 || broken.has(entry.source.file) ? own : checkSecondReading(entry)))
  }
  found.push(...checkUnique(readable))
  const missing = missingFiles(new Set(files.map(({ path }) => path)))
  found.push(...missing)
  // Where a file is gone or can't be read, what it would name is not known.
  if (missing.length === 0 && readable.length === files.length)
    found.push(...unusedEntries(known.uses, entriesOf(files)))
  return {
    files: paths.filter((path) => isAmong(`${CONTENT_FOLDER}/${path}`, places)).length,
    problems: found.filter(({ file }) => isAmong(file, places)).sort(compareProblems),
  }
}
