import { expect, test } from '@playwright/test'
import { canonicalServicePath, named, overview, servicePage, servicePaths, services, twinService } from './content'
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

test('the overview describes the steps in order', async ({ page }) => {
  await page.goto('/services')
  const steps = page.getByRole('region', { name: overview.approach.heading }).getByRole('listitem')
  await expect(steps).toHaveCount(overview.approach.steps.length)
  for (const [index, { title, description }] of overview.approach.steps.entries()) {
    await expect(steps.nth(index).getByRole('heading', { level: 3 })).toHaveText(`${String(index + 1)} ${title}`)
    await expect(steps.nth(index)).toContainText(description)
  }
})

test('the overview ends with a call to action', async ({ page }) => {
  await page.goto('/services')
  const callToAction = page.getByRole('region', { name: overview.callToAction.heading })
  await expect(callToAction.getByRole('link')).toHaveAttribute('href', overview.callToAction.button.to)
})

test('each service is complete', async ({ page }) => {
  test.slow()
  for (const service of services) {
    await page.goto(canonicalServicePath(service), { waitUntil: 'domcontentloaded' })
    const main = page.getByRole('main')
    await expect.soft(main.getByRole('heading', { level: 1 })).toHaveText(service.title)
    await expect.soft(main.getByRole('img').first()).toHaveAttribute('alt', /\S/)
    await expect.soft(main.getByText(service.introduction)).toBeVisible()
    const parts = main.getByRole('region', { name: service.cardsHeading })
    await expect.soft(parts.getByRole('listitem')).toHaveCount(3)
    for (const [index, { title, description }] of service.cards.entries()) {
      const card = parts.getByRole('listitem').nth(index)
      await expect.soft(card.getByRole('heading')).toContainText(title)
      await expect.soft(card.getByText(description)).toBeVisible()
    }
    const why = main.getByRole('region', { name: servicePage.whyItMatters })
    await expect.soft(why.getByText(service.whyItMatters)).toBeVisible()
    const start = main.getByRole('region', { name: servicePage.getStarted })
    await expect.soft(start.getByText(service.getStarted)).toBeVisible()
    await expect
      .soft(start.getByRole('link', { name: servicePage.schedule.label }))
      .toHaveAttribute('href', servicePage.schedule.to)
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
