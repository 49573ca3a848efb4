// The page beside the form of the editor at /admin.
import type { Page } from '@playwright/test'
import { LIST_FIELD } from '../../admin/fields'
import { ICON_NAMES } from '../../content-model/icon'
import { readIcon } from '../../gatsby/schema/build-resolvers'
import { photograph } from '../contents/photograph'
import {
  changeFile,
  enter,
  expect,
  goTo,
  openAdmin,
  openAdminAgain,
  openEntry,
  PROJECT_FILES,
  readFile,
  saveButton,
  test,
  watchFaults,
} from './admin-page'
import { home, services, shownTestimonials, site, statistics } from './content'
import { PHONE } from './fixtures'

let faults: string[]
test.beforeEach(async ({ page, server }) => {
  faults = watchFaults(page, server.origin)
  await openAdmin(page, server.url, PROJECT_FILES)
})
test.afterEach(() => {
  expect(faults).toEqual([])
})

const pane = (page: Page) => page.frameLocator('iframe.preview')
const shown = (page: Page) => pane(page).frameLocator('iframe')

test('the page of a service follows its fields, and a click on a text leads to its field', async ({ page }) => {
  const [service] = services
  if (!service) return
  await openEntry(page, 'services', service.slug)
  const title = shown(page).getByRole('heading', { level: 1 })
  await expect(title).toHaveText(service.title)
  await page.getByRole('textbox', { name: 'Page title', exact: true }).fill('Taxes in Time')
  await expect(title).toHaveText('Taxes in Time')
  await page.getByRole('textbox', { name: 'Page title', exact: true }).fill('')
  await expect(title).toHaveText('Page title')
  await shown(page).getByText(service.getStarted).click()
  await expect(page.getByRole('textbox', { name: 'Get started', exact: true })).toBeFocused()
  await shown(page)
    .getByText(service.cards[1]?.description ?? '')
    .click()
  await expect(page.getByRole('textbox', { name: 'Description', exact: true }).and(page.locator(':focus'))).toHaveValue(
    service.cards[1]?.description ?? '',
  )
  await pane(page).getByLabel('Desktop').check()
  await expect(shown(page).getByRole('navigation', { name: site.uiLabels.mainNavigation })).toBeVisible()
})

test('a page that could not be loaded appears with the next change', async ({ page }) => {
  await page.route('**/page-data/**', (route) => route.fulfill({ status: 500 }))
  await openEntry(page, 'services', services[0]?.slug ?? '')
  await expect(pane(page).getByRole('status')).not.toContainText('Click a text')
  await page.unroute('**/page-data/**')
  faults = []
  await enter(page, page.getByRole('textbox', { name: 'Page title', exact: true }), 'Taxes in Time')
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Taxes in Time')
})

test('the line above a wide page stays in view, also after the window gets smaller', async ({ page }) => {
  await openEntry(page, 'services', services[0]?.slug ?? '')
  await pane(page).getByLabel('Desktop').check()
  await page.setViewportSize({ width: 1200, height: 700 })
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible()
  const hidden = () =>
    pane(page)
      .locator('html')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  await expect.poll(hidden).toBe(0)
})

test('a click on an icon writes its name, and the preview shows it', async ({ page }) => {
  const index = statistics.findIndex(({ key }) => key === home.stats?.statistics[0])
  const name = ICON_NAMES.find((other) => statistics.every(({ icon }) => icon !== other)) ?? 'scale'
  // The editor draws a field when it comes into view.
  await page.setViewportSize({ width: 1280, height: 2000 })
  await openEntry(page, 'site', 'statistics')
  const field = page.locator(`[data-key-path="${LIST_FIELD}.${index}.icon"]`)
  await expect(async () => {
    // A click on a busy machine may come before the CMS listens to it.
    const expand = page.getByRole('button', { name: 'Expand', exact: true }).nth(index)
    if (!(await field.isVisible())) await expand.click({ timeout: 2000 })
    await field.getByTitle(name, { exact: true }).click({ timeout: 2000 })
    await expect(field.getByRole('radio', { name, exact: true })).toBeChecked({ timeout: 2000 })
  }).toPass()
  await expect(shown(page).locator(`path[d="${readIcon(name).path}"]`)).toBeVisible()
  await saveButton(page).click()
  await expect.poll(() => readFile(page, 'content/statistics.yml')).toContain(`icon: ${name}\n`)
})

