/** @jest-environment node */
import { contentCharacters } from '../content/content-text'
import { charactersOf } from './glyphs'

const CHARACTERS = contentCharacters()

test.each(['besley.woff2', 'libre-franklin.woff2'])(
  '%s has a glyph for every character of the content',
  async (file) => {
    const available = await charactersOf(file, CHARACTERS)
    expect(Array.from(CHARACTERS).filter((character) => !available.has(character))).toEqual([])
  },
)

test('a character that a font does not contain is detected', async () => {
  expect([...(await charactersOf('besley.woff2', 'a漢'))]).toEqual(['a'])
})
