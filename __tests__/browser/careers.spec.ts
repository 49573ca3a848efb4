import { expect, test } from '@playwright/test'
import { careers, jobs, site } from './content'

test.beforeEach(async ({ page }) => {
  await page.goto('/careers')
})

test('the page invites people to join and lists four benefits', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Growing Team' })).toBeVisible()
  const benefits = page.getByRole('region', { name: careers.benefits.heading })
  await expect(benefits.getByRole('term')).toHaveText([
    'Health and Wellness',
    'Competitive Compensation',
    'Professional Growth',
    'Collaborative Culture',
  ])
})

test('three positions are open', async ({ page }) => {
  const positions = page.locator('#positions summary')
  const expected = [
    ['Senior Financial Consultant', 'Chicago', 'Full-time', 'Consulting'],
    ['Business Development Manager', 'Remote', 'Full-time', 'Sales'],
    ['Marketing Specialist', 'Chicago', 'Full-time', 'Marketing'],
  ]
  await expect(positions).toHaveCount(expected.length)
  for (const [index, texts] of expected.entries()) {
    for (const text of texts) await expect(positions.nth(index)).toContainText(text)
  }
})

test('"View Open Positions" scrolls to the positions on the page', async ({ page }) => {
  const heading = page.getByRole('heading', { name: careers.positions.heading, exact: true })
  await expect(heading).not.toBeInViewport()
  await page.getByRole('link', { name: 'View Open Positions' }).click()
  await expect(heading).toBeInViewport()
})

test('each position expands to show its description, its requirements, and a link to apply by email', async ({
  page,
}) => {
  for (const { title, description, requirements } of jobs) {
    const position = page.locator('#positions details').filter({ hasText: title })
    await expect(position.getByText(description)).toBeHidden()
    await position.locator('summary').click()
    await expect(position.getByText(description)).toBeVisible()
    await expect(position.getByRole('listitem')).toHaveText(requirements)
    const apply = new URL((await position.getByRole('link', { name: 'Apply Now' }).getAttribute('href')) ?? '')
    expect(apply.protocol + apply.pathname).toBe(`mailto:${site.contact.email}`)
    expect(apply.searchParams.get('subject')).toContain(title)
  }
})

test('"Send Resume" opens an email to the firm with a subject', async ({ page }) => {
  const resume = new URL((await page.getByRole('link', { name: 'Send Resume' }).getAttribute('href')) ?? '')
  expect(resume.protocol + resume.pathname).toBe(`mailto:${site.contact.email}`)
  expect(resume.searchParams.get('subject')).toMatch(/position/)
})

test('the culture section shows all its paragraphs', async ({ page }) => {
  const culture = page.getByRole('region', { name: careers.culture.heading })
  for (const paragraph of careers.culture.paragraphs) await expect(culture.getByText(paragraph)).toBeVisible()
})

test('"Contact Us" at the end of the page links to the contact page', async ({ page }) => {
  const callToAction = page.getByRole('region', { name: careers.callToAction.heading })
  await expect(callToAction.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
})
