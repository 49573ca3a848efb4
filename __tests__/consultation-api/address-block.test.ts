import { addressBlock } from '../../src/consultation-api/address-block'

const HEADER = 'x-real-ip'

test.each([
  ['IPv4 addresses with the same first 24 bits', ['192.0.2.1', '192.0.2.255', '::ffff:192.0.2.7']],
  ['IPv6 addresses with the same first 48 bits', ['2001:db8:1::1', '2001:DB8:1:ffff::1', '2001:db8:1:0:5:6:7:8%eth0']],
  ['IPv6 addresses of a network with zeros', ['2001:db8::1', '2001:db8:0:1::', '2001:db8:0:1:0:0:0:1']],
])('%s are in one block', (_, addresses) => {
  expect(new Set(addresses.map((address) => addressBlock({}, '', address))).size).toBe(1)
})

test('addresses of different networks are in different blocks', () => {
  const addresses = ['192.0.2.1', '192.0.3.1', '2001:db8:1::1', '2001:db8:2::1', '2001:db8::1', '2001::1', '::1']
  expect(new Set(addresses.map((address) => addressBlock({}, '', address))).size).toBe(addresses.length)
})

test.each([
  ['only the header that the settings name', { 'x-forwarded-for': '203.0.113.9' }, '10.0.0'],
  ['the last address of a list, which the proxy added', { [HEADER]: '203.0.113.9, 198.51.100.7' }, '198.51.100'],
  ['the client’s address if the proxy sends none', { [HEADER]: 'unknown' }, '10.0.0'],
])('a visitor is counted by %s', (_, headers, block) => {
  expect(addressBlock(headers, HEADER, '10.0.0.1')).toBe(block)
})
