import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { FaultServer } from '../consultation-form/fault-server'
import { ANALYTICS, analyticsBuild, AnalyticsServer, REQUESTS_PORT, SITE_PORT } from './analytics-builds'
import { ConsultationPage } from './consultation-page'
import { analyticsTexts, contact } from './content'
import { started } from './fixtures'
import { StaticHost } from './static-host'

const PROVIDERS = Object.values(ANALYTICS).map(({ provider }) => provider)

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

const chunks = z.looseObject({ analytics: z.array(z.string()) })

const requests = new FaultServer({ second: 1000, knowsRepeats: true, port: REQUESTS_PORT })
let host: StaticHost | undefined
let service = new AnalyticsServer()

test.beforeEach(async () => {
  service = new AnalyticsServer()
  requests.refuses = undefined
  await Promise.all([service.open(), requests.open()])
})

test.afterEach(async () => {
  host?.close()
  service.close()
  await requests.close()
})

async function serve(provider: keyof typeof ANALYTICS): Promise<string> {
  host = new StaticHost(analyticsBuild(provider))
  return host.open(SITE_PORT)
}

/** The events that have arrived, in order. A preflight request asks for permission and is none. */
const events = () => service.received.filter(({ method }) => method !== 'OPTIONS')
const sent = () => events().map(({ body }) => body)

/** The scripts that the page has loaded. */
const scripts = () => host?.requests.filter((path) => path.endsWith('.js')) ?? []

/** Visits the site: comes from a search, follows a call to action, and sends a request, first with a fault. */
async function visit(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/?utm_source=mail#results`, { referer: 'https://search.example/results?q=jane+doe' })
  await started(page)
  await page.locator('[aria-labelledby="closing"] a').click()
  await expect(page).toHaveURL(`${origin}/contact`)
  const form = new ConsultationPage(page)
  await form.fill()
  requests.refuses = { email: 'malformed' }
  await form.submit.click()
  await expect(page.getByRole('group').filter({ has: page.getByRole('heading', { level: 3 }) })).toBeVisible()
  requests.refuses = undefined
  await form.email.fill('ada.brook@example.com')
  await page.locator('main form button[type="submit"]').first().click()
  await expect(form.toasts).toBeVisible()
}

/** Makes the browser send Global Privacy Control, which Chromium does not support itself. */
async function sendGpc(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
  })
}

test('each event of a visit is sent once, in order', async ({ page }) => {
  await visit(page, await serve('endpoint'))
  await expect.poll(sent).toEqual(VISIT)
})

for (const provider of PROVIDERS) {
  test(`with ${provider}, no cookie or page address is sent, and nothing is stored`, async ({ page, context }) => {
    await visit(page, await serve(provider))
    await expect.poll(() => events().length).toBe(VISIT.length)
    expect(new Set(events().map(({ method }) => method))).toEqual(new Set(['POST']))
    const names = new Set(service.received.flatMap(({ headers }) => Object.keys(headers)))
    expect(REVEALING.filter((name) => names.has(name))).toEqual([])
    const kept = await page.evaluate(() => [...Object.keys(localStorage), document.cookie].join(''))
    expect(kept).toBe('')
    expect(await context.cookies()).toEqual([])
  })

  test(`with ${provider}, the privacy page says what is measured`, async ({ page }) => {
    test.skip(analyticsTexts.length === 0, 'no legal page has a text about the measurement')
    const origin = await serve(provider)
    for (const { path, text } of analyticsTexts) {
      await page.goto(origin + path)
      await expect(
        page.getByText(text[provider]?.replaceAll('{host}', '127.0.0.1') ?? '', { exact: true }),
      ).toBeVisible()
    }
  })

  test(`with ${provider}, the script that measures takes at most 1 kB`, () => {
    // Scripts of earlier builds stay in the folder.
    const { analytics } = chunks.parse(
      JSON.parse(readFileSync(join(analyticsBuild(provider), 'chunk-map.json'), 'utf8')),
    )
    expect(analytics).toHaveLength(1)
    for (const file of analytics)
      expect(brotliCompressSync(readFileSync(join(analyticsBuild(provider), file))).length).toBeLessThanOrEqual(1000)
  })
}

test('the content type is the one that the service expects, and only Umami causes a preflight request', async ({
  page,
}) => {
  const expected = { plausible: 'text/plain;charset=UTF-8', goatcounter: undefined, umami: 'application/json' }
  for (const provider of ['plausible', 'goatcounter', 'umami'] as const) {
    service.received.length = 0
    await page.goto(await serve(provider))
    await started(page)
    await expect.poll(() => events().length).toBe(1)
    const headers = events()[0]?.headers
    expect(headers?.['content-type']).toBe(expected[provider])
    expect(service.received.map(({ method }) => method)).toEqual(provider === 'umami' ? ['OPTIONS', 'POST'] : ['POST'])
    host?.close()
  }
})

test('before the visitor uses a page, nothing is sent and the script that measures is not loaded', async ({ page }) => {
  await page.goto(await serve('plausible'))
  await page.waitForLoadState('networkidle')
  expect(scripts()).toEqual([])
  expect(service.received).toEqual([])
  await started(page)
  await expect.poll(() => scripts().filter((path) => path.startsWith('/analytics-'))).toHaveLength(1)
})

test('with Global Privacy Control, nothing is sent and the script that measures is not loaded', async ({
  page,
  context,
}) => {
  await sendGpc(context)
  await visit(page, await serve('plausible'))
  await page.waitForLoadState('networkidle')
  expect(scripts().filter((path) => path.startsWith('/analytics-'))).toEqual([])
  expect(service.received).toEqual([])
})

test('without script, nothing is sent', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(await serve('plausible'))
  await page.locator('[aria-labelledby="closing"] a').click()
  await page.waitForLoadState('networkidle')
  await context.close()
  expect(service.received).toEqual([])
})

test('the form works if the analytics service is unreachable', async ({ page }) => {
  service.close()
  await visit(page, await serve('umami'))
  await expect(page.getByText(contact.form.success.title).first()).toBeVisible()
})
