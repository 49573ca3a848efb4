/** @jest-environment node */
import { postalAddress } from '../../src/structured-data/postal-address'

const partsOf = (country: string, lines: readonly string[], language = 'en') => {
  const address = postalAddress(lines, { country, language })
  return address && [address.addressLocality, address.addressRegion, address.postalCode]
}

test.each([
  ['US', 'Chicago, IL 60606', ['Chicago', 'IL', '60606']],
  ['US', 'Chicago, IL 60606-1234', ['Chicago', 'IL', '60606-1234']],
  ['CA', 'Toronto, ON M5V 2T6', ['Toronto', 'ON', 'M5V 2T6']],
  ['AU', 'Sydney NSW 2000', ['Sydney', 'NSW', '2000']],
  ['GB', 'London EC2V 6DN', ['London', undefined, 'EC2V 6DN']],
  ['IE', 'Dublin 2 D02 X285', ['Dublin 2', undefined, 'D02 X285']],
  ['DE', '10115 Berlin', ['Berlin', undefined, '10115']],
  ['NL', '1012 AB Amsterdam', ['Amsterdam', undefined, '1012 AB']],
  ['SE', '111 22 Stockholm', ['Stockholm', undefined, '111 22']],
  ['IT', '20121 Milano MI', ['Milano', 'MI', '20121']],
  ['VN', '70000 Ho Chi Minh City', ['Ho Chi Minh City', undefined, '70000']],
  ['AE', 'Dubai', ['Dubai', undefined, undefined]],
])('the parts of an address in %s that ends with “%s” are known', (country, last, parts) => {
  expect(partsOf(country, ['1 Sample Street', last])).toEqual(parts)
})

test('an address has its street and its country', () => {
  const lines = ['Musterhaus', 'Musterweg 1', '10115 Berlin']
  expect(postalAddress(lines, { country: 'DE', language: 'de' })).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Musterhaus, Musterweg 1',
    addressLocality: 'Berlin',
    postalCode: '10115',
    addressCountry: 'DE',
  })
})

test('a postal code may be on a line of its own', () => {
  expect(partsOf('GB', ['1 Sample Street', 'London', 'EC2V 6DN'])).toEqual(['London', undefined, 'EC2V 6DN'])
})

test('an address may end with the name of the country in its language', () => {
  const expected = ['Wien', undefined, '1010']
  expect(partsOf('AT', ['Musterweg 1', '1010 Wien', 'Österreich'], 'de')).toEqual(expected)
})

test('an address may be on one line', () => {
  expect(postalAddress(['1 Sample Street, Springfield, IL 62701'], { country: 'US', language: 'en' })).toMatchObject({
    streetAddress: '1 Sample Street',
    addressLocality: 'Springfield',
    addressRegion: 'IL',
  })
})

test.each([
  ['has no postal code', 'US', ['1 Sample Street', 'Springfield']],
  ['has a postal code of another country', 'GB', ['1 Sample Street', 'Springfield, IL 62701']],
  ['has only a postal code', 'DE', ['10115']],
  ['ends with a house number', 'AE', ['Dubai', 'Sample Street 1 A']],
])('the parts of an address that %s are not known', (_, country, lines) => {
  expect(partsOf(country, lines)).toBeUndefined()
})
