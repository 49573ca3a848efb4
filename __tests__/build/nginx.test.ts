/** @jest-environment node */
// What nginx alone does with the built site under deploy/nginx.conf; hosts.test.ts has what every host does.
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { securityHeaders } from '../../gatsby/output/security-headers'
import { ask } from './ask'
import { startNginx, type NginxServer } from './nginx'

let nginx: NginxServer
beforeAll(async () => {
  nginx = await startNginx()
})
afterAll(() => nginx.stop())

const expected = Object.entries(
  securityHeaders(/Content-Security-Policy: (.*)/.exec(readFileSync('public/_headers', 'utf8'))?.[1] ?? ''),
)

test.each([
  ['a request for a way out of the folder', '/../package.json', 400],
  ['an address that is too long', `/${'a'.repeat(10_000)}`, 414],
])('%s carries every security header once', async (_, path, status) => {
  const answer = await ask(nginx.origin, path)
  expect(answer.status).toBe(status)
  for (const [name, value] of expected) expect([name, answer.headers.get(name.toLowerCase())]).toEqual([name, [value]])
})

test('a visitor without TLS is sent to the same address with it, and is not told of HSTS', async () => {
  const { status, headers } = await ask(nginx.plainOrigin, '/about?from=mail')
  expect([status, headers.get('location')]).toEqual([301, ['https://127.0.0.1/about?from=mail']])
  expect(headers.has('strict-transport-security')).toBe(false)
})

test('what is no HTTP at all is refused with every security header', async () => {
  const { hostname, port } = new URL(nginx.origin)
  const text = await new Promise<string>((done, fail) => {
    let said = ''
    connect(Number(port), hostname)
      .once('error', fail)
      .on('data', (chunk) => (said += chunk.toString()))
      .on('close', () => {
        done(said)
      })
      .end('nonsense\r\n\r\n')
  })
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
  for (const [name] of expected) expect(text).toContain(`\r\n${name}: `)
})
