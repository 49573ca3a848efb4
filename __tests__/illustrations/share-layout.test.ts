/** @jest-environment node */
import { join } from 'node:path'
import fc from 'fast-check'
import { openDisplayTypeface } from '../../gatsby/typefaces/display-typeface'
import { siteTypefaces } from '../../gatsby/typefaces/typeface-files'
import { layOutShareImage, SHARE_IMAGE } from '../../src/illustrations/share-layout'
import type { Typeface } from '../../src/illustrations/typeface'
import { titles } from '../factories/titles'
import { openFont } from '../gatsby/open-font'

const MARGIN = 64
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

let face: Typeface
/** How far the tallest unaccented letters extend above the baseline, and the deepest letters below, in em. */
let rise = 0
let fall = 0
beforeAll(async () => {
  const folder = await siteTypefaces(process.cwd())
  face = openDisplayTypeface(folder)
  const font = openFont(join(folder, 'display.woff2'))
  const boxes = font.glyphsForString(LETTERS).map(({ bbox }) => bbox)
  rise = Math.max(...boxes.map(({ maxY }) => maxY)) / font.unitsPerEm
  fall = -Math.min(...boxes.map(({ minY }) => minY)) / font.unitsPerEm
})

/** Returns the lines of a share image with their bounding boxes, and the height of its map. */
function layOut(title: string, firm: string) {
  const layout = layOutShareImage({ title, firm }, face)
  const lines = [...layout.title, layout.firm].map(({ text, x, y, size }) => ({
    text,
    left: x,
    right: x + face.widthOf(text) * size,
    top: y - rise * size,
    bottom: y + fall * size,
  }))
  return { lines, mapHeight: layout.mapHeight }
}

const forAllWords = (check: (layout: ReturnType<typeof layOut>, title: string, firm: string) => void) => {
  const property = fc.property(titles(60), titles(32), (title, firm) => {
    check(layOut(title, firm), title, firm)
  })
  fc.assert(property, { numRuns: 400 })
}

test('a title and a firm’s name of any allowed length are complete', () => {
  forAllWords(({ lines }, title, firm) => {
    expect(lines.map(({ text }) => text).join(' ')).toBe(`${title} ${firm}`)
  })
})

test('text of any allowed length stays within the margins', () => {
  forAllWords(({ lines }) => {
    for (const { left, right } of lines) {
      expect(left).toBeGreaterThanOrEqual(MARGIN)
      expect(right).toBeLessThanOrEqual(SHARE_IMAGE.width - MARGIN + 1e-6)
    }
  })
})

test('text of any allowed length is below the map', () => {
  forAllWords(({ lines, mapHeight }) => {
    for (const { top, bottom } of lines) {
      expect(top).toBeGreaterThan(mapHeight)
      expect(bottom).toBeLessThan(SHARE_IMAGE.height)
    }
  })
})

test('no two lines touch', () => {
  forAllWords(({ lines }) => {
    lines.slice(1).forEach((line, index) => {
      expect(line.top).toBeGreaterThan(lines[index]?.bottom ?? Infinity)
    })
  })
})

test('the map takes more than two fifths of the image', () => {
  forAllWords(({ mapHeight }) => {
    expect(mapHeight).toBeGreaterThan(0.4 * SHARE_IMAGE.height)
  })
})
