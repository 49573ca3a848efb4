import { expect, test } from '@playwright/test'
import { ConsultationPage } from './consultation-page'
import { contact, site } from './content'
import { DELIVERY, TOAST } from './durations'
import { openWithStoppedClock } from './fixtures'

test('a toast disappears after 5 seconds and not earlier', async ({ page }) => {
  const form = new ConsultationPage(page)
  await openWithStoppedClock(page, '/contact')
  await form.send(DELIVERY)
  await expect(form.toasts).toHaveCount(1)
  const durations = await form.toasts.evaluateAll((all) =>
    all.flatMap((toast) => toast.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration)),
  )
  expect(durations).toEqual([TOAST])
  await expect(form.toasts).toHaveCount(0, { timeout: 2 * TOAST })
})

test('a toast stays while the pointer is on it', async ({ page }) => {
  const form = new ConsultationPage(page)
  await openWithStoppedClock(page, '/contact')
  await form.send(DELIVERY)
  await form.toasts.hover()
  await form.passTimeOfToasts(TOAST)
  await expect(form.toasts).toBeVisible()
  await page.mouse.move(10, 300)
  await form.passTimeOfToasts(TOAST)
  await expect(form.toasts).toHaveCount(0)
})

test('a toast stays while the focus is in it', async ({ page }) => {
  const form = new ConsultationPage(page)
  await openWithStoppedClock(page, '/contact')
  await form.send(DELIVERY)
  await form.toasts.getByRole('button', { name: site.words.dismiss }).focus()
  await form.passTimeOfToasts(TOAST)
  await expect(form.toasts).toBeVisible()
  await form.name.focus()
  await form.passTimeOfToasts(TOAST)
  await expect(form.toasts).toHaveCount(0)
})

test('the other toasts still time out after one is closed by its button', async ({ page }) => {
  const form = new ConsultationPage(page)
  await openWithStoppedClock(page, '/contact')
  await form.send(DELIVERY)
  await form.send(DELIVERY)
  await expect(form.toasts).toHaveCount(2)
  await form.toasts.first().getByRole('button').click()
  await expect(form.toasts).toHaveCount(1)
  await page.mouse.move(10, 300)
  await form.passTimeOfToasts(TOAST)
  await expect(form.toasts).toHaveCount(0)
})

test('a toast is announced once, with its title and text', async ({ page }) => {
  const form = new ConsultationPage(page)
  await openWithStoppedClock(page, '/contact')
  // Assistive technology announces changes only in regions that it already knows.
  await expect(form.status).toHaveCount(1)
  await expect(form.status).toBeEmpty()
  const announcements = await form.status.evaluateHandle((status) => {
    const announced: string[] = []
    new MutationObserver(() => {
      if (status.textContent) announced.push(status.textContent)
    }).observe(status, { childList: true, characterData: true, subtree: true })
    return announced
  })
  await form.send(DELIVERY)
  await expect(form.toasts).toHaveCount(1)
  const { title, text: thanks } = contact.form.success
  const text = `${title}. ${thanks}`
  expect(await announcements.jsonValue()).toEqual([text])
  const others = page.locator('[aria-live], [role=alert], [role=log]').filter({ hasText: title })
  await expect(others).toHaveCount(0)
})
