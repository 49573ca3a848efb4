import { expect, test } from '@playwright/test'
import { canonicalServicePath, home, named, services, shownTestimonials, site, statistics } from './content'
import { expectCallToAction, expectStatistics, targets } from './fixtures'
import { readTextRuns } from './text-runs'

const cards = home.services.cards.map((slug) => named(services, slug))

test('the home page has a hero with two links and the offer, service cards, and a call to action', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('main').locator('> *').first()
  await expect(hero.getByRole('heading', { level: 1, name: home.hero.heading })).toBeVisible()
  const { primary, secondary } = home.hero
  await expect(hero.getByRole('link')).toHaveText([primary.label, secondary.label])
  expect(await targets(hero.getByRole('link'))).toEqual([primary.to, secondary.to])
  await expect(hero.getByText(`${site.offer.consultation} ${site.offer.reply}`, { exact: true })).toBeVisible()

  const section = page.getByRole('region', { name: home.services.heading })
  expect(await targets(section.getByRole('link'))).toEqual([...cards.map(canonicalServicePath), home.services.all.to])
  await expect(section.getByRole('link').last()).toContainText(home.services.all.label)
  for (const [index, { name, summary }] of cards.entries()) {
    const card = section.getByRole('link').nth(index)
    await expect(card).toContainText(name)
    await expect(card).toContainText(summary)
    await expect(card.locator('svg').first()).toBeVisible()
  }
  await expectCallToAction(page, home.callToAction, site.offer.consultation)
})

/** The widths of a laptop with the least and with the most room beside the hero's text. */
for (const width of [1024, 1279]) {
  test(`at ${width} px, no marker or label of the hero’s map touches its text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const runs = await readTextRuns(page)
    const hero = page.getByRole('main').locator('> *').first()
    const drawn = await hero
      .locator('svg:has(mask) :is(.marker, .title)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    const labels = (await hero.locator('svg :is(text, tspan)').allTextContents()).map((label) => label.trim())
    const texts = runs.filter(({ text }) => !labels.includes(text)).map(({ ink }) => ink)
    const touching = drawn.filter((box) =>
      texts.some(
        (text) => box.left < text.right && box.right > text.left && box.top < text.bottom && box.bottom > text.top,
      ),
    )
    expect(touching).toEqual([])
  })
}

test('the home page has its statistics and up to three testimonials', async ({ page }) => {
  await page.goto('/')
  await expectStatistics(page, home.stats.statistics)
  for (const key of home.stats.statistics) {
    const { qualifier = '' } = named(statistics, key)
    await expect(page.getByRole('region', { name: home.stats.heading })).toContainText(qualifier)
  }
  const quotes = page.getByRole('region', { name: home.testimonials?.heading }).getByRole('figure')
  await expect(quotes).toHaveCount(shownTestimonials.length)
  for (const [index, { quote, author, title }] of shownTestimonials.entries()) {
    await expect(quotes.nth(index).getByRole('blockquote')).toContainText(quote)
    await expect(quotes.nth(index)).toContainText(`${author}, ${title}`)
  }
  const { statement } = home.testimonials ?? {}
  if (statement !== undefined && shownTestimonials.length > 0)
    await expect(page.getByRole('main').getByText(statement)).toBeVisible()
})
