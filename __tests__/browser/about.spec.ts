import { expect, test } from '@playwright/test'
import { about, hasTeamPage, leaders, site, team, teamPage } from './content'
import { expectCallToAction, expectStatistics, openDetails } from './fixtures'

test('the about page has an introduction, a story beside statistics, values, and a call to action', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: about.intro.heading })).toBeVisible()
  const story = page.getByRole('region', { name: about.story.heading })
  for (const paragraph of about.story.paragraphs) await expect(story.getByText(paragraph)).toBeVisible()
  await expectStatistics(page, about.story.statistics)
  const values = page.getByRole('region', { name: about.values.heading }).getByRole('heading', { level: 3 })
  await expect(values).toHaveText(about.values.items.map(({ title }) => title))
  await expectCallToAction(page, about.callToAction, site.offer.consultation)
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

test('the team page has a complete profile of each person, and its values', async ({ page }) => {
  test.skip(!hasTeamPage, 'the team page is switched off')
  await page.goto('/about/team')
  await expect(page.getByRole('heading', { level: 1, name: teamPage.intro.heading })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(team.length)
  await openDetails(page)
  for (const { slug, name, title, bio, specialties } of team) {
    const profile = page.locator(`#${slug}`)
    await expect(profile.getByRole('heading', { name, exact: true })).toBeVisible()
    for (const text of [title, ...specialties]) await expect(profile.getByText(text, { exact: true })).toBeVisible()
    await expect(profile.getByText(bio)).toBeVisible()
  }
  const values = page.getByRole('region', { name: teamPage.values.heading })
  await expect(values.getByRole('listitem')).toHaveCount(teamPage.values.items.length)
})
