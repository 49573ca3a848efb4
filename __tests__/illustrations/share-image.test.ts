/** @jest-environment node */
import { openDisplayTypeface } from '../../gatsby/sources/display-typeface'
import { drawShareImage } from '../../src/illustrations/share-image'
import { planTrail } from '../../src/illustrations/trail'
import { SERVICES, TITLES } from './samples'

const face = openDisplayTypeface()
const landOf = (seed: string) => ({ seed, trail: planTrail(seed, TITLES) })
const land = landOf('tax-planning')
const words = { title: 'Tax Planning Services', firm: 'Sample Firm' }

test('the same text and map give the same bytes', () => {
  expect(drawShareImage(words, land, face)).toBe(drawShareImage(words, landOf('tax-planning'), face))
})

test.each([
  ['title', { ...words, title: 'Estate Planning Services' }],
  ['firm’s name', { ...words, firm: 'Other Firm' }],
])('a different %s gives a different image', (_, others) => {
  expect(drawShareImage(others, land, face)).not.toBe(drawShareImage(words, land, face))
})

test('text is converted to outlines, so no font needs to be installed', () => {
  expect(drawShareImage(words, land, face)).not.toContain('<text')
})

test.each(SERVICES)('the map of %s shows its summit and does not cut off any marker', (seed) => {
  for (const title of ['Careers', 'Multi-Generational Planning Services']) {
    const { trail } = landOf(seed)
    const svg = drawShareImage({ ...words, title }, { seed, trail }, face)
    const [, height, top] = (/<svg width="1200" height="(\d+)" viewBox="0 (\d+) /.exec(svg) ?? []).map(Number)
    const depths = trail.markers.map(({ y }) => Math.min(y - (top ?? NaN), (top ?? NaN) + (height ?? NaN) - y))
    expect(depths.at(-1)).toBeGreaterThan(24)
    expect(depths.filter((depth) => Math.abs(depth) < 24)).toEqual([])
  }
})
