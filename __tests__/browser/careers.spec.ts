import { expect, test } from '@playwright/test'
import { careers, hasCareersPage, jobs, site } from './content'
import { open } from './fixtures'

test.skip(!hasCareersPage, 'the careers page is switched off')

test.beforeEach(async ({ page }) => {
  await page.goto('/careers')
})

test('the page invites people to join and lists its benefits', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: careers.hero.heading })).toBeVisible()
  const benefits = page.getByRole('region', { name: careers.benefits.heading })
  await expect(benefits.getByRole('term')).toHaveText(careers.benefits.items.map(({ title }) => title))
})

test('the open positions are listed in order, or a text states that there are none', async ({ page }) => {
  const positions = page.locator('#positions summary')
  await expect(positions).toHaveCount(jobs.length)
  for (const [index, { title, location, type, department }] of jobs.entries()) {
    for (const text of [title, location, type, department]) await expect(positions.nth(index)).toContainText(text)
  }
  await expect(page.getByText(careers.positions.none)).toHaveCount(jobs.length === 0 ? 1 : 0)
})

test('the introduction’s button scrolls to the positions on the page', async ({ page }) => {
  test.skip(careers.hero.button.to !== '#positions', 'it links to another place')
  const heading = page.getByRole('heading', { name: careers.positions.heading, exact: true })
  await expect(heading).not.toBeInViewport()
  await page.getByRole('link', { name: careers.hero.button.label }).click()
  await expect(heading).toBeInViewport()
})

test('each position expands to show its description, its requirements, its own address, and a link to apply by email', async ({
  page,
}) => {
  for (const [index, { slug, title, description, requirements }] of jobs.entries()) {
    const position = page.locator('#positions details').nth(index)
    await expect(position.getByText(description)).toBeHidden()
    await position.locator('summary').click()
    await expect(position.getByText(description)).toBeVisible()
    await expect(position.getByRole('listitem')).toHaveText(requirements)
    const apply = new URL(
      (await position.getByRole('link', { name: careers.positions.apply }).getAttribute('href')) ?? '',
    )
    expect(apply.protocol + apply.pathname).toBe(`mailto:${site.contact.email}`)
    expect(apply.searchParams.get('subject')).toContain(title)
    const own = position.getByRole('link', { name: careers.positions.link })
    await expect(own).toHaveAttribute('href', `#${slug}`)
  }
})

test('the address of a position opens it, with its title in view', async ({ page }) => {
  const job = jobs.at(-1)
  test.skip(!job, 'no position is open')
  const { slug = '', title = '', description = '' } = job ?? {}
  // Only the hash changes, so the page is loaded again as for a visitor who follows the link from elsewhere.
  await page.goto('about:blank')
  await page.goto(`/careers#${slug}`)
  const position = page.locator('#positions details').filter({ hasText: title })
  await expect(position.getByText(description)).toBeVisible()
  await expect(position.getByRole('heading', { name: title })).toBeInViewport()
})

test('a client-side link to a position also opens it', async ({ page }) => {
  const job = jobs.at(-1)
  test.skip(!job, 'no position is open')
  const { slug = '', description = '' } = job ?? {}
  await open(page, '/')
  await page.evaluate((path) => {
    const navigate: unknown = Reflect.get(window, '___navigate')
    if (typeof navigate === 'function') Reflect.apply(navigate, window, [path])
  }, `/careers#${slug}`)
  await expect(page.getByText(description)).toBeVisible()
})

test('the resume button opens an email to the firm with a subject', async ({ page }) => {
  const resume = new URL((await page.getByRole('link', { name: careers.positions.resume }).getAttribute('href')) ?? '')
  expect(resume.protocol + resume.pathname).toBe(`mailto:${site.contact.email}`)
  expect(resume.searchParams.get('subject')).toBe(careers.positions.resumeSubject)
})

test('the culture section shows all its paragraphs', async ({ page }) => {
  const culture = page.getByRole('region', { name: careers.culture.heading })
  for (const paragraph of careers.culture.paragraphs) await expect(culture.getByText(paragraph)).toBeVisible()
})
