import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import type { AnalyticsVia } from '../../src/routes/analytics'
import { FaultServer } from '../consultation-form/fault-server'
import {
  ANALYTICS,
  analyticsBuild,
  AnalyticsServer,
  REQUESTS_PORT,
  SITE_ORIGIN,
  SITE_PORT,
  WEBSITE_ID,
} from './analytics-builds'
import { ConsultationPage } from './consultation-page'
import { analyticsTexts, contact } from './content'
import { started } from './fixtures'
import { StaticHost } from './static-host'

const VIAS = Object.keys(ANALYTICS) as AnalyticsVia[]

/** What a visit sends, in order: a body, or for GoatCounter the address. */
const VISIT: Readonly<Record<AnalyticsVia, readonly string[]>> = {
  plausible: [
    `{"name":"pageview","url":"${SITE_ORIGIN}/","domain":"example.com","referrer":"https://search.example"}`,
    `{"name":"call-to-action","url":"${SITE_ORIGIN}/","domain":"example.com","props":{"place":"closing","destination":"/contact"}}`,
    `{"name":"pageview","url":"${SITE_ORIGIN}/contact","domain":"example.com"}`,
    `{"name":"form-begun","url":"${SITE_ORIGIN}/contact","domain":"example.com"}`,
    `{"name":"form-failed","url":"${SITE_ORIGIN}/contact","domain":"example.com","props":{"reason":"invalid"}}`,
    `{"name":"form-sent","url":"${SITE_ORIGIN}/contact","domain":"example.com"}`,
  ],
  goatcounter: [
    '/count?p=%2F&r=https%3A%2F%2Fsearch.example',
    '/count?p=call-to-action+closing+%2Fcontact&e=true',
    '/count?p=%2Fcontact',
    '/count?p=form-begun&e=true',
    '/count?p=form-failed+invalid&e=true',
    '/count?p=form-sent&e=true',
  ],
  umami: [
    '"url":"/","referrer":"https://search.example"',
    '"url":"/","name":"call-to-action","data":{"place":"closing","destination":"/contact"}',
    '"url":"/contact"',
    '"url":"/contact","name":"form-begun"',
    '"url":"/contact","name":"form-failed","data":{"reason":"invalid"}',
    '"url":"/contact","name":"form-sent"',
  ].map((rest) => `{"type":"event","payload":{"website":"${WEBSITE_ID}","hostname":"localhost",${rest}}}`),
  endpoint: [
    '{"event":"pageview","path":"/","referrer":"search.example"}',
    '{"event":"call-to-action","path":"/","place":"closing","destination":"/contact"}',
    '{"event":"pageview","path":"/contact"}',
    '{"event":"form-begun","path":"/contact"}',
    '{"event":"form-failed","path":"/contact","reason":"invalid"}',
    '{"event":"form-sent","path":"/contact"}',
  ],
}

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

async function serve(via: AnalyticsVia, port = SITE_PORT): Promise<string> {
  host = new StaticHost(analyticsBuild(via))
  return host.open(port)
}

/** The events that have arrived, in order. A preflight request asks for permission and is none. */
const events = () => service.received.filter(({ method }) => method !== 'OPTIONS')
const sent = (via: AnalyticsVia) => events().map(({ url, body }) => (via === 'goatcounter' ? url : body))

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

for (const via of VIAS) {
  test(`a visit is counted with ${via}, to the byte`, async ({ page }) => {
    await visit(page, await serve(via))
    await expect.poll(() => sent(via)).toEqual(VISIT[via])
    expect(new Set(events().map(({ method }) => method))).toEqual(new Set(['POST']))
  })

  test(`with ${via}, no cookie and no address of the page is sent, and nothing is stored`, async ({
    page,
    context,
  }) => {
    await visit(page, await serve(via))
    await expect.poll(() => sent(via).length).toBe(VISIT[via].length)
    const names = new Set(service.received.flatMap(({ headers }) => Object.keys(headers)))
    expect(REVEALING.filter((name) => names.has(name))).toEqual([])
    const kept = await page.evaluate(() => [...Object.keys(localStorage), document.cookie].join(''))
    expect(kept).toBe('')
    expect(await context.cookies()).toEqual([])
  })

  test(`with ${via}, the privacy page says what is measured`, async ({ page }) => {
    test.skip(analyticsTexts.length === 0, 'no legal page has a text about the measurement')
    const origin = await serve(via)
    for (const { path, text } of analyticsTexts) {
      await page.goto(origin + path)
      await expect(page.getByText(text[via].replaceAll('{host}', '127.0.0.1'), { exact: true })).toBeVisible()
    }
  })

  test(`with ${via}, the script that measures takes at most 1 kB`, () => {
    // Scripts of earlier builds stay in the folder.
    const { analytics } = chunks.parse(JSON.parse(readFileSync(join(analyticsBuild(via), 'chunk-map.json'), 'utf8')))
    expect(analytics).toHaveLength(1)
    for (const file of analytics)
      expect(brotliCompressSync(readFileSync(join(analyticsBuild(via), file))).length).toBeLessThanOrEqual(1000)
  })
}

test('the type of content is what the service expects, and only Umami is asked for permission first', async ({
  page,
}) => {
  const expected = { plausible: 'text/plain;charset=UTF-8', goatcounter: undefined, umami: 'application/json' }
  for (const via of ['plausible', 'goatcounter', 'umami'] as const) {
    service.received.length = 0
    await page.goto(await serve(via))
    await started(page)
    await expect.poll(() => events().length).toBe(1)
    const headers = events()[0]?.headers
    expect(headers?.['content-type']).toBe(expected[via])
    expect(service.received.map(({ method }) => method)).toEqual(via === 'umami' ? ['OPTIONS', 'POST'] : ['POST'])
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

test('a copy of the site at another address is not measured', async ({ page }) => {
  await visit(page, await serve('plausible', 0))
  await page.waitForLoadState('networkidle')
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

test('the path of an unknown page is not sent', async ({ page }) => {
  const origin = await serve('endpoint')
  await page.goto(`${origin}/jane-doe`)
  await started(page)
  await expect.poll(() => sent('endpoint')).toEqual(['{"event":"pageview","path":"/404"}'])
})

test('a link that opens another program is recorded without what it contains', async ({ page }) => {
  await page.goto(`${await serve('endpoint')}/contact`)
  await started(page)
  const call = page.locator('[aria-labelledby="immediate"] a')
  await call.evaluate((link) => {
    link.addEventListener('click', (event) => {
      event.preventDefault()
    })
  })
  await call.click()
  await expect
    .poll(() => sent('endpoint').at(-1))
    .toBe('{"event":"call-to-action","path":"/contact","place":"immediate","destination":"tel:"}')
})

test('a form works if the service that counts is unreachable', async ({ page }) => {
  service.close()
  await visit(page, await serve('umami'))
  await expect(page.getByText(contact.form.success.title).first()).toBeVisible()
})
