/** @jest-environment node */
import { generateLandscape } from '../../src/illustrations/landscape'
import { drawMap } from '../../src/illustrations/map'
import { drawTerrain } from '../../src/illustrations/terrain'
import { INKS } from '../factories/brand'
import { LABEL_FONT } from '../factories/label-font'
import { SERVICES, TITLES } from './samples'

const TONES = ['light', 'lake'] as const
const bytesOf = (svg: string): number => new TextEncoder().encode(svg).length

test.each(TONES)('the same slug gives the same bytes (%s)', (tone) => {
  const draw = (): string => drawMap('tax-planning', TITLES, { palette: INKS[tone], labels: true, font: LABEL_FONT })
  expect(draw()).toBe(draw())
})

test('sixteen services have sixteen different maps', () => {
  expect(new Set(SERVICES.map((slug) => drawTerrain(slug, INKS.light))).size).toBe(16)
})

test('no two services have similar terrain', () => {
  const lands = SERVICES.map((slug) => {
    const { heightAt } = generateLandscape(slug)
    return Array.from({ length: 240 }, (_, index) => heightAt(30 + 60 * (index % 20), 30 + 60 * Math.floor(index / 20)))
  })
  lands.forEach((land, index) => {
    for (const other of lands.slice(index + 1)) {
      const difference = land.reduce((sum, height, at) => sum + Math.abs(height - (other[at] ?? 0)), 0) / land.length
      expect(difference).toBeGreaterThan(0.12)
    }
  })
})

test.each(TONES)('every map is at most 60 kB, even with the longest labels (%s)', (tone) => {
  for (const slug of SERVICES) {
    expect(
      bytesOf(
        drawMap(
          slug,
          Array.from({ length: 6 }, () => '&'.repeat(40)),
          { palette: INKS[tone], labels: true, font: LABEL_FONT },
        ),
      ),
    ).toBeLessThanOrEqual(60_000)
  }
})

test('markup in a title is escaped', () => {
  const svg = drawMap('compliance', ['<script>alert("1")</script>', "R&D's 'best'", 'Knowledge Transfer'], {
    palette: INKS.light,
    labels: true,
    font: LABEL_FONT,
  })
  expect(svg).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  expect(svg).toContain('R&amp;D&#39;s')
  expect(svg).not.toContain('<script')
})

test('a map without labels has no text', () => {
  expect(drawMap('compliance', TITLES, { palette: INKS.lake, labels: false, font: LABEL_FONT })).not.toMatch(
    /<text|Knowledge/,
  )
})

test('terrain has neither a trail nor text', () => {
  const svg = drawTerrain('compliance', INKS.light)
  expect(svg).not.toMatch(/<text|stroke-dasharray/)
  expect(svg).not.toContain(INKS.light.trail)
})

test('no two maps share an ID', () => {
  const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const ids = SERVICES.flatMap((slug) => TONES.flatMap((tone) => idsOf(drawTerrain(slug, INKS[tone]))))
  expect(new Set(ids).size).toBe(ids.length)
})
