import { exampleNumbers, globalNumber, phoneLink } from '../../../content-model/locale/phone-number'

test.each([
  ['(312) 555-0142', 'US', '+13125550142'],
  ['312.555.0142', 'US', '+13125550142'],
  ['1 (312) 555-0142', 'US', '+13125550142'],
  ['+1 312 555 0142', 'GB', '+13125550142'],
  [' +49 30 5550142', 'US', '+49305550142'],
  ['020 7946 0142', 'GB', '+442079460142'],
  ['+44 (0)20 7946 0142', 'GB', '+442079460142'],
  ['030 901820', 'DE', '+4930901820'],
])('%s in %s is dialed as %s', (phone, country, number) => {
  expect(globalNumber(phone, country)).toBe(number)
})

test('a number keeps a leading zero that is part of it', () => {
  expect(globalNumber('02 1234 5678', 'IT')).toBe('+390212345678')
})

test.each([
  ['has too few digits', '(312) 555-014', 'US'],
  ['is of another country', '020 7946 0142', 'US'],
  ['has a country code that does not exist', '+999 312 555 0142', 'US'],
])('a number that %s does not exist', (_, phone, country) => {
  expect(globalNumber(phone, country)).toBeUndefined()
  expect(() => phoneLink(phone, country)).toThrow(phone)
})

test('a link dials the number from anywhere', () => {
  expect(phoneLink('020 7946 0142', 'GB')).toBe('tel:+442079460142')
})

test('an example is a number that exists, both at home and abroad', () => {
  const [national = '', international = ''] = exampleNumbers('GB') ?? []
  expect(national).toMatch(/^0/)
  expect(globalNumber(national, 'GB')).toBe(globalNumber(international, 'US'))
})

test('a country without numbers of its own has no example', () => {
  expect(exampleNumbers('AQ')).toBeUndefined()
})
