import { expect, test } from '@playwright/test'
import { phoneLink } from '../../content-model/locale/phone-number'
import { THANKS_PATH } from '../../content-model/routes/named-paths'
import { site, thanks } from './content'
import { readServerPage } from './server-page'

test('the thank-you page confirms the request and shows how to reach the firm sooner', async ({ page }) => {
  await page.goto(THANKS_PATH)
  await expect(page.getByRole('heading', { level: 1, name: thanks.heading })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(`${thanks.text} ${site.offer.reply}`)).toBeVisible()
  await expect(main.getByRole('link', { name: site.contact.phone })).toHaveAttribute(
    'href',
    phoneLink(site.contact.phone, site.country),
  )
  await expect(main.getByRole('list').getByRole('listitem')).toHaveCount(thanks.next.steps.length)
})

test('its link works', async ({ page }) => {
  await page.goto(THANKS_PATH)
  await page.getByRole('main').getByRole('link', { name: thanks.onward.label }).click()
  await expect(page).toHaveURL(thanks.onward.to)
})

test('it is not indexed, listed in the sitemap, or set up for sharing', async ({ page }) => {
  await page.goto(THANKS_PATH)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const { canonical, openGraph } = await readServerPage(page, THANKS_PATH)
  expect({ canonical, openGraph }).toEqual({ canonical: null, openGraph: {} })
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain(THANKS_PATH)
})

test('no page of the site links to it', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.locator(`a[href="${THANKS_PATH}"]`)).toHaveCount(0)
})
