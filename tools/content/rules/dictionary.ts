import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import nspell from 'nspell'
import { editDistance } from './closest-match'

/** The project's own words, in its root: one in a line, `#` for remarks. */
export const WORDS_FILE = 'spelling-words.txt'

/** Longer than any word of the dictionary; a longer one is not looked up, let alone compared with all others. */
const LONGEST_WORD = 30

/** How many own words a misspelled one is compared with. */
const MOST_COMPARED = 2000

/** How many letters of an own word may be wrong for it to be suggested. */
const LARGEST_SLIP = 2

/** How many suggestions are offered for one word. */
const MOST_SUGGESTIONS = 3

/** American English, as Hunspell's word lists have it; it is loaded when the first word is looked up, once. */
let english: ReturnType<typeof nspell> | undefined
/** Whether the dictionary knows a word. */
const lookedUp = new Map<string, boolean>()

function dictionary(): ReturnType<typeof nspell> {
  if (!english) {
    // The package gives its files to ES modules alone; its folder is beside that module.
    const folder = dirname(createRequire(__filename).resolve('dictionary-en'))
    english = nspell(readFileSync(join(folder, 'index.aff')), readFileSync(join(folder, 'index.dic')))
  }
  return english
}

/** Whether English has a word; apostrophes are straight. */
export function isEnglish(word: string): boolean {
  if (word.length > LONGEST_WORD) return false
  const known = lookedUp.get(word) ?? dictionary().correct(word)
  lookedUp.set(word, known)
  return known
}

/**
 * Suggests words that were likely meant, nearest first, until one word was far from all others: to look for those takes
 * nspell up to 0.8 s for a word of five letters, and rarely finds what was meant.
 *
 * @param own words that are right beside those of English
 */
export function suggester(own: ReadonlySet<string>): (word: string) => string[] {
  const compared = [...own].slice(0, MOST_COMPARED)
  let wasFar = false
  return (word) => {
    if (wasFar || word.length > LONGEST_WORD) return []
    const distance = (other: string) => editDistance(word.toLowerCase(), other.toLowerCase())
    const meant = [...compared.filter((other) => distance(other) <= LARGEST_SLIP), ...dictionary().suggest(word)]
      .map((other) => ({ other, far: distance(other) }))
      .sort((one, two) => one.far - two.far)
    wasFar = (meant[0]?.far ?? Infinity) > 1
    return meant.slice(0, MOST_SUGGESTIONS).map(({ other }) => other)
  }
}

/** The words of {@link WORDS_FILE}; none where the project has no such file. */
export function projectWords(root: string): ReadonlySet<string> {
  const file = join(root, WORDS_FILE)
  if (!existsSync(file)) return new Set()
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  return new Set(lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean))
}
