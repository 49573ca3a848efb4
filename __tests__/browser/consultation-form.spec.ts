import { expect, test } from '@playwright/test'
import { interpolate } from '../../src/layout/interpolate'
import { ConsultationPage } from './consultation-page'
import { contact, contactPath, menuPath, menuService, servicePage } from './content'
import { DELIVERY } from './durations'
import { advanceClock, followNavigation, open, openWithStoppedClock } from './fixtures'
import { layoutShift, watchLayoutShift } from './layout-shift'

test('a form whose required fields are empty is not sent, and its own messages are the only ones', async ({ page }) => {
  const form = new ConsultationPage(page)
  await openWithStoppedClock(page, '/contact')
  await form.submit.click()
  await expect(form.name).toBeFocused()
  const invalid = page.locator('main form :is(input, textarea):user-invalid')
  expect(await invalid.evaluateAll((fields) => fields.map(({ id }) => id))).toEqual(
    await Promise.all([form.name, form.email, form.message].map((field) => field.getAttribute('id'))),
  )
  for (const name of ['name', 'email', 'message'] as const)
    await expect(form[name]).toHaveAccessibleDescription(contact.form.faults[name])
  expect(await page.locator('main form').evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true)
  await expect(form.submit).toHaveText(contact.form.submit)
  await advanceClock(page, 2 * DELIVERY)
  await expect(form.status).toBeEmpty()
  await expect(form.toasts).toHaveCount(0)
})

test('an email address that the browser finds invalid has a message below the field until it is valid', async ({
  page,
}) => {
  const form = new ConsultationPage(page)
  await open(page, '/contact')
  await form.name.focus()
  await form.email.fill('ada at example')
  await form.phone.focus()
  await expect(form.name, 'a field that was only focused').not.toHaveAttribute('aria-invalid')
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  const message = contact.form.faults.email
  await expect(form.email).toHaveAccessibleDescription(message)
  await form.fill()
  await form.email.fill('ada at example')
  await form.submit.click()
  await expect(form.email).toBeFocused()
  await expect(form.submit).toBeEnabled()
  await form.email.fill('ada@example.com')
  await expect(form.email).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText(message)).toHaveCount(0)
})

test('the button states the progress for 1000 ms; then a toast confirms the request, and all fields are cleared', async ({
  page,
}) => {
  const form = new ConsultationPage(page)
  await openWithStoppedClock(page, '/contact')
  await form.fill()
  await form.phone.fill('312 555 0100')
  await form.company.fill('Brook & Daughters')
  await form.submit.click()
  await expect(form.submit).toBeDisabled()
  await expect(form.submit).toHaveText(contact.form.submitting)
  await advanceClock(page, DELIVERY - 1)
  await expect(form.submit).toHaveText(contact.form.submitting)
  await expect(form.toasts).toHaveCount(0)
  await advanceClock(page, 1)
  await expect(form.submit).toBeEnabled()
  await expect(form.submit).toHaveText(contact.form.submit)
  await expect(form.toasts.getByText(contact.form.success.title, { exact: true })).toBeVisible()
  await expect(form.toasts.getByText(contact.form.success.text, { exact: true })).toBeVisible()
  for (const field of [form.name, form.email, form.phone, form.company, form.message])
    await expect(field).toHaveValue('')
  await advanceClock(page, 60_000)
  await expect(form.toasts).toHaveCount(0)
  await expect(form.confirmation, 'stays until the next request').toBeVisible()
  await form.name.fill('Ada')
  await expect(form.confirmation).toBeHidden()
})

// Any site but the published one measures nothing, so this holds for every content.
test('a visitor contacts no other host, and no part of a request leaves the page', async ({ page, baseURL }) => {
  const form = new ConsultationPage(page)
  const requests: string[] = []
  page.on('request', (request) => {
    requests.push(`${request.method()} ${request.url()}${request.postData() ?? ''}`)
  })
  await open(page, '/')
  await followNavigation(page)
  await openWithStoppedClock(page, '/contact')
  await form.send(DELIVERY)
  await expect(form.toasts).toHaveCount(1)
  await expect(page).toHaveURL('/contact')
  // Addresses of pages, of their data, and of files, which contain no part of the request.
  const known = new RegExp(`^GET ${baseURL ?? ''}/[\\w./-]*$`)
  expect(requests.filter((request) => !known.test(request) || /ada|handover/i.test(request))).toEqual([])
})

test('a draft survives a reload and a change between contact pages, and can be discarded for good', async ({
  page,
}) => {
  const form = new ConsultationPage(page)
  await open(page, contactPath(menuService))
  await expect(form.discard).toHaveCount(0)
  await form.fill()
  await page.reload()
  await expect(form.message).toHaveValue('We want to prepare a handover.')
  await open(page, '/contact')
  await expect(form.message).toHaveValue('We want to prepare a handover.')
  await form.discard.click()
  await expect(form.name).toBeFocused()
  await expect(form.discard).toHaveCount(0)
  await expect(page.getByText(contact.form.discard.done)).toHaveRole('status')
  await page.reload()
  await expect(form.name).toHaveValue('')
  await expect(form.message).toHaveValue('')
})

test('the form names the service that the visitor came from, and the visitor can remove it', async ({ page }) => {
  test.skip(servicePage.schedule.to !== '/contact', 'The button leads to another place')
  const about = interpolate(contact.form.about, { service: menuService.name })
  await page.goto(menuPath(menuService))
  const start = page.getByRole('region', { name: servicePage.getStarted })
  await start.getByRole('link', { name: servicePage.schedule.label }).click()
  await expect(page).toHaveURL(contactPath(menuService))
  const box = page.getByRole('checkbox', { name: about, exact: true })
  await expect(box).toBeChecked()
  await page.getByText(about, { exact: true }).click()
  await expect(box).not.toBeChecked()
  for (const address of ['/contact', '/contact?service=unknown']) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0)
  }
})

test('the box with the service is there with the first paint, before the app starts', async ({ page }) => {
  await watchLayoutShift(page)
  await page.goto(contactPath(menuService))
  await expect(page.getByRole('main').getByRole('checkbox')).toBeVisible()
  expect(await page.evaluate(() => '___loader' in window)).toBe(false)
  expect(await layoutShift(page), 'more than a font that arrives late').toBeLessThan(0.002)
})
