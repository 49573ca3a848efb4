/** @jest-environment node */
import { contentCharacters } from '../content/content-text'
import { charactersOf } from './glyphs'

const WRITTEN = contentCharacters()

test.each(['besley.woff2', 'libre-franklin.woff2'])(
  '%s has a glyph for every character of the content',
  async (file) => {
    const drawn = await charactersOf(file, WRITTEN)
    expect(Array.from(WRITTEN).filter((character) => !drawn.has(character))).toEqual([])
  },
)

test('a character that no one put into the fonts is found missing', async () => {
  expect([...(await charactersOf('besley.woff2', 'a漢'))]).toEqual(['a'])
})
