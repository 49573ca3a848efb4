import { expect, type Locator, type Page, test } from '@playwright/test'
import { menuPath, menuService, navigationLink, overview, site } from './content'
import { open, servicesButton, servicesPanel, skipWithoutBarLinks } from './fixtures'
import { SPACING } from './visual-rules'

const { home, pages, button, services: menu } = site.navigation

/** Whether the line that marks the current entry is drawn. */
function isMarked(entry: Locator): Promise<boolean> {
  return entry.evaluate((element) => getComputedStyle(element, '::after').content !== 'none')
}

test('the bar has the brand, its links, and its button, and stays at the top of the window', async ({ page }) => {
  await open(page, '/')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: site.name, exact: true })).toHaveAttribute('href', '/')
  await page.mouse.move(640, 500)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect(bar).toBeInViewport({ ratio: 1 })
  expect((await bar.boundingBox())?.y).toBe(0)
  await skipWithoutBarLinks(page)
  for (const { label, to } of [home, ...pages, button]) {
    const links = bar.getByRole('link', { name: label, exact: true }).and(bar.locator(`[href="${to}"]`))
    await expect(links).not.toHaveCount(0)
  }
})

/** The button's own label, long ones in other languages, and one as long as the content model allows. */
const LABELS = [button.label, 'Erstgespräch vereinbaren', 'Prendre rendez-vous', `${'W'.repeat(30)} ${'w'.repeat(9)}`]

test('the bar has room for its name and its button with any label, also with the text spacing that readers may set', async ({
  page,
}) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  const link = bar.locator('.button').first()
  const faults: string[] = []
  for (const spacing of ['', SPACING]) {
    if (spacing) await page.addStyleTag({ content: spacing })
    for (const width of [320, 375, 560, 768, 1023]) {
      await page.setViewportSize({ width, height: 640 })
      for (const label of LABELS) {
        await link.evaluate((element, text) => (element.textContent = text), label)
        const { outside, scroll } = await bar.evaluate((element) => {
          const { bottom } = element.getBoundingClientRect()
          const boxes = [...element.querySelectorAll(':scope > div > *')].map((part) => part.getBoundingClientRect())
          const beyond = boxes.filter((box) => box.top < 0 || box.bottom > bottom)
          return { outside: beyond.length, scroll: document.documentElement.scrollWidth }
        })
        if (outside > 0 || scroll > width) faults.push(`${width} px, “${label}”${spacing && ' with spacing'}`)
      }
    }
  }
  expect(faults).toEqual([])
})

test('on a phone, neither the name nor the button beside it breaks within a word', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 640 })
  await page.goto('/')
  const bar = page.getByRole('banner')
  const link = bar.locator('.button').first()
  test.skip(!(await link.isVisible()), 'the name and the button of this content do not fit beside each other')
  for (const [name, label] of [
    ['Bäckerei Müller', 'Termin anfragen'],
    ['Panadería Sol', 'Pedir una cita'],
    ['Waymark', 'Prendre rendez-vous'],
  ] as const) {
    const broken = await bar.evaluate(
      (element, texts) => {
        const nodes = [element.querySelector('a')?.lastChild, element.querySelector('.button')?.lastChild]
        return nodes.flatMap((node, index) => {
          if (!node) throw new Error('The bar lacks its name or its button')
          node.textContent = texts[index] ?? ''
          return [...node.textContent.matchAll(/[^\s-]+-?/g)].flatMap(({ 0: word, index: start }) => {
            const range = document.createRange()
            range.setStart(node, start)
            range.setEnd(node, start + word.length)
            return range.getClientRects().length > 1 ? [word] : []
          })
        })
      },
      [name, label],
    )
    expect(broken).toEqual([])
  }
})

test('only the entry of the current page is marked', async ({ page }) => {
  await page.goto(navigationLink.to)
  await skipWithoutBarLinks(page)
  const navigation = page.getByRole('navigation', { name: site.uiLabels.mainNavigation })
  const current = navigation.locator('[aria-current]')
  await expect(current).toHaveText(navigationLink.label)
  await expect(current).toHaveAttribute('aria-current', 'page')
  expect(await isMarked(current)).toBe(true)
  expect(await isMarked(navigation.getByRole('link', { name: home.label, exact: true }))).toBe(false)
  expect(await isMarked(servicesButton(page))).toBe(false)
})

test('on a service’s page, the Services entry is marked', async ({ page }) => {
  await page.goto(menuPath(menuService))
  await expect(servicesButton(page)).toHaveAttribute('aria-current', 'true')
  expect(await isMarked(servicesButton(page))).toBe(true)
})

test('the first Tab stop is a link that skips to the content', async ({ page }) => {
  await open(page, '/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: site.uiLabels.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('the services menu', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, menuPath(menuService))
    await skipWithoutBarLinks(page)
    await expect(servicesPanel(page)).toBeHidden()
    await servicesButton(page).click()
    await expect(servicesPanel(page)).toBeVisible()
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('links to all services, and closes when a link is followed', async ({ page }) => {
    await servicesPanel(page).getByRole('link', { name: menu.all.label }).click()
    await expect(page.getByRole('heading', { level: 1, name: overview.intro.heading })).toBeVisible()
    await expect(servicesPanel(page)).toBeHidden()
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false')
  })

  for (const [how, close] of [
    ['its button is clicked again', (page: Page) => servicesButton(page).click()],
    ['a visitor clicks outside it', (page: Page) => page.mouse.click(640, 760)],
  ] as const) {
    test(`closes when ${how}`, async ({ page }) => {
      await close(page)
      await expect(servicesPanel(page)).toBeHidden()
      await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false')
    })
  }
})
