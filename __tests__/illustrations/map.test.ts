/** @jest-environment node */
import { generateLandscape } from '../../src/illustrations/landscape'
import { drawMap } from '../../src/illustrations/map'
import { drawTerrain, type Tone } from '../../src/illustrations/terrain'
import { SERVICES, TITLES } from './samples'

const TONES: Tone[] = ['light', 'lake']
const bytesOf = (svg: string): number => new TextEncoder().encode(svg).length

test.each(TONES)('the same slug gives the same bytes (%s)', (tone) => {
  const draw = (): string => drawMap('tax-planning', TITLES, { tone, labels: true })
  expect(draw()).toBe(draw())
})

test('sixteen services have sixteen different maps', () => {
  expect(new Set(SERVICES.map((slug) => drawTerrain(slug, 'light'))).size).toBe(16)
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
          { tone, labels: true },
        ),
      ),
    ).toBeLessThanOrEqual(60_000)
  }
})

test('terrain of other sizes is at most 60 kB and has its own view box', () => {
  for (const size of [
    { width: 1920, height: 420 },
    { width: 640, height: 640 },
    { width: 600, height: 1200 },
  ]) {
    const svg = drawTerrain('home', 'lake', size)
    expect(svg).toContain(`viewBox="0 0 ${size.width} ${size.height}"`)
    expect(bytesOf(svg)).toBeLessThanOrEqual(60_000)
  }
})

test('markup in a title is escaped', () => {
  const svg = drawMap('compliance', ['<script>alert("1")</script>', "R&D's 'best'", 'Knowledge Transfer'], {
    tone: 'light',
    labels: true,
  })
  expect(svg).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  expect(svg).toContain('R&amp;D&#39;s')
  expect(svg).not.toContain('<script')
})

test('a map without labels has no text', () => {
  expect(drawMap('compliance', TITLES, { tone: 'lake', labels: false })).not.toMatch(/<text|Knowledge/)
})

test('terrain has neither a trail nor text', () => {
  expect(drawTerrain('compliance', 'light')).not.toMatch(/<text|stroke-dasharray|#C8341C/)
})

test('no two maps share an ID', () => {
  const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const ids = SERVICES.flatMap((slug) => TONES.flatMap((tone) => idsOf(drawTerrain(slug, tone))))
  expect(new Set(ids).size).toBe(ids.length)
})
