/** @jest-environment node */
import { wcagContrast } from 'culori'
import { inksOf, mixColors, reliefColor } from '../../../gatsby/drawings/palette'
import { brandOf } from '../../factories/brand'

const { colors } = brandOf()

test('the inks of maps and share images are the brand’s colors', () => {
  const { light, lake, shareImage } = inksOf(colors)
  expect([light.trail, light.contour, light.relief, light.text]).toEqual([
    colors.accent,
    colors.contour,
    colors.relief,
    colors.ink,
  ])
  expect([lake.trail, lake.text, shareImage.ground]).toEqual([colors.accentOnDark, colors.onDark, colors.dark])
})

test('labels are legible where a dark contour line crosses the highest relief', () => {
  const { light } = inksOf({ ...colors, contour: '#404040' })
  const line = mixColors(reliefColor(light, 1), light.contour, light.indexOpacity)
  expect(wcagContrast(light.text, line)).toBeGreaterThanOrEqual(4.5)
  expect(light.indexOpacity).toBeGreaterThan(0)
})

test('the inks of a gray brand are gray', () => {
  const gray = brandOf({
    colors: { paper: '#ffffff', mist: '#eeeeee', ink: '#111111', accent: '#555555', dark: '#222222' },
  })
  const { light, lake } = inksOf(gray.colors)
  for (const ink of [light.shade, light.numeral, lake.ground, lake.relief, lake.lit]) {
    expect(ink).toMatch(/^#([0-9a-f]{2})\1\1$/)
  }
})
