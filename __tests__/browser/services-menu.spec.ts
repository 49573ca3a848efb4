import { expect, test } from '@playwright/test'
import { menuPath, menuService, named, overview, services, site } from './content'
import { open, servicesButton, servicesPanel, skipWithoutBarLinks, targets } from './fixtures'

const groups = site.navigation.services.groups.map(({ title, services: slugs }) => ({
  title,
  entries: slugs.map((slug) => named(services, slug)),
}))

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await skipWithoutBarLinks(page)
})

test('the menu is closed at first, and clicking its button opens and closes it', async ({ page }) => {
  await open(page, '/')
  await expect(servicesPanel(page)).toBeHidden()
  await servicesButton(page).click()
  await expect(servicesPanel(page)).toBeVisible()
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true')
  await servicesButton(page).click()
  await expect(servicesPanel(page)).toBeHidden()
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('the menu has its groups with their services as plain links, not menu items', async ({ page }) => {
  await open(page, '/')
  await servicesButton(page).click()
  for (const { title, entries } of groups) {
    const links = servicesPanel(page).getByRole('list', { name: title }).getByRole('link')
    await expect(links).toHaveText(entries.map(({ name }) => name))
    expect(await targets(links)).toEqual(entries.map(menuPath))
  }
  await expect(page.locator('[role=menu], [role=menubar], [role=menuitem]')).toHaveCount(0)
})

test('Escape closes the menu and returns the focus to its button', async ({ page }) => {
  await open(page, '/')
  await servicesButton(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(servicesPanel(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(servicesPanel(page)).toBeHidden()
  await expect(servicesButton(page)).toBeFocused()
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('a click outside the menu closes it', async ({ page }) => {
  await open(page, '/')
  await servicesButton(page).click()
  await expect(servicesPanel(page)).toBeVisible()
  await page.mouse.click(640, 760)
  await expect(servicesPanel(page)).toBeHidden()
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('following a link in the menu closes it', async ({ page }) => {
  const { name, title } = menuService
  await open(page, '/')
  await servicesButton(page).click()
  await servicesPanel(page).getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveURL(menuPath(menuService))
  await expect(servicesPanel(page)).toBeHidden()
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('following the link to the current page also closes the menu', async ({ page }) => {
  await open(page, menuPath(menuService))
  await servicesButton(page).click()
  await servicesPanel(page)
    .locator(`a[href="${menuPath(menuService)}"]`)
    .first()
    .click()
  await expect(servicesPanel(page)).toBeHidden()
})

test('the menu links to all services', async ({ page }) => {
  await open(page, '/')
  await servicesButton(page).click()
  await servicesPanel(page).getByRole('link', { name: site.navigation.services.all.label }).click()
  await expect(page.getByRole('heading', { level: 1, name: overview.intro.heading })).toBeVisible()
  await expect(servicesPanel(page)).toBeHidden()
})
