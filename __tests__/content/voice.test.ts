/** @jest-environment node */
// The sample copy, held to the art direction: its voice, its names and its reserved numbers and addresses.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CONTENT_FILES, contentTexts, wordsOf } from './content-text'
import { SITE } from './site-content'

const TEXTS = contentTexts()

/** Where texts have something in common, as `file field`, for a message that says where to look. */
const placesOf = (matches: (text: string) => boolean) =>
  TEXTS.filter(({ text }) => matches(text)).map(({ file, field }) => `${file} ${field}`)

test.each(['unlock', 'elevate', 'elevating', 'seamless'])('no text says “%s”', (word) => {
  expect(placesOf((text) => text.toLowerCase().includes(word))).toEqual([])
})

test('“solutions” stands in the name of a service alone', () => {
  expect(placesOf((text) => /solution/i.test(text.replace(/Product Solutions|product-solutions/g, '')))).toEqual([])
})

test('exclamation marks stand in the two strings of the specification that have one', () => {
  expect(placesOf((text) => text.includes('!'))).toEqual(['pages/not-found.yml text', 'site.yml errorFallback.heading'])
})

/** From this many words on, a text is a paragraph rather than a label or a name. */
const PARAGRAPH = 7

test('no two paragraphs of the site are alike', () => {
  const places = new Map<string, string[]>()
  for (const { file, field, text } of TEXTS) {
    const words = wordsOf(text.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, ''))
    const key = words.join(' ')
    if (words.length >= PARAGRAPH) places.set(key, [...(places.get(key) ?? []), `${file} ${field}`])
  }
  expect([...places.values()].filter((found) => found.length > 1)).toEqual([])
})

test('no long sentence stands on two pages', () => {
  const places = new Map<string, Set<string>>()
  for (const { file, text } of TEXTS) {
    for (const sentence of text.split(/(?<=[.?!])\s+/)) {
      if (wordsOf(sentence).length >= PARAGRAPH) places.set(sentence, new Set([...(places.get(sentence) ?? []), file]))
    }
  }
  expect([...places].filter(([, files]) => files.size > 1).map(([sentence]) => sentence)).toEqual([])
})

test('the firm’s name stands in site.yml alone', () => {
  const named = TEXTS.filter(({ text }) => text.toLowerCase().includes(SITE.name.toLowerCase()))
  expect(named.map(({ file, field }) => `${file} ${field}`)).toEqual(['site.yml name'])
})

test('every telephone number comes from the range that is reserved for fiction', () => {
  const numbers = TEXTS.flatMap(({ text }) => text.match(/\(?\d{3}\)?[ .-]\d{3}-\d{4}/g) ?? [])
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers.filter((number) => !/555-01\d{2}$/.test(number))).toEqual([])
})

test('every mail address is at example.com', () => {
  const addresses = TEXTS.flatMap(({ text }) => text.match(/\S+@\S+/g) ?? [])
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter((address) => !address.endsWith('@example.com'))).toEqual([])
})

test('no text holds a placeholder or a note to oneself', () => {
  expect(placesOf((text) => /lorem|ipsum|todo|tbd|xxx/i.test(text))).toEqual([])
})

test('every file begins with a comment that says what it is', () => {
  const bare = CONTENT_FILES.filter((file) => !readFileSync(resolve('content', file), 'utf8').startsWith('# '))
  expect(bare).toEqual([])
})
