/** @jest-environment node */
import { visitorAddress } from '../../src/consultation-api/visitor-address'
import { type MailServer, startMailServer } from './mail-server'
import { environmentWith, post, postPlainly, sentFields, serviceWith } from './requests'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.stop())

const invalid = () => sentFields({ name: '' })

test('after 20 requests in ten minutes, an address gets the time when it may send the next one', async () => {
  const service = serviceWith(server.port)
  for (let request = 0; request < 20; request += 1) expect((await post(service, invalid())).status).toBe(422)
  const { status, headers } = await post(service, sentFields())
  expect(status).toBe(429)
  expect(Number(headers['Retry-After'])).toBeGreaterThan(590)
  expect(Number(headers['Retry-After'])).toBeLessThanOrEqual(600)
  expect((await postPlainly(service, {})).body).toContain('Nobody answered.')
  expect(server.mails).toEqual([])
})

test('repeats of a submission do not count toward the email limit', async () => {
  const service = serviceWith(server.port)
  const fields = sentFields()
  for (let request = 0; request < 60; request += 1)
    expect((await post(service, fields, { address: `192.0.2.${request}` })).status).toBe(200)
  const { status } = await post(service, sentFields(), { address: '198.51.100.1' })
  expect(status).toBe(200)
})

test('after 50 emails in ten minutes from all addresses together, the next request gets the time to retry', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const service = serviceWith(server.port)
  const before = server.mails.length
  const sent = Array.from({ length: 50 }, (_, mail) => post(service, sentFields(), { address: `192.0.2.${mail}` }))
  expect((await Promise.all(sent)).map((response) => response.status)).toEqual(Array(50).fill(200))
  const { status, headers } = await post(service, sentFields(), { address: '198.51.100.1' })
  expect(status).toBe(503)
  expect(Number(headers['Retry-After'])).toBeGreaterThan(500)
  expect(server.mails).toHaveLength(before + 50)
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('too many were sent in the last few minutes')])
  warn.mockRestore()
})

test('rejected requests from many addresses do not count toward the email limit', async () => {
  const service = serviceWith(server.port)
  for (let request = 0; request < 100; request += 1) {
    const { status } = await post(service, invalid(), { address: `192.0.2.${request}` })
    expect(status).toBe(422)
  }
  expect((await post(service, sentFields(), { address: '198.51.100.1' })).status).toBe(200)
})

test.each(['X-Forwarded-For', 'Forwarded'])(
  'a proxy’s %s header that the settings do not name is logged once, without the address',
  async (header) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation()
    const service = serviceWith(server.port)
    const headers = { [header.toLowerCase()]: 'for=203.0.113.9' }
    await post(service, invalid(), { headers })
    await post(service, invalid(), { headers })
    expect(warn.mock.calls).toEqual([[expect.stringContaining('VISITOR_ADDRESS_HEADER is empty')]])
    expect(warn.mock.calls.join()).not.toContain('203.0.113.9')
    warn.mockRestore()
  },
)

test('a proxy’s header is not logged if the settings name the one to use', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const environment = environmentWith(server.port, { VISITOR_ADDRESS_HEADER: 'X-Real-IP' })
  const service = serviceWith(server.port, { environment })
  await post(service, invalid(), { headers: { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' } })
  expect(warn.mock.calls).toEqual([])
  warn.mockRestore()
})

test('an address over its limit does not affect other addresses', async () => {
  const service = serviceWith(server.port)
  for (let request = 0; request < 21; request += 1) await post(service, invalid())
  expect((await post(service, invalid())).status).toBe(429)
  expect((await post(service, invalid(), { address: '192.0.2.2' })).status).toBe(422)
})

test('a header that the settings do not name cannot change a visitor’s address', async () => {
  const service = serviceWith(server.port)
  jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined)
  for (let request = 0; request < 20; request += 1)
    await post(service, invalid(), {
      headers: { 'x-forwarded-for': `198.51.100.${request}`, 'x-real-ip': `::${request}` },
    })
  expect((await post(service, invalid())).status).toBe(429)
})

test('behind a configured proxy, each visitor is counted separately', async () => {
  const environment = environmentWith(server.port, { VISITOR_ADDRESS_HEADER: 'X-Real-IP' })
  const service = serviceWith(server.port, { environment })
  const from = (visitor: string) => ({ headers: { 'x-real-ip': visitor } })
  for (let request = 0; request < 20; request += 1) await post(service, invalid(), from('198.51.100.1'))
  expect((await post(service, invalid(), from('198.51.100.1'))).status).toBe(429)
  expect((await post(service, invalid(), from('198.51.100.2'))).status).toBe(422)
})

test('requests rejected for their method or origin do not count toward the rate limit', async () => {
  const service = serviceWith(server.port)
  for (let request = 0; request < 30; request += 1) {
    await post(service, invalid(), { method: 'HEAD' })
    await post(service, invalid(), { headers: { origin: 'https://evil.example' } })
  }
  expect((await post(service, invalid())).status).toBe(422)
})

test.each([
  ['an IPv4 address', '192.0.2.1', {}, '192.0.2.1'],
  ['an IPv4 address mapped to IPv6', '::ffff:192.0.2.1', {}, '192.0.2.1'],
  ['an IPv6 network', '2001:db8:1:2:3:4:5:6', {}, '2001:db8:1:2'],
  ['the same network in another notation', '2001:0DB8:1:2::1', {}, '2001:db8:1:2'],
  ['a network with zeros', '2001:db8::1', {}, '2001:db8:0:0'],
  ['this machine', '::1', {}, '0:0:0:0'],
  ['an address with a zone', 'fe80::1%eth0', {}, 'fe80:0:0:0'],
  ['the last address of a list', '10.0.0.1', { 'x-forwarded-for': '1.2.3.4, 198.51.100.7' }, '198.51.100.7'],
  ['the proxy’s address if it sends none', '10.0.0.1', {}, '10.0.0.1'],
  ['the proxy’s address if it sends an invalid one', '10.0.0.1', { 'x-forwarded-for': '1.2.3.4, unknown' }, '10.0.0.1'],
])('a visitor is counted by %s', (_, address, headers, counted) => {
  expect(visitorAddress({ address, headers }, 'X-Forwarded-For')).toBe(counted)
})
