import { expect, test } from '@playwright/test'
import { interpolate } from '../../src/layout/interpolate'
import {
  canonicalServicePath,
  contactPath,
  extremeServices,
  named,
  overview,
  servicePage,
  servicePaths,
  services,
  site,
  testimonials,
  twinService,
} from './content'
import { targets } from './fixtures'

test('the overview has its groups with their services in order', async ({ page }) => {
  await page.goto('/services')
  for (const { title, services: slugs } of overview.groups) {
    const links = page.getByRole('region', { name: title, exact: true }).getByRole('link')
    expect(await targets(links)).toEqual(slugs.map((slug) => canonicalServicePath(named(services, slug))))
  }
  const titles = page.getByRole('heading', { level: 2 }).filter({ hasNotText: overview.approach.heading })
  await expect(titles).toHaveText([...overview.groups.map(({ title }) => title), overview.callToAction.heading])
})

test('the overview loads its images one frame after its text', async ({ page }) => {
  await page.addInitScript(() => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        performance.mark('second-frame')
      }),
    )
  })
  await page.goto('/services')
  await expect(page.getByRole('main').locator('li img').first()).toHaveJSProperty('complete', true)
  const { second, requested } = await page.evaluate(() => ({
    second: performance.getEntriesByName('second-frame')[0]?.startTime ?? Infinity,
    requested: performance
      .getEntriesByType('resource')
      .filter((entry) => 'initiatorType' in entry && entry.initiatorType === 'img')
      .map(({ startTime }) => startTime),
  }))
  expect(requested).not.toHaveLength(0)
  expect(Math.min(...requested)).toBeGreaterThan(second)
})

test('the overview describes the steps in order', async ({ page }) => {
  await page.goto('/services')
  const steps = page.getByRole('region', { name: overview.approach.heading }).getByRole('listitem')
  await expect(steps).toHaveCount(overview.approach.steps.length)
  for (const [index, { title, description }] of overview.approach.steps.entries()) {
    await expect(steps.nth(index).getByRole('heading', { level: 3 })).toHaveText(title)
    await expect(steps.nth(index)).toContainText(description)
  }
})

test('a service is complete, with the least and the most text', async ({ page }) => {
  for (const service of extremeServices) {
    await page.goto(canonicalServicePath(service), { waitUntil: 'domcontentloaded' })
    const main = page.getByRole('main')
    await expect.soft(main.getByRole('heading', { level: 1 })).toHaveText(service.title)
    await expect.soft(main.getByRole('img').first()).toHaveAttribute('alt', /\S/)
    await expect.soft(main.getByText(service.introduction)).toBeVisible()
    const parts = main.getByRole('region', { name: service.cardsHeading })
    await expect.soft(parts.getByRole('listitem')).toHaveCount(service.cards.length)
    for (const [index, { title, description }] of service.cards.entries()) {
      const card = parts.getByRole('listitem').nth(index)
      await expect.soft(card.getByRole('heading')).toContainText(title)
      await expect.soft(card.getByText(description)).toBeVisible()
    }
    const why = main.getByRole('region', { name: servicePage.whyItMatters })
    await expect.soft(why.getByText(service.whyItMatters)).toBeVisible()
    const start = main.getByRole('region', { name: servicePage.getStarted })
    await expect.soft(start.getByText(service.getStarted)).toBeVisible()
    const { label, to } = servicePage.schedule
    const hero = main.locator('section').first()
    await expect.soft(hero.getByText(site.tagline, { exact: true })).toBeVisible()
    for (const part of [hero, start]) {
      await expect
        .soft(part.getByRole('link', { name: label, exact: true }))
        .toHaveAttribute('href', to === '/contact' ? contactPath(service) : to)
      await expect.soft(part.getByText(`${site.offer.consultation} ${site.offer.reply}`)).toBeVisible()
    }
  }
})

/** The position of the group whose services the page of a service shows: the first that contains it. */
const groupOf = (slug: string) => overview.groups.findIndex(({ services: slugs }) => slugs.includes(slug))

test('the last service of each group links to others in the group, and to the group in the overview', async ({
  page,
}) => {
  for (const [index, { title, services: slugs }] of overview.groups.entries()) {
    const slug = slugs.length > 1 ? slugs.findLast((one) => groupOf(one) === index) : undefined
    if (slug !== undefined) {
      await page.goto(canonicalServicePath(named(services, slug)), { waitUntil: 'domcontentloaded' })
      const { heading, all } = servicePage.relatedServices
      const section = page.getByRole('region', { name: interpolate(heading, { group: title }) })
      const others = [...slugs, ...slugs].slice(slugs.indexOf(slug) + 1).slice(0, Math.min(3, slugs.length - 1))
      expect(await targets(section.getByRole('link'))).toEqual([
        `/services#group-${String(index + 1)}-heading`,
        ...others.map((other) => canonicalServicePath(named(services, other))),
      ])
      await expect(section.getByRole('link').first()).toHaveText(interpolate(all, { group: title }))
    }
  }
})

test('the link to a group scrolls to it in the overview', async ({ page }) => {
  const index = overview.groups.findLastIndex(
    ({ services: slugs }, position) => slugs.length > 1 && slugs.some((slug) => groupOf(slug) === position),
  )
  const group = overview.groups[index]
  const slug = group?.services.find((one) => groupOf(one) === index)
  test.skip(slug === undefined, 'no group has several services')
  await page.goto(canonicalServicePath(named(services, slug ?? '')))
  const all = interpolate(servicePage.relatedServices.all, { group: group?.title ?? '' })
  await page.getByRole('link', { name: all, exact: true }).click()
  await expect(page).toHaveURL(`/services#group-${String(index + 1)}-heading`)
  await expect(page.getByRole('heading', { level: 2, name: group?.title ?? '', exact: true })).toBeInViewport()
})

test('a service shows the testimonial that its file names', async ({ page }) => {
  const shown = services.filter(({ testimonial }) => testimonials.some(({ slug }) => slug === testimonial))
  test.skip(shown.length === 0, 'no service names a testimonial')
  for (const service of shown) {
    await page.goto(canonicalServicePath(service), { waitUntil: 'domcontentloaded' })
    const { quote, author } = named(testimonials, service.testimonial ?? '')
    const figure = page.getByRole('main').getByRole('figure')
    await expect(figure.getByRole('blockquote')).toContainText(quote)
    await expect(figure).toContainText(author)
  }
})

test('a service has the same text under each of its prefixes', async ({ page }) => {
  test.skip(!twinService, 'every service has one page')
  const [one = '', other = ''] = twinService ? servicePaths(twinService) : []
  await page.goto(one)
  const text = await page.getByRole('main').innerText()
  await page.goto(other)
  await expect(page.getByRole('main')).toHaveText(text, { useInnerText: true })
})
