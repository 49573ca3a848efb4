import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { FaultServer } from '../consultation-form/fault-server'
import { ConsultationPage } from './consultation-page'
import { contact } from './content'
import { started } from './fixtures'
import { BUILDS, ENDPOINT_PORT, EVENTS_PORT, SITE_PORT } from './site-builds'
import { StaticHost } from './static-host'

/** What a visit sends to an endpoint, in order. The unit tests have what the other services get. */
const VISIT = [
  '{"event":"pageview","path":"/","referrer":"search.example"}',
  '{"event":"call-to-action","path":"/","place":"closing","destination":"/contact"}',
  '{"event":"pageview","path":"/contact"}',
  '{"event":"form-begun","path":"/contact"}',
  '{"event":"form-failed","path":"/contact","reason":"invalid"}',
  '{"event":"form-sent","path":"/contact"}',
]

/** Headers that could tell the service more about the visitor or the page than it needs. */
const REVEALING = ['cookie', 'referer', 'authorization']

const requests = new FaultServer({ second: 1000, knowsRepeats: true, port: ENDPOINT_PORT })
let host: StaticHost | undefined
let service: Server
/** All requests that the service got, oldest first. */
let received: (Pick<IncomingMessage, 'method' | 'headers'> & { body: string })[]

/** Answers as the services do, but also sets a cookie, which it must not get back. */
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url, headers } = request
  received.push({ method, headers, body: await text(request) })
  response.setHeader('Set-Cookie', 'visitor=1; Path=/')
  if (url === '/api/send') {
    // Only Umami allows what its own header requires (next.config.ts).
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*')
  }
  response.writeHead(method === 'OPTIONS' ? 204 : 200).end()
}

test.beforeEach(async () => {
  received = []
  requests.refuses = undefined
  service = createServer((request, response) => void receive(request, response))
  await new Promise<void>((done) => service.listen(EVENTS_PORT, '127.0.0.1', done))
  await requests.open()
})

test.afterEach(async () => {
  host?.close()
  service.closeAllConnections()
  service.close()
  await requests.close()
})

async function serve(build: keyof typeof BUILDS): Promise<string> {
  host = new StaticHost(BUILDS[build].folder)
  return host.open(SITE_PORT)
}

const sent = () => received.filter(({ method }) => method === 'POST').map(({ body }) => body)

/** The scripts that send events and that the page has loaded. */
const senders = () => host?.requests.filter((path) => /^\/analytics-.*\.js$/.test(path)) ?? []

/** Comes from a search, and follows a call to action to the form. */
async function visit(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/?utm_source=mail#results`, { referer: 'https://search.example/results?q=jane+doe' })
  await started(page)
  await page.locator('[aria-labelledby="closing"] a').click()
  await expect(page).toHaveURL(`${origin}/contact`)
}

test('each event of a visit is sent once, in order', async ({ page }) => {
  await visit(page, await serve('endpoint'))
  const form = new ConsultationPage(page)
  await form.fill()
  requests.refuses = { email: 'malformed' }
  await form.submit.click()
  await expect(page.getByRole('group', { name: contact.form.failure.invalid.heading })).toBeVisible()
  requests.refuses = undefined
  await form.email.fill('ada.brook@example.com')
  await page.getByRole('button', { name: contact.form.submit, exact: true }).click()
  await expect(form.toasts).toBeVisible()
  await expect.poll(sent).toEqual(VISIT)
})

for (const [provider, type, methods] of [
  ['endpoint', 'text/plain;charset=UTF-8', ['POST']],
  ['netlify', 'application/json', ['OPTIONS', 'POST']],
] as const) {
  const { analytics } = BUILDS[provider]
  test.describe(`with ${analytics.provider}`, () => {
    test(`the browser sends ${methods.join(' and ')}, as ${type}, but no cookie or page address`, async ({
      page,
      context,
    }) => {
      await visit(page, await serve(provider))
      await expect.poll(() => sent().length).toBe(3)
      expect(new Set(received.map(({ method }) => method))).toEqual(new Set(methods))
      const posts = received.filter(({ method }) => method === 'POST')
      expect(new Set(posts.map(({ headers }) => headers['content-type']))).toEqual(new Set([type]))
      const names = new Set(received.flatMap(({ headers }) => Object.keys(headers)))
      expect(REVEALING.filter((name) => names.has(name))).toEqual([])
      expect(await context.cookies()).toEqual([])
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    })

    test('only a used page loads the script that measures, which takes at most 1 kB', async ({ page }) => {
      await page.goto(await serve(provider))
      await page.waitForLoadState('networkidle')
      expect(host?.requests.filter((path) => path.endsWith('.js'))).toEqual([])
      expect(received).toEqual([])
      await started(page)
      await expect.poll(() => senders().length).toBe(1)
      const script = readFileSync(join(BUILDS[provider].folder, ...senders()))
      expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1000)
    })
  })
}
