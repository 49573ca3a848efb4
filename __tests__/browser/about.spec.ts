import { expect, test } from '@playwright/test'
import { about, hasTeamPage, home, leaders, named, statistics, team, teamPage } from './content'
import { dials, openDetails } from './fixtures'

test('the about page introduces the firm and tells its story beside statistics', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: about.intro.heading })).toBeVisible()
  const story = page.getByRole('region', { name: about.story.heading })
  for (const paragraph of about.story.paragraphs) await expect(story.getByText(paragraph)).toBeVisible()
  await expect(story.getByRole('term')).toHaveText(about.story.statistics.map((key) => named(statistics, key).label))
})

test('the about page has the firm’s values', async ({ page }) => {
  await page.goto('/about')
  const values = page.getByRole('region', { name: about.values.heading }).getByRole('heading', { level: 3 })
  await expect(values).toHaveText(about.values.items.map(({ title }) => title))
})

test('the about page’s team section has the anchor "team"', async ({ page }) => {
  await page.goto('/about#team')
  const section = page.locator('#team')
  await expect(section.getByRole('heading', { name: about.team.heading })).toBeInViewport()
  for (const [index, { name, title, summary }] of leaders.entries()) {
    const person = section.getByRole('listitem').nth(index)
    await expect(person.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(person.getByText(title, { exact: true })).toBeVisible()
    await expect(person.getByText(summary)).toBeVisible()
  }
  if (!about.team.all) return
  await expect(section.getByRole('link', { name: about.team.all.label })).toHaveAttribute('href', about.team.all.to)
})

test('every statistic shows its figure with its label', async ({ page }) => {
  for (const [path, keys] of [
    ['/', home.stats.statistics],
    ['/about', about.story.statistics],
  ] as const) {
    await page.goto(path)
    // An icon may precede the label, and a qualifier or a footnote marker may follow the label or the value.
    const shown = await page.locator('main dl > div').evaluateAll((rows) => {
      const ownText = (element: Element | null) =>
        Array.from(element?.childNodes ?? [])
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ textContent }) => textContent)
          .join('')
      return rows.map((row) => ({
        label: ownText(row.querySelector('dt')),
        value: ownText(row.querySelector('dd')),
      }))
    })
    const expected = keys.map((key) => named(statistics, key)).map(({ label, value }) => ({ label, value }))
    expect(shown).toEqual(expected)
  }
  await page.goto('/')
  for (const key of home.stats.statistics) {
    const { qualifier = '' } = named(statistics, key)
    await expect(page.getByRole('region', { name: home.stats.heading })).toContainText(qualifier)
  }
})

test('the team page has a complete profile of each person', async ({ page }) => {
  test.skip(!hasTeamPage, 'the team page is switched off')
  await page.goto('/about/team')
  await expect(page.getByRole('heading', { level: 1, name: teamPage.intro.heading })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(team.length)
  await openDetails(page)
  for (const { slug, name, title, bio, email, phone, linkedin, specialties } of team) {
    const profile = page.locator(`#${slug}`)
    await expect(profile.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(profile.getByText(title, { exact: true })).toBeVisible()
    await expect(profile.getByText(bio)).toBeVisible()
    await expect(profile.locator(`a[href="mailto:${email}"]`)).toBeVisible()
    if (phone) await expect(profile.locator('a[href^="tel:"]')).toHaveAttribute('href', dials(phone))
    if (linkedin) await expect(profile.locator(`a[href="${linkedin}"]`)).toBeVisible()
    for (const specialty of specialties) await expect(profile.getByText(specialty, { exact: true })).toBeVisible()
  }
})

test('the team page has its values', async ({ page }) => {
  test.skip(!hasTeamPage, 'the team page is switched off')
  await page.goto('/about/team')
  const values = page.getByRole('region', { name: teamPage.values.heading })
  await expect(values.getByRole('listitem')).toHaveCount(teamPage.values.items.length)
})
