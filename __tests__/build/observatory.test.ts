/** @jest-environment node */
// The Mozilla Observatory's score for the built site, by its own rules, as served by nginx with deploy/nginx.conf.
import { scan } from '@mdn/mdn-http-observatory'
import { canonicalServicePath, menuService } from '../browser/content'
import { type NginxServer, startNginx } from './nginx'
import { type HttpResponse, sendRequest } from './send-request'

/** The minimum score of a page, out of 145; the grade A+ starts at 100. */
const MIN_SCORE = 130

/** The responses for the scanned page, in the Observatory's format. */
let mockRequests: object

jest.mock('@mdn/mdn-http-observatory/src/retriever/retriever.js', () => ({ retrieve: () => mockRequests }))
// Only its type is needed.
jest.mock('@mdn/mdn-http-observatory/src/retriever/session.js', () => ({ Session: jest.fn() }))
// The HSTS preload list, which the package's install step would fetch. A new site is not on it.
jest.mock('@mdn/mdn-http-observatory/src/analyzer/hsts.js', () => ({ isHstsPreloaded: () => null }))

let nginx: NginxServer
beforeAll(async () => {
  nginx = await startNginx()
})
afterAll(() => nginx.stop())

/** What the Observatory would learn about a page from its requests: over HTTP, over HTTPS, and from another site. */
async function request(path: string): Promise<object> {
  const plain = await sendRequest(nginx.plainOrigin, path)
  const page = await sendRequest(nginx.origin, path)
  // Without cookies, its session is empty.
  expect(page.headers.has('set-cookie')).toBe(false)
  const preflight = await sendRequest(nginx.origin, path, { method: 'OPTIONS' })
  const url = new URL(plain.headers.get('location')?.[0] ?? '')
  const response = ({ status, headers }: HttpResponse) => ({
    status,
    headers: Object.fromEntries([...headers].map(([name, values]) => [name, values.join(', ')])),
    // The certificate is up to the host.
    verified: true,
    httpEquiv: new Map(),
  })
  const redirects = [
    { url: new URL(path, nginx.plainOrigin), status: plain.status },
    { url, status: page.status },
  ]
  return {
    hostname: url.hostname,
    resources: { path: page.body },
    responses: {
      auto: response(page),
      http: response(plain),
      https: response(page),
      cors: response(preflight),
      httpRedirects: redirects,
      httpsRedirects: redirects,
    },
    session: { url },
  }
}

test.each(['/', canonicalServicePath(menuService), '/contact', '/services'])(
  '%s scores at least 130 points',
  async (path) => {
    mockRequests = await request(path)
    const { scan: result, tests } = await scan('127.0.0.1')
    expect(Object.entries(tests).filter(([, { pass }]) => !pass)).toEqual([])
    expect(result.score).toBeGreaterThanOrEqual(MIN_SCORE)
  },
)
