/** @jest-environment node */
// The consultation service behind nginx and Caddy, as deploy/ configures them.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { securityHeaders } from '../../gatsby/output/security-headers'
import { environmentWith } from '../consultation-api/asked'
import { startMailServer, type MailServer } from '../consultation-api/mail-server'
import { consultationRequest } from '../factories/consultation'
import { ask, type Answer } from './ask'
import { startCaddy } from './caddy'
import { startGatsby, type GatsbyServer } from './gatsby-serve'
import { startNginx } from './nginx'
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

/** Checks that an answer carries what every answer of the site does, and nothing that lets other sites read it. */
function expectSiteHeaders({ headers }: Answer): void {
  for (const name of expected) expect([name, headers.get(name.toLowerCase())?.length]).toEqual([name, 1])
  for (const name of ['access-control-allow-origin', 'access-control-allow-headers', 'x-powered-by'])
    expect([name, headers.has(name)]).toEqual([name, false])
  expect(headers.get('content-security-policy')?.[0]).toContain(policy)
}

const policy = /Content-Security-Policy: (.*)/.exec(readFileSync('public/_headers', 'utf8'))?.[1] ?? ''

let visitors = 0

/** Posts a body as the form's script does, each time from another address of this machine. */
function post(origin: string, body: string, headers: Record<string, string> = {}): Promise<Answer> {
  visitors += 1
  const usual = { origin, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  const localAddress = `127.0.2.${visitors}`
  return ask(origin, PATH, { method: 'POST', headers: { ...usual, ...headers }, body, localAddress })
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

  test('a request arrives, and its answer has the headers of the site and is not kept', async () => {
    const before = mail.mails.length
    const answer = await post(host.origin, request())
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, ['no-store']])
    expectSiteHeaders(answer)
    expect(mail.mails).toHaveLength(before + 1)
  })

  test.each(['GET', 'HEAD', 'PUT', 'OPTIONS'])('%s is refused', async (method) => {
    const answer = await ask(host.origin, PATH, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, ['POST']])
    expectSiteHeaders(answer)
  })

  test('a type that the form does not send is refused', async () => {
    const answer = await post(host.origin, 'x', { 'content-type': 'multipart/form-data; boundary=x' })
    expect(answer.status).toBe(415)
    expectSiteHeaders(answer)
  })

  test('the service’s own refusals carry the headers of the site', async () => {
    const answer = await post(host.origin, '{}', { origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expectSiteHeaders(answer)
  })

  test('a visitor cannot choose the address that is counted', async () => {
    const own = { method: 'POST', localAddress: '127.0.3.1', body: '{}' }
    const headers = { origin: host.origin, 'content-type': 'application/json', 'content-length': '2' }
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        ask(host.origin, PATH, { ...own, headers: { ...headers, 'x-real-ip': `203.0.113.${index}` } }),
      ),
    )
    expect(answers.some(({ status }) => status === 429)).toBe(true)
  })
})

describe('behind nginx alone', () => {
  let host: SiteServer
  beforeAll(async () => {
    // Takes the visitor's address from a header, as behind a content delivery network.
    const lines = ['set_real_ip_from 127.0.0.1;', 'real_ip_header CF-Connecting-IP;']
    host = await startNginx('public', { servicePort: gatsby.port, lines })
  })
  afterAll(() => host.stop())

  /** Posts from visitors at the same time and returns how many were refused for their number. */
  async function refusedOf(visitors: readonly string[]): Promise<Answer[]> {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json', 'content-length': '2' }
    const answers = await Promise.all(
      visitors.map((visitor) =>
        ask(host.origin, PATH, { method: 'POST', headers: { ...headers, 'cf-connecting-ip': visitor }, body: '{}' }),
      ),
    )
    return answers.filter(({ status }) => status === 429)
  }

  test('a body of more than 40 kB is refused', async () => {
    const answer = await post(host.origin, 'x'.repeat(50_000))
    expect(answer.status).toBe(413)
    expectSiteHeaders(answer)
  })

  test('who sends too many at once is told when to come again', async () => {
    const refused = await refusedOf(Array<string>(9).fill('203.0.113.1'))
    expect(refused).toHaveLength(5)
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toEqual(['10'])
      expectSiteHeaders(answer)
    }
  })

  test('addresses of one IPv6 network count as one visitor, and those of others do not', async () => {
    const inNetwork = (network: string) => Array.from({ length: 7 }, (_, host) => `2001:db8:1:${network}::${host + 1}`)
    expect(await refusedOf(inNetwork('a'))).toHaveLength(3)
    expect(await refusedOf(Array.from({ length: 7 }, (_, network) => `2001:db8:2:${network}::1`))).toHaveLength(0)
  })

  test('requests of many visitors together are limited too', async () => {
    const refused = await refusedOf(Array.from({ length: 100 }, (_, visitor) => `198.51.100.${visitor}`))
    // Sixty pass, less those that the tests before have left in line, and five for each second that sending takes.
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(70)
  })
})
