/** What visitors open in a page is as open to everyone as the page. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { violations } from './axe'
import { ConsultationPage } from './consultation-page'
import { site } from './content'
import { DESKTOP, menuButton, menuPanel, open, PHONE, servicesButton, servicesPanel, ZOOMED_FOURFOLD } from './fixtures'
import { readFocus, stopsOf, walk } from './focus'
import { LEAST_TARGET, LEAST_TOUCH_TARGET, smallTargets, useFinger } from './target-size'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SIZES = [DESKTOP, PHONE]

test('the open services menu breaks no rule, and Tab leads through it and out of it', async ({ page }) => {
  await open(page, '/counseling/recruiting')
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

test('the open panel breaks no rule and is made for fingers, and Tab leads through it, also at 400 % zoom', async ({
  page,
}) => {
  await useFinger(page)
  await page.setViewportSize(PHONE)
  await open(page, '/counseling/recruiting')
  for (const size of [PHONE, ZOOMED_FOURFOLD]) {
    await page.setViewportSize(size)
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    const folded = await stopsOf(menuPanel(page))
    const services = folded.findIndex((stop) => stop.startsWith('summary'))
    // The first, which closes the panel, has the focus already.
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

/** Whether all words of the open tooltip stand on its own ground, within the window. */
function isWithinItsGround(page: Page): Promise<boolean> {
  return page.getByRole('tooltip').evaluate((tooltip) => {
    const range = document.createRange()
    range.selectNodeContents(tooltip)
    const ground = tooltip.getBoundingClientRect()
    return [...range.getClientRects()].every(
      ({ left, right }) => left >= Math.max(0, ground.left) && right <= Math.min(window.innerWidth, ground.right) + 1,
    )
  })
}

test('an open tooltip breaks no rule, and its words stand on its own ground', async ({ page }) => {
  await open(page, '/')
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const mark = page.getByRole('link', { name: site.words.footnote.replace('{number}', '2'), exact: true })
    await mark.focus()
    await expect(page.getByRole('tooltip')).toBeVisible()
    expect(await isWithinItsGround(page)).toBe(true)
    expect(await violations(page)).toEqual([])
    await mark.blur()
  }
})

test('a refused form breaks no rule', async ({ page }) => {
  const form = new ConsultationPage(page)
  await open(page, '/contact')
  await form.submit.click()
  await expect(form.name).toBeFocused()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await violations(page)).toEqual([])
  }
})

test('a shown toast and the confirmation break no rule, and the toast does not lie on the confirmation', async ({
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
    // It has no ring, as no key was pressed on it.
    expect((await readFocus(page)).faults.filter((fault) => fault !== 'has no ring')).toEqual([])
    // Hovered, so that it stays while it is looked at.
    await form.toasts.hover()
    expect(await violations(page)).toEqual([])
    await form.toasts.getByRole('button').click()
  }
})

test('the fallback of a page that failed breaks no rule', async ({ page }) => {
  await page.route('**/page-data/about/page-data.json', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace('"data":{"about":', '"data":{"lost":') })
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

/** Whether an element, or a mark after it, has an edge on this side: forced colours take grounds away. */
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

test('in forced colours fields, buttons, the panel and the mark of the current page have edges', async ({ page }) => {
  const form = new ConsultationPage(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize(PHONE)
  await open(page, '/contact')
  for (const part of [form.name, form.email, form.message, form.submit, menuButton(page)]) {
    expect(await hasEdge(part, 'top')).toBe(true)
  }
  expect(await hasEdge(page.getByRole('contentinfo'), 'top')).toBe(true)
  await expect(page.getByRole('contentinfo').locator('picture')).toBeHidden()
  await menuButton(page).click()
  expect(await hasEdge(menuPanel(page), 'left')).toBe(true)
  const current = menuPanel(page).getByRole('navigation').locator('[aria-current]').first()
  expect(await hasEdge(current, 'top', '::after')).toBe(true)
})
