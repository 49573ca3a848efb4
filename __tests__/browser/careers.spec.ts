import { expect, test } from '@playwright/test'
import { careers, hasCareersPage, jobs, site } from './content'
import { expectCallToAction, open } from './fixtures'

test.skip(!hasCareersPage, 'the careers page is switched off')

test('the careers page has an invitation, benefits, the culture, a call to action, and an email for resumes', async ({
  page,
}) => {
  await page.goto('/careers')
  await expect(page.getByRole('heading', { level: 1, name: careers.hero.heading })).toBeVisible()
  const benefits = page.getByRole('region', { name: careers.benefits.heading })
  await expect(benefits.getByRole('term')).toHaveText(careers.benefits.items.map(({ title }) => title))
  const culture = page.getByRole('region', { name: careers.culture.heading })
  for (const paragraph of careers.culture.paragraphs) await expect(culture.getByText(paragraph)).toBeVisible()
  await expectCallToAction(page, careers.callToAction)
  const resume = new URL((await page.getByRole('link', { name: careers.positions.resume }).getAttribute('href')) ?? '')
  expect(resume.protocol + resume.pathname).toBe(`mailto:${site.contact.email}`)
  expect(resume.searchParams.get('subject')).toBe(careers.positions.resumeSubject)
})

test('each open position expands to show its description, requirements, and a link to apply by email', async ({
  page,
}) => {
  await page.goto('/careers')
  const positions = page.locator('#positions details')
  await expect(positions).toHaveCount(jobs.length)
  await expect(page.getByText(careers.positions.none)).toHaveCount(jobs.length === 0 ? 1 : 0)
  for (const [index, { slug, title, location, type, department, description, requirements }] of jobs.entries()) {
    const position = positions.nth(index)
    for (const text of [title, location, type, department])
      await expect(position.locator('summary')).toContainText(text)
    await expect(position.getByText(description)).toBeHidden()
    await position.locator('summary').click()
    await expect(position.getByText(description)).toBeVisible()
    await expect(position.getByRole('listitem')).toHaveText(requirements)
    const link = position.getByRole('link', { name: careers.positions.apply })
    const apply = new URL((await link.getAttribute('href')) ?? '')
    expect(apply.protocol + apply.pathname).toBe(`mailto:${site.contact.email}`)
    expect(apply.searchParams.get('subject')).toContain(title)
    await expect(position.getByRole('link', { name: careers.positions.link })).toHaveAttribute('href', `#${slug}`)
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
