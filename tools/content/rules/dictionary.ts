import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import nspell from 'nspell'

/** The project's own word list, in the project root: one word per line, with `#` for comments. */
export const WORDS_FILE = 'spelling-words.txt'

/** The words of a language, from Hunspell's word lists. */
export type Dictionary = ReturnType<typeof nspell>

/** Loaded once for each language, because that takes as long as the rest of the check. */
const loaded = new Map<string, Dictionary | undefined>()

/**
 * Returns the dictionary of a language (BCP 47); undefined if its package is not installed.
 *
 * @param language such as `en-US`; without a dictionary of the country, it is that of the language
 */
export function dictionaryOf(language: string): Dictionary | undefined {
  if (!loaded.has(language)) loaded.set(language, loadDictionary(language))
  return loaded.get(language)
}

/** The packages that may have the dictionary of a language, best first. */
export function dictionaryPackages(language: string): string[] {
  const { language: base, region = 'US' } = new Intl.Locale(language)
  // The package of English without a country is American. Outside the United States, British spelling is closer.
  const british = base === 'en' && region !== 'US' ? ['dictionary-en-gb'] : []
  return [`dictionary-${base}-${region.toLowerCase()}`, ...british, `dictionary-${base}`]
}

function loadDictionary(language: string): Dictionary | undefined {
  const { resolve } = createRequire(__filename)
  const folders = dictionaryPackages(language).flatMap((name) =>
    (resolve.paths(name) ?? []).map((modules) => join(modules, name)),
  )
  const folder = folders.find((one) => existsSync(one))
  return folder === undefined
    ? undefined
    : nspell(readFileSync(join(folder, 'index.aff')), readFileSync(join(folder, 'index.dic')))
}

/** The words in {@link WORDS_FILE}; none if the project has no such file. */
export function projectWords(root: string): string[] {
  const file = join(root, WORDS_FILE)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  return lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean)
}
