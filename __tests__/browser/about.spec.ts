import { expect, test } from '@playwright/test'
import { about, home, named, statistics, team, teamPage } from './content'
import { CLAIMS } from './specification'

test('the about page introduces the firm and tells its story beside statistics', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: about.intro.heading })).toBeVisible()
  const story = page.getByRole('region', { name: about.story.heading })
  for (const paragraph of about.story.paragraphs) await expect(story.getByText(paragraph)).toBeVisible()
  await expect(story.getByRole('term')).toHaveText(about.story.statistics.map((key) => named(statistics, key).label))
})

test('the about page has the four values', async ({ page }) => {
  await page.goto('/about')
  const values = page.getByRole('region', { name: about.values.heading }).getByRole('heading', { level: 3 })
  await expect(values).toHaveText(['Excellence', 'Innovation', 'Integrity', 'Partnership'])
})

test('the about page’s team section has the anchor "team"', async ({ page }) => {
  await page.goto('/about#team')
  const section = page.locator('#team')
  await expect(section.getByRole('heading', { name: about.team.heading })).toBeInViewport()
  for (const { name, title, summary } of team) {
    await expect(section.getByRole('heading', { name })).toBeVisible()
    await expect(section.getByText(title, { exact: true })).toBeVisible()
    await expect(section.getByText(summary)).toBeVisible()
  }
  await expect(section.getByRole('link', { name: about.team.all.label })).toHaveAttribute('href', '/about/team')
})

test('the about page ends with a call to action that links to the contact page', async ({ page }) => {
  await page.goto('/about')
  const callToAction = page.getByRole('region', { name: about.callToAction.heading })
  await expect(callToAction.getByRole('link')).toHaveAttribute('href', '/contact')
})

test('all nine claims of the firm appear', async ({ page }) => {
  const shown: { label: string; value: string }[] = []
  for (const path of ['/', '/about']) {
    await page.goto(path)
    // An icon may precede the value, and a footnote marker may follow it.
    const statistics = await page.locator('main dl > div').evaluateAll((rows) =>
      rows.map((row) => ({
        label: row.querySelector('dt')?.textContent ?? '',
        value: Array.from(row.querySelector('dd')?.childNodes ?? [])
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ textContent }) => textContent)
          .join(''),
      })),
    )
    shown.push(...statistics)
  }
  for (const [value, label] of CLAIMS) {
    expect.soft(shown.find((one) => label.test(one.label))?.value, label.source).toBe(value)
  }
  expect(new Set([...home.stats.statistics, ...about.story.statistics]).size).toBe(CLAIMS.length)
})

test('the team page has two complete profiles', async ({ page }) => {
  await page.goto('/about/team')
  await expect(page.getByRole('heading', { level: 1, name: 'Meet Our Expert Team' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  for (const { name, title, bio, email, phone, linkedin, specialties } of team) {
    const profile = page.getByRole('article', { name })
    await expect(profile.getByText(title, { exact: true })).toBeVisible()
    await expect(profile.getByText(bio)).toBeVisible()
    await expect(profile.locator(`a[href="mailto:${email}"]`)).toBeVisible()
    if (phone) await expect(profile.locator(`a[href="tel:+1${phone.replace(/\D/g, '')}"]`)).toBeVisible()
    if (linkedin) await expect(profile.locator(`a[href="${linkedin}"]`)).toBeVisible()
    for (const specialty of specialties) await expect(profile.getByText(specialty, { exact: true })).toBeVisible()
  }
})

test('the team page has three values', async ({ page }) => {
  await page.goto('/about/team')
  const values = page.getByRole('region', { name: teamPage.values.heading })
  await expect(values.getByRole('listitem')).toHaveCount(3)
})
