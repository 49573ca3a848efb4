/** @jest-environment node */
// What the Mozilla Observatory gives the built site, by its own rules, for what nginx answers with under deploy/nginx.conf.
import { scan } from '@mdn/mdn-http-observatory'
import { ask, type Answer } from './ask'
import { startNginx, type NginxServer } from './nginx'

/** The least that a page may have, of 145; 100 is the grade A+. */
const LEAST = 135

/** The page that the Observatory has asked for, in its own form. */
let mockRequests: object

jest.mock('@mdn/mdn-http-observatory/src/retriever/retriever.js', () => ({ retrieve: () => mockRequests }))
// Nothing is asked of it but its type.
jest.mock('@mdn/mdn-http-observatory/src/retriever/session.js', () => ({ Session: jest.fn() }))
// The hosts that browsers know to have TLS; the package's install step would fetch their list. A new site is not on it.
jest.mock('@mdn/mdn-http-observatory/src/analyzer/hsts.js', () => ({ isHstsPreloaded: () => null }))

let nginx: NginxServer
beforeAll(async () => {
  nginx = await startNginx()
})
afterAll(() => nginx.stop())

/** What the Observatory would know of a page after its requests: without TLS, with it, and from another site. */
async function request(path: string): Promise<object> {
  const plain = await ask(nginx.plainOrigin, path)
  const page = await ask(nginx.origin, path)
  // Without cookies its session has none to show.
  expect(page.headers.has('set-cookie')).toBe(false)
  const preflight = await ask(nginx.origin, path, { method: 'OPTIONS' })
  const url = new URL(plain.headers.get('location')?.[0] ?? '')
  const response = ({ status, headers }: Answer) => ({
    status,
    headers: Object.fromEntries([...headers].map(([name, values]) => [name, values.join(', ')])),
    // The certificate is the host's part.
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

test.each(['/', '/services/tax-planning', '/contact', '/privacy'])('%s has at least 135 points', async (path) => {
  mockRequests = await request(path)
  const { scan: result, tests } = await scan('127.0.0.1')
  expect(Object.entries(tests).filter(([, { pass }]) => !pass)).toEqual([])
  expect(result.score).toBeGreaterThanOrEqual(LEAST)
})
