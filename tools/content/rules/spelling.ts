import { isScalar, type Scalar } from 'yaml'
import { z } from 'zod'
import { slugOf } from '../../../src/content-model/registry'
import { isEnglish, suggester, WORDS_FILE } from './dictionary'
import type { Problem } from '../messages/problem'
import { fieldLabel, fileSchema, required, schemaAt, type TextField } from '../parse/schema-path'
import type { Entry } from './schema-check'
import { problemAt, type SourceText } from '../parse/source-text'
import { oneOf, quoted } from '../messages/text-format'
import { spanOf } from '../parse/yaml-tree'

/** A file whose fields are to be read; without an entry, it can't be. */
interface ReadEntry {
  /** The file's path within `content/`. */
  path: string
  entry?: Entry
  fields: readonly TextField[]
}

/** How many words are told of one file; one with more of them is written in another language. */
const MOST_WORDS = 50

/** How many words get suggestions in one run; each takes some milliseconds. */
const MOST_SUGGESTED = 20

/** Addresses, and numbers with letters: what has a sign in it that no word has, or ends as a host does. */
const NO_WORDS = /[@\d]|:\/\/|\w\.[a-z]{2,}\b/

/** Longer than any word with its signs; patterns would take minutes for a hundred thousand letters without a space. */
const LONGEST_CHUNK = 100

const PLACEHOLDERS = /\{[^{}\s]*\}/g

/** What a backslash begins within double quotes. */
const ESCAPES = /\\(?:x.{2}|u.{4}|U.{8}|[^])/g

const WORDS = /\p{L}(?:[\p{L}\p{M}]|['’](?=\p{L}))*/gu

const ADD = `If the word is right, add it to ${WORDS_FILE}.`

const straight = (word: string) => word.normalize('NFC').replaceAll('’', "'")

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

const blank = (text: string) => ' '.repeat(text.length)

/** Fields with names of this kind hold what programs read. */
const NO_PROSE: ReadonlySet<unknown> = new Set(['key', 'url'])

/** Whether a field holds sentences or titles: no address, no choice, no name of an entry. */
function isProse({ path, facts }: TextField, schema: unknown): boolean {
  if (facts.references || facts.picture || facts.link || NO_PROSE.has(path.at(-1))) return false
  return required(schemaAt(schema, path)) instanceof z.ZodString
}

/** The words of a text where they stand in the file. */
function* wordsOf(source: SourceText, node: Scalar): Generator<{ word: string; start: number }> {
  const { start, end } = spanOf(node)
  const written = source.text.slice(start, end)
  const text = (node.type === 'QUOTE_DOUBLE' ? written.replace(ESCAPES, blank) : written).replace(PLACEHOLDERS, blank)
  for (const { 0: chunk, index: offset } of text.matchAll(/\S+/g)) {
    if (chunk.length > LONGEST_CHUNK || NO_WORDS.test(chunk)) continue
    for (const { 0: word, index } of chunk.matchAll(WORDS)) yield { word, start: start + offset + index }
  }
}

/** Whether a word is spelled as the dictionary or the project has it. */
function isKnown(word: string, own: ReadonlySet<string>): boolean {
  const plain = straight(word)
  const stem = plain.replace(/'s?$/i, '')
  // Single letters and abbreviations in capitals are no words of a dictionary.
  if (stem.length < 2 || /^\p{Lu}{2,}s?$/u.test(stem)) return true
  const forms = [plain, stem, stem.toLowerCase()]
  // English has most of its accents by choice: café and cafe.
  return forms.some((form) => own.has(form)) || [plain, stem, withoutAccents(stem)].some(isEnglish)
}

/**
 * The words of all names of people, places and firms, which other texts mention. Of a file that can't be read, its own
 * name has them: another text is not wrong because the file that it mentions is.
 */
function nameWords(files: readonly ReadEntry[]): string[] {
  const names = files.flatMap(({ fields }) => fields.filter(({ facts }) => facts.properName))
  return [
    ...names.flatMap(({ text }) => [...text.matchAll(WORDS)].map(([word]) => straight(word))),
    ...files.flatMap(({ entry, path }) => (entry ? [] : slugOf(path).split('-'))),
  ]
}

/**
 * The words that neither the English dictionary, nor the project's list, nor a name in the content has, as warnings.
 *
 * @param files the entries, also those that could not be read
 * @param words the project's own words
 */
export function checkSpelling(files: readonly ReadEntry[], words: ReadonlySet<string>): Problem[] {
  const own = new Set([...words, ...nameWords(files)])
  const suggest = suggester(own)
  const suggested = new Map<string, string>()
  const adviceFor = (word: string) => {
    const known = suggested.get(word)
    if (known !== undefined) return known
    const meant = suggested.size < MOST_SUGGESTED ? suggest(straight(word)) : []
    const advice = meant.length > 0 ? `Did you mean ${oneOf(meant.map(quoted))}? ${ADD}` : ADD
    suggested.set(word, advice)
    return advice
  }
  return files.flatMap(({ entry, fields }) => {
    if (!entry) return []
    const schema = fileSchema(entry.type)
    const unknown: { word: string; start: number; field: string }[] = []
    for (const field of fields) {
      const { node, path } = field
      if (!isScalar(node) || !isProse(field, schema)) continue
      for (const { word, start } of wordsOf(entry.source, node)) {
        if (unknown.length < MOST_WORDS && !isKnown(word, own)) {
          unknown.push({ word, start, field: fieldLabel(schema, path) })
        }
      }
    }
    // No word of English was meant by those of another language.
    const isEnglishText = unknown.length < MOST_WORDS
    return unknown.map(({ word, start, field }) =>
      problemAt(
        entry.source,
        { start, end: start + word.length },
        {
          field,
          message: `${quoted(word)} is not a word that the dictionary knows`,
          advice: isEnglishText ? adviceFor(word) : ADD,
          severity: 'warning',
          kind: 'spelling',
        },
      ),
    )
  })
}
