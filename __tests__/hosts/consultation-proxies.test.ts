// The consultation service behind nginx and Caddy, as deploy/ configures them.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { securityHeaders } from '../../gatsby/output/security-headers'
import { readPolicy } from '../build/built-site'
import { type HttpResponse, sendRequest } from '../build/send-request'
import { listen, type SiteServer, startGatsby } from '../build/server-process'
import { type MailServer, startMailServer } from '../consultation-api/mail-server'
import { environmentWith, sentFields } from '../consultation-api/requests'
import { startCaddy } from './caddy'
import { startNginx } from './nginx'

const PATH = '/api/consultation'

let mail: MailServer
let gatsby: SiteServer & { port: number }
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
  expect(headers.get('content-security-policy')?.[0]).toContain(readPolicy())
}

let visitors = 0

/** Posts a body as the form's script does, each time from another block of addresses. */
function post(origin: string, body: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
  visitors += 1
  const usual = { origin, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  const localAddress = `127.0.${visitors}.1`
  return sendRequest(origin, PATH, { method: 'POST', headers: { ...usual, ...headers }, body, localAddress })
}

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
    const answer = await post(host.origin, JSON.stringify(sentFields()))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, ['no-store']])
    expectSiteHeaders(answer)
    expect(mail.mails).toHaveLength(before + 1)
  })

  test.each(['GET', 'HEAD', 'PUT', 'OPTIONS'])('%s is rejected', async (method) => {
    const answer = await sendRequest(host.origin, PATH, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, ['POST']])
    expectSiteHeaders(answer)
  })
})

test.each(HOSTS)('behind $name, visitors cannot choose the address that the service counts', async ({ start }) => {
  let received: IncomingHttpHeaders = {}
  const service = createServer(({ headers }, response) => {
    received = headers
    response.end()
  })
  const servicePort = await listen(service)
  const host = await start('public', { servicePort })
  const chosen = '203.0.113.1'
  await post(host.origin, '{}', { 'x-real-ip': chosen, 'x-forwarded-for': chosen, forwarded: `for=${chosen}` })
  await host.stop()
  service.close()
  expect(received['x-real-ip']).toBe(`127.0.${visitors}.1`)
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
  async function rejectedOf(addresses: readonly string[]): Promise<HttpResponse[]> {
    const usual = { origin: 'https://evil.example', 'content-type': 'application/json', 'content-length': '2' }
    const answers = addresses.map((address) => {
      const headers = { ...usual, 'cf-connecting-ip': address }
      return sendRequest(host.origin, PATH, { method: 'POST', headers, body: '{}' })
    })
    return (await Promise.all(answers)).filter(({ status }) => status === 429)
  }

  const numbered = (length: number, address: (number: number) => string) =>
    Array.from({ length }, (_, index) => address(index + 1))

  test('a body of more than 64 kB is rejected', async () => {
    const answer = await post(host.origin, 'x'.repeat(70_000))
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

  test.each([
    ['IPv4', (host: number) => `192.0.2.${host}`, (network: number) => `192.1.${network}.1`],
    ['IPv6', (host: number) => `2001:db8:1:${host}::1`, (network: number) => `2001:db8:1${network}::1`],
  ])('addresses in one %s block count as one visitor, and others do not', async (_, inOneBlock, inSeveral) => {
    expect(await rejectedOf(numbered(7, inOneBlock))).toHaveLength(3)
    expect(await rejectedOf(numbered(7, inSeveral))).toHaveLength(0)
  })

  test('the total rate of requests from many visitors is also limited', async () => {
    const rejected = await rejectedOf(numbered(100, (network) => `198.51.${network}.1`))
    // Sixty pass, minus those that earlier tests left in the queue, plus five for each second that sending takes.
    expect(rejected.length).toBeGreaterThan(0)
    expect(rejected.length).toBeLessThan(70)
  })
})
