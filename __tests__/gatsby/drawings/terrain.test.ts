import { wcagContrast } from 'culori'
import { drawingColors, mixColors, reliefColor } from '../../../gatsby/brand/drawing-colors'
import { drawTerrain } from '../../../gatsby/drawings/terrain'
import { labelFont } from '../../../gatsby/typefaces/label-font'
import { brandOf, DRAWING_COLORS } from '../../factories/brand'
import { SEEDS } from './samples'

test('every map is at most 60 kB, and has no text and no trail', () => {
  const { light, dark } = DRAWING_COLORS
  const maps = SEEDS.flatMap((seed) => [drawTerrain(seed, light), drawTerrain(seed, dark)])
  for (const svg of maps) {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(60_000)
    expect(svg).not.toMatch(/<text|stroke-dasharray/)
  }
})

test('a map is lit from the upper left, level by level, and every fifth contour line is heavier', () => {
  const { light } = DRAWING_COLORS
  const svg = drawTerrain('tax-planning', light)
  const levels = Array.from(svg.matchAll(/<path id="l(\d+)"/g), ([, level]) => Number(level))
  const [relief = '', lines = '', indexLines = ''] = svg.slice(svg.indexOf('</defs>')).split('<g fill="none"')
  const fills = Array.from(relief.matchAll(/<use href="#l(\d+)"(?: x="(\S+)" y="(\S+)")? fill="(#\w+)"/g))
  const below = (level: number) => reliefColor(light, level / 30)
  expect(fills.map(([, level, x, y, fill]) => [Number(level), x, y, fill])).toEqual(
    levels.flatMap((level) => [
      [level, '-3.6', '-3.6', mixColors(below(level), light.lit, light.litShare)],
      [level, '3.6', '3.6', mixColors(below(level), light.shade, light.shadeShare)],
      [level, undefined, undefined, below(level + 1)],
    ]),
  )
  const linesIn = (part: string) => Array.from(part.matchAll(/#l(\d+)/g), ([, level]) => Number(level))
  expect(linesIn(indexLines)).toEqual([4, 9, 14, 19, 24, 29].filter((level) => levels.includes(level)))
  expect([...linesIn(lines), ...linesIn(indexLines)].sort((a, b) => a - b)).toEqual(levels)
  expect(lines).toContain(`stroke-width="1.6"`)
  expect(indexLines).toContain(`stroke-width="2.5"`)
})

const { colors } = brandOf()

test('the colors of maps and share images are the brand’s colors', () => {
  const { light, dark, shareImage } = drawingColors(colors)
  const { accent, contour, relief } = colors
  expect(light).toMatchObject({ accent, contour, relief, text: colors.ink })
  expect(dark).toMatchObject({ accent: colors.accentOnDark, text: colors.onDark })
  expect(shareImage.ground).toBe(colors.dark)
})

test('labels are legible where a contour line in a dark color crosses the highest relief', () => {
  const { light } = drawingColors({ ...colors, contour: '#404040' })
  const line = mixColors(reliefColor(light, 1), light.contour, light.indexOpacity)
  expect(wcagContrast(light.text, line)).toBeGreaterThanOrEqual(4.5)
  expect(light.indexOpacity).toBeGreaterThan(0)
})

test.each([
  ['a line is as wide as the advances of its characters', 'ae', 1.1],
  ['a letter is measured with its accent, however it is encoded', 'e\u0301', 0.61],
  ['a letter that the font lacks is as wide as it is high', 'ش', 1],
  ['any other character that it lacks is as wide as a pictograph', '🧭', 1.5],
])('%s', (_, text, width) => {
  const advances = [500, 600, 610]
  const font = labelFont({ unitsPerEm: 1000, ascent: 900, descent: -200, characters: 'aeé', advances })
  expect(font.widthOf(text, 10)).toBeCloseTo(10 * width)
  expect(font).toMatchObject({ ascent: 0.9, descent: 0.2 })
})
