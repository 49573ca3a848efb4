import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { integrations } from '../../content-model/integrations'
import { site } from '../../content-model/site'

export function readYaml(folder: string, file: string): unknown {
  return parse(readFileSync(join(folder, file), 'utf8'))
}

/** Reads the settings and integrations of valid content, for code outside GraphQL. */
export function readSettings(folder: string) {
  return { site: site.parse(readYaml(folder, 'site.yml')), ...integrations.parse(readYaml(folder, 'integrations.yml')) }
}
