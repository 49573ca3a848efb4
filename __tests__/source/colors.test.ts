/** @jest-environment node */
// All colors are defined in src/styles/tokens.css, except those of drawings, which cannot use custom properties; theirs
// are in src/illustrations.
import { PALETTES, LAKE } from '../../src/illustrations/palette'
import { filesOf, sourceOf } from './source-files'

const TOKENS = sourceOf('src/styles/tokens.css')

const HEX = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!-)/gi
const FUNCTION = /\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/g

const hexColors = (code: string) => code.match(HEX) ?? []

/** Chrome before version 122 gives a dialog's backdrop no custom properties, so tokens do not work there. */
const withoutBackdrops = (code: string) => code.replace(/::backdrop \{[^}]*\}/g, '')

const STYLED = filesOf(['src', 'gatsby', 'tools'], /\.(?:tsx?|css)$/).filter(
  (file) => file !== 'src/styles/tokens.css' && !file.startsWith('src/illustrations/'),
)

test.each(STYLED)('%s takes its colors from the tokens', (file) => {
  const code = withoutBackdrops(sourceOf(file))
  expect([...hexColors(code), ...(code.match(FUNCTION) ?? [])]).toEqual([])
})

test.each([
  ['a short color', 'color: #fff;', true],
  ['a long color', "fill: '#C8341C'", true],
  ['a color with opacity', 'background: #c8341c80', true],
  ['an anchor', "href: '#content'", false],
  ['an anchor that begins like a color', "href: '#facade-team'", false],
])('recognizes whether %s is a color', (_, code, isColor) => {
  expect(hexColors(code).length > 0).toBe(isColor)
})

const token = (name: string) => new RegExp(`--${name}: (#[\\da-f]{6});`).exec(TOKENS)?.[1]

test.each([
  ['trail', PALETTES.light.trail],
  ['trail-light', PALETTES.lake.trail],
  ['contour', PALETTES.light.contour],
  ['relief', PALETTES.light.relief],
  ['ink', PALETTES.light.text],
  ['on-lake', PALETTES.lake.text],
  ['lake', LAKE.ground],
])('the drawings share the color %s with the tokens', (name, color) => {
  expect(token(name)).toBe(color.toLowerCase())
})

test.each([
  ['paper', '#fbfcfb'],
  ['mist', '#eef2f2'],
  ['ink', '#14222e'],
  ['muted', '#47565f'],
  ['muted-on-mist', '#3f4d56'],
  ['rule', '#cbd3d4'],
  ['border', '#75838f'],
  ['trail', '#c8341c'],
  ['lake', '#0e2436'],
  ['deep', '#0a1b29'],
  ['on-lake', '#f3f5f4'],
  ['muted-on-lake', '#c3d2da'],
  ['trail-light', '#ff7a57'],
  ['on-trail-light', '#1d0e08'],
  ['contour', '#a77b4a'],
  ['sepia', '#7a5427'],
  ['relief', '#8fb0b5'],
])('the token %s has the art direction’s value %s', (name, color) => {
  expect(token(name)).toBe(color)
})
