import { expect, test } from '@playwright/test'
import { interpolate } from '../../src/layout/interpolate'
import {
  canonicalServicePath,
  contactPath,
  extremeServices,
  hasMaps,
  menuService,
  named,
  overview,
  serviceTemplate,
  servicePaths,
  services,
  site,
  testimonials,
  twinService,
} from './content'
import { expectCallToAction, targets } from './fixtures'

test('the overview has its groups with their services in order, the steps in order, and a call to action', async ({
  page,
}) => {
  await page.goto('/services')
  for (const { title, services: slugs } of overview.groups) {
    const links = page.getByRole('region', { name: title, exact: true }).getByRole('link')
    expect(await targets(links)).toEqual(slugs.map((slug) => canonicalServicePath(named(services, slug))))
  }
  const titles = page.getByRole('heading', { level: 2 }).filter({ hasNotText: overview.approach.heading })
  await expect(titles).toHaveText([...overview.groups.map(({ title }) => title), overview.callToAction.heading])
  const steps = page.getByRole('region', { name: overview.approach.heading }).locator('ol > li')
  await expect(steps).toHaveCount(overview.approach.steps.length)
  for (const [index, { title, description }] of overview.approach.steps.entries()) {
    await expect(steps.nth(index).getByRole('heading', { level: 3 })).toHaveText(title)
    await expect(steps.nth(index)).toContainText(description)
  }
  await expectCallToAction(page, overview.callToAction, site.offer.consultation)
})

for (const service of extremeServices) {
  test(`${service.title} has an image, an introduction, cards, reasons, and links to the form`, async ({ page }) => {
    await page.goto(canonicalServicePath(service), { waitUntil: 'domcontentloaded' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(service.title)
    await expect(main.getByRole('img').first()).toHaveAttribute('alt', /\S/)
    await expect(main.getByText(service.introduction)).toBeVisible()
    const cards = main.getByRole('region', { name: service.cardsHeading }).getByRole('listitem')
    await expect(cards).toHaveCount(service.cards.length)
    for (const [index, { title, description }] of service.cards.entries()) {
      await expect(cards.nth(index).getByRole('heading')).toContainText(title)
      await expect(cards.nth(index).getByText(description)).toBeVisible()
    }
    const why = main.getByRole('region', { name: serviceTemplate.whyItMatters })
    await expect(why.getByText(service.whyItMatters)).toBeVisible()
    const hero = main.locator('section').first()
    const start = main.getByRole('region', { name: serviceTemplate.getStarted })
    await expect(start.getByText(service.getStarted)).toBeVisible()
    const { label, to } = serviceTemplate.schedule
    for (const part of [hero, start]) {
      const schedule = part.getByRole('link', { name: label, exact: true })
      await expect(schedule).toHaveAttribute('href', to === '/contact' ? contactPath(service) : to)
      await expect(part.getByText(`${site.offer.consultation} ${site.offer.reply}`)).toBeVisible()
    }
  })
}

test('the waymarks of the index sheet have the numbers of the list', async ({ page }) => {
  test.skip(!hasMaps || overview.groups.flatMap((group) => group.services).length > 60, 'the site has no sheet')
  await page.goto('/services')
  const waymarks = await page
    .locator('main [aria-hidden] svg:has(> a)')
    .evaluateAll((all) =>
      all.map((one) => one.querySelectorAll('text')).map((parts) => [...parts].map((part) => part.textContent)),
    )
  const rows = await page
    .locator('main section li:has(> a)')
    .evaluateAll((all) =>
      all.map((row) => [
        getComputedStyle(row, '::before').content.replaceAll('"', ''),
        row.querySelector('span + span')?.textContent,
      ]),
    )
  expect(waymarks.length).toBeGreaterThan(0)
  expect(waymarks).toEqual(rows)
})

test('a service links to its group in the overview, and to others in the group', async ({ page }) => {
  const index = overview.groups.findIndex(({ services: slugs }) => slugs.includes(menuService.slug))
  const { title = '', services: slugs = [] } = overview.groups[index] ?? {}
  test.skip(slugs.length < 2, 'the service has no others in its group')
  await page.goto(canonicalServicePath(menuService))
  const { heading, all } = serviceTemplate.relatedServices
  const links = page.getByRole('region', { name: interpolate(heading, { group: title }) }).getByRole('link')
  await expect(links).toHaveCount(1 + Math.min(3, slugs.length - 1))
  const group = `/services#group-${String(index + 1)}-heading`
  const others = slugs.filter((slug) => slug !== menuService.slug).map((slug) => named(services, slug))
  expect([group, ...others.map(canonicalServicePath)]).toEqual(expect.arrayContaining(await targets(links)))
  await links.filter({ hasText: interpolate(all, { group: title }) }).click()
  await expect(page).toHaveURL(group)
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeInViewport()
})

test('a service shows the testimonial that its file names', async ({ page }) => {
  const shown = services.find(({ testimonial }) => testimonials.some(({ slug }) => slug === testimonial))
  test.skip(!shown, 'no service names a testimonial')
  if (!shown) return
  await page.goto(canonicalServicePath(shown), { waitUntil: 'domcontentloaded' })
  const { quote, author } = named(testimonials, shown.testimonial ?? '')
  const figure = page.getByRole('main').getByRole('figure')
  await expect(figure.getByRole('blockquote')).toContainText(quote)
  await expect(figure).toContainText(author)
})

test('a service has the same text under each of its prefixes', async ({ page }) => {
  test.skip(!twinService, 'every service has one page')
  const [one = '', other = ''] = twinService ? servicePaths(twinService) : []
  await page.goto(one)
  const text = await page.getByRole('main').innerText()
  await page.goto(other)
  await expect(page.getByRole('main')).toHaveText(text, { useInnerText: true })
})
