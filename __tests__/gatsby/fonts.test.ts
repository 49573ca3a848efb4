/** @jest-environment node */
import { contentCharacters } from '../content/content-text'
import { openFont } from './open-font'

const CHARACTERS = contentCharacters()

test.each(['besley.woff2', 'libre-franklin.woff2'])('%s has a glyph for every character of the content', (file) => {
  const available = new Set(openFont(`src/styles/fonts/${file}`).characterSet)
  expect(Array.from(CHARACTERS).filter((character) => !available.has(character.codePointAt(0) ?? 0))).toEqual([])
})
