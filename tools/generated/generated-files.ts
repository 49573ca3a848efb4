import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { schemaFiles, withSchemaLine } from '../../content-check/generated/schema-files'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { contentGuide } from './content-guide'

/** Every file that is generated from the content model, entirely or only in its first line, with its expected text. */
function generatedFiles(root: string): [file: string, text: string][] {
  const entries = readContentFiles(root).entries.flatMap(({ path, source }): [string, string][] =>
    source ? [[source.file, withSchemaLine(path, source.text)]] : [],
  )
  return [...schemaFiles(), ['docs/content.md', contentGuide()], ...entries]
}

/** The expected texts of the generated files that do not match the content model, by path relative to the root. */
export function staleFiles(root: string): ReadonlyMap<string, string> {
  const isStale = (file: string, text: string) => !existsSync(file) || readFileSync(file, 'utf8') !== text
  return new Map([...generatedFiles(root)].filter(([file, text]) => isStale(join(root, file), text)))
}

/** Writes every generated file that does not match the content model. Returns their paths. */
export function generateFiles(root: string): string[] {
  const stale = staleFiles(root)
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return [...stale.keys()]
}
