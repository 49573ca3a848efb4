/** @jest-environment node */
import { openDisplayTypeface } from '../../gatsby/typefaces/display-typeface'
import { siteTypefaces } from '../../gatsby/typefaces/typeface-files'
import { drawShareImage, showsWholeTrail } from '../../src/illustrations/share-image'
import { planTrail } from '../../src/illustrations/trail'
import type { Typeface } from '../../src/illustrations/typeface'
import { INKS } from '../factories/brand'
import { LABEL_FONT } from '../factories/label-font'
import { SERVICES, TITLES } from './samples'

let face: Typeface
beforeAll(async () => {
  face = openDisplayTypeface(await siteTypefaces(process.cwd()))
})
const landOf = (seed: string) => ({ seed, trail: planTrail(seed, TITLES, LABEL_FONT) })
const land = landOf('tax-planning')
const brand = { inks: INKS }
const words = { title: 'Tax Planning Services', firm: 'Sample Firm' }

test('the same text and map give the same bytes', () => {
  expect(drawShareImage(words, land, face, brand)).toBe(drawShareImage(words, landOf('tax-planning'), face, brand))
})

test.each([
  ['title', { ...words, title: 'Estate Planning Services' }],
  ['firm’s name', { ...words, firm: 'Other Firm' }],
])('a different %s gives a different image', (_, others) => {
  expect(drawShareImage(others, land, face, brand)).not.toBe(drawShareImage(words, land, face, brand))
})

test('text is converted to outlines, so no font needs to be installed', () => {
  expect(drawShareImage(words, land, face, brand)).not.toContain('<text')
})

test.each(SERVICES)('the map of %s shows its summit and does not cut off any marker', (seed) => {
  for (const title of ['Careers', 'Multi-Generational Planning Services']) {
    const { trail } = landOf(seed)
    const svg = drawShareImage({ ...words, title }, { seed, trail }, face, brand)
    const [, height, top] = (/<svg width="1200" height="(\d+)" viewBox="0 (\d+) /.exec(svg) ?? []).map(Number)
    const depths = trail.markers.map(({ y }) => Math.min(y - (top ?? NaN), (top ?? NaN) + (height ?? NaN) - y))
    expect(depths.at(-1)).toBeGreaterThan(24)
    expect(depths.filter((depth) => Math.abs(depth) < 24)).toEqual([])
  }
})

test('a photograph takes the place of the map', () => {
  const svg = drawShareImage(words, { photograph: 'data:image/png;base64,AAAA' }, face, brand)
  expect(svg).toContain('href="data:image/png;base64,AAAA"')
  expect(svg).not.toContain(brand.inks.lake.contour)
})

test('without a picture, the background is plain', () => {
  const svg = drawShareImage(words, undefined, face, brand)
  expect(svg.match(/<rect/g)).toHaveLength(1)
})

test('a logo takes the place of the diamond', () => {
  const svg = drawShareImage(words, undefined, face, { ...brand, logo: 'data:image/svg+xml;base64,AAAA' })
  expect(svg).toContain('<image href="data:image/svg+xml;base64,AAAA"')
  expect(svg).not.toContain(`stroke="${brand.inks.lake.trail}"`)
})

test('a section shows the whole trail only if no marker is above or below it', () => {
  const { trail } = land
  const heights = trail.markers.map(({ y }) => y)
  expect(showsWholeTrail(trail, 750)).toBe(true)
  expect(showsWholeTrail(trail, Math.max(...heights) - Math.min(...heights) - 1)).toBe(false)
})
