import { expect, test } from '@playwright/test'
import { HIGHEST_RATING } from '../../src/content-model/rating'
import { interpolate } from '../../src/layout/interpolate'
import { canonicalServicePath, home, named, services, shownTestimonials, site, statistics } from './content'
import { targets } from './fixtures'

const cards = home.services.cards.map((slug) => named(services, slug))

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('the hero has its heading and two links', async ({ page }) => {
  const hero = page.getByRole('main').locator('> *').first()
  await expect(hero.getByRole('heading', { level: 1, name: home.hero.heading })).toBeVisible()
  const { primary, secondary } = home.hero
  await expect(hero.getByRole('link')).toHaveText([primary.label, secondary.label])
  expect(await targets(hero.getByRole('link'))).toEqual([primary.to, secondary.to])
})

test('each card links to the canonical page of its service, and a button to all services', async ({ page }) => {
  const links = page.getByRole('region', { name: home.services.heading }).getByRole('link')
  expect(await targets(links)).toEqual([...cards.map(canonicalServicePath), home.services.all.to])
  await expect(links.last()).toContainText(home.services.all.label)
})

test('every card has an icon, the service’s name, and its summary', async ({ page }) => {
  for (const entry of cards) {
    const card = page.getByRole('main').locator(`li a[href="${canonicalServicePath(entry)}"]`)
    await expect(card).toContainText(entry.name)
    await expect(card).toContainText(entry.summary)
    await expect(card.locator('svg').first()).toBeVisible()
  }
})

test('the statistics have labels with their qualifiers, and figures', async ({ page }) => {
  const results = page.getByRole('region', { name: home.stats.heading })
  await expect(results.getByRole('term')).toHaveText(
    home.stats.statistics.map((key) => {
      const { label, qualifier = '' } = named(statistics, key)
      return label + qualifier
    }),
  )
  const values = results.getByRole('definition')
  await expect(values).toHaveCount(home.stats.statistics.length)
  for (const [index, key] of home.stats.statistics.entries()) {
    await expect(values.nth(index)).toContainText(named(statistics, key).value)
  }
})

test('up to three testimonials are block quotes with their authors and their ratings as text', async ({ page }) => {
  const quotes = page.getByRole('region', { name: home.testimonials?.heading }).getByRole('figure')
  await expect(quotes).toHaveCount(shownTestimonials.length)
  await expect(page.locator('main blockquote')).toHaveCount(shownTestimonials.length)
  for (const [index, { quote, author, title, rating }] of shownTestimonials.entries()) {
    await expect(quotes.nth(index).getByRole('blockquote')).toContainText(quote)
    await expect(quotes.nth(index)).toContainText(`${author}, ${title}`)
    const rated = interpolate(site.words.rated, { rating, highest: HIGHEST_RATING })
    await expect(quotes.nth(index).getByText(rated, { exact: true })).toHaveCount(1)
  }
})

test('the statement about the testimonials is below them', async ({ page }) => {
  const { heading, statement } = home.testimonials ?? {}
  test.skip(statement === undefined || shownTestimonials.length === 0, 'The content has none')
  await expect(page.getByRole('region', { name: heading }).getByText(statement ?? '')).toBeVisible()
})

test('the offer is beside the buttons at the top and at the end of the page', async ({ page }) => {
  const { consultation, reply } = site.offer
  const offers = page.getByRole('main').getByText(`${consultation} ${reply}`, { exact: true })
  await expect(offers).toHaveCount(2)
})

test('the page ends with a call to action', async ({ page }) => {
  const callToAction = page.getByRole('region', { name: home.callToAction.heading })
  await expect(callToAction.getByRole('link', { name: home.callToAction.button.label })).toHaveAttribute(
    'href',
    home.callToAction.button.to,
  )
})

test('the brand is the firm’s name and links to the home page', async ({ page }) => {
  const brand = page.getByRole('banner').getByRole('link', { name: site.name, exact: true })
  await expect(brand).toHaveAttribute('href', '/')
})
