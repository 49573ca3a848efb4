import { expect, test } from '@playwright/test'
import { careers, hasCareersPage, jobs } from './content'
import { expectCallToAction, open } from './fixtures'

test.skip(!hasCareersPage, 'the careers page is switched off')

test('the careers page has an invitation, benefits, the culture, and a call to action', async ({ page }) => {
  await page.goto('/careers')
  await expect(page.getByRole('heading', { level: 1, name: careers.hero.heading })).toBeVisible()
  const benefits = page.getByRole('region', { name: careers.benefits.heading })
  await expect(benefits.getByRole('term')).toHaveText(careers.benefits.items.map(({ title }) => title))
  const culture = page.getByRole('region', { name: careers.culture.heading })
  for (const paragraph of careers.culture.paragraphs) await expect(culture.getByText(paragraph)).toBeVisible()
  await expectCallToAction(page, careers.callToAction)
})

test('each open position expands to show its description and its requirements', async ({ page }) => {
  await page.goto('/careers')
  const positions = page.locator('#positions details')
  await expect(positions).toHaveCount(jobs.length)
  await expect(page.getByText(careers.positions.none)).toHaveCount(jobs.length === 0 ? 1 : 0)
  for (const [index, { title, location, type, department, description, requirements }] of jobs.entries()) {
    const position = positions.nth(index)
    for (const text of [title, location, type, department])
      await expect(position.locator('summary')).toContainText(text)
    await expect(position.getByText(description)).toBeHidden()
    await position.locator('summary').click()
    await expect(position.getByText(description)).toBeVisible()
    await expect(position.getByRole('listitem')).toHaveText(requirements)
  }
})

test('the address of a position opens it with its title in view, also after client-side navigation', async ({
  page,
}) => {
  const job = jobs.at(-1)
  test.skip(!job, 'no position is open')
  const { slug = '', title = '', description = '' } = job ?? {}
  const position = page.locator('#positions details').filter({ hasText: title })
  await page.goto(`/careers#${slug}`)
  await expect(position.getByText(description)).toBeVisible()
  await expect(position.getByRole('heading', { name: title })).toBeInViewport()
  await open(page, '/')
  await page.evaluate((path) => {
    const navigate: unknown = Reflect.get(window, '___navigate')
    if (typeof navigate === 'function') Reflect.apply(navigate, window, [path])
  }, `/careers#${slug}`)
  await expect(position.getByText(description)).toBeVisible()
})
