import { localeOf, UNKNOWN_COUNTRY } from '../../content-model/locale'
import { globalNumber, phoneLink } from '../../content-model/locale/phone-number'
import { listSeparator } from '../../content-model/locale/list-separator'
import { quotationMarks } from '../../content-model/locale/quotation-marks'
import { textDirection } from '../../content-model/locale/text-direction'

test('the locale is read even if other site settings are invalid', () => {
  const settings = { language: 'en-GB', timeZone: 'Europe/London', country: 'GB' }
  expect(localeOf({ ...settings, name: 1 })).toEqual(settings)
})

const NEUTRAL = { language: 'en-US', timeZone: 'UTC', country: UNKNOWN_COUNTRY }

test.each<[site: unknown, locale: object]>([
  [undefined, NEUTRAL],
  [null, NEUTRAL],
  ['text', NEUTRAL],
  [{ country: 'England', timeZone: 1 }, NEUTRAL],
  [
    { language: 'de', timeZone: 'EST', country: 'DE' },
    { language: 'de', timeZone: 'UTC', country: 'DE' },
  ],
])('of the settings %j, those that are invalid have defaults: %j', (site, expected) => {
  expect(localeOf(site)).toEqual(expected)
})

test.each([
  ['en-GB', 'ltr'],
  ['he', 'rtl'],
  ['uz-Arab', 'rtl'],
  ['uz', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(textDirection(language)).toBe(direction)
})

test.each([
  ['en-US', ', '],
  ['de', ', '],
  ['ja', '、'],
  ['ur', '، '],
])('in %s, “%s” is between the parts of a list', (language, separator) => {
  expect(listSeparator(language)).toBe(separator)
})

test.each([
  ['(312) 555-0142', 'US', '+13125550142'],
  ['+1 312 555 0142', 'GB', '+13125550142'],
  [' +49 30 5550142', 'US', '+49305550142'],
  ['020 7946 0142', 'GB', '+442079460142'],
  ['+44 (0)20 7946 0142', 'GB', '+442079460142'],
  // The leading zero is part of Italian numbers.
  ['02 1234 5678', 'IT', '+390212345678'],
])('%s in %s is dialed as %s', (phone, country, number) => {
  expect(globalNumber(phone, country)).toBe(number)
  expect(phoneLink(phone, country)).toBe(`tel:${number}`)
})

test.each(['ext. 7', 'Ext 7', ', ext. 7', 'x7', '#7', ',7', ';ext=7'])(
  'a number that ends in “%s” is dialed with its extension, after a pause',
  (extension) => {
    expect(globalNumber(`(312) 555-0142${extension}`, 'US')).toBe('+13125550142')
    expect(phoneLink(`(312) 555-0142 ${extension}`, 'US')).toBe('tel:+13125550142,7')
  },
)

test.each([
  ['has too few digits', '(312) 555-014', 'US'],
  ['is of another country', '020 7946 0142', 'US'],
  ['has a country code that does not exist', '+999 312 555 0142', 'US'],
  ['is followed by another one', '(312) 555-0142 or (312) 555-0143', 'US'],
  ['contains letters', '1-800-FLOWERS', 'US'],
])('a number that %s cannot be dialed', (_, phone, country) => {
  expect(globalNumber(phone, country)).toBeUndefined()
  expect(() => phoneLink(phone, country)).toThrow(phone)
})

test.each([
  ['en-US', ''],
  ['de-DE', ''],
  ['fr-FR', "'«\u00a0' '\u00a0»'"],
  ['fr-CH', ''],
  ['es-MX', "'«' '»'"],
])('quotations in %s have the marks %j', (language, marks) => {
  expect(quotationMarks(language)).toBe(marks)
})
