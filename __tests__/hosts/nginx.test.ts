// nginx-specific behavior with deploy/nginx.conf; for behavior shared by all hosts, see hosts.test.ts.
import { readFileSync } from 'node:fs'
import { securityHeaders } from '../../gatsby/output/security-headers'
import { type NginxServer, startNginx } from './nginx'
import { sendRequest } from '../build/send-request'

let nginx: NginxServer
beforeAll(async () => {
  nginx = await startNginx()
})
afterAll(() => nginx.stop())

const expected = Object.entries(
  securityHeaders(/Content-Security-Policy: (.*)/.exec(readFileSync('public/_headers', 'utf8'))?.[1] ?? ''),
)

test.each([
  ['a path traversal request', '/../package.json', 400],
  ['an overlong address', `/${'a'.repeat(10_000)}`, 414],
])('%s has every security header exactly once', async (_, path, status) => {
  const answer = await sendRequest(nginx.origin, path)
  expect(answer.status).toBe(status)
  for (const [name, value] of expected) expect([name, answer.headers.get(name.toLowerCase())]).toEqual([name, [value]])
})

test('plain HTTP redirects to the same address on HTTPS and sends no HSTS header', async () => {
  const { status, headers } = await sendRequest(nginx.plainOrigin, '/about?from=mail')
  expect([status, headers.get('location')]).toEqual([301, ['https://127.0.0.1/about?from=mail']])
  expect(headers.has('strict-transport-security')).toBe(false)
})
