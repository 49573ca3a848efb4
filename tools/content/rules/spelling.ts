import { isScalar, type Scalar } from 'yaml'
import { z } from 'zod'
import { slugOf } from '../../../src/content-model/registry'
import type { Problem } from '../messages/problem'
import { joinWithOr, quoted } from '../messages/text-format'
import { fieldLabel, fileSchema, schemaAt, type TextField, unwrapOptional } from '../parse/schema-path'
import { problemAt, type SourceText } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import { type Dictionary, dictionaryOf, dictionaryPackages, WORDS_FILE } from './dictionary'
import { isPlaceholder } from './placeholder-text'
import type { Entry } from './schema-check'

/** A content file with its text fields. It has no entry if it could not be read. */
interface ReadEntry {
  /** The file's path within `content/`. */
  path: string
  entry?: Entry
  fields: readonly TextField[]
}

/** The maximum number of words reported for one file. A file with more is written in another language. */
const MAX_WORDS = 50

/** The maximum number of words that get suggestions in one run; each takes a few milliseconds. */
const MAX_SUGGESTED = 20

/** Matches addresses and numbers with letters: text with a character that no word contains, or with a host name's ending. */
const NOT_A_WORD = /[@\d]|:\/\/|\w\.[a-z]{2,}\b/

/** Longer than any word with its punctuation. The patterns would take minutes for 100,000 letters without a space. */
const MAX_CHUNK_LENGTH = 100

const PLACEHOLDERS = /\{[^{}\s]*\}/g

/** Matches escape sequences within double quotes. */
const ESCAPES = /\\(?:x.{2}|u.{4}|U.{8}|[^])/g

