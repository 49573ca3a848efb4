import { expect, test } from '@playwright/test'
import { HIGHEST_RATING } from '../../content-model/rating'
import { interpolate } from '../../src/layout/interpolate'
import {
  about,
  canonicalServicePath,
  careers,
  home,
  named,
  overview,
  paths,
  services,
  shownTestimonials,
  site,
} from './content'
import { targets } from './fixtures'

const cards = home.services.cards.map((slug) => named(services, slug))

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('the hero has its heading, two links, and the offer', async ({ page }) => {
  const hero = page.getByRole('main').locator('> *').first()
  await expect(hero.getByRole('heading', { level: 1, name: home.hero.heading })).toBeVisible()
  const { primary, secondary } = home.hero
  await expect(hero.getByRole('link')).toHaveText([primary.label, secondary.label])
  expect(await targets(hero.getByRole('link'))).toEqual([primary.to, secondary.to])
  await expect(hero.getByText(`${site.offer.consultation} ${site.offer.reply}`, { exact: true })).toBeVisible()
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

test('up to three testimonials are block quotes with authors and ratings as text, above the statement about them', async ({
  page,
}) => {
  const quotes = page.getByRole('region', { name: home.testimonials?.heading }).getByRole('figure')
  await expect(quotes).toHaveCount(shownTestimonials.length)
  await expect(page.locator('main blockquote')).toHaveCount(shownTestimonials.length)
  for (const [index, { quote, author, title, rating }] of shownTestimonials.entries()) {
    await expect(quotes.nth(index).getByRole('blockquote')).toContainText(quote)
    await expect(quotes.nth(index)).toContainText(`${author}, ${title}`)
    const rated = interpolate(site.uiLabels.rated, { rating, highest: HIGHEST_RATING })
    await expect(quotes.nth(index).getByText(rated, { exact: true })).toHaveCount(1)
  }
  const { statement } = home.testimonials ?? {}
  if (statement !== undefined && shownTestimonials.length > 0)
    await expect(page.getByRole('main').getByText(statement)).toBeVisible()
})

test('the brand is the firm’s name and links to the home page', async ({ page }) => {
  const brand = page.getByRole('banner').getByRole('link', { name: site.name, exact: true })
  await expect(brand).toHaveAttribute('href', '/')
})

for (const { path, content, offers } of [
  { path: '/', content: home, offers: true },
  { path: '/about', content: about, offers: true },
  { path: '/services', content: overview, offers: true },
  { path: '/careers', content: careers, offers: false },
].filter(({ path }) => paths.includes(path))) {
  test(`${path} ends with a call to action${offers ? ' and the offer' : ''}`, async ({ page }) => {
    await page.goto(path)
    const { heading, button } = content.callToAction
    const callToAction = page.getByRole('region', { name: heading })
    await expect(callToAction.getByRole('link', { name: button.label })).toHaveAttribute('href', button.to)
    await expect(callToAction.getByText(site.offer.consultation)).toHaveCount(offers ? 1 : 0)
  })
}
