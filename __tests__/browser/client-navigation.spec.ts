import { expect, test } from '@playwright/test'
import { canonicalServicePath, hasTeamPage, home, leaders, named, navigationLink, services, site } from './content'
import { followNavigation, isMarked, markWindow, open } from './fixtures'
import { readServerPage } from './server-page'

test('a link within the site loads no new document', async ({ page }) => {
  await open(page, '/')
  await markWindow(page)
  await followNavigation(page)
  await expect(page.getByRole('heading', { level: 1, name: navigationLink.heading })).toBeVisible()
  await expect(page).toHaveURL(navigationLink.to)
  expect(await isMarked(page)).toBe(true)
})

test('links in a card, the footer, and the brand load no new document', async ({ page }) => {
  await open(page, '/')
  await markWindow(page)
  const main = page.getByRole('main')
  const firstPath = (slugs: readonly string[]) => canonicalServicePath(named(services, slugs[0] ?? ''))
  const card = firstPath(home.services.cards)
  await main.locator(`li a[href="${card}"]`).click()
  await expect(page).toHaveURL(card)
  const listed = firstPath(site.footer.services.services)
  await page.getByRole('contentinfo').locator(`a[href="${listed}"]`).first().click()
  await expect(page).toHaveURL(listed)
  await page.getByRole('banner').getByRole('link', { name: site.name, exact: true }).click()
  await expect(page).toHaveURL('/')
  expect(await isMarked(page)).toBe(true)
})

test('the new page’s heading is announced', async ({ page }) => {
  await open(page, '/')
  await followNavigation(page)
  await expect(page.locator('#gatsby-announcer')).toContainText(navigationLink.heading)
  await expect(page.locator('#gatsby-announcer')).toHaveAttribute('aria-live', 'assertive')
})

test('the focus moves to the new page’s heading, and the page is scrolled to the top', async ({ page }) => {
  await open(page, '/')
  await followNavigation(page)
  await expect(page.getByRole('heading', { level: 1, name: navigationLink.heading })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a link to an anchor on another page moves the focus to that anchor', async ({ page }) => {
  test.skip(!hasTeamPage, 'the team page is switched off')
  const { slug = '', name = '' } = leaders.at(-1) ?? {}
  await open(page, '/about')
  await page.locator('#team').locator(`a[href$="#${slug}"]`).click()
  await expect(page).toHaveURL(`/about/team#${slug}`)
  const profile = page.locator(`#${slug}`)
  await expect(profile).toBeFocused()
  await expect(profile.getByRole('heading', { name, exact: true })).toBeInViewport()
})

test('the new page’s title replaces the old one', async ({ page }) => {
  await open(page, '/')
  await expect(page).toHaveTitle(`${home.seo.title} | ${site.name}`)
  await followNavigation(page)
  await expect(page).toHaveTitle((await readServerPage(page, navigationLink.to)).title)
})

test('going back loads no new document', async ({ page }) => {
  await open(page, '/')
  await markWindow(page)
  await followNavigation(page)
  await expect(page.getByRole('heading', { level: 1, name: navigationLink.heading })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: home.hero.heading })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})
