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

test('the colors that a brand omits are derived from those that it gives, which are kept', () => {
  const muted = '#444444'
  expect(completeColors({ ...colors, muted })).toEqual({
    ...colors,
    muted,
    deep: '#071930',
    accentHover: '#004381',
    accentOnDark: '#5697e2',
    accentOnDarkHover: '#74a7e4',
    contour: '#557396',
    mutedOnMist: '#464649',
    rule: '#d0d0cc',
    border: '#7b7b7f',
    onAccent: '#ffffff',
    onDark: '#f8f8f8',
    mutedOnDark: '#c4d0df',
    ruleOnDark: '#30455e',
    onAccentOnDark: '#000000',
    sepia: '#2f4b6c',
    relief: '#99aac1',
  })
  expect(completeColors(colors).muted).toBe('#4e4e51')
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

test('every background that is lighter or darker than it must be is reported, and nothing else', () => {
  const inverted = faultsOf({ mist: '#1b1b1e', dark: '#ffffff', onDark: '#000000', border: '#fefefe' })
  expect(inverted.map(({ name, message }) => `${name} ${message}`)).toEqual([
    'mist must be lighter than ink, which is the color of the text on it',
    'dark must be darker than onDark, which is the color of the text on it',
  ])
})
