import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { byName } from '../../content-model/consultation-form/fields'
import { fillInOffer } from '../../content-model/offer'
import { THANKS_PATH } from '../../content-model/routes/named-paths'
import { FaultServer } from '../consultation-form/fault-server'
import { violations } from './axe'
import { ConsultationPage } from './consultation-page'
import { contact, fields, site, thanks } from './content'
import { advanceClock, started, ZOOMED_FOURFOLD } from './fixtures'
import { overflowingElements } from './horizontal-overflow'
import { layoutShift, watchLayoutShift } from './layout-shift'
import { BUILDS, ENDPOINT_PORT } from './site-builds'
import { StaticHost } from './static-host'

const { failure, scheduling, submit, success } = contact.form

const ENDPOINT = new URL(BUILDS.endpoint.delivery.url)

const CALENDAR = BUILDS.endpoint.scheduling.url

/** The length of a server second in milliseconds; the page's own clock runs faster. */
const SECOND_MS = 40
/** By how much the page's clock advances at a time, in milliseconds. */
const STEP_MS = 500

let host: StaticHost
let origin: string

test.beforeEach(async () => {
  host = new StaticHost(BUILDS.endpoint.folder)
  origin = await host.open()
})
test.afterEach(() => {
  host.close()
})

/** Opens the contact page with a clock that the test advances. */
async function openContact(page: Page): Promise<ConsultationPage> {
  // The browser asks for confirmation before leaving a page with a request in flight.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.clock.install()
  await page.goto(`${origin}/contact`)
  await started(page)
  return new ConsultationPage(page)
}

async function passStep(page: Page): Promise<void> {
  await advanceClock(page, STEP_MS)
  // Real time for requests in flight to the server, which has its own clock.
  await new Promise((done) => setTimeout(done, SECOND_MS / 2))
}

const ready = (page: Page) => page.getByRole('button', { name: submit, exact: true })

/** Advances time until the form has finished, and returns whether it shows the confirmation. */
async function isDelivered(page: Page): Promise<boolean> {
  await expect(async () => {
    await passStep(page)
    expect(await ready(page).count()).toBe(1)
  }).toPass({ intervals: [0], timeout: 60_000 })
  return page.getByRole('main').getByText(fillInOffer(success.confirmation.delivered, site)).isVisible()
}

test.describe('to an endpoint', () => {
  let server: FaultServer

  test.beforeEach(async () => {
    server = new FaultServer({ second: SECOND_MS, knowsRepeats: true, port: ENDPOINT_PORT })
    await server.open()
  })
  test.afterEach(async () => {
    await server.close()
  })

  test('a request that is sent again after a reload arrives once, and the form is then empty', async ({ page }) => {
    server.faults = ['500, taken']
    const form = await openContact(page)
    await form.fill()
    await ready(page).click()
    await expect.poll(() => server.taken.length).toBe(1)
    await page.reload()
    await started(page)
    await page.getByRole('button', { name: failure.again }).click()
    expect(await isDelivered(page)).toBe(true)
    expect(server.taken).toHaveLength(1)
    await expect(form.message).toHaveValue('')
  })

  test('an offline visitor sees a message, loses no text, and can send the request once back online', async ({
    page,
    context,
  }) => {
    const form = await openContact(page)
    await form.fill()
    await context.setOffline(true)
    await ready(page).click()
    expect(await isDelivered(page)).toBe(false)
    await expect(page.getByRole('group', { name: failure.offline.heading })).toBeFocused()
    await context.setOffline(false)
    await page.getByRole('button', { name: failure.again }).click()
    expect(await isDelivered(page)).toBe(true)
    expect(server.taken).toHaveLength(1)
  })

  test('a request continues while the visitor views another page, and the form is empty after going back', async ({
    page,
  }) => {
    server.faults = ['503']
    const form = await openContact(page)
    await form.fill()
    await ready(page).click()
    await page.getByRole('banner').getByRole('link', { name: site.name, exact: true }).click()
    await expect(page).toHaveURL(`${origin}/`)
    await expect(async () => {
      await passStep(page)
      expect(server.taken).toHaveLength(1)
    }).toPass()
    await expect(page.getByText(success.title, { exact: true })).toBeVisible()
    await page.goBack()
    await expect(form.message).toHaveValue('')
  })

  test('the calendar gets nothing before a visitor follows the link, and then the name and the address', async ({
    page,
  }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.route(`${CALENDAR}**`, (route) => route.fulfill({ body: 'The calendar' }))
    await watchLayoutShift(page)
    const form = await openContact(page)
    // A typeface that arrives after the first paint makes the navigation a little wider.
    expect(await layoutShift(page)).toBeLessThan(0.01)
    await expect(page.getByRole('link', { name: scheduling.before })).toHaveAttribute('href', CALENDAR)
    await form.fill()
    await ready(page).click()
    expect(await isDelivered(page)).toBe(true)
    await expect(page.getByText(scheduling.privacy?.calendly ?? '')).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect([...hosts].sort()).toEqual([new URL(origin).host, ENDPOINT.host].sort())
    const booking = page.waitForRequest(`${CALENDAR}**`)
    await page.getByRole('link', { name: scheduling.after }).click()
    const request = await booking
    await expect(page).toHaveURL(`${CALENDAR}?name=Ada%20Brook&email=ada%40example.com`)
    expect(await request.headerValue('referer')).toBeNull()
    expect(readFileSync(join(BUILDS.endpoint.folder, '_headers'), 'utf8')).not.toContain(new URL(CALENDAR).host)
  })

  test('a failed form has no axe violations, and on a zoomed page shows its summary from the heading on', async ({
    page,
  }) => {
    server.faults = ['429 for an hour']
    const form = await openContact(page)
    await page.setViewportSize(ZOOMED_FOURFOLD)
    await form.fill()
    await ready(page).click()
    expect(await isDelivered(page)).toBe(false)
    const summary = page.getByRole('group', { name: failure.unsent.heading })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('heading')).toBeInViewport({ ratio: 1 })
    expect(await violations(page)).toEqual([])
    expect(await overflowingElements(page)).toEqual([])
  })
})