const WORDS = /\p{L}(?:[\p{L}\p{M}]|['’](?=\p{L}))*/gu

const ADD_TO_WORD_LIST = `If the word is correct, add it to ${WORDS_FILE}.`

const withStraightApostrophes = (word: string) => word.normalize('NFC').replaceAll('’', "'")

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

const blank = (text: string) => ' '.repeat(text.length)

/** Names of fields whose values are read by programs. */
const NON_PROSE_FIELDS: ReadonlySet<unknown> = new Set(['key', 'url', 'language', 'timeZone', 'country'])

/** Whether a field contains sentences or titles rather than an address, a choice, or the name of an entry. */
function isProse({ path, metadata }: TextField, schema: unknown): boolean {
  const { references, servicePrefix, image, color, logo, link } = metadata
  if (references || servicePrefix || image || color || logo || link || NON_PROSE_FIELDS.has(path.at(-1))) return false
  return unwrapOptional(schemaAt(schema, path)) instanceof z.ZodString
}

/** A word and its offset. */
interface Word {
  word: string
  start: number
}

/** Yields the parts of a text between spaces, with their offsets in the file. */
function* chunksOf(source: SourceText, node: Scalar): Generator<{ chunk: string; offset: number }> {
  const { start, end } = spanOf(node)
  const written = source.text.slice(start, end)
  const text = (node.type === 'QUOTE_DOUBLE' ? written.replace(ESCAPES, blank) : written).replace(PLACEHOLDERS, blank)
  for (const { 0: chunk, index } of text.matchAll(/\S+/g)) yield { chunk, offset: start + index }
}

/** The words of a chunk, with their offsets in it. */
function wordsOf(chunk: string): Word[] {
  if (chunk.length > MAX_CHUNK_LENGTH || NOT_A_WORD.test(chunk)) return []
  return [...chunk.matchAll(WORDS)].map(({ 0: word, index: start }) => ({ word, start }))
}

/** Whether a word is in the dictionary or the project's word list. */
function isKnown(word: string, own: ReadonlySet<string>, dictionary: Dictionary): boolean {
  const plain = withStraightApostrophes(word)
  const stem = plain.replace(/'s?$/i, '')
  // Dictionaries do not list single letters and uppercase abbreviations.
  if (stem.length < 2 || /^\p{Lu}{2,}s?$/u.test(stem)) return true
  const forms = [plain, stem, stem.toLowerCase()]
  // Most accents in English are optional: café and cafe. In other languages, this misses a few mistakes.
  return forms.some((form) => own.has(form)) || [plain, stem, withoutAccents(stem)].some(dictionary.isKnown)
}

/**
 * Collects the words in all names of people, places, and firms, because other texts mention them. For a file that cannot be
 * read, the words come from the file name: an error in that file does not make other texts wrong.
 */
function nameWords(files: readonly ReadEntry[]): string[] {
  const names = files.flatMap(({ fields }) => fields.filter(({ metadata }) => metadata.properName))
  return [
    ...names.flatMap(({ text }) => [...text.matchAll(WORDS)].map(([word]) => withStraightApostrophes(word))),
    ...files.flatMap(({ entry, path }) => (entry ? [] : slugOf(path).split('-'))),
  ]
}

function missingDictionary(files: readonly ReadEntry[], language: string): Problem[] {
  const field = files
    .filter(({ entry }) => entry?.type.name === 'SiteSettings')
    .flatMap(({ entry, fields }) =>
      fields.flatMap((one) => (entry && one.path[0] === 'language' ? [{ entry, ...one }] : [])),
    )[0]
  if (!field) return []
  const { entry, node, path } = field
  return [
    problemAt(entry.source, spanOf(node), {
      field: fieldLabel(fileSchema(entry.type), path),
      message: `spelling is not checked, because no dictionary of ${quoted(language)} is installed`,
      advice: `Install it, if it exists: npm install --save-exact ${dictionaryPackages(language).at(-1) ?? ''}.`,
      severity: 'warning',
      kind: 'spelling',
    }),
  ]
}

/**
 * Reports, as warnings, words that are not in the dictionary, the project's word list, or a name in the content.
 *
 * @param files the entries, including those that could not be read
 * @param words the project's word list
 * @param language the language of the content (BCP 47); without its dictionary, there is a single warning
 */
export function checkSpelling(files: readonly ReadEntry[], words: ReadonlySet<string>, language: string): Problem[] {
  const dictionary = dictionaryOf(language)
  if (!dictionary) return missingDictionary(files, language)
  const own = new Set([...Array.from(words, withStraightApostrophes), ...nameWords(files)])
  // Cached, because most chunks occur many times.
  const checked = new Map<string, readonly Word[]>()
  const unknownIn = (chunk: string) => {
    const words = checked.get(chunk) ?? wordsOf(chunk).filter(({ word }) => !isKnown(word, own, dictionary))
    checked.set(chunk, words)
    return words
  }
  const suggest = dictionary.createSuggester(own)
  const suggested = new Map<string, string>()
  const adviceFor = (word: string) => {
    const known = suggested.get(word)
    if (known !== undefined) return known
    const meant = suggested.size < MAX_SUGGESTED ? suggest(withStraightApostrophes(word)) : []
    const advice =
      meant.length > 0 ? `Did you mean ${joinWithOr(meant.map(quoted))}? ${ADD_TO_WORD_LIST}` : ADD_TO_WORD_LIST
    suggested.set(word, advice)
    return advice
  }
  return files.flatMap(({ entry, fields }) => {
    if (!entry) return []
    const schema = fileSchema(entry.type)
    const unknown: (Word & { field: string })[] = []
    for (const field of fields) {
      const { node, path, text } = field
      // Placeholders are in English, whatever the language of the site.
      if (!isScalar(node) || !isProse(field, schema) || isPlaceholder(text)) continue
      for (const { chunk, offset } of chunksOf(entry.source, node)) {
        if (unknown.length === MAX_WORDS) break
        for (const { word, start } of unknownIn(chunk).slice(0, MAX_WORDS - unknown.length))
          unknown.push({ word, start: offset + start, field: fieldLabel(schema, path) })
      }
    }
    // For text in another language, no word of this one was meant.
    const isOwnLanguage = unknown.length < MAX_WORDS
    return unknown.map(({ word, start, field }) =>
      problemAt(
        entry.source,
        { start, end: start + word.length },
        {
          field,
          message: `${quoted(word)} is not in the dictionary`,
          advice: isOwnLanguage ? adviceFor(word) : ADD_TO_WORD_LIST,
          severity: 'warning',
          kind: 'spelling',
        },
      ),
    )
  })
}
