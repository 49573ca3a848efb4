import { generateLandscape } from '../../../gatsby/drawings/landscape'
import { drawTerrain } from '../../../gatsby/drawings/terrain'
import { DRAWING_COLORS } from '../../factories/brand'
import { SERVICES } from './samples'

const TONES = ['light', 'dark'] as const

test('sixteen services have sixteen different maps', () => {
  expect(new Set(SERVICES.map((slug) => drawTerrain(slug, DRAWING_COLORS.light))).size).toBe(16)
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

test.each(TONES)('every map is at most 60 kB (%s)', (tone) => {
  for (const slug of SERVICES)
    expect(Buffer.from(drawTerrain(slug, DRAWING_COLORS[tone])).length).toBeLessThanOrEqual(60_000)
})

test('terrain has neither a trail nor text', () => {
  const svg = drawTerrain('compliance', DRAWING_COLORS.light)
  expect(svg).not.toMatch(/<text|stroke-dasharray/)
  expect(svg).not.toContain(DRAWING_COLORS.light.accent)
})

test('no two maps share an ID', () => {
  const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const ids = SERVICES.flatMap((slug) => TONES.flatMap((tone) => idsOf(drawTerrain(slug, DRAWING_COLORS[tone]))))
  expect(new Set(ids).size).toBe(ids.length)
})
