import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentGuide } from './content-guide'
import { CONTENT_FOLDER, readContentFiles } from '../parse/content-files'
import { SCHEMA_FOLDER, schemaFiles, withSchemaLine } from './schema-files'

const GUIDE = 'docs/content.md'

/** Every file that is made from the content model, wholly or in its first line, with the text that it must have. */
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

/** Schemas of content types that exist no more. */
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

/**
 * The generated files that are not as the content model would have them, by their paths from the root.
 *
 * @param root the project's root
 */
export function staleFiles(root: string): string[] {
  const generated = generatedFiles(root)
  return [...outdated(root, generated), ...abandonedSchemas(root, generated)].sort()
}

/**
 * Writes every generated file that is not as the content model would have it, and removes those that have no more use.
 *
 * @param root the project's root
 * @returns the paths of the files that were written or removed, from the root
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
