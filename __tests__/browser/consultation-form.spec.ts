import { expect, test } from '@playwright/test'
import { interpolate } from '../../src/layout/interpolate'
import { ConsultationPage } from './consultation-page'
import { contact, contactPath, home, menuService, navigationLink } from './content'
import { DELIVERY } from './durations'
import {
  advanceClock,
  DESKTOP,
  followNavigation,
  isMarked,
  markWindow,
  open,
  openHeld,
  openWithStoppedClock,
  PHONE,
} from './fixtures'
import { layoutShift, watchLayoutShift } from './layout-shift'

/** What software writes, by the type of the input. */
const INPUT_TEXTS: Record<string, string> = { text: 'Ada Brook', email: 'ada@example.com', tel: '312 555 0100' }

// Any site but the published one measures nothing, so this holds for every content.
test('the button states the progress for 1000 ms; then a toast confirms the request, all fields are cleared, and it can be sent again; the visitor contacts no other host, and no part of a request leaves the page', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    requests.push(`${request.method()} ${request.url()}${request.postData() ?? ''}`)
  })
  const form = new ConsultationPage(page)
  await openWithStoppedClock(page, '/contact')
  for (const toasts of [1, 2]) {
    await form.fill({ all: true })
    await form.submit.click()
    await expect(form.submit).toBeDisabled()
    await expect(form.submit).toHaveAccessibleName(contact.form.submitting)
    await advanceClock(page, DELIVERY - 1)
    await expect(form.submit).toHaveAccessibleName(contact.form.submitting)
    await expect(form.toasts).toHaveCount(toasts - 1)
    await advanceClock(page, 1)
    await expect(form.submit).toBeEnabled()
    await expect(form.submit).toHaveAccessibleName(contact.form.submit)
    await expect(form.toasts.getByText(contact.form.success.title, { exact: true })).toHaveCount(toasts)
    await expect(form.toasts.getByText(contact.form.success.text, { exact: true })).toHaveCount(toasts)
    for (const { control } of form.fields) await expect(control).toHaveValue('')
  }
  await followNavigation(page)
  await expect(page).toHaveURL(navigationLink.to)
  // Addresses of pages, of their data, and of files, which contain no part of the request.
  const known = new RegExp(`^GET ${baseURL ?? ''}/[\\w./-]*$`)
  expect(requests.filter((request) => !known.test(request) || /ada|handover/i.test(request))).toEqual([])
})

test('the page does not scroll when the fields are cleared after a long message is sent', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const form = new ConsultationPage(page)
  await openWithStoppedClock(page, '/contact')
  await form.fill()
  await form.message.fill('A line of the message.\n'.repeat(60))
  await form.submit.click()
  const top = () => page.evaluate(() => scrollY)
  const before = await top()
  await advanceClock(page, DELIVERY)
  await expect(form.message).toHaveValue('')
  await expect(form.submit).toBeInViewport()
  expect(await top()).toBe(before)
})

test('every field of one line is equally high; fields of half the width share a row on a wide screen, and no field does on a narrow one', async ({
  page,
}) => {
  const form = new ConsultationPage(page)
  await page.goto('/contact')
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    const whole = await page.locator('main form').boundingBox()
    const heights = new Set<number | undefined>()
    for (const { name, kind, width, control } of form.fields) {
      const box = await control.boundingBox()
      const share = (box?.width ?? 0) / (whole?.width ?? 1)
      expect(share > 0.5, name).toBe(width === 'full' || size === PHONE)
      if (kind !== 'paragraph') heights.add(box?.height)
    }
    expect(heights.size, [...heights].join()).toBe(1)
  }
})

test('a draft from another contact page that is sent before the app has started is sent, and not also announced as kept', async ({
  page,
}) => {
  const form = new ConsultationPage(page)
  await open(page, contactPath(menuService))
  await form.fill()
  const written = await form.message.inputValue()
  const start = await openHeld(page, '/contact')
  await expect(form.message).toHaveValue(written)
  await form.submit.click()
  await start()
  await expect(form.toasts).toHaveCount(1)
  // At once, because toasts disappear by themselves.
  expect(await page.getByRole('region').getByText(contact.form.kept.title, { exact: true }).count()).toBe(0)
})

test('a form that software fills in and submits is sent, even without any other event', async ({ page }) => {
  const form = new ConsultationPage(page)
  await page.goto('/contact')
  await page.evaluate((texts) => {
    const elements = document.querySelector<HTMLFormElement>('main form')?.elements ?? []
    for (const field of elements) {
      if (field instanceof HTMLSelectElement) field.selectedIndex = 1
      else if (field instanceof HTMLInputElement && field.type in texts) field.value = texts[field.type] ?? ''
      else if (field instanceof HTMLTextAreaElement) field.value = texts.text ?? ''
    }
    document.querySelector<HTMLElement>('main form [type=submit]')?.click()
  }, INPUT_TEXTS)
  await expect(form.toasts).toHaveCount(1)
})

test('a draft also survives in an app that has started on a page without a form', async ({ page }) => {
  const form = new ConsultationPage(page)
  await open(page, '/')
  await markWindow(page)
  // As a link does. Which links lead there is up to the content.
  await page.evaluate(() => {
    window.___navigate('/contact')
  })
  await form.name.fill('Ada Brook')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: home.hero.heading })).toBeVisible()
  await page.goForward()
  await expect(form.name).toHaveValue('Ada Brook')
  expect(await isMarked(page)).toBe(true)
  await page.reload()
  await expect(form.name).toHaveValue('Ada Brook')
})

test('the box names the service, and is there with the first paint, before the app starts', async ({ page }) => {
  await watchLayoutShift(page)
  await page.goto(contactPath(menuService))
  const about = interpolate(contact.form.about, { service: menuService.name })
  await expect(page.getByRole('checkbox', { name: about, exact: true })).toBeChecked()
  expect(await page.evaluate(() => '___loader' in window)).toBe(false)
  expect(await layoutShift(page), 'more than a font that arrives late').toBeLessThan(0.002)
})
