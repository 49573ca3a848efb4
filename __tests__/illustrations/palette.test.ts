/** @jest-environment node */
// Drawings cannot read custom properties, so the palette repeats some of the tokens.
import { readFileSync } from 'node:fs'
import { INKS, LAKE } from '../../src/illustrations/palette'

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8')

test.each([
  ['trail', INKS.light.trail],
  ['trail-light', INKS.lake.trail],
  ['contour', INKS.light.contour],
  ['relief', INKS.light.relief],
  ['ink', INKS.light.text],
  ['on-lake', INKS.lake.text],
  ['lake', LAKE.ground],
])('the palette of the drawings has the color of the token %s', (name, color) => {
  expect(TOKENS).toContain(`--${name}: ${color.toLowerCase()};`)
})
