import { expect, test } from '@playwright/test'
import { canonicalServicePath, home, named, services, shownTestimonials, site, statistics } from './content'
import { expectCallToAction, expectStatistics, targets } from './fixtures'

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

/** The widths of laptops, where there is the least room beside the hero's text. */
for (const width of [1024, 1200]) {
  test(`at ${width} px, no marker or label of the hero’s map touches its text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const hero = page.getByRole('main').locator('> *').first()
    const touching = await hero.evaluate((element) => {
      const texts = [...element.querySelectorAll<HTMLElement>('h1, p, a, li')]
        .filter(({ offsetWidth }) => offsetWidth > 1)
        .flatMap((one) => {
          const range = document.createRange()
          range.selectNodeContents(one)
          return [...range.getClientRects()]
        })
      return [...element.querySelectorAll('svg:has(mask) :is(.marker, .title)')]
        .map((one) => one.getBoundingClientRect())
        .filter((box) =>
          texts.some(
            ({ left, right, top, bottom }) =>
              box.left < right && box.right > left && box.top < bottom && box.bottom > top,
          ),
        )
    })
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
