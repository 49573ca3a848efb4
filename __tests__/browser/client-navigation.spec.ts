import { expect, test } from '@playwright/test'
import { about, home, named, site, team } from './content'
import { isMarked, markWindow, open } from './fixtures'

test('a link within the site loads no new document', async ({ page }) => {
  await open(page, '/')
  await markWindow(page)
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: about.intro.heading })).toBeVisible()
  await expect(page).toHaveURL('/about')
  expect(await isMarked(page)).toBe(true)
})

test('links in the hero, a card, the footer, and the brand load no new document', async ({ page }) => {
  await open(page, '/')
  await markWindow(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: home.hero.secondary.label }).click()
  await expect(page).toHaveURL('/services')
  await main.locator('a[href="/services/compliance"]').click()
  await expect(page).toHaveURL('/services/compliance')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' }).click()
  await expect(page).toHaveURL('/about/team')
  await page.getByRole('banner').getByRole('link', { name: site.name, exact: true }).click()
  await expect(page).toHaveURL('/')
  expect(await isMarked(page)).toBe(true)
})

test('the new page’s heading is announced', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page.locator('#gatsby-announcer')).toContainText(about.intro.heading)
  await expect(page.locator('#gatsby-announcer')).toHaveAttribute('aria-live', 'assertive')
})

test('the focus moves to the new page’s heading, and the page is scrolled to the top', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: about.intro.heading })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a link to an anchor on another page moves the focus to that anchor', async ({ page }) => {
  const { slug, name } = named(team, 'david-okafor')
  await open(page, '/about')
  await page.locator('#team').getByRole('link', { name }).click()
  await expect(page).toHaveURL(`/about/team#${slug}`)
  await expect(page.getByRole('article', { name })).toBeFocused()
  await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport()
})

test('the new page’s title replaces the old one', async ({ page }) => {
  await open(page, '/')
  await expect(page).toHaveTitle(`${home.seo.title} | ${site.name}`)
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveTitle(`${about.seo.title} | ${site.name}`)
})

test('going back loads no new document', async ({ page }) => {
  await open(page, '/')
  await markWindow(page)
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: about.intro.heading })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: home.hero.heading })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})
