import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import fc from 'fast-check'
import { fillInOffer } from '../../src/content-model/offer'
import { FAULTS, FaultServer } from '../consultation-form/fault-server'
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
const SEQUENCES = 30

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

/** The visitor's actions and the faults that the requests meet; the seed makes every run the same. */
const sequences = fc.sample(
  fc.record({
    faults: fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 6 }),
    reloadsBefore: fc.boolean(),
    /** Clock steps after which the page is reloaded while the request is in flight; 0 for never. */
    reloadsAfter: fc.integer({ min: 0, max: 12 }),
    /** Clock steps for which the device is offline when the visitor submits; 0 for never. */
    offlineFor: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 40 })),
    maxRetries: fc.integer({ min: 1, max: 4 }),
  }),
  { numRuns: SEQUENCES, seed: 20_261_121 },
)

/** Opens the contact page with a clock that the test advances, including the clock of time limits. */
async function openContact(context: BrowserContext): Promise<{ page: Page; form: ConsultationPage }> {
  const page = await context.newPage()
  // The browser asks for confirmation before leaving a page with a request in flight.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.clock.install()
  await page.addInitScript(() => {
    // Playwright's clock controls timers, but not `AbortSignal.timeout`.
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => {
        controller.abort(new DOMException('Timed out', 'TimeoutError'))
      }, milliseconds)
      return controller.signal
    }
  })
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

/** Advances time until the form has finished, and returns the result that it shows. */
async function ending(page: Page): Promise<'delivered' | 'failed' | 'no message'> {
  await expect(async () => {
    await passStep(page)
    expect(await ready(page).count()).toBe(1)
  }).toPass({ intervals: [0], timeout: 60_000 })
  if (await page.getByText(fillInOffer(success.confirmation.delivered, site)).isVisible()) return 'delivered'
  return (await page.getByRole('group').count()) > 0 ? 'failed' : 'no message'
}

for (const [index, sequence] of sequences.entries()) {
  test(`request ${String(index + 1)} of ${String(SEQUENCES)} through ${sequence.faults.join(', ')} arrives once or stays in the form`, async ({
    context,
  }) => {
    test.setTimeout(120_000)
    const text = `Request ${String(index)}: “Grüße” – 你好, שלום\nin two lines`
    await server.up
    server.faults = [...sequence.faults]
    server.taken = []
    const { page, form } = await openContact(context)
    const reload = async () => {
      await page.reload()
      await started(page)
    }
    await form.fill()
    await form.message.fill(text)
    if (sequence.reloadsBefore) await reload()
    await expect(form.message).toHaveValue(text)

    if (sequence.offlineFor > 0) await context.setOffline(true)
    await ready(page).click()
    for (let step = 0; step < sequence.offlineFor; step += 1) await passStep(page)
    await context.setOffline(false)
    if (sequence.reloadsAfter > 0) {
      for (let step = 0; step < sequence.reloadsAfter; step += 1) await passStep(page)
      await reload()
    }
    let end = await ending(page)
    for (let retries = 0; end !== 'delivered' && retries < sequence.maxRetries; retries += 1) {
      // After a reload that follows the delivery, nothing is left to send.
      if ((await form.message.inputValue()) === '') break
      await ready(page).click()
      end = await ending(page)
    }

    const arrived = server.taken.filter((one) => one.replaceAll('\r\n', '\n') === text).length
    expect(arrived, 'delivered twice').toBeLessThan(2)
    const left = await form.message.inputValue()
    if (end === 'delivered') {
      expect(arrived, 'reported as delivered').toBe(1)
      expect(left).toBe('')
    }
    if (arrived === 0) expect(left, 'lost').toBe(text)
    if (left === '') expect(arrived, 'cleared').toBe(1)
  })
}

test('an offline visitor sees a message, loses no text, and can send the request once back online', async ({
  context,
}) => {
  server.faults = []
  server.taken = []
  const { page, form } = await openContact(context)
  await form.fill()
  await context.setOffline(true)
  await ready(page).click()
  await ending(page)
  await expect(page.getByRole('group', { name: failure.offline.heading })).toBeFocused()
  await context.setOffline(false)
  await page.getByRole('button', { name: failure.again }).click()
  expect(await ending(page)).toBe('delivered')
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
    await ending(page)
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
  await ending(page)
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
