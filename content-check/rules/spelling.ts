import { join } from 'node:path'
import type { Hunspell } from 'hunspell-wasm'
import { integrationsType } from '../../content-model/integrations'
import type { Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import { type ReadFile, settingsFile } from '../parse/content-index'
import { packageFolder } from '../parse/package-folder'
import { fileSchema, metadataOf, schemaAt, type TextField } from '../parse/schema-path'
import { spanOf } from '../parse/yaml-tree'
import { isFreeText } from './characters'
import { type Entry, fieldProblem } from './entry'
import { knownWords, PRODUCT_WORDS, WORDS_FILE } from './known-words'
import { lookAlikesIn } from './look-alikes'
import { isPlaceholder } from './placeholder-text'
import { PLACEHOLDERS } from './text-rules'

/** The most words reported for one file. One with more is in another language. */
const MAX_WORDS = 50

/** Longer than any word with punctuation. The patterns take minutes for 100,000 letters without a space. */
const MAX_CHUNK_LENGTH = 100

/** Matches addresses, and numbers with letters: text with a character that no word has, or a host name's ending. */
const NOT_A_WORD = /[@\d]|:\/\/|\w\.[a-z]{2,}\b/

/** With the marks of Hebrew abbreviations and foreign sounds, as in בע״מ. */
const WORDS = /\p{L}(?:[\p{L}\p{M}]|['’׳״](?=\p{L}))*/gu

const LATIN_WORD = /^[\p{sc=Latin}\p{M}'’]+$/u

const hasLatinAlphabet = (language: string) => new Intl.Locale(language).maximize().script === 'Latn'

/** Loaded once per language, because that takes as long as the rest of the check. */
const loaded = new Map<string, Promise<Hunspell> | undefined>()

/** The packages that may have a dictionary for a language, best first. */
function dictionaryPackages(language: string): string[] {
  const { language: base, region = 'US' } = new Intl.Locale(language)
  // The English package without a country is American. Elsewhere, British spelling is closer.
  const british = base === 'en' && region !== 'US' ? ['dictionary-en-gb'] : []
  return [`dictionary-${base}-${region.toLowerCase()}`, ...british, `dictionary-${base}`]
}

async function loadDictionary(folder: string): Promise<Hunspell> {
  const { createHunspellFromFiles } = await import('hunspell-wasm')
  return createHunspellFromFiles(join(folder, 'index.aff'), join(folder, 'index.dic'))
}

/** The dictionary of a language; undefined if none is installed. */
function dictionaryOf(language: string): Promise<Hunspell> | undefined {
  if (!loaded.has(language)) {
    const folder = dictionaryPackages(language).map(packageFolder).find(Boolean)
    loaded.set(language, folder === undefined ? undefined : loadDictionary(folder))
  }
  return loaded.get(language)
}

/** Whether a field contains sentences or titles, not an address, a choice, an entry's name, or a technical name. */
function isProse({ path, text }: TextField, { type }: Entry): boolean {
  // Placeholders are in English, whatever the language of the site.
  return type.name !== integrationsType.name && !isPlaceholder(text) && isFreeText(schemaAt(fileSchema(type), path))
}

/** Names in interface texts, whatever their language. */
const PRODUCTS: ReadonlySet<string> = new Set(PRODUCT_WORDS)

const withStraightApostrophes = (word: string) => word.normalize('NFC').replaceAll(/[’׳]/g, "'").replaceAll('״', '"')

function wordsOf(text: string): string[] {
  const chunks = text.replace(PLACEHOLDERS, ' ').split(/\s+/)
  return chunks
    .filter((chunk) => chunk.length <= MAX_CHUNK_LENGTH && !NOT_A_WORD.test(chunk))
    .flatMap((chunk) => chunk.match(WORDS) ?? [])
}

/** Whether a word is one of the dictionary or one of the words, which may begin with a capital where they do not. */
function isKnown(word: string, dictionary: Hunspell, own: ReadonlySet<string> = new Set()): boolean {
  const plain = withStraightApostrophes(word)
  const stem = plain.replace(/'s?$/i, '')
  // Dictionaries do not list single letters and uppercase abbreviations, so all of these would be reported.
  if (stem.length < 2 || /^\p{Lu}{2,}s?$/u.test(stem)) return true
  // Most accents in English are optional: café and cafe. In other languages, this misses a few mistakes.
  const forms = [plain, stem, stem.normalize('NFD').replace(/\p{M}/gu, '')]
  return forms.some((form) => own.has(form) || own.has(form.toLowerCase()) || dictionary.testSpelling(form))
}

function misspelledWords(
  entry: Entry,
  { path, text, node }: TextField,
  isCorrect: (word: string) => boolean,
  language: string,
): Problem[] {
  const span = spanOf(node)
  let from = span.start
  return wordsOf(text).flatMap((word) => {
    const start = entry.source.text.indexOf(word, from)
    // A word that contains an escape sequence is not in the file as such; then the whole text is marked.
    const isFound = start >= 0 && start < span.end
    if (isFound) from = start + word.length
    // The rule about characters reports words that only look as if they were misspelled.
    if (isCorrect(word) || lookAlikesIn(word, language).length > 0) return []
    return fieldProblem(entry, path, {
      span: isFound ? { start, end: from } : span,
      message: `${quoted(word)} is not in the dictionary`,
      advice: `If it is correct, add it to ${WORDS_FILE}.`,
      severity: 'warning',
      kind: 'spelling',
    })
  })
}

/**
 * Warns about English interface text, with which every site begins, in a site in another language. If that language also
 * uses the Latin alphabet, a text with fewer than two words of at least three letters is ignored, because it may be correct
 * in both languages.
 */
function englishText(
  entry: Entry,
  { path, text }: TextField,
  language: string,
  english: Hunspell | undefined,
): Problem[] {
  const schema = fileSchema(entry.type)
  const groups = path.map((_, index) => metadataOf(schemaAt(schema, path.slice(0, index + 1))).interface)
  const words = wordsOf(text)
  if (!english || !groups.findLast((isInterface) => isInterface !== undefined)) return []
  const isLong = words.filter(({ length }) => length > 2).length >= 2
  if (words.length === 0 || (hasLatinAlphabet(language) && !isLong)) return []
  if (!words.every((word) => LATIN_WORD.test(word) && isKnown(word, english, PRODUCTS))) return []
  const advice = `Translate it to the language of the site, ${quoted(language)}.`
  return [fieldProblem(entry, path, { message: 'is in English', advice, severity: 'warning', kind: 'spelling' })]
}

/**
 * Warns about words missing from the dictionary, the project's word list, and the content's names, and about
 * untranslated interface text.
 *
 * @param root the project's root, with the word list
 * @param language the content's language (BCP 47); without its dictionary, there is a single warning
 */
export async function checkSpelling(files: readonly ReadFile[], root: string, language: string): Promise<Problem[]> {
  const dictionary = await dictionaryOf(language)
  const inEnglish = new Intl.Locale(language).language === 'en' ? undefined : await dictionaryOf('en')
  const prose = files.map(({ entry, fields }) =>
    entry ? fields.flatMap((field) => (isProse(field, entry) ? [{ entry, field }] : [])) : [],
  )
  const english = new Map(
    prose.flat().map(({ entry, field }) => [field, englishText(entry, field, language, inEnglish)] as const),
  )
  const untranslated = [...english.values()].flat()
  const site = settingsFile(files)?.entry
  if (!dictionary) {
    const missing = {
      message: `spelling is not checked, because no dictionary for ${quoted(language)} is installed`,
      advice: `Install it, if it exists: npm install --save-exact ${dictionaryPackages(language).at(-1) ?? ''}.`,
      severity: 'warning',
      kind: 'spelling',
    } as const
    return [...(site ? [fieldProblem(site, ['language'], missing)] : []), ...untranslated]
  }
  // Names of people, places, and firms also appear in other text.
  const names = files.flatMap(({ fields }) => fields.filter(({ metadata }) => metadata.properName))
  const words = [...knownWords(root), ...names.flatMap(({ text }) => text.match(WORDS) ?? [])]
  const own = new Set(words.map(withStraightApostrophes))
  // Dictionaries combine only their own words with an article or preposition: l’heure, but not d’Umami.
  const isCorrect = (word: string) =>
    // On a site in another alphabet, most words in Latin letters are names, such as Excel, which its dictionary lacks.
    (!hasLatinAlphabet(language) && LATIN_WORD.test(word)) ||
    isKnown(word, dictionary, own) ||
    own.has(withStraightApostrophes(word).replace(/^\p{L}+'/u, ''))
  const misspelled = prose.flatMap((file) =>
    file
      // The words of an English text are in no other dictionary.
      .filter(({ field }) => english.get(field)?.length === 0)
      .flatMap(({ entry, field }) => misspelledWords(entry, field, isCorrect, language))
      .slice(0, MAX_WORDS),
  )
  return [...untranslated, ...misspelled]
}
