import { z } from 'zod'
import type { ContentEntry } from '../../content-model/routes/entry-paths'
import { servicePrefixes } from '../../content-model/page-settings'
import { type ContentType, slugOf } from '../../content-model/registry'
import { fileProblem, type Problem } from '../messages/problem'
import type { Entry } from '../rules/entry'
import { CONTENT_FOLDER } from './content-files'
import { parseYaml } from './parse-yaml'
import { fileSchema, type TextField, textFields } from './schema-path'
import { type SourceText, sourceText } from './source-text'

export interface ReadFile extends ContentEntry {
  /** Path relative to `content/`, such as `team/sarah-johnson.yml`. */
  path: string
  /** The value with the names of fields as they are written, before misspelled ones are corrected. */
  written?: unknown
  /** Absent if the file is not a text file. */
  source?: SourceText
  /** Absent if the file cannot be read as YAML. */
  entry?: Entry
  fields: readonly TextField[]
  problems: readonly Problem[]
}

const withPrefixes = z.object({ servicePrefixes })
const ordered = z.object({ order: z.number() })
const keyed = z.array(z.object({ key: z.string() }))

/** The file `content/site.yml`, if it is among these. */
export const settingsFile = (files: readonly ReadFile[]) => files.find(({ type }) => type.name === 'SiteSettings')

/** The values of `content/site.yml`, if it is among these files. */
export const settingsIn = (files: readonly ReadFile[]) => settingsFile(files)?.value

/** An entry's `order`; 0 if it has none. */
export const orderOf = ({ value }: ReadFile): number => ordered.safeParse(value).data?.order ?? 0

/**
 * Parses a file of a content type.
 *
 * @param path its path relative to `content/`
 */
export function readFile(path: string, type: ContentType, text: string): ReadFile {
  const source = sourceText(`${CONTENT_FOLDER}/${path}`, text)
  const { tree, problems } = parseYaml(source, fileSchema(type))
  const fields = [...textFields(fileSchema(type), tree?.root)]
  const entry = tree && { source, type, ...tree }
  const { value, written } = tree ?? {}
  return { path, type, slug: slugOf(path), value, written, source, fields, problems, ...(entry && { entry }) }
}

/** Problems for missing files of these content types. */
export function missingFiles(present: ReadonlySet<string>, types: readonly ContentType[]): Problem[] {
  return types.flatMap(({ label, source }) => {
    if (source.kind === 'folder' || (source.kind === 'list' && source.optional)) return []
    if (present.has(source.file)) return []
    return fileProblem(`${CONTENT_FOLDER}/${source.file}`, {
      message: 'the file is missing',
      advice: `The site needs it for ${label}. Restore it or write it again; docs/content.md lists its fields.`,
    })
  })
}

/** A content type's slugs from file names, or its list's keys; undefined if an entry cannot be read. */
export function namesOf(type: ContentType, files: readonly ReadFile[]): ReadonlySet<string> | undefined {
  const own = files.filter((file) => file.type === type)
  if (type.source.kind !== 'list') return new Set(own.map(({ slug }) => slug))
  const entries = keyed.safeParse(own[0]?.value)
  return entries.success ? new Set(entries.data.map(({ key }) => key)) : undefined
}

/** The prefixes of services; undefined if they cannot be read. */
export function prefixesOf(files: readonly ReadFile[]): ReadonlySet<string> | undefined {
  const site = withPrefixes.safeParse(settingsIn(files))
  return site.success ? new Set(site.data.servicePrefixes) : undefined
}
