import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { fillInOffer } from '../../content-model/offer'
import { FaultServer } from '../consultation-form/fault-server'
import { violations } from './axe'
import { ConsultationPage } from './consultation-page'
import { contact, site } from './content'
import { deliveryHost, ENDPOINT_PORT } from './delivery-builds'
import { advanceClock, DESKTOP, NARROW, PHONE, started, ZOOMED_FOURFOLD } from './fixtures'
import { overflowingElements } from './horizontal-overflow'

const { failure, submit, success } = contact.form

/** The length of a server second in milliseconds; the page's own clock runs faster. */
const SECOND_MS = 40
/** By how much the page's clock advances at a time, in milliseconds. */
const STEP_MS = 500

const host = deliveryHost('endpoint')
const server = new FaultServer({ second: SECOND_MS, knowsRepeats: true, port: ENDPOINT_PORT })
let address = ''

test.beforeAll(async () => {
  address = await host.open()
  await server.open()
})
test.afterAll(async () => {
  host.close()
  await server.up
  await server.close()
})

/** Opens the contact page with a clock that the test advances. */
async function openContact(context: BrowserContext): Promise<{ page: Page; form: ConsultationPage }> {
  const page = await context.newPage()
  // The browser asks for confirmation before leaving a page with a request in flight.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.clock.install()
  await page.goto(`${address}/contact`)
  await started(page)
  return { page, form: new ConsultationPage(page) }
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
  return page.getByText(fillInOffer(success.confirmation.delivered, site)).isVisible()
}

test('a request that is sent again after a reload arrives once, and the form is then empty', async ({ context }) => {
  server.faults = ['500, taken']
  server.taken = []
  const { page, form } = await openContact(context)
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
  context,
}) => {
  server.faults = []
  server.taken = []
  const { page, form } = await openContact(context)
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
  context,
}) => {
  server.faults = ['503']
  server.taken = []
  const { page, form } = await openContact(context)
  await form.fill()
  await ready(page).click()
  await page.getByRole('banner').getByRole('link', { name: site.name, exact: true }).click()
  await expect(page).toHaveURL(`${address}/`)
  await expect(async () => {
    await passStep(page)
    expect(server.taken).toHaveLength(1)
  }).toPass()
  await expect(page.getByText(success.title, { exact: true })).toBeVisible()
  await page.goBack()
  await expect(form.message).toHaveValue('')
})

for (const size of [DESKTOP, PHONE, NARROW, ZOOMED_FOURFOLD]) {
  test(`a failed form has no axe violations, fits, and shows its summary from the heading on at ${String(size.width)} × ${String(size.height)} px`, async ({
    context,
  }) => {
    const { page, form } = await openContact(context)
    await page.setViewportSize(size)
    server.faults = ['429 for an hour']
    await form.fill()
    await ready(page).click()
    expect(await isDelivered(page)).toBe(false)
    const summary = page.getByRole('group', { name: failure.unsent.heading })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('heading')).toBeInViewport({ ratio: 1 })
    expect(await violations(page)).toEqual([])
    expect(await overflowingElements(page)).toEqual([])
  })
}

test('an error that the service reports for a field is shown at the field, and the summary links to it', async ({
  context,
}) => {
  server.refuses = { email: 'malformed' }
  const { page, form } = await openContact(context)
  await form.fill()
  await ready(page).click()
  expect(await isDelivered(page)).toBe(false)
  server.refuses = undefined
  await expect(page.getByRole('group', { name: failure.invalid.heading })).toBeFocused()
  await expect(form.email).toHaveAccessibleDescription(contact.form.faults.malformed)
  await page.getByRole('group').getByRole('link', { name: contact.form.email.label }).click()
  await expect(form.email).toBeFocused()
  expect(await violations(page)).toEqual([])
})

test('the browser asks for confirmation before the visitor leaves a page with a request in flight', async ({
  context,
}) => {
  server.faults = ['503']
  const { page, form } = await openContact(context)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => dialogs.push(dialog.type()))
  await form.fill()
  await page.reload()
  await started(page)
  expect(dialogs).toEqual([])
  await ready(page).click()
  await expect(ready(page)).toBeHidden()
  await page.reload()
  expect(dialogs).toEqual(['beforeunload'])
})
