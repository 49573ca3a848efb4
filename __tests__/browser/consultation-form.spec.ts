import { expect, test } from '@playwright/test'
import { ConsultationPage } from './consultation-page'
import { contact } from './content'
import { DELIVERY } from './durations'
import { advanceClock, open, openWithStoppedClock } from './fixtures'

test('the browser rejects a form whose required fields are empty, and nothing is sent', async ({ page }) => {
  const form = new ConsultationPage(page)
  await openWithStoppedClock(page, '/contact')
  await form.submit.click()
  await expect(form.name).toBeFocused()
  for (const field of [form.name, form.email, form.message]) {
    await expect(field).toHaveAttribute('required')
    expect(await field.evaluate((input) => input.matches(':user-invalid'))).toBe(true)
  }
  await expect(form.submit).toBeEnabled()
  await expect(form.submit).toHaveText(contact.form.submit)
  await advanceClock(page, 2 * DELIVERY)
  await expect(form.status).toBeEmpty()
  await expect(form.toasts).toHaveCount(0)
})

test('the browser rejects an invalid email address', async ({ page }) => {
  const form = new ConsultationPage(page)
  await open(page, '/contact')
  await form.fill()
  await form.email.fill('ada at example')
  await form.submit.click()
  await expect(form.email).toBeFocused()
  expect(await form.email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
  await expect(form.submit).toBeEnabled()
})

test('a field shows the browser’s validation message below it until the value is valid', async ({ page }) => {
  const form = new ConsultationPage(page)
  await open(page, '/contact')
  await form.email.fill('ada at example')
  await form.phone.focus()
  const message = await form.email.evaluate((input: HTMLInputElement) => input.validationMessage)
  await expect(form.email).toHaveAccessibleDescription(message)
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  await form.email.fill('ada@example.com')
  await expect(form.email).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText(message)).toHaveCount(0)
})

test('an empty field that was only focused is not marked as invalid', async ({ page }) => {
  const form = new ConsultationPage(page)
  await open(page, '/contact')
  await form.name.focus()
  await form.email.focus()
  await expect(form.name).not.toHaveAttribute('aria-invalid')
})

test('the button is disabled and states the progress for 1000 ms while the form submits', async ({ page }) => {
  const form = new ConsultationPage(page)
  await openWithStoppedClock(page, '/contact')
  await form.fill()
  await form.submit.click()
  await expect(form.submit).toBeDisabled()
  await expect(form.submit).toHaveText(contact.form.submitting)
  await advanceClock(page, DELIVERY - 1)
  await expect(form.submit).toHaveText(contact.form.submitting)
  await expect(form.toasts).toHaveCount(0)
  await advanceClock(page, 1)
  await expect(form.submit).toBeEnabled()
  await expect(form.submit).toHaveText(contact.form.submit)
})

test('after submitting, a toast confirms it, and all fields are cleared', async ({ page }) => {
  const form = new ConsultationPage(page)
  await openWithStoppedClock(page, '/contact')
  await form.phone.fill('312 555 0100')
  await form.company.fill('Brook & Daughters')
  await form.send(DELIVERY)
  await expect(form.toasts).toHaveCount(1)
  await expect(form.toasts.getByText(contact.form.success.title, { exact: true })).toBeVisible()
  await expect(form.toasts.getByText(contact.form.success.text, { exact: true })).toBeVisible()
  for (const field of [form.name, form.email, form.phone, form.company, form.message]) {
    await expect(field).toHaveValue('')
  }
})

test('a confirmation stays in the form until the visitor starts the next request', async ({ page }) => {
  const form = new ConsultationPage(page)
  await openWithStoppedClock(page, '/contact')
  await form.send(DELIVERY)
  await expect(form.confirmation).toBeVisible()
  await expect(form.toasts).toHaveCount(1)
  await advanceClock(page, 60_000)
  await expect(form.toasts).toHaveCount(0)
  await expect(form.confirmation).toBeVisible()
  await form.name.fill('Ada')
  await expect(form.confirmation).toBeHidden()
})

for (const [how, submitTwice] of [
  ['a double click', (form: ConsultationPage) => form.submit.dblclick()],
  [
    'the Enter key twice',
    async (form: ConsultationPage) => {
      await form.email.press('Enter')
      await form.email.press('Enter')
    },
  ],
  [
    'two submits before the page can react',
    (form: ConsultationPage) =>
      form.page.locator('main form').evaluate((element: HTMLFormElement) => {
        element.requestSubmit()
        element.requestSubmit()
      }),
  ],
] as const) {
  test(`${how} sends once`, async ({ page }) => {
    const form = new ConsultationPage(page)
    await openWithStoppedClock(page, '/contact')
    await form.fill()
    await submitTwice(form)
    await expect(form.submit).toBeDisabled()
    await advanceClock(page, 3 * DELIVERY)
    await expect(form.submit).toBeEnabled()
    await expect(form.toasts).toHaveCount(1)
  })
}

test('no part of a request leaves the page', async ({ page }) => {
  const form = new ConsultationPage(page)
  await openWithStoppedClock(page, '/contact')
  const requests: string[] = []
  page.on('request', (request) => {
    requests.push(`${request.method()} ${request.url()}${request.postData() ?? ''}`)
  })
  await form.send(DELIVERY)
  await expect(form.toasts).toHaveCount(1)
  // The toast script, and whatever comes into view: images, and what Gatsby prefetches for links. Their URLs contain no part of the request.
  const { origin } = new URL(page.url())
  const known = new RegExp(`^GET ${origin}/(?:[\\w.-]+\\.js|page-data/[\\w./-]+\\.json|static/[\\w./-]+)$`)
  expect(requests.filter((request) => !known.test(request))).toEqual([])
  await expect(page).toHaveURL('/contact')
})

test('a draft survives a reload, and can be discarded for good', async ({ page }) => {
  const form = new ConsultationPage(page)
  await open(page, '/contact')
  await expect(form.discard).toHaveCount(0)
  await form.fill()
  await page.reload()
  await page.mouse.move(10, 10)
  await expect(form.message).toHaveValue('We want to prepare a handover.')
  await form.discard.click()
  await expect(form.name).toBeFocused()
  await expect(form.discard).toHaveCount(0)
  await expect(page.getByText(contact.form.discard.done)).toHaveRole('status')
  await page.reload()
  await expect(form.name).toHaveValue('')
  await expect(form.message).toHaveValue('')
})

test('the discard button is at least 44 px high and next to or below Submit at every width', async ({ page }) => {
  const form = new ConsultationPage(page)
  await open(page, '/contact')
  await form.fill()
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const [submit, discard] = [await form.submit.boundingBox(), await form.discard.boundingBox()]
    if (!submit || !discard) throw new Error('A button is not shown')
    expect.soft(discard.height, `${width} px`).toBeGreaterThanOrEqual(44)
    const isApart = discard.x >= submit.x + submit.width + 8 || discard.y >= submit.y + submit.height + 8
    expect.soft(isApart, `${width} px`).toBe(true)
  }
})
