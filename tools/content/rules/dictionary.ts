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

/** American English from Hunspell's word lists. Loaded once, when the first word is looked up. */
let english: ReturnType<typeof nspell> | undefined
/** Caches whether the dictionary has a word. */
const lookedUp = new Map<string, boolean>()

function dictionary(): ReturnType<typeof nspell> {
  if (!english) {
    // The package exports its files only to ES modules; the dictionary files are in the same folder as that module.
    const folder = dirname(createRequire(__filename).resolve('dictionary-en'))
    english = nspell(readFileSync(join(folder, 'index.aff')), readFileSync(join(folder, 'index.dic')))
  }
  return english
}

/** Whether a word, with straight apostrophes, is in the English dictionary. */
export function isEnglish(word: string): boolean {
  if (word.length > MAX_WORD_LENGTH) return false
  const known = lookedUp.get(word) ?? dictionary().correct(word)
  lookedUp.set(word, known)
  return known
}

/**
 * Creates a function that suggests words that were likely meant, closest first. It stops suggesting after the first word
 * that is far from all others: for such words, nspell takes up to 0.8 s for five letters and rarely finds the right one.
 *
 * @param own words that are correct in addition to the English ones
 */
export function createSuggester(own: ReadonlySet<string>): (word: string) => string[] {
  const compared = [...own].slice(0, MAX_COMPARED)
  let wasFar = false
  return (word) => {
    if (wasFar || word.length > MAX_WORD_LENGTH) return []
    const distance = (other: string) => editDistance(word.toLowerCase(), other.toLowerCase())
    const meant = [...compared.filter((other) => distance(other) <= MAX_EDIT_DISTANCE), ...dictionary().suggest(word)]
      .map((other) => ({ other, far: distance(other) }))
      .sort((one, two) => one.far - two.far)
    wasFar = (meant[0]?.far ?? Infinity) > 1
    return meant.slice(0, MAX_SUGGESTIONS).map(({ other }) => other)
  }
}

/** The words in {@link WORDS_FILE}; none if the project has no such file. */
export function projectWords(root: string): ReadonlySet<string> {
  const file = join(root, WORDS_FILE)
  if (!existsSync(file)) return new Set()
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  return new Set(lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean))
}
