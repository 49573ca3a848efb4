import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import nspell from 'nspell'
import { isScalar, type Scalar } from 'yaml'
import { z } from 'zod'
import type { Problem } from '../messages/problem'
import { joinWithOr, quoted } from '../messages/text-format'
import type { ReadFile } from '../parse/content-index'
import { packageFolder } from '../parse/package-folder'
import { fileSchema, metadataOf, schemaAt, type TextField, unwrapOptional } from '../parse/schema-path'
import type { SourceText, Span } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import { fieldProblem } from './entry'
import { isPlaceholder } from './placeholder-text'

/** The project's own word list, in the project root: one word per line, with `#` for comments. */
export const WORDS_FILE = 'spelling-words.txt'

/** A dictionary for a language, from Hunspell's word lists. */
type Dictionary = ReturnType<typeof nspell>

/** The maximum number of words reported for one file. A file with more is written in another language. */
const MAX_WORDS = 50

/** The maximum number of suggestions for one word. */
const MAX_SUGGESTIONS = 3

/** Longer than any word with its punctuation. The patterns would take minutes for 100,000 letters without a space. */
const MAX_CHUNK_LENGTH = 100

/** Matches addresses, and numbers with letters: text with a character that no word contains, or with a host name's ending. */
const NOT_A_WORD = /[@\d]|:\/\/|\w\.[a-z]{2,}\b/

