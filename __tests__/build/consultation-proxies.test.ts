/** @jest-environment node */
// The consultation service behind nginx and Caddy, as deploy/ configures them.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { securityHeaders } from '../../gatsby/output/security-headers'
import { type MailServer, startMailServer } from '../consultation-api/mail-server'
import { environmentWith } from '../consultation-api/requests'
import { consultationRequest } from '../factories/consultation'
import { startCaddy } from './caddy'
import { type GatsbyServer, startGatsby } from './gatsby-serve'
import { startNginx } from './nginx'
import { type HttpResponse, sendRequest } from './send-request'
import type { SiteServer } from './server-process'

const PATH = '/api/consultation'

let mail: MailServer
let gatsby: GatsbyServer
beforeAll(async () => {
  mail = await startMailServer()
  gatsby = await startGatsby(environmentWith(mail.port, { VISITOR_ADDRESS_HEADER: 'X-Real-IP' }))
}, 120_000)
afterAll(async () => {
  await gatsby.stop()
  await mail.stop()
})

const expected = Object.keys(securityHeaders(''))

/** Checks that a response has the headers of every response of the site, and none that let other sites read it. */
function expectSiteHeaders({ headers }: HttpResponse): void {
  for (const name of expected) expect([name, headers.get(name.toLowerCase())?.length]).toEqual([name, 1])
  for (const name of ['access-control-allow-origin', 'access-control-allow-headers', 'x-powered-by'])
    expect([name, headers.has(name)]).toEqual([name, false])
  expect(headers.get('content-security-policy')?.[0]).toContain(policy)
}

const policy = /Content-Security-Policy: (.*)/.exec(readFileSync('public/_headers', 'utf8'))?.[1] ?? ''

let visitors = 0

/** Posts a body as the form's script does, each time from a different local address. */
function post(origin: string, body: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
  visitors += 1
  const usual = { origin, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  const localAddress = `127.0.2.${visitors}`
  return sendRequest(origin, PATH, { method: 'POST', headers: { ...usual, ...headers }, body, localAddress })
}

const request = () => JSON.stringify({ ...consultationRequest(), submission_id: randomUUID() })

const HOSTS = [
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
]

describe.each(HOSTS)('behind $name', ({ start }) => {
  let host: SiteServer
  beforeAll(async () => {
    host = await start('public', { servicePort: gatsby.port })
  })
  afterAll(() => host.stop())

  test('a request is delivered, and its response has the site’s headers and is not cached', async () => {
    const before = mail.mails.length
    const answer = await post(host.origin, request())
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, ['no-store']])
    expectSiteHeaders(answer)
    expect(mail.mails).toHaveLength(before + 1)
  })

  test.each(['GET', 'HEAD', 'PUT', 'OPTIONS'])('%s is rejected', async (method) => {
    const answer = await sendRequest(host.origin, PATH, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, ['POST']])
    expectSiteHeaders(answer)
  })

  test('a type that the form does not send is rejected', async () => {
    const answer = await post(host.origin, 'x', { 'content-type': 'multipart/form-data; boundary=x' })
    expect(answer.status).toBe(415)
    expectSiteHeaders(answer)
  })

  test('the service’s own error responses have the site’s headers', async () => {
    const answer = await post(host.origin, '{}', { origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expectSiteHeaders(answer)
  })

  test('a visitor cannot choose the address that is rate limited', async () => {
    const own = { method: 'POST', localAddress: '127.0.3.1', body: '{}' }
    const headers = { origin: host.origin, 'content-type': 'application/json', 'content-length': '2' }
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        sendRequest(host.origin, PATH, { ...own, headers: { ...headers, 'x-real-ip': `203.0.113.${index}` } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toContain(429)
  })
})

describe('behind nginx only', () => {
  let host: SiteServer
  beforeAll(async () => {
    // Takes the visitor's address from a header, as behind a CDN.
    const lines = ['set_real_ip_from 127.0.0.1;', 'real_ip_header CF-Connecting-IP;']
    host = await startNginx('public', { servicePort: gatsby.port, lines })
  })
  afterAll(() => host.stop())

  /** Posts from all visitors concurrently and returns the responses that were rate limited. */
  async function rejectedOf(visitors: readonly string[]): Promise<HttpResponse[]> {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json', 'content-length': '2' }
    const answers = await Promise.all(
      visitors.map((visitor) =>
        sendRequest(host.origin, PATH, {
          method: 'POST',
          headers: { ...headers, 'cf-connecting-ip': visitor },
          body: '{}',
        }),
      ),
    )
    return answers.filter(({ status }) => status === 429)
  }

  test('a body of more than 40 kB is rejected', async () => {
    const answer = await post(host.origin, 'x'.repeat(50_000))
    expect(answer.status).toBe(413)
    expectSiteHeaders(answer)
  })

  test('a visitor who sends too many concurrent requests gets a Retry-After header', async () => {
    const rejected = await rejectedOf(Array<string>(9).fill('203.0.113.1'))
    expect(rejected).toHaveLength(5)
    for (const answer of rejected) {
      expect(answer.headers.get('retry-after')).toEqual(['10'])
      expectSiteHeaders(answer)
    }
  })

  test('addresses in one IPv6 network count as one visitor, and addresses in different networks do not', async () => {
    const inNetwork = (network: string) => Array.from({ length: 7 }, (_, host) => `2001:db8:1:${network}::${host + 1}`)
    expect(await rejectedOf(inNetwork('a'))).toHaveLength(3)
    expect(await rejectedOf(Array.from({ length: 7 }, (_, network) => `2001:db8:2:${network}::1`))).toHaveLength(0)
  })

  test('the total rate of requests from many visitors is also limited', async () => {
    const rejected = await rejectedOf(Array.from({ length: 100 }, (_, visitor) => `198.51.100.${visitor}`))
    // Sixty pass, minus those that earlier tests left in the queue, plus five for each second that sending takes.
    expect(rejected.length).toBeGreaterThan(0)
    expect(rejected.length).toBeLessThan(70)
  })
})
