/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { contentCharacters } from '../content/content-text'
import { openFont } from './open-font'

const CHARACTERS = contentCharacters()

test.each(['besley.woff2', 'libre-franklin.woff2'])('%s has a glyph for every character of the content', (file) => {
  const available = new Set(openFont(`src/styles/fonts/${file}`).characterSet)
  expect(Array.from(CHARACTERS).filter((character) => !available.has(character.codePointAt(0) ?? 0))).toEqual([])
})

test.each(['besley', 'libre-franklin'])('the basic file of %s has the characters of its range in fonts.css', (name) => {
  const face = readFileSync('src/styles/fonts.css', 'utf8')
    .split('@font-face')
    .find((css) => css.includes(`${name}-basic`))
  const ranges = [...(face ?? '').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) =>
    [from, to].map((code) => Number.parseInt(code, 16)),
  )
  const isInRange = (code: number) => ranges.some(([from = 0, to = 0]) => code >= from && code <= to)
  const { characterSet } = openFont(`src/styles/fonts/${name}.woff2`)
  const { characterSet: basic } = openFont(`src/styles/fonts/${name}-basic.woff2`)
  // A format 4 character map ends with U+FFFF.
  expect(basic.filter((code) => code < 0xffff).toSorted()).toEqual(characterSet.filter(isInRange).toSorted())
})
