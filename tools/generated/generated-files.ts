import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemaFiles, withSchemaLine } from '../../content-check/generated/schema-files'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { changeFiles } from '../commands/change-files'
import { contentGuide } from './content-guide'

/** The files generated from the content model, entirely or in the first line, with their expected text. */
function generatedFiles(root: string): [file: string, text: string][] {
  const entries = readContentFiles(root).entries.flatMap(({ path, source }): [string, string][] =>
    source ? [[source.file, withSchemaLine(path, source.fileText)]] : [],
  )
  return [...schemaFiles(), ['docs/content.md', contentGuide()], ...entries]
}

/** The expected texts of outdated generated files, by path relative to the root. */
export function staleFiles(root: string): ReadonlyMap<string, string> {
  const isStale = (file: string, text: string) => !existsSync(file) || readFileSync(file, 'utf8') !== text
  return new Map([...generatedFiles(root)].filter(([file, text]) => isStale(join(root, file), text)))
}

/** Writes the generated files that are out of date. Returns their paths. */
export function generateFiles(root: string): string[] {
  const stale = staleFiles(root)
  changeFiles(root, stale)
  return [...stale.keys()]
}
