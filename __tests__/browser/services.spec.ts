import { expect, test } from '@playwright/test'
import { named, overview, servicePage, servicePaths, services } from './content'
import { targets } from './fixtures'
import { OVERVIEW_GROUPS, SERVICE_TABLE, UNDER_BOTH, UNDER_SERVICES_ALONE } from './specification'

test('the overview has four groups with their services in the specified order', async ({ page }) => {
  await page.goto('/services')
  for (const [title, slugs] of OVERVIEW_GROUPS) {
    const links = page.getByRole('region', { name: title, exact: true }).getByRole('link')
    expect(await targets(links)).toEqual(slugs.map((slug) => `/services/${slug}`))
  }
  const titles = page.getByRole('heading', { level: 2 }).filter({ hasNotText: overview.approach.heading })
  await expect(titles).toHaveText([...OVERVIEW_GROUPS.map(([title]) => title), overview.callToAction.heading])
})

test('the overview requests its images one frame after its text', async ({ page }) => {
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

test('the overview describes the four steps in order', async ({ page }) => {
  await page.goto('/services')
  const steps = page.getByRole('region', { name: overview.approach.heading }).getByRole('listitem')
  const titles = ['Discovery', 'Strategy Development', 'Implementation', 'Ongoing Support']
  await expect(steps).toHaveCount(titles.length)
  for (const [index, title] of titles.entries()) {
    await expect(steps.nth(index).getByRole('heading', { level: 3 })).toHaveText(`${String(index + 1)} ${title}`)
    await expect(steps.nth(index)).toContainText(overview.approach.steps[index]?.description ?? 'a description')
  }
})

test('the overview ends with a call to action that links to the contact page', async ({ page }) => {
  await page.goto('/services')
  const callToAction = page.getByRole('region', { name: overview.callToAction.heading })
  await expect(callToAction.getByRole('link')).toHaveAttribute('href', '/contact')
})

test('the sixteen services have 27 pages under the specified prefixes', () => {
  const expected = [
    ...UNDER_BOTH.flatMap((slug) => [`/services/${slug}`, `/counseling/${slug}`]),
    ...UNDER_SERVICES_ALONE.map((slug) => `/services/${slug}`),
    '/counseling/holistic-planning',
  ]
  expect(services).toHaveLength(16)
  expect(expected).toHaveLength(27)
  expect(services.flatMap(servicePaths).sort()).toEqual(expected.sort())
})

test('the services in the specification have its titles and its cards', () => {
  for (const [slug, title, cards] of SERVICE_TABLE) {
    const service = named(services, slug)
    expect.soft(service.title).toBe(title)
    expect.soft(service.cards.map((card) => card.title)).toEqual(cards)
    expect.soft(servicePaths(service)).toContain(`/counseling/${slug}`)
  }
})

test('each service is complete', async ({ page }) => {
  for (const service of services) {
    await page.goto(`/${service.prefixes[0] ?? ''}/${service.slug}`, { waitUntil: 'domcontentloaded' })
    const main = page.getByRole('main')
    expect.soft(service.title).toMatch(/ Services$/)
    await expect.soft(main.getByRole('heading', { level: 1 })).toHaveText(service.title)
    await expect.soft(main.getByRole('img').first()).toHaveAttribute('alt', /\S/)
    await expect.soft(main.getByText(service.introduction)).toBeVisible()
    const parts = main.getByRole('region', { name: service.cardsHeading })
    await expect.soft(parts.getByRole('listitem')).toHaveCount(3)
    for (const { title, description } of service.cards) {
      const card = parts.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
      await expect.soft(card.getByText(description)).toBeVisible()
    }
    const why = main.getByRole('region', { name: servicePage.whyItMatters })
    await expect.soft(why.getByText(service.whyItMatters)).toBeVisible()
    const start = main.getByRole('region', { name: servicePage.getStarted })
    await expect.soft(start.getByText(service.getStarted)).toBeVisible()
    await expect.soft(start.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute('href', '/contact')
  }
})

test('a service has the same text under both of its prefixes', async ({ page }) => {
  await page.goto('/services/tax-planning')
  const text = await page.getByRole('main').innerText()
  await page.goto('/counseling/tax-planning')
  await expect(page.getByRole('main')).toHaveText(text, { useInnerText: true })
})
