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
import { readFocus, stopsOf, tabTo, walk } from './focus'
import { LEAST_TARGET, smallTargets, smallTouchTargets } from './target-size'

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

test('the open panel has no axe violations, fits touch, and has the focus until Escape, also at 400% zoom', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, menuPath(menuService))
  for (const size of [PHONE, ZOOMED_FOURFOLD]) {
    await page.setViewportSize(size)
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(menuPanel(page).getByRole('button', { name: site.uiLabels.closeMenu })).toBeFocused()
    await menuPanel(page).locator('summary').press('Enter')
    await expect(menuPanel(page).locator('details')).toHaveAttribute('open')
    expect(await violations(page)).toEqual([])
    expect(await smallTouchTargets(page)).toEqual([])
    const stops = await stopsOf(menuPanel(page))
    await menuPanel(page).getByRole('button').first().focus()
    // The first stop, which closes the panel, already has the focus.
    expect(await walk(page, 'Tab', stops.length - 1)).toEqual({ stops: stops.slice(1), faults: [] })
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toBeFocused()
  }
})

test('a tooltip opened by focus has no axe violations, is within the window, and closes when the focus leaves', async ({
  page,
}) => {
  test.skip(footnotes.length === 0, 'the home page has no footnotes')
  await open(page, '/')
  const footnote = page.getByRole('link', { name: site.uiLabels.footnote.replace('{number}', '1'), exact: true })
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await footnote.focus()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 })
    expect(await violations(page)).toEqual([])
    await footnote.blur()
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  }
})

/** Checks the page in each window. */
async function expectNoViolations(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect.soft(await violations(page), `${size.width} px`).toEqual([])
  }
}

test('a rejected form, a toast, and the confirmation have no axe violations; the toast covers nothing, and its button closes it and returns the focus', async ({
  page,
}) => {
  const form = new ConsultationPage(page)
  await open(page, '/contact')
  await form.submit.click()
  await expect(form.errors).toBeFocused()
  await expectNoViolations(page)
  await form.fill()
  expect(await smallTouchTargets(page)).toEqual([])
  await form.submit.click()
  await expect(form.confirmation).toBeVisible()
  await expect(form.submit).toBeFocused()
  await expect(form.toasts).toHaveCount(1)
  // Hovering keeps the toast open while it is checked.
  await form.toasts.hover()
  // The button has no focus ring because it was pressed with the mouse.
  expect((await readFocus(page)).faults.filter((fault) => fault !== 'has no ring')).toEqual([])
  await expectNoViolations(page)
  await form.toasts.getByRole('button', { name: site.uiLabels.dismiss }).press('Enter')
  await expect(form.toasts).toHaveCount(0)
  await expect(form.submit).toBeFocused()
})

test('a toast covers none of the next 30 focused elements, also at 400% zoom, and Escape closes it', async ({
  page,
}) => {
  const form = new ConsultationPage(page)
  await open(page, '/contact')
  const room = () =>
    page.evaluate(() => [
      getComputedStyle(document.documentElement).scrollPaddingBlockEnd,
      getComputedStyle(document.body).paddingBlockEnd,
    ])
  await page.setViewportSize(ZOOMED_FOURFOLD)
  const before = await room()
  await page.setViewportSize(DESKTOP)
  await form.fill()
  await tabTo(page, form.submit)
  await page.keyboard.press('Enter')
  await expect(form.toasts).toHaveCount(1)
  // Hovering keeps the toast open.
  await form.toasts.hover()
  await expect(form.submit).toBeFocused()
  for (const size of [DESKTOP, ZOOMED_FOURFOLD]) {
    await page.setViewportSize(size)
    await form.toasts.hover()
    await form.submit.focus()
    expect((await readFocus(page)).faults).toEqual([])
    // After the last stop, which is in the toast, the focus moves to the browser, and from there to the page's start.
    const walks = [await walk(page, 'Tab', 30)]
    walks.push(await walk(page, 'Tab', 30 - (walks[0]?.stops.length ?? 0)))
    expect(walks.flatMap(({ faults }) => faults)).toEqual([])
    expect(walks.flatMap(({ stops }) => stops)).toHaveLength(30)
    await expect(form.toasts).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(form.toasts).toHaveCount(0)
  await expect.poll(room).toEqual(before)
})

/** The width of an element's top or left border, or of that of its pseudo-element; forced colors remove backgrounds. */
function edgeOf(element: Locator, mark?: '::after'): Promise<number> {
  return element.evaluate((one, pseudo) => {
    const { borderTopWidth, borderLeftWidth } = getComputedStyle(one, pseudo)
    return Math.max(Number.parseFloat(borderTopWidth), Number.parseFloat(borderLeftWidth))
  }, mark)
}

test.describe('in forced colors', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await page.setViewportSize(PHONE)
  })

  test('fields, buttons, the panel, and the current-page marker have borders', async ({ page }) => {
    const form = new ConsultationPage(page)
    await open(page, '/contact')
    const controls = form.fields.map(({ control }) => control)
    for (const part of [...controls, form.submit, menuButton(page), page.getByRole('contentinfo')])
      expect(await edgeOf(part)).toBeGreaterThan(0)
    // The firm's logo remains.
    await expect(page.getByRole('contentinfo').locator('> img')).toBeHidden()
    await open(page, navigationLink.to)
    await menuButton(page).click()
    expect(await edgeOf(menuPanel(page))).toBeGreaterThan(0)
    const current = menuPanel(page).locator('[aria-current]').first()
    expect(await edgeOf(current, '::after')).toBeGreaterThan(0)
  })

  test('no text on the index sheet has a halo, which would be drawn in the color of the text', async ({ page }) => {
    await page.goto('/services')
    const halos = () =>
      [...document.querySelectorAll('main *')]
        .map((element) => getComputedStyle(element).webkitTextStrokeWidth)
        .filter((width) => width !== '0px')
    expect(await page.evaluate(halos)).toEqual([])
  })

  test('no line of a heading covers another', async ({ page }) => {
    await page.goto('/')
    const heading = page.getByRole('heading', { level: 1 })
    const forced = await heading.screenshot()
    // The browser paints a background behind each line. Removing it must change nothing unless it covered letters.
    await page.addStyleTag({ content: 'h1, h1 * { forced-color-adjust: none; color: canvastext }' })
    expect(forced.equals(await heading.screenshot())).toBe(true)
  })
})
