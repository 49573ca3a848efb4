import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CONTENT_FOLDER } from '../parse/content-files'
import { readContentFiles } from '../parse/read-content-files'
import { contentGuide } from './content-guide'
import { SCHEMA_FOLDER, schemaFiles, withSchemaLine } from './schema-files'

const GUIDE = 'docs/content.md'

/** Every file that is generated from the content model, entirely or only in its first line, with its expected text. */
function generatedFiles(root: string): Map<string, string> {
  const entries = readContentFiles(root).entries.filter(({ source }) => source !== undefined)
  return new Map([
    ...schemaFiles(),
    [GUIDE, contentGuide()],
    ...entries.map(({ path }): [string, string] => {
      const file = `${CONTENT_FOLDER}/${path}`
      return [file, withSchemaLine(path, readFileSync(join(root, file), 'utf8'))]
    }),
  ])
}

/** Schemas of content types that no longer exist. */
function abandonedSchemas(root: string, generated: ReadonlyMap<string, string>): string[] {
  const folder = join(root, SCHEMA_FOLDER)
  const present = existsSync(folder) ? readdirSync(folder).map((name) => `${SCHEMA_FOLDER}/${name}`) : []
  return present.filter((file) => !generated.has(file))
}

function outdated(root: string, generated: ReadonlyMap<string, string>): string[] {
  return [...generated].flatMap(([file, text]) => {
    const path = join(root, file)
    return existsSync(path) && readFileSync(path, 'utf8') === text ? [] : [file]
  })
}

/** The generated files that do not match the content model, as paths relative to the root. */
export function staleFiles(root: string): string[] {
  const generated = generatedFiles(root)
  return [...outdated(root, generated), ...abandonedSchemas(root, generated)].sort()
}

/**
 * Writes every generated file that does not match the content model, and removes those that are no longer needed.
 *
 * @returns the paths of the written and removed files, relative to the root
 */
export function generateFiles(root: string): string[] {
  const generated = generatedFiles(root)
  const written = outdated(root, generated)
  const removed = abandonedSchemas(root, generated)
  for (const file of written) {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, generated.get(file) ?? '')
  }
  for (const file of removed) rmSync(join(root, file))
  return [...written, ...removed].sort()
}
