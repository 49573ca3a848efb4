import { expect, test } from '@playwright/test'
import { home, named, services, site, statistics, testimonials } from './content'
import { targets } from './fixtures'
import { HOME_SERVICES } from './specification'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('the hero links to the contact page and to the services', async ({ page }) => {
  const hero = page.getByRole('main').locator('> *').first()
  await expect(hero.getByRole('heading', { level: 1, name: home.hero.heading })).toBeVisible()
  await expect(hero.getByRole('link')).toHaveText(['Schedule a Consultation', 'Explore Our Services'])
  expect(await targets(hero.getByRole('link'))).toEqual(['/contact', '/services'])
})

test('seven cards link to service pages, and no other link in the main content does', async ({ page }) => {
  const links = page.getByRole('main').locator('a[href^="/services/"], a[href^="/counseling/"]')
  expect(await targets(links)).toEqual(HOME_SERVICES.map((slug) => `/services/${slug}`))
})

test('every card has an icon, the service’s name, and its summary', async ({ page }) => {
  for (const slug of HOME_SERVICES) {
    const { name, summary } = named(services, slug)
    const card = page.getByRole('main').locator(`a[href="/services/${slug}"]`)
    await expect(card).toContainText(name)
    await expect(card).toContainText(summary)
    await expect(card.locator('svg').first()).toBeVisible()
  }
})

test('a button links to all services', async ({ page }) => {
  const all = page.getByRole('main').getByRole('link', { name: 'View All Services' })
  await expect(all).toHaveAttribute('href', '/services')
})

test('six statistics have labels', async ({ page }) => {
  const results = page.getByRole('region', { name: home.stats.heading })
  await expect(results.getByRole('term')).toHaveText(home.stats.statistics.map((key) => named(statistics, key).label))
  await expect(results.getByRole('term')).toHaveCount(6)
  const values = results.getByRole('definition')
  await expect(values).toHaveCount(6)
  for (const [index, key] of home.stats.statistics.entries()) {
    await expect(values.nth(index)).toContainText(named(statistics, key).value)
  }
})

test('three testimonials are block quotes with their authors', async ({ page }) => {
  const quotes = page.getByRole('region', { name: home.testimonials.heading }).getByRole('figure')
  await expect(quotes).toHaveCount(3)
  await expect(page.locator('main blockquote')).toHaveCount(3)
  for (const [index, { quote, author, title }] of testimonials.entries()) {
    await expect(quotes.nth(index).getByRole('blockquote')).toContainText(quote)
    await expect(quotes.nth(index)).toContainText(`${author}, ${title}`)
  }
})

test('every testimonial states its rating of 5 out of 5 as text', async ({ page }) => {
  await expect(page.getByRole('main').getByText('Rated 5 out of 5', { exact: true })).toHaveCount(3)
})

test('the page ends with a call to schedule a consultation', async ({ page }) => {
  const callToAction = page.getByRole('region', { name: home.callToAction.heading })
  await expect(callToAction.getByRole('link', { name: home.callToAction.button.label })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('the brand is the firm’s name and links to the home page', async ({ page }) => {
  const brand = page.getByRole('banner').getByRole('link', { name: site.name, exact: true })
  await expect(brand).toHaveAttribute('href', '/')
})
