/** Checks that the states visitors can open on a page are as accessible as the page itself. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { violations } from './axe'
import { ConsultationPage } from './consultation-page'
import { footnotes, menuPath, menuService, navigationLink, site } from './content'
import {
  DESKTOP,
  menuButton,
  menuPanel,
  open,
  PHONE,
  servicesButton,
  servicesPanel,
  skipWithoutBarLinks,
  ZOOMED_FOURFOLD,
} from './fixtures'
import { readFocus, stopsOf, walk } from './focus'
import { LEAST_TARGET, LEAST_TOUCH_TARGET, smallTargets, useFinger } from './target-size'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SIZES = [DESKTOP, PHONE]

test('the open services menu has no axe violations, and Tab moves through it and out of it', async ({ page }) => {
  await open(page, menuPath(menuService))
  await skipWithoutBarLinks(page)
  await servicesButton(page).focus()
  await page.keyboard.press('Enter')
  const links = await stopsOf(servicesPanel(page))
  expect(await violations(page)).toEqual([])
  expect(await smallTargets(page, LEAST_TARGET)).toEqual([])
  expect(await walk(page, 'Tab', links.length)).toEqual({ stops: links, faults: [] })
  expect((await walk(page, 'Tab', 1)).faults).toEqual([])
  await expect(servicesPanel(page)).toBeHidden()
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('the open panel has no axe violations, fits touch, and Tab moves through it, also at 400% zoom', async ({
  page,
}) => {
  await useFinger(page)
  await page.setViewportSize(PHONE)
  await open(page, menuPath(menuService))
  for (const size of [PHONE, ZOOMED_FOURFOLD]) {
    await page.setViewportSize(size)
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    const folded = await stopsOf(menuPanel(page))
    const services = folded.findIndex((stop) => stop.startsWith('summary'))
    // The first stop, which closes the panel, already has the focus.
    expect(await walk(page, 'Tab', services)).toEqual({ stops: folded.slice(1, services + 1), faults: [] })
    await page.keyboard.press('Enter')
    await expect(menuPanel(page).locator('details')).toHaveAttribute('open')
    expect(await violations(page)).toEqual([])
    expect(await smallTargets(page, LEAST_TOUCH_TARGET)).toEqual([])
    const stops = (await stopsOf(menuPanel(page))).slice(services + 1)
    expect(await walk(page, 'Tab', stops.length)).toEqual({ stops, faults: [] })
    await page.keyboard.press('Escape')
  }
})

/** Whether all text of the open tooltip is on the tooltip's own background, within the window. */
function isWithinBackground(page: Page): Promise<boolean> {
  return page.getByRole('tooltip').evaluate((tooltip) => {
    const range = document.createRange()
    range.selectNodeContents(tooltip)
    const background = tooltip.getBoundingClientRect()
    return [...range.getClientRects()].every(
      ({ left, right }) =>
        left >= Math.max(0, background.left) && right <= Math.min(window.innerWidth, background.right) + 1,
    )
  })
}

test('an open tooltip has no axe violations, and has its own background', async ({ page }) => {
  test.skip(footnotes.length === 0, 'the home page has no footnotes')
  await open(page, '/')
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const footnote = page.getByRole('link', {
      name: site.uiLabels.footnote.replace('{number}', '1'),
      exact: true,
    })
    await footnote.focus()
    await expect(page.getByRole('tooltip')).toBeVisible()
    expect(await isWithinBackground(page)).toBe(true)
    expect(await violations(page)).toEqual([])
    await footnote.blur()
  }
})

test('a rejected form has no axe violations', async ({ page }) => {
  const form = new ConsultationPage(page)
  await open(page, '/contact')
  await form.submit.click()
  await expect(form.name).toBeFocused()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await violations(page)).toEqual([])
  }
})

test('a toast and the confirmation have no axe violations, and the toast does not cover the confirmation', async ({
  page,
}) => {
  const form = new ConsultationPage(page)
  await open(page, '/contact')
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await form.fill()
    await form.submit.click()
    await expect(form.confirmation).toBeFocused()
    await expect(form.toasts).toHaveCount(1)
    // It has no focus ring because no key was pressed on it.
    expect((await readFocus(page)).faults.filter((fault) => fault !== 'has no ring')).toEqual([])
    // Hovering keeps the toast open while it is checked.
    await form.toasts.hover()
    expect(await violations(page)).toEqual([])
    await form.toasts.getByRole('button').click()
  }
})

test('the error fallback has no axe violations', async ({ page }) => {
  await page.route('**/page-data/about/page-data.json', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace('"data":{"aboutPage":', '"data":{"lost":') })
  })
  await page.goto('/about')
  await page.mouse.move(1, 1)
  await expect(page.getByRole('heading', { level: 1, name: site.errorFallback.heading })).toBeVisible()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await violations(page)).toEqual([])
  }
  expect(await smallTargets(page, LEAST_TOUCH_TARGET)).toEqual([])
})

/** Whether an element or its pseudo-element has a border on this side; forced colors remove backgrounds. */
function hasEdge(element: Locator, side: 'top' | 'left', mark?: '::after'): Promise<boolean> {
  return element.evaluate(
    (one, [edge, pseudo]) => {
      const styles = getComputedStyle(one, pseudo)
      return (
        styles.getPropertyValue(`border-${edge}-style`) !== 'none' &&
        Number.parseFloat(styles.getPropertyValue(`border-${edge}-width`)) > 0
      )
    },
    [side, mark] as const,
  )
}

test('in forced colors, fields, buttons, the panel, and the current-page marker have borders', async ({ page }) => {
  const form = new ConsultationPage(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize(PHONE)
  await open(page, '/contact')
  for (const part of [form.name, form.email, form.message, form.submit, menuButton(page)]) {
    expect(await hasEdge(part, 'top')).toBe(true)
  }
  expect(await hasEdge(page.getByRole('contentinfo'), 'top')).toBe(true)
  // The firm's logo remains.
  await expect(page.getByRole('contentinfo').locator('> img')).toBeHidden()
  await open(page, navigationLink.to)
  await menuButton(page).click()
  expect(await hasEdge(menuPanel(page), 'left')).toBe(true)
  const current = menuPanel(page).getByRole('navigation').locator('[aria-current]').first()
  expect(await hasEdge(current, 'top', '::after')).toBe(true)
})