const WORDS = /\p{L}(?:[\p{L}\p{M}]|['’](?=\p{L}))*/gu

/** The letters that a misspelled word may lack. */
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')

/** Matches letters that are not words: placeholders, and escape sequences within double quotes. */
const PLACEHOLDERS = /\{[^{}\s]*\}/g
const ESCAPES = /\\(?:x.{2}|u.{4}|U.{8}|[^])/g

/** Names of fields whose values are read by programs. */
const NON_PROSE_FIELDS: ReadonlySet<unknown> = new Set(['key', 'url', 'language', 'timeZone', 'country'])

/** Loaded once for each language, because that takes as long as the rest of the check. */
const loaded = new Map<string, Dictionary | undefined>()

/** The packages that may have a dictionary for a language, best first. */
function dictionaryPackages(language: string): string[] {
  const { language: base, region = 'US' } = new Intl.Locale(language)
  // The English package without a country is American English. Outside the United States, British spelling is closer.
  const british = base === 'en' && region !== 'US' ? ['dictionary-en-gb'] : []
  return [`dictionary-${base}-${region.toLowerCase()}`, ...british, `dictionary-${base}`]
}

function dictionaryOf(language: string): Dictionary | undefined {
  if (!loaded.has(language)) loaded.set(language, loadDictionary(language))
  return loaded.get(language)
}

function loadDictionary(language: string): Dictionary | undefined {
  const folder = dictionaryPackages(language).map(packageFolder).find(Boolean)
  if (folder === undefined) return undefined
  return nspell(readFileSync(join(folder, 'index.aff')), readFileSync(join(folder, 'index.dic')))
}

/** The words in {@link WORDS_FILE}; none if the project has no such file. */
function projectWords(root: string): string[] {
  const file = join(root, WORDS_FILE)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : []
  return lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean)
}

/** Whether a field contains sentences or titles rather than an address, a choice, or the name of an entry. */
function isProse({ path, metadata }: TextField, schema: unknown): boolean {
  const { references, servicePrefix, image, color, logo, link } = metadata
  if (references || servicePrefix || image || color || logo || link || NON_PROSE_FIELDS.has(path.at(-1))) return false
  return unwrapOptional(schemaAt(schema, path)) instanceof z.ZodString
}

const withStraightApostrophes = (word: string) => word.normalize('NFC').replaceAll('’', "'")

const blank = (text: string) => ' '.repeat(text.length)

/** Yields the words of a text, with their positions in the file. */
function* wordsOf(source: SourceText, node: Scalar): Generator<Span & { word: string }> {
  const { start, end } = spanOf(node)
  const written = source.text.slice(start, end)
  const text = (node.type === 'QUOTE_DOUBLE' ? written.replace(ESCAPES, blank) : written).replace(PLACEHOLDERS, blank)
  for (const { 0: chunk, index: offset } of text.matchAll(/\S+/g)) {
    if (chunk.length > MAX_CHUNK_LENGTH || NOT_A_WORD.test(chunk)) continue
    for (const { 0: word, index } of chunk.matchAll(WORDS)) {
      const at = start + offset + index
      yield { word, start: at, end: at + word.length }
    }
  }
}

function isKnown(word: string, dictionary: Dictionary): boolean {
  const stem = word.replace(/'s?$/i, '')
  // Dictionaries do not list single letters and uppercase abbreviations.
  if (stem.length < 2 || /^\p{Lu}{2,}s?$/u.test(stem)) return true
  // Most accents in English are optional: café and cafe. In other languages, this misses a few mistakes.
  const forms = [word, stem, stem.normalize('NFD').replace(/\p{M}/gu, '')]
  return forms.some((form) => dictionary.correct(form))
}

/** Suggests words that differ by one letter. nspell’s own suggestions take up to 2 s for a word unlike any other. */
function suggestions(word: string, dictionary: Dictionary): string[] {
  const near = Array.from(word, (_, index) => [word.slice(0, index), word.slice(index)] as const).flatMap(
    ([start, rest]) => [
      start + rest.charAt(1) + rest.charAt(0) + rest.slice(2),
      start + rest.slice(1),
      ...LETTERS.flatMap((letter) => [start + letter + rest, start + letter + rest.slice(1)]),
    ],
  )
  return [...new Set(near)].filter((other) => dictionary.correct(other)).slice(0, MAX_SUGGESTIONS)
}

function misspelledWords({ entry, fields }: ReadFile, dictionary: Dictionary): Problem[] {
  if (!entry) return []
  const schema = fileSchema(entry.type)
  // Placeholders are in English, whatever the language of the site.
  const prose = fields.filter((field) => isProse(field, schema) && !isPlaceholder(field.text))
  const problems: Problem[] = []
  for (const { node, path } of prose) {
    for (const { word, ...span } of isScalar(node) ? wordsOf(entry.source, node) : []) {
      const plain = withStraightApostrophes(word)
      if (isKnown(plain, dictionary)) continue
      if (problems.length === MAX_WORDS) return problems
      const meant = suggestions(plain, dictionary)
      const question = meant.length > 0 ? `Did you mean ${joinWithOr(meant.map(quoted))}? ` : ''
      const advice = `${question}If the word is correct, add it to ${WORDS_FILE}.`
      const message = `${quoted(word)} is not in the dictionary`
      problems.push(fieldProblem(entry, path, { span, message, advice, severity: 'warning', kind: 'spelling' }))
    }
  }
  return problems
}

/**
 * Reports texts of the interface that are in English, with which every site begins. Single words and short ones can belong to both
 * languages.
 */
function englishTexts({ entry, fields }: ReadFile, language: string): Problem[] {
  const english = new Intl.Locale(language).language === 'en' ? undefined : dictionaryOf('en')
  if (!entry || !english) return []
  const schema = fileSchema(entry.type)
  const prose = fields.filter((field) => isProse(field, schema))
  return prose.flatMap(({ path, node }) => {
    const groups = path.map((_, index) => metadataOf(schemaAt(schema, path.slice(0, index + 1))).interface)
    const words = isScalar(node)
      ? Array.from(wordsOf(entry.source, node), ({ word }) => withStraightApostrophes(word))
      : []
    const isEnglish =
      words.filter(({ length }) => length > 2).length > 1 && words.every((word) => isKnown(word, english))
    if (!isEnglish || !groups.findLast((isInterface) => isInterface !== undefined)) return []
    const advice = `Translate it to the language of the site, ${quoted(language)}.`
    return fieldProblem(entry, path, { message: 'is in English', advice, severity: 'warning', kind: 'spelling' })
  })
}

/**
 * Reports, as warnings, words that are not in the dictionary, the project's word list, or a name in the content, and texts of the
 * interface that are not translated.
 *
 * @param root the project's root, which contains the word list
 * @param language the language of the content (BCP 47); without its dictionary, there is a single warning
 */
export function checkSpelling(files: readonly ReadFile[], root: string, language: string): Problem[] {
  const dictionary = dictionaryOf(language)
  const untranslated = files.flatMap((file) => englishTexts(file, language))
  const site = files.find(({ type }) => type.name === 'SiteSettings')?.entry
  if (!dictionary)
    return [
      ...(site ? [site] : []).map((entry) =>
        fieldProblem(entry, ['language'], {
          message: `spelling is not checked, because no dictionary for ${quoted(language)} is installed`,
          advice: `Install it, if it exists: npm install --save-exact ${dictionaryPackages(language).at(-1) ?? ''}.`,
          severity: 'warning',
          kind: 'spelling',
        }),
      ),
      ...untranslated,
    ]
  // Names of people, places, and firms also appear in other text.
  const names = files.flatMap(({ fields }) => fields.filter(({ metadata }) => metadata.properName))
  const words = [...projectWords(root), ...names.flatMap(({ text }) => text.match(WORDS) ?? [])]
  const own = words.map(withStraightApostrophes).filter((word) => !dictionary.correct(word))
  for (const word of own) dictionary.add(word)
  const problems = files.flatMap((file) => misspelledWords(file, dictionary))
  // The dictionary stays loaded, but the next check may be for other content.
  for (const word of own) dictionary.remove(word)
  return [...untranslated, ...problems]
}
