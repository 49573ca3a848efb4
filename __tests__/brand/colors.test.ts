/** @jest-environment node */
import fc from 'fast-check'
import { completeColors } from '../../src/brand/complete-colors'
import { contrastFaults } from '../../src/brand/contrast-faults'
import { shiftColor } from '../../src/brand/shift-color'
import { brandContent } from '../factories/brand'

const { colors } = brandContent()
const faultsOf = (changes: Partial<typeof colors>) => contrastFaults({ ...colors, ...changes })

test('a gray stays gray, whatever its hue would become', () => {
  expect(shiftColor('#808080', [0.1, 2, 90])).toMatch(/^#([0-9a-f]{2})\1\1$/)
})

test('a given color is kept', () => {
  expect(completeColors({ ...colors, muted: '#444444' }).muted).toBe('#444444')
})

test('colors that are derived from five with enough contrast have enough contrast', () => {
  // Dark texts on light grounds, and a dark band.
  const hex = (from: number, to: number) =>
    fc
      .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: from, max: to }), fc.integer({ min: from, max: to }))
      .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`)
  fc.assert(
    fc.property(hex(240, 255), hex(225, 245), hex(0, 60), hex(0, 95), hex(0, 60), (paper, mist, ink, accent, dark) => {
      expect(contrastFaults({ paper, mist, ink, accent, dark })).toEqual([])
    }),
  )
})

test('a color with too little contrast is reported with the pair, the ratio, and the nearest color that has enough', () => {
  const [fault, ...others] = faultsOf({ paper: '#ffffff', mist: '#ffffff', accent: '#888888' })
  expect(others).toEqual([])
  expect(fault).toMatchObject({ name: 'accent', pair: { color: 'accent', ground: 'paper', minimum: 4.5 } })
  expect(fault?.ratio).toBeCloseTo(3.54, 2)
  expect(faultsOf({ paper: '#ffffff', mist: '#ffffff', accent: fault?.nearest ?? '' })).toEqual([])
})

test('the pair with the least of what it needs is reported', () => {
  const [fault] = faultsOf({ paper: '#ffffff', mist: '#cccccc', accent: '#888888' })
  expect(fault?.pair.ground).toBe('mist')
})

test('a ground is to blame for text colors that no lightness gives enough contrast', () => {
  expect(faultsOf({ dark: '#777777' }).map(({ name }) => name)).toContain('dark')
})

test('there is no nearest color if no lightness is enough', () => {
  expect(faultsOf({ paper: '#ffffff', mist: '#222222' }).find(({ name }) => name === 'accent')?.nearest).toBeUndefined()
})
