import { wcagContrast } from 'culori'
import { drawingColors, mixColors, reliefColor } from '../../../gatsby/drawings/palette'
import { brandOf } from '../../factories/brand'

const { colors } = brandOf()

test('the colors of maps and share images are the brand’s colors', () => {
  const { light, dark, shareImage } = drawingColors(colors)
  expect([light.accent, light.contour, light.relief, light.text]).toEqual([
    colors.accent,
    colors.contour,
    colors.relief,
    colors.ink,
  ])
  expect([dark.accent, dark.text, shareImage.ground]).toEqual([colors.accentOnDark, colors.onDark, colors.dark])
})

test('labels are legible where a contour line in a dark color crosses the highest relief', () => {
  const { light } = drawingColors({ ...colors, contour: '#404040' })
  const line = mixColors(reliefColor(light, 1), light.contour, light.indexOpacity)
  expect(wcagContrast(light.text, line)).toBeGreaterThanOrEqual(4.5)
  expect(light.indexOpacity).toBeGreaterThan(0)
})

test('the drawings of a gray brand are gray', () => {
  const gray = brandOf({
    colors: { paper: '#ffffff', mist: '#eeeeee', ink: '#111111', accent: '#555555', dark: '#222222' },
  })
  const { light, dark } = drawingColors(gray.colors)
  for (const color of [light.shade, light.numeral, dark.ground, dark.relief, dark.lit]) {
    expect(color).toMatch(/^#([0-9a-f]{2})\1\1$/)
  }
})
