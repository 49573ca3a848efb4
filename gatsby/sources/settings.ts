import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { integrations } from '../../content-model/integrations'
import { site } from '../../content-model/site'

/** Reads a file of a content folder as plain values. Throws if it is missing, or is not valid YAML. */
export function readYaml(folder: string, file: string): unknown {
  return parse(readFileSync(join(folder, file), 'utf8'))
}

/** Reads the settings and integrations of valid content, for code outside GraphQL. */
export function readSettings(folder: string) {
  return { site: site.parse(readYaml(folder, 'site.yml')), ...integrations.parse(readYaml(folder, 'integrations.yml')) }
}
