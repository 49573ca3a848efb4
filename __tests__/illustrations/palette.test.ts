/** @jest-environment node */
// Drawings cannot read custom properties, so the palette repeats some of the tokens.
import { readFileSync } from 'node:fs'
import { LAKE, PALETTES } from '../../src/illustrations/palette'

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8')

test.each([
  ['trail', PALETTES.light.trail],
  ['trail-light', PALETTES.lake.trail],
  ['contour', PALETTES.light.contour],
  ['relief', PALETTES.light.relief],
  ['ink', PALETTES.light.text],
  ['on-lake', PALETTES.lake.text],
  ['lake', LAKE.ground],
])('the palette of the drawings has the color of the token %s', (name, color) => {
  expect(TOKENS).toContain(`--${name}: ${color.toLowerCase()};`)
})
