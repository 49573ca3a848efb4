import { stringify } from 'yaml'
import type { BrandContent } from '../../content-model/brand'
import { brandContent, LOGO } from '../factories/brand'
import { contentFolder } from './content-folder'
import { problemsOf } from './mistakes'

/** The problems that the content check reports for a brand and a logo's file. */
function reported(changes: Partial<BrandContent>, logo?: string): string[] {
  const content = contentFolder()
  content.write('brand.yml', stringify(brandContent(changes)))
  if (logo !== undefined) content.write('logo.svg', logo)
  const problems = problemsOf(content)
  content.dispose()
  return problems
}

const { colors } = brandContent()

test('the check reports a color with too little contrast, with the pair, the ratio, and the nearest color that has enough', () => {
  expect(reported({ colors: { ...colors, paper: '#ffffff', mist: '#ffffff', accent: '#888888' } })).toEqual([
    'brand.yml:5:11 Colors › Accent: has a contrast of 3.54:1 with paper; the minimum for links is 4.5:1. The nearest color with enough contrast is "#767676".',
  ])
})

test('the check reports a dark page background, but not the contrast errors that it causes', () => {
  expect(reported({ colors: { ...colors, paper: '#101418', mist: '#f1f1ee', ink: '#e8e8e8' } })).toEqual([
    'brand.yml:2:10 Colors › Paper: must be lighter than ink, which is the color of the text on it. Choose a color that is lighter than ink.',
  ])
})

test('the check reports a light color for dark bands', () => {
  expect(reported({ colors: { ...colors, dark: '#f0f0f0', onDark: '#111111' } })).toEqual([
    'brand.yml:6:9 Colors › Dark: must be darker than onDark, which is the color of the text on it. Choose a color that is darker than onDark.',
  ])
})

test('the check reports a value that is not a color', () => {
  expect(reported({ colors: { ...colors, accent: 'red' } })).toEqual([
    expect.stringContaining('brand.yml:5:11 Colors › Accent: is not in the right format. It must be a color in quotes'),
  ])
})

test('the check accepts a safe logo', () => {
  expect(reported({ logo: './logo.svg' }, LOGO)).toEqual([])
})

test('the check reports an unsafe logo in its own file', () => {
  const logo = LOGO.replace('</svg>', '\n<script>attack()</script></svg>')
  expect(reported({ logo: './logo.svg' }, logo)).toEqual([
    'logo.svg:2:1 the logo contains <script>; only shapes are safe and look the same everywhere. Delete the element, and export it again.',
  ])
})

test('the check reports a logo that is too large', () => {
  expect(reported({ logo: './logo.svg' }, `${LOGO}${' '.repeat(20_000)}`)).toEqual([
    expect.stringContaining('logo.svg:1:1 the logo is 21 kB; the limit is 20 kB.'),
  ])
})

test('the check reports a logo that does not exist', () => {
  expect(reported({ logo: './logo.svg' })).toEqual([
    expect.stringContaining('there is no image “./logo.svg”. Put the image in content/, or'),
  ])
})

test('the check reports an SVG file that is not the logo', () => {
  expect(reported({}, LOGO)).toEqual([expect.stringContaining('Add “logo: ./logo.svg” to content/brand.yml')])
})
