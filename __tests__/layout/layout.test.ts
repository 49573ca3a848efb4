import { barFrom, fitPhone } from '../../src/layout/bar-container'
import { interpolate } from '../../src/layout/interpolate'

test.each([
  ['large', [74, 10]],
  ['wide', [75, 10]],
  ['wide', [98, 10]],
  [undefined, [99, 10]],
])('from the breakpoint “%s” on, a navigation bar has room for texts of %j letters', (breakpoint, lengths) => {
  expect(barFrom(lengths.map((letters) => 'x'.repeat(letters)))).toBe(breakpoint)
})

test.each([
  ['Waymark', 'Get Started', undefined, { fitsPhone: true, hasLongName: false }],
  ['Bäckerei Müller', 'Termin anfragen', undefined, { fitsPhone: true, hasLongName: false }],
  ['Ibáñez Consultoría', 'Pedir una cita', { width: 120, height: 60 }, { fitsPhone: true, hasLongName: true }],
  ['Unternehmensplan', 'Termin', undefined, { fitsPhone: true, hasLongName: true }],
  ['Unternehmensplan', 'Termin', { width: 60, height: 60 }, { fitsPhone: false, hasLongName: true }],
])(
  'on a phone, the name “%s”, beside the button “%s” and with the logo %j, is fitted as %j',
  (name, label, logo, fit) => {
    expect(fitPhone(name, label, logo)).toEqual(fit)
  },
)

test.each([
  ['© {year} {name}, {name}', '© 2026 {year} $&, {year} $&'],
  ['Hello {nobody}', 'Hello {nobody}'],
  ['{constructor} {} { name } {a-b}', '{constructor} {} { name } {a-b}'],
])('“%s” becomes “%s”: only known names in braces are replaced, and none in their values', (text, filledIn) => {
  expect(interpolate(text, { year: 2026, name: '{year} $&' })).toBe(filledIn)
})