/** Texts by kind of field that something on their way could change. */
const TEXTS = {
  line: '=SUM(A1) <b>Zoë O’Neill & Söhne</b>',
  email: 'zoe@example.com',
  phone: '(312) 555-0142',
  paragraph: 'First line\r\n100% + 1 = ?\r\nمرحبا 🗺️',
}

const SUBMITTED = byName(fields, ({ kind, options }) => (kind === 'select' ? (options.at(-1) ?? '') : TEXTS[kind]))

async function fillIn(page: Page): Promise<void> {
  await page.goto(`${origin}/contact`)
  for (const { name, kind } of fields) {
    const control = page.locator(`form [name="${name}"]`)
    if (kind === 'select') await control.selectOption(SUBMITTED[name])
    else await control.fill(SUBMITTED[name].replaceAll('\r\n', '\n'))
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  let endpoint: Server

  test.beforeEach(async () => {
    endpoint = createServer((request, response) => {
      request.resume()
      response.writeHead(303, { Location: origin + THANKS_PATH }).end()
    })
    await new Promise<void>((done) => endpoint.listen(ENDPOINT_PORT, '127.0.0.1', done))
  })
  test.afterEach(() => {
    endpoint.closeAllConnections()
    endpoint.close()
  })

  test('a request is sent unchanged, and the visitor lands on the thank-you page', async ({ page }) => {
    await fillIn(page)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: submit }).click()
    const request = await sent
    await expect(page).toHaveURL(origin + THANKS_PATH)
    await expect(page.getByRole('heading', { level: 1, name: thanks.heading })).toBeVisible()
    await expect(page.getByRole('link', { name: thanks.scheduling })).toHaveAttribute('href', CALENDAR)
    expect(request.url()).toBe(ENDPOINT.href)
    expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded')
    const posted = [...new URLSearchParams(request.postData() ?? '')].sort()
    expect(posted).toEqual(Object.entries({ website: '', ...SUBMITTED }).sort())
  })

  test('the page does not ask for JavaScript, and the honeypot is unreachable by keyboard', async ({ page }) => {
    await page.goto(`${origin}/contact`)
    await expect(page.locator('form')).toBeVisible()
    await expect(page.getByText(contact.form.noJavaScript)).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'website' })).toHaveCount(0)
    await page.locator('form [name="message"]').focus()
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab')
      await expect(page.locator('form [name="website"]')).not.toBeFocused()
    }
  })
})
