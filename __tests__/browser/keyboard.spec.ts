/** Everything works with the keyboard only. For the visibility of the focus on each page, see page-types.spec.ts. */
import { expect, test } from '@playwright/test'
import { ConsultationPage, TEXTS } from './consultation-page'
import { site } from './content'
import { menuButton, menuPanel, PHONE } from './fixtures'
import { tabTo } from './focus'

const contactLink = [...site.navigation.pages, site.navigation.button].find(({ to }) => to === '/contact')

test('on a phone, a visitor can go from the address bar to a sent request and close its toast', async ({ page }) => {
  test.skip(!contactLink, 'the navigation has no link to the form')
  const form = new ConsultationPage(page)
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await tabTo(page, menuButton(page))
  await page.keyboard.press('Enter')
  await expect(menuPanel(page)).toBeVisible()
  await tabTo(
    page,
    menuPanel(page)
      .getByRole('link', { name: contactLink?.label ?? '', exact: true })
      .first(),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
  await expect(form.name).toBeVisible()
  // The app focuses the new page's heading; on a newly loaded document, the body has the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(?:H1|BODY)$/)
  for (const { control, kind, options } of form.fields.filter(({ required }) => required)) {
    await tabTo(page, control)
    // In a select, typing chooses the option that begins with the text.
    await page.keyboard.type(kind === 'select' ? (options.at(-1) ?? '') : TEXTS[kind])
  }
  await tabTo(page, form.submit)
  await page.keyboard.press('Enter')
  await expect(form.toasts).toBeVisible()
  await expect(form.confirmation).toBeVisible()
  await expect(form.submit).toBeFocused()
  // A focused toast stays open.
  await form.toasts.getByRole('button', { name: site.uiLabels.dismiss }).focus()
  await page.keyboard.press('Enter')
  await expect(form.toasts).toHaveCount(0)
  await expect(form.submit).toBeFocused()
})
