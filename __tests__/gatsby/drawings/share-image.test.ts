import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { openFont } from '../../../content-check/parse/typeface-package'
import { drawShareImage, SHARE_IMAGE, type ShareImage } from '../../../gatsby/drawings/share-image'
import { planTrail } from '../../../gatsby/drawings/trail'
import { openDisplayTypeface, type Typeface } from '../../../gatsby/typefaces/open-typefaces'
import { TYPEFACES, writeTypefaces } from '../../../gatsby/typefaces/typeface-files'
import { contentFolder } from '../../content-check/content-folder'
import { DRAWING_COLORS } from '../../factories/brand'
import { LABEL_FONT } from '../../factories/label-font'
import { titles } from '../../factories/titles'
import { SEEDS, TITLES } from './samples'

const MARGIN = 64
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const content = contentFolder()
let face: Typeface
/** How far the tallest unaccented letters extend above the baseline, and the deepest letters below, in em. */
let rise = 0
let fall = 0
beforeAll(async () => {
  await writeTypefaces(content.root)
  const folder = join(content.root, TYPEFACES)
  face = openDisplayTypeface(folder)
  const font = openFont(readFileSync(join(folder, 'display.woff2')))
  const boxes = font.glyphsForString(LETTERS).map(({ bbox }) => bbox)
  rise = Math.max(...boxes.map(({ maxY }) => maxY)) / font.unitsPerEm
  fall = -Math.min(...boxes.map(({ minY }) => minY)) / font.unitsPerEm
})
afterAll(() => {
  content.dispose()
})

const draw = (changes: Partial<ShareImage> = {}, typeface = face) =>
  drawShareImage(
    { title: 'Tax Planning Services', firm: 'Sample Firm', direction: 'ltr', colors: DRAWING_COLORS, ...changes },
    typeface,
  )

/** Draws an image, and returns its lines with their bounding boxes, the firm's name last, and the height of its picture. */
function layOut(title: string, firm = 'Sample Firm', direction: ShareImage['direction'] = 'ltr') {
  const lines: { text: string; size: number; left: number; right: number; top: number; bottom: number }[] = []
  const outline: Typeface['outline'] = (text, x, y, size) => {
    const right = x + face.widthOf(text) * size
    lines.push({ text, size, left: x, right, top: y - rise * size, bottom: y + fall * size })
    return ''
  }
  const svg = draw({ title, firm, direction, picture: { photograph: '' } }, { ...face, outline })
  return { lines, pictureHeight: Number(/<image href="" width="1200" height="(\d+)"/.exec(svg)?.[1]) }
}

test('text of any allowed length is complete and within the margins, below a picture that fills more than two fifths of the image', () => {
  const property = fc.property(titles(60), titles(32), (title, firm) => {
    const { lines, pictureHeight } = layOut(title, firm)
    expect(lines.map(({ text }) => text).join(' ')).toBe(`${title} ${firm}`)
    expect(lines.length).toBeLessThanOrEqual(3)
    expect(pictureHeight).toBeGreaterThan(0.4 * SHARE_IMAGE.height)
    lines.forEach(({ left, right, top, bottom }, index) => {
      expect(left).toBeGreaterThanOrEqual(MARGIN)
      expect(right).toBeLessThanOrEqual(SHARE_IMAGE.width - MARGIN + 1e-6)
      expect(top).toBeGreaterThan(lines[index - 1]?.bottom ?? pictureHeight)
      expect(bottom).toBeLessThan(SHARE_IMAGE.height)
    })
  })
  fc.assert(property, { numRuns: 100, examples: [['Careers', 'W'.repeat(32)]] })
})

test.each([
  ['a short title', 'Careers', ['Careers']],
  [
    'a long title',
    'Consulting for new and for experienced advisors',
    ['Consulting for new and', 'for experienced advisors'],
  ],
  ['a title whose last word is long', 'Our administration', ['Our administration']],
])('%s is broken into lines as even as possible, and never before a single word', (_, title, expected) => {
  expect(layOut(title).lines.map(({ text }) => text)).toEqual([...expected, 'Sample Firm'])
})

test.each(['Careers', 'Multi-Generational Planning Services'])(
  'the map above the title “%s” has one waymark, on the summit at the end of its trail, and does not cut it off',
  (title) => {
    for (const seed of SEEDS) {
      const trail = planTrail(seed, { titles: TITLES }, LABEL_FONT)
      const { x, y } = trail.markers.at(-1) ?? { x: 0, y: 0 }
      const svg = draw({ title, picture: { seed, trail } })
      const [strip = '', height = '', top = ''] =
        /<svg width="1200" height="(\d+)" viewBox="0 (\d+) .*<\/svg><rect y/.exec(svg) ?? []
      const waymarks = [...strip.matchAll(/<path d="M(\S+) (\S+?)l(\S+) \S+ \S+ \S+ \S+ \S+z" fill="(#\w+)"/g)]
      const { accent, markerFill } = DRAWING_COLORS.dark
      expect(waymarks.map(([, at, upper, radius, fill]) => [Number(at), Number(upper) + Number(radius), fill])).toEqual(
        [
          [x, y, markerFill],
          [x, y, accent],
        ],
      )
      expect(strip).toContain(`<path d="${trail.path}" fill="none" stroke="${accent}"`)
      expect(y - Number(top)).toBeGreaterThan(24)
      expect(y - Number(top)).toBeLessThan(Number(height) - 24)
    }
  },
)

test('on a site that is written from right to left, the title ends at the right margin, and the firm’s name before its symbol', () => {
  const [title, firm] = layOut('Careers', 'Sample Firm', 'rtl').lines
  expect(title?.right).toBeCloseTo(SHARE_IMAGE.width - MARGIN)
  expect(firm?.right).toBeLessThan(SHARE_IMAGE.width - MARGIN)
  expect(firm?.left).toBeGreaterThan(SHARE_IMAGE.width / 2)
  expect(draw({ direction: 'rtl', logo: 'a' })).toMatch(/<image href="a" x="110\d/)
})

test('a logo takes the place of the diamond', () => {
  const svg = draw({ logo: 'data:image/svg+xml;base64,AAAA' })
  expect(svg).toContain('<image href="data:image/svg+xml;base64,AAAA"')
  expect(svg).not.toContain(`stroke="${DRAWING_COLORS.dark.accent}"`)
})
