/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codesOf, WESTERN } from '../../../gatsby/typefaces/characters'
import { openDisplayTypeface } from '../../../gatsby/typefaces/display-typeface'
import { openLabelFont } from '../../../gatsby/typefaces/label-font'
import { cachedTypefaces, siteTypefaces, TYPEFACES, writeTypefaces } from '../../../gatsby/typefaces/typeface-files'
import { contentCharacters } from '../../../tools/content/parse/content-characters'
import { brandContent } from '../../factories/brand'
import { type ContentFolder, contentFolder } from '../../tools/content/content-folder'
import { openFont } from '../open-font'

const { typefaces } = brandContent()

/** The files of a typeface whose content has a Polish name. */
let folder = ''
let content: ContentFolder
beforeAll(async () => {
  folder = await cachedTypefaces(typefaces, 'Łł')
})
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

const charactersOf = (file: string, from = folder) =>
  // A format 4 character map ends with U+FFFF.
  openFont(join(from, file)).characterSet.filter((code) => code < 0xffff)

/** Returns the face of a file in the style sheet. */
function faceOf(file: string): string {
  const faces = readFileSync(join(folder, 'fonts.css'), 'utf8').split('@font-face')
  return faces.find((face) => face.includes(`'./${file}'`)) ?? ''
}

test.each(['display', 'text'])('the %s typeface has the accents of Western Europe', (role) => {
  const available = charactersOf(`${role}.woff2`)
  const accented = codesOf(WESTERN).filter((code) => code >= 0xc0 && code <= 0xff)
  expect(accented.filter((code) => !available.includes(code))).toEqual([])
})

test.each(['display', 'text'])('the basic file of the %s typeface has the characters of its range', (role) => {
  const range = [...faceOf(`${role}-basic.woff2`).matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
  const isInRange = (code: number) =>
    range.some(([, from = '', to = from]) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16))
  const expected = charactersOf(`${role}.woff2`).filter(isInRange)
  expect(expected.length).toBeGreaterThan(80)
  expect(charactersOf(`${role}-basic.woff2`).toSorted()).toEqual(expected.toSorted())
})

test.each(['display', 'text'])('letters of other alphabets in the content get a file of the %s typeface', (role) => {
  expect(charactersOf(`${role}-latin-ext.woff2`)).toEqual(codesOf('Łł'))
  expect(faceOf(`${role}-latin-ext.woff2`)).toContain('unicode-range: U+141-142;')
})

test('content in Western European letters needs no further file', async () => {
  expect(readdirSync(await cachedTypefaces(typefaces, 'Zoë & Søn')).sort()).toEqual([
    'display-basic.woff2',
    'display.woff2',
    'fonts.css',
    'label-font.json',
    'text-basic.woff2',
    'text.woff2',
  ])
})

test('a character that the typeface lacks is left to other fonts', async () => {
  const files = readdirSync(await cachedTypefaces(typefaces, '界'))
  expect(files).toEqual(readdirSync(await cachedTypefaces(typefaces, '')))
})

test('the display typeface has the weight of the brand', () => {
  expect(faceOf('display.woff2')).toContain('font-weight: 440;')
  expect(readFileSync(join(folder, 'fonts.css'), 'utf8')).toContain('--weight-display: 440;')
})

test('system fonts take up the space of the typefaces until those have loaded', () => {
  const css = readFileSync(join(folder, 'fonts.css'), 'utf8')
  expect(css).toMatch(/'Besley Fallback';\s+src: local\('Georgia'\)[^}]+ascent-override: 109\.5872%;/)
  expect(css).toMatch(/'Libre Franklin Fallback';\s+src: local\('Arial'\)[^}]+size-adjust: 104\.3067%;/)
  expect(css).toContain("--font-display: 'Besley', 'Besley Fallback', 'Besley Fallback Times', serif;")
})

test('labels on maps are measured in the text typeface, including letters of other alphabets', () => {
  const { widthOf } = openLabelFont(folder)
  expect(widthOf('Ł', 1)).toBeGreaterThan(0.4)
  expect(widthOf('Ł', 1)).toBeLessThan(1)
  expect(widthOf('W', 1)).toBeGreaterThan(widthOf('i', 1))
})

test('outlines take letters of other alphabets from their own file', () => {
  const { outline, widthOf } = openDisplayTypeface(folder)
  expect(outline('Ł', 0, 0, 1)).not.toBe(outline('界', 0, 0, 1))
  expect(widthOf('aŁa')).toBeCloseTo(widthOf('a') + widthOf('Ł') + widthOf('a') - 2 * 0.02)
})

test('typefaces are made once', async () => {
  const before = statSync(join(folder, 'fonts.css')).mtimeMs
  expect(await cachedTypefaces(typefaces, 'Łł')).toBe(folder)
  expect(statSync(join(folder, 'fonts.css')).mtimeMs).toBe(before)
})

test('another weight is made anew', async () => {
  expect(await cachedTypefaces({ ...typefaces, display: { ...typefaces.display, weight: 500 } }, '')).not.toBe(
    await cachedTypefaces(typefaces, ''),
  )
})

test('a typeface that is not installed is rejected', async () => {
  const text = { package: '@fontsource-variable/no-such-family' }
  await expect(cachedTypefaces({ ...typefaces, text }, '')).rejects.toThrow('no-such-family is not installed')
})

test('the folder that webpack reads has the files of the content’s typefaces, and no others', async () => {
  await writeTypefaces(content.root)
  const used = join(content.root, TYPEFACES)
  writeFileSync(join(used, 'text-cyrillic.woff2'), 'of content that is gone')
  await writeTypefaces(content.root)
  expect(readdirSync(used).sort()).toEqual(readdirSync(await siteTypefaces(content.root)).sort())
  expect(existsSync(join(used, 'text-cyrillic.woff2'))).toBe(false)
})

test('unchanged files are not written again', async () => {
  await writeTypefaces(content.root)
  const file = join(content.root, TYPEFACES, 'text.woff2')
  const before = statSync(file).mtimeMs
  content.replace('brand.yml', '440', '450')
  await writeTypefaces(content.root)
  expect(statSync(file).mtimeMs).toBe(before)
  expect(readFileSync(join(content.root, TYPEFACES, 'fonts.css'), 'utf8')).toContain('--weight-display: 450;')
})

test('escaped characters of the content are included, in composed form', () => {
  content.replace('site.yml', 'tagline: ', 'tagline: "\\u0142 e\\u0301" # ')
  expect(contentCharacters(content.root)).toContain('ł')
  expect(contentCharacters(content.root)).toContain('é')
})
