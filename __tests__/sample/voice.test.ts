// The sample copy must match the art direction: its voice, its names, and its reserved numbers and addresses.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { site } from '../browser/content'
import { CONTENT_FILES, contentTexts, wordsOf } from '../content/content-text'

const TEXTS = contentTexts()

/** The locations of matching texts as `file field`, for use in assertion messages. */
const locationsOf = (matches: (text: string) => boolean) =>
  TEXTS.filter(({ text }) => matches(text)).map(({ file, field }) => `${file} ${field}`)

test.each(['unlock', 'elevate', 'elevating', 'seamless'])('no text contains “%s”', (word) => {
  expect(locationsOf((text) => text.toLowerCase().includes(word))).toEqual([])
})

test('“solutions” appears only in the name of a service', () => {
  expect(locationsOf((text) => /solution/i.test(text.replace(/Product Solutions|product-solutions/g, '')))).toEqual([])
})

test('exclamation marks appear only in the two specified strings that have one', () => {
  expect(locationsOf((text) => text.includes('!'))).toEqual([
    'pages/not-found.yml text',
    'site.yml errorFallback.heading',
  ])
})

/** The number of words from which a text counts as a paragraph instead of a label or name. */
const MIN_PARAGRAPH_WORDS = 7

test('no two paragraphs on the site are identical', () => {
  const locations = new Map<string, string[]>()
  for (const { file, field, text } of TEXTS) {
    const words = wordsOf(text.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, ''))
    const key = words.join(' ')
    if (words.length >= MIN_PARAGRAPH_WORDS) locations.set(key, [...(locations.get(key) ?? []), `${file} ${field}`])
  }
  expect([...locations.values()].filter((found) => found.length > 1)).toEqual([])
})

test('no long sentence appears on two pages', () => {
  const filesBySentence = new Map<string, Set<string>>()
  for (const { file, text } of TEXTS) {
    for (const sentence of text.split(/(?<=[.?!])\s+/)) {
      if (wordsOf(sentence).length >= MIN_PARAGRAPH_WORDS)
        filesBySentence.set(sentence, new Set([...(filesBySentence.get(sentence) ?? []), file]))
    }
  }
  expect([...filesBySentence].filter(([, files]) => files.size > 1).map(([sentence]) => sentence)).toEqual([])
})

test('the firm’s name appears only in site.yml', () => {
  const named = TEXTS.filter(({ text }) => text.toLowerCase().includes(site.name.toLowerCase()))
  expect(named.map(({ file, field }) => `${file} ${field}`)).toEqual(['site.yml name'])
})

test('every telephone number is in the range that is reserved for fiction', () => {
  const numbers = TEXTS.flatMap(({ text }) => text.match(/\(?\d{3}\)?[ .-]\d{3}-\d{4}/g) ?? [])
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers.filter((number) => !/555-01\d{2}$/.test(number))).toEqual([])
})

test('every email address is at example.com', () => {
  const addresses = TEXTS.flatMap(({ text }) => text.match(/\S+@\S+/g) ?? [])
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter((address) => !address.endsWith('@example.com'))).toEqual([])
})

test('no text contains a placeholder or a note to self', () => {
  expect(locationsOf((text) => /lorem|ipsum|todo|tbd|xxx/i.test(text))).toEqual([])
})

test('every file begins with a comment that describes it', () => {
  const bare = CONTENT_FILES.filter((file) => !readFileSync(resolve('content', file), 'utf8').startsWith('# '))
  expect(bare).toEqual([])
})