test('what the content check warns about is above the page, with the field, until it is gone', async ({ page }) => {
  await openEntry(page, 'services', services[0]?.slug ?? '')
  const introduction = page.getByRole('textbox', { name: 'Introduction', exact: true })
  const status = pane(page).getByRole('status')
  await introduction.fill('This is \u0430 plan.')
  await expect(status).toContainText('Warning: Introduction: “\u0430” looks Latin')
  await introduction.fill('This is a plan.')
  await expect(status).not.toContainText('Warning')
})

test('the page stays while a setting of the site is being typed, such as a new link', async ({ page }) => {
  const [legal] = site.footer.legal
  await openEntry(page, 'site', 'site')
  const footer = shown(page).getByRole('contentinfo')
  await footer.getByText(legal?.label ?? '', { exact: true }).click()
  await page
    .locator('.field[data-key-path="footer.legal"]')
    .getByRole('button', { name: /^Add .*Link/ })
    .click()
  await expect(footer.getByRole('link', { name: 'Text', exact: true })).toBeVisible()
  await expect(footer).toContainText(legal?.label ?? '')
})

test('what was saved in other entries since the build is on the page, and a link may lead to a new one', async ({
  page,
  server,
}) => {
  const [service] = services
  if (!service) return
  const text = String(PROJECT_FILES[`content/services/${service.slug}.yml`])
  await changeFile(page, 'content/services/new-service.yml', `${text}draft: true\n`)
  await openAdminAgain(page, server.url)
  await openEntry(page, 'site', 'site')
  await enter(page, page.getByRole('textbox', { name: 'The firm’s name', exact: true }), 'Northstar')
  await expect(shown(page).getByRole('banner')).toContainText('Northstar')
  await saveButton(page).click()
  await expect.poll(() => readFile(page, 'content/site.yml')).toContain('Northstar')
  await expect(saveButton(page)).toBeHidden()
  await openEntry(page, 'pages', 'not-found')
  await expect(shown(page).getByRole('banner')).toContainText('Northstar')
  const link = page.getByRole('textbox', { name: 'Link to', exact: true }).first()
  const status = pane(page).getByRole('status')
  const [prefix] = site.servicePrefixes
  await link.fill(`/${prefix}/newer-service`)
  await expect(status).not.toContainText('Warning')
  await link.fill(`/${prefix}/new-service`)
  await expect(status).toContainText('It is a draft: the link works once visitors can see it.')
  await saveButton(page).click()
  await expect.poll(() => readFile(page, 'content/pages/not-found.yml')).toContain(`/${prefix}/new-service`)
})

test('a new testimonial appears on the page with the others, scrolled to it', async ({ page }) => {
  await goTo(page, '/collections/testimonials/new')
  await page.getByRole('textbox', { name: 'Quote', exact: true }).fill('They kept every promise that they made to us.')
  await expect(shown(page).getByText('They kept every promise')).toBeInViewport()
})

test('a testimonial is shown on the page with it, scrolled to it', async ({ page }) => {
  const [testimonial] = shownTestimonials
  if (!testimonial) return
  await openEntry(page, 'testimonials', testimonial.slug)
  await expect(shown(page).getByText(testimonial.quote)).toBeInViewport()
})

test('a picture that was just chosen is shown', async ({ page }) => {
  // The editor draws a field when it comes into view.
  await page.setViewportSize({ width: 1280, height: 3000 })
  await openEntry(page, 'services', services[0]?.slug ?? '')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Browse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click()
  const buffer = await photograph(1280, 800)
  await (await chooser).setFiles({ name: 'desk.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(shown(page).locator('img[src^="blob:"]')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })
  test('the page is in a tab of its own', async ({ page }) => {
    await openEntry(page, 'services', services[0]?.slug ?? '')
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText(services[0]?.title ?? '')
  })
})
