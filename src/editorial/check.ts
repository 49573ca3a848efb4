import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CONTENT_TYPES, slugOf, type ContentType } from '../content-model/registry'
import { service, SERVICE_PREFIXES } from '../content-model/service'
import { sitePaths } from '../routes/paths'
import { checkConnections, checkListKeys } from './connections'
import { CONTENT_FOLDER, readContentFiles, type ContentFile } from './content-files'
import { parseYaml } from './parse-yaml'
import { checkPlaceholders } from './placeholder'
import { compareProblems, fileProblem, type ContentReport, type Problem } from './problem'
import { checkRedirects } from './redirects'
import { checkShape, type Entry } from './shape'
import { checkUnpublished } from './unpublished'

/** A file of a content type, with what could be read of it. */
interface ReadFile extends ContentFile {
  entry?: Entry
}

const keyed = z.array(z.looseObject({ key: z.string() }).or(z.unknown().transform(() => undefined)))
const served = z.looseObject({ prefixes: service.shape.prefixes })

const placeOf = ({ line, column }: Problem) => `${line}:${column}`

function missingFiles(present: ReadonlySet<string>): Problem[] {
  return CONTENT_TYPES.flatMap(({ label, source }) => {
    const files =
      source.kind === 'files' ? source.files : source.kind === 'list' && !source.optional ? [source.file] : []
    return files
      .filter((file) => !present.has(file))
      .map((file) =>
        fileProblem(`${CONTENT_FOLDER}/${file}`, {
          message: 'the file is missing',
          advice: `The site needs it for ${label}; put it back or write it anew.`,
        }),
      )
  })
}

/** The slugs of a content type by its files' names, or the keys of its list; undefined where the list can't be read. */
function namesOf(type: ContentType, files: readonly ReadFile[]): ReadonlySet<string> | undefined {
  const own = files.filter((file) => file.type === type)
  if (type.source.kind !== 'list') return new Set(own.map(({ path }) => slugOf(path)))
  const entries = keyed.safeParse(own[0]?.entry?.value)
  return entries.success ? new Set(entries.data.flatMap((entry) => (entry ? [entry.key] : []))) : undefined
}

/** The paths of all pages; a service whose prefixes can't be read counts as served under each, so that it is blamed alone. */
function pathsOf(files: readonly ReadFile[]): ReadonlySet<string> {
  const services = files.filter(({ type }) => type.name === 'Service')
  return new Set(
    sitePaths(
      services.map(({ path, entry }) => {
        const read = served.safeParse(entry?.value)
        return { slug: slugOf(path), prefixes: read.success ? read.data.prefixes : SERVICE_PREFIXES }
      }),
    ),
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
 * @param now the moment that decides what is published
 * @returns all problems of these files in one list
 * @throws only what the file system throws where a file may not be read
 */
export function checkContent(root: string, places: readonly string[] = [], now = new Date()): ContentReport {
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
  const found: Problem[] = [...problems]
  const files = entries.map((file): ReadFile => {
    if (!file.source) return file
    const { tree, problems: syntax } = parseYaml(file.source)
    found.push(...syntax)
    return tree ? { ...file, entry: { source: file.source, type: file.type, ...tree } } : file
  })

  const names = new Map(CONTENT_TYPES.map((type) => [type, namesOf(type, files)]))
  const known = { names: (type: ContentType) => names.get(type), paths: pathsOf(files), pictures }
  for (const { path, entry } of files) {
    if (!entry) continue
    const shape = [...checkShape(entry), ...checkRedirects(entry, known.paths), ...checkPlaceholders(entry)]
    // What is not a slug or an address at all names nothing either; told once is enough.
    const told = new Set(shape.map(placeOf))
    const others = [...checkConnections(entry, path, known), ...checkListKeys(entry)].filter(
      (problem) => !told.has(placeOf(problem)),
    )
    found.push(...shape, ...others)
  }

  found.push(
    ...checkUnpublished(
      files.flatMap(({ path, entry }) => (entry ? [{ path, entry }] : [])),
      now,
    ),
  )
  found.push(...missingFiles(new Set(files.map(({ path }) => path))))
  return {
    files: paths.filter((path) => isAmong(`${CONTENT_FOLDER}/${path}`, places)).length,
    problems: found.filter(({ file }) => isAmong(file, places)).sort(compareProblems),
  }
}
