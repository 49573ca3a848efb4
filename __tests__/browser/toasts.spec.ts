import { expect, test } from '@playwright/test'
import { ConsultationPage } from './consultation-page'
import { contact } from './content'
import { DELIVERY, TOAST } from './durations'
import { advanceClock, openWithStoppedClock } from './fixtures'

test('a toast disappears after 5 seconds, not counting the time while the pointer is on it', async ({ page }) => {
  const form = new ConsultationPage(page)
  await openWithStoppedClock(page, '/contact')
  await form.send(DELIVERY)
  await expect(form.toasts).toHaveCount(1)
  await advanceClock(page, TOAST - 1000)
  await form.toasts.hover()
  await advanceClock(page, 10 * TOAST)
  await expect(form.toasts).toBeVisible()
  await page.mouse.move(10, 300)
  await advanceClock(page, 999)
  await expect(form.toasts).toBeVisible()
  await advanceClock(page, 1)
  await expect(form.toasts).toHaveCount(0)
})

test('a toast is announced once, with its title and text, in a status that is empty before', async ({ page }) => {
  const form = new ConsultationPage(page)
  await openWithStoppedClock(page, '/contact')
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
  const { title, text } = contact.form.success
  expect(await announcements.jsonValue()).toEqual([`${title}. ${text}`])
  await expect(page.locator('[aria-live], [role=alert], [role=log]').filter({ hasText: title })).toHaveCount(0)
})
