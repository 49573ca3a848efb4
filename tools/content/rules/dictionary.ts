import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import nspell from 'nspell'
import { editDistance } from './closest-match'

/** The project's own word list, in the project root: one word per line, with `#` for comments. */
export const WORDS_FILE = 'spelling-words.txt'

/** Longer than any word in the dictionary. A longer word is neither looked up nor compared with other words. */
const MAX_WORD_LENGTH = 30

/** The maximum number of project words that a misspelled word is compared with. */
const MAX_COMPARED = 2000

/** The maximum edit distance at which a project word is suggested. */
const MAX_EDIT_DISTANCE = 2

/** The maximum number of suggestions for one word. */
const MAX_SUGGESTIONS = 3

/** The words of a language, from Hunspell's word lists. */
export interface Dictionary {
  /** Whether a word, with straight apostrophes, is correct. */
  isKnown: (word: string) => boolean
  /**
   * Creates a function that suggests words that were likely meant, closest first. It stops suggesting after the first word
   * that is far from all others: for such words, nspell takes up to 0.8 s for five letters and rarely finds the right one.
   *
   * @param own words that are correct in addition to those of the language
   */
  createSuggester: (own: ReadonlySet<string>) => (word: string) => string[]
}

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
  const { language: base, region } = new Intl.Locale(language)
  const own = region === undefined ? [] : [`dictionary-${base}-${region.toLowerCase()}`]
  // The package of English without a country is American. Outside the United States, British spelling is closer.
  const british = base === 'en' && region !== undefined && region !== 'US' ? ['dictionary-en-gb'] : []
  return [...own, ...british, `dictionary-${base}`]
}

function loadDictionary(language: string): Dictionary | undefined {
  const module = createRequire(__filename)
  const entry = dictionaryPackages(language).flatMap((name) => {
    try {
      return [module.resolve(name)]
    } catch {
      return []
    }
  })[0]
  if (entry === undefined) return undefined
  // The package exports its files only to ES modules; the dictionary files are in the same folder as that module.
  const folder = dirname(entry)
  const words = nspell(readFileSync(join(folder, 'index.aff')), readFileSync(join(folder, 'index.dic')))
  const lookedUp = new Map<string, boolean>()
  return {
    isKnown: (word) => {
      if (word.length > MAX_WORD_LENGTH) return false
      const known = lookedUp.get(word) ?? words.correct(word)
      lookedUp.set(word, known)
      return known
    },
    createSuggester: (own) => {
      const compared = [...own].slice(0, MAX_COMPARED)
      let wasFar = false
      return (word) => {
        if (wasFar || word.length > MAX_WORD_LENGTH) return []
        const distance = (other: string) => editDistance(word.toLowerCase(), other.toLowerCase())
        const meant = [...compared.filter((other) => distance(other) <= MAX_EDIT_DISTANCE), ...words.suggest(word)]
          .map((other) => ({ other, far: distance(other) }))
          .sort((one, two) => one.far - two.far)
        wasFar = (meant[0]?.far ?? Infinity) > 1
        return meant.slice(0, MAX_SUGGESTIONS).map(({ other }) => other)
      }
    },
  }
}

/** The words in {@link WORDS_FILE}; none if the project has no such file. */
export function projectWords(root: string): ReadonlySet<string> {
  const file = join(root, WORDS_FILE)
  if (!existsSync(file)) return new Set()
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  return new Set(lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean))
}
