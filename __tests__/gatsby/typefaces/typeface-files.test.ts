import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openFont } from '../../../content-check/parse/typeface-package'
import { BASIC, codesOf, WESTERN } from '../../../gatsby/typefaces/characters'
import { openDisplayTypeface, openLabelFont } from '../../../gatsby/typefaces/open-typefaces'
import { TYPEFACES, writeTypefaces } from '../../../gatsby/typefaces/typeface-files'
import { contentFolder, contentForEachTest } from '../../content-check/content-folder'

/** The typefaces that most tests look at, for content with a Polish name and a character that the typefaces lack. */
const polish = contentFolder()
const folder = join(polish.root, TYPEFACES)
const content = contentForEachTest()
beforeAll(async () => {
  // The stroke of ń is a character of its own.
  await writeTypefaces(polish.root, 'Łł n\u0301 界')
})
afterAll(() => {
  polish.dispose()
})

const charactersOf = (file: string) =>
  // A format 4 character map ends with U+FFFF.
  openFont(readFileSync(join(folder, file))).characterSet.filter((code) => code < 0xffff)

const styles = () => readFileSync(join(folder, 'fonts.css'), 'utf8')

describe.each(['display', 'text'])('the %s typeface', (role) => {
  const faceOf = (file: string) =>
    styles()
      .split('@font-face')
      .find((face) => face.includes(`'./${file}'`)) ?? ''

  test('has the accents of Western Europe', () => {
    const available = charactersOf(`${role}.woff2`)
    const accented = codesOf(WESTERN).filter((code) => code >= 0xc0 && code <= 0xff)
    expect(accented.filter((code) => !available.includes(code))).toEqual([])
  })

  test('has a basic file with the characters of its range', () => {
    const range = [...faceOf(`${role}-basic.woff2`).matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    const isInRange = (code: number) =>
      range.some(([, from = '', to = from]) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16))
    const available = charactersOf(`${role}-basic.woff2`)
    expect(available.filter((code) => !isInRange(code))).toEqual([])
    // For a character without a glyph, browsers load the larger file, and then draw it in a font of the device.
    expect(codesOf(BASIC).filter((code) => !available.includes(code))).toEqual([])
  })

  test('has another file for letters of other alphabets in the content, but not for those that it lacks', () => {
    expect(charactersOf(`${role}-latin-ext.woff2`)).toEqual(codesOf('Łłń'))
    expect(faceOf(`${role}-latin-ext.woff2`)).toContain('unicode-range: U+141-142, U+144;')
    const further = readdirSync(folder).filter((name) => name.startsWith(`${role}-`) && !name.includes('basic'))
    expect(further).toEqual([`${role}-latin-ext.woff2`])
  })
})

test('system fonts take up the space of the typefaces until those have loaded', () => {
  expect(styles()).toMatch(/"Besley Fallback: Georgia";\s+src: local\('Georgia'\)[^}]+ascent-override: 109\.5872%;/)
  expect(styles()).toContain(`--font-display: 'Besley', "Besley Fallback: Georgia", "Besley Fallback: Times", Georgia,`)
})

test('labels and outlines on drawings use the right file for letters of other alphabets', () => {
  const label = openLabelFont(folder)
  expect(label.widthOf('Ł', 1)).toBeGreaterThan(label.widthOf('i', 1))
  expect(label.widthOf('Ł', 1)).toBeLessThan(label.widthOf('W', 1))
  const { outline, widthOf } = openDisplayTypeface(folder)
  expect(outline('Ł', 0, 0, 1)).not.toBe(outline('界', 0, 0, 1))
  expect(widthOf('aŁa')).toBeCloseTo(widthOf('a') + widthOf('Ł') + widthOf('a') - 2 * 0.02)
})

test('outlines show text that is written from right to left in this order, with its Latin words from left to right', () => {
  const { outline } = openDisplayTypeface(folder)
  const shapes = (text: string) => Array.from(outline(text, 0, 0, 1).matchAll(/ d="([^"]*)"/g), ([, shape]) => shape)
  expect(shapes('ب ab 12 ج!')).toEqual(shapes('!').concat(shapes('界 ab 12 界')))
})

test('a new weight changes the display typeface, and existing files are not written again', async () => {
  await writeTypefaces(content.root)
  const file = join(content.root, TYPEFACES, 'display.woff2')
  const before = { bytes: readFileSync(file), time: statSync(file).mtimeMs }
  await writeTypefaces(content.root)
  expect(statSync(file).mtimeMs).toBe(before.time)
  content.replace('brand.yml', '440', '450')
  await writeTypefaces(content.root)
  expect(readFileSync(file)).not.toEqual(before.bytes)
  expect(readFileSync(join(content.root, TYPEFACES, 'fonts.css'), 'utf8')).toContain('--weight-display: 450;')
})
