import { expect, test } from '@playwright/test'
import { interpolate } from '../../src/layout/interpolate'
import { ConsultationPage } from './consultation-page'
import { contact, contactPath, menuService } from './content'
import { DELIVERY } from './durations'
import { advanceClock, followNavigation, open, openWithStoppedClock } from './fixtures'
import { layoutShift, watchLayoutShift } from './layout-shift'

test('a form whose required fields are empty shows its own messages, and no others', async ({ page }) => {
  const form = new ConsultationPage(page)
  await open(page, '/contact')
  await form.submit.click()
  await expect(form.name).toBeFocused()
  const invalid = page.locator('main form :is(input, textarea):user-invalid')
  expect(await invalid.evaluateAll((fields) => fields.map(({ id }) => id))).toEqual(
    await Promise.all([form.name, form.email, form.message].map((field) => field.getAttribute('id'))),
  )
  for (const name of ['name', 'email', 'message'] as const)
    await expect(form[name]).toHaveAccessibleDescription(contact.form.faults[name])
  expect(await page.locator('main form').evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true)
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
  await form.fill()
  await page.reload()
  await expect(form.message).toHaveValue('We want to prepare a handover.')
  await open(page, '/contact')
  await expect(form.message).toHaveValue('We want to prepare a handover.')
  await form.discard.click()
  await page.reload()
  await expect(form.name).toHaveValue('')
  await expect(form.message).toHaveValue('')
})

test('the box names the service, and is there with the first paint, before the app starts', async ({ page }) => {
  await watchLayoutShift(page)
  await page.goto(contactPath(menuService))
  const about = interpolate(contact.form.about, { service: menuService.name })
  await expect(page.getByRole('checkbox', { name: about, exact: true })).toBeChecked()
  expect(await page.evaluate(() => '___loader' in window)).toBe(false)
  expect(await layoutShift(page), 'more than a font that arrives late').toBeLessThan(0.002)
})
