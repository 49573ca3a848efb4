import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Locale, localeOf } from '../../src/content-model/locale'

/**
 * Reads the language of the site, and where the firm is, for code that runs outside GraphQL.
 *
 * @param folder the content folder
 */
export function readLocale(folder: string): Locale {
  return localeOf(parse(readFileSync(join(folder, 'site.yml'), 'utf8')))
}
