import { expect, test } from '@playwright/test'
import { initialsOf } from '../../src/components/initials'
import { interpolate } from '../../src/layout/interpolate'
import {
  careers,
  contact,
  hasCareersPage,
  hasPortrait,
  hasTeamPage,
  jobs,
  menuPath,
  menuService,
  navigationLink,
  pageTypes,
  site,
  team,
} from './content'
import { followNavigation, menuPanel, PHONE, servicesButton, servicesPanel, skipWithoutBarLinks } from './fixtures'

test.use({ javaScriptEnabled: false })

test('every page type is readable', async ({ page }) => {
  for (const path of pageTypes) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect.soft(page.getByRole('main').getByRole('paragraph').first(), path).toBeVisible()
    await expect.soft(page.getByRole('contentinfo'), path).toBeVisible()
  }
})

test('links work', async ({ page }) => {
  await page.goto('/')
  await followNavigation(page)
  await expect(page.getByRole('heading', { level: 1, name: navigationLink.heading })).toBeVisible()
})

test('the services menu opens by pointer, and its links work', async ({ page }) => {
  const { name, title } = menuService
  await page.goto('/')
  await skipWithoutBarLinks(page)
  await servicesButton(page).click()
  await servicesPanel(page).getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveURL(menuPath(menuService))
})

test('the services menu opens by keyboard, and Escape closes it', async ({ page }) => {
  await page.goto('/')
  await skipWithoutBarLinks(page)
  await servicesButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(servicesPanel(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(servicesPanel(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(servicesPanel(page)).toBeHidden()
  await expect(servicesButton(page)).toBeFocused()
})

test('the mobile menu opens by its link, expands its services, and its links work', async ({ page }) => {
  const { name, title } = menuService
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await page.getByRole('link', { name: site.uiLabels.openMenu }).click()
  await expect(menuPanel(page)).toBeVisible()
  await menuPanel(page).locator('summary').click()
  await menuPanel(page).getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('the mobile menu closes by its link', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await page.getByRole('link', { name: site.uiLabels.openMenu }).click()
  await menuPanel(page).getByRole('link', { name: site.uiLabels.closeMenu }).click()
  await expect(menuPanel(page)).toBeHidden()
})

test('the contact page shows contact details instead of its form', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByText(contact.form.withoutScript)).toBeVisible()
  const section = page.getByRole('region', { name: contact.form.heading })
  await expect(section.getByRole('link', { name: site.contact.phone })).toBeVisible()
  await expect(section.getByRole('link', { name: site.contact.email })).toBeVisible()
  await expect(page.locator('form')).toBeHidden()
})

test('portraits and initials are visible', async ({ page }) => {
  test.skip(!hasTeamPage, 'the team page is switched off')
  await page.goto('/about/team')
  for (const person of team) {
    const profile = page.locator(`#${person.slug}`)
    await expect(profile.getByText(initialsOf(person.name), { exact: true })).toBeVisible()
    if (!hasPortrait(person)) continue
    const portrait = profile.locator('img')
    await portrait.scrollIntoViewIfNeeded()
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})

test('open positions expand', async ({ page }) => {
  test.skip(!hasCareersPage, 'the careers page is switched off')
  await page.goto('/careers')
  for (const [index, { description }] of jobs.entries()) {
    const position = page.locator('#positions details').nth(index)
    await position.locator('summary').click()
    await expect(position.getByText(description)).toBeVisible()
    await expect(position.getByRole('link', { name: careers.positions.apply })).toBeVisible()
  }
})

test('the copyright line is complete', async ({ page }) => {
  await page.goto('/')
  const year = new Date().getFullYear()
  const line = interpolate(site.footer.copyright, { year, name: site.name })
  await expect(page.getByRole('contentinfo').getByText(line, { exact: true })).toBeVisible()
})
