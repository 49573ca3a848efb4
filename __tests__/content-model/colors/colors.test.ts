import fc from 'fast-check'
import { colorFaults } from '../../../content-model/colors/color-faults'
import { completeColors } from '../../../content-model/colors/complete-colors'
import { shiftColor } from '../../../content-model/colors/shift-color'
import { brandContent } from '../../factories/brand'

const { colors } = brandContent()
const faultsOf = (changes: Partial<typeof colors>) => colorFaults({ ...colors, ...changes })

test('a gray stays gray when its hue shifts', () => {
  expect(shiftColor('#808080', [0.1, 2, 90])).toMatch(/^#([0-9a-f]{2})\1\1$/)
})

test('a given color is kept', () => {
  expect(completeColors({ ...colors, muted: '#444444' }).muted).toBe('#444444')
})

test('colors derived from five colors with enough contrast also have enough contrast', () => {
  // Dark texts on light grounds, and a dark band.
  const hex = (from: number, to: number) =>
    fc
      .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: from, max: to }), fc.integer({ min: from, max: to }))
      .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`)
  fc.assert(
    fc.property(hex(240, 255), hex(225, 245), hex(0, 60), hex(0, 95), hex(0, 60), (paper, mist, ink, accent, dark) => {
      expect(colorFaults({ paper, mist, ink, accent, dark })).toEqual([])
    }),
  )
})

test.each<[name: 'accent' | 'dark', changes: Partial<typeof colors>]>([
  ['accent', { paper: '#ffffff', mist: '#ffffff', accent: '#888888' }],
  // Its own contrast is enough with the given colors, but not with those that are derived from others.
  ['dark', { dark: '#777777' }],
])('the nearest color that is suggested for %s, of %j, has enough contrast', (name, changes) => {
  const [fault, ...others] = faultsOf(changes)
  expect([fault?.name, others]).toEqual([name, []])
  const nearest = /#[\da-f]{6}/.exec(fault?.advice ?? '')?.[0] ?? ''
  expect(faultsOf({ ...changes, [name]: nearest })).toEqual([])
})

test('for each color, the pair furthest below its required contrast is reported', () => {
  expect(faultsOf({ paper: '#ffffff', mist: '#cccccc', accent: '#888888' })).toEqual([
    {
      name: 'accent',
      message: 'has a contrast of 2.2:1 with mist; the minimum for links is 4.5:1',
      advice: 'The nearest color with enough contrast is "#565656".',
    },
  ])
  // Its contrast is 4.478: rounded down, so that a ratio that is too low never looks sufficient.
  const [fault] = faultsOf({ paper: '#ffffff', mist: '#ffffff', accent: '#777777' })
  expect(fault?.message).toBe('has a contrast of 4.47:1 with paper; the minimum for links is 4.5:1')
})

test('only a background is reported if no text color has enough contrast on it, with one of those colors', () => {
  expect(faultsOf({ dark: '#777777' }).map(({ name, message }) => `${name} ${message}`)).toEqual([
    'dark has a contrast of 1.47:1 with accentOnDark; the minimum for links is 4.5:1',
  ])
})
