import { expect, test } from '@playwright/test'
import { menuPath, menuService, navigationLink, overview, site } from './content'
import {
  DESKTOP,
  menuButton,
  menuPanel,
  open,
  PHONE,
  servicesButton,
  servicesPanel,
  skipWithoutBarLinks,
} from './fixtures'
import { SPACING } from './visual-rules'

const { home, pages, button, services: menu } = site.navigation

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
  const faults: string[] = []
  for (const spacing of ['', SPACING]) {
    if (spacing) await page.addStyleTag({ content: spacing })
    for (const width of [320, 375, 560, 768, 1023]) {
      await page.setViewportSize({ width, height: 640 })
      const beyond = await page.getByRole('banner').evaluate((bar, labels) => {
        const button = bar.querySelector('.button')
        return labels.filter((label) => {
          if (button) button.textContent = label
          const { bottom } = bar.getBoundingClientRect()
          const parts = [...bar.querySelectorAll(':scope > div > *')].map((part) => part.getBoundingClientRect())
          const isWide = document.documentElement.scrollWidth > window.innerWidth
          return isWide || parts.some((part) => part.top < 0 || part.bottom > bottom)
        })
      }, LABELS)
      faults.push(...beyond.map((label) => `${width} px, “${label}”${spacing && ' with spacing'}`))
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

for (const [where, path, markOf] of [
  ['a page of the bar', navigationLink.to, [navigationLink.label, 'page']],
  ['a service’s page', menuPath(menuService), [menu.label, 'true']],
] as const) {
  test(`on ${where}, only its entry is marked`, async ({ page }) => {
    await page.goto(path)
    await skipWithoutBarLinks(page)
    const entries = page
      .getByRole('navigation', { name: site.uiLabels.mainNavigation })
      .locator('a, button')
      .filter({ visible: true })
    const marks = await entries.evaluateAll((all) =>
      all.flatMap((entry) => {
        const mark = entry.getAttribute('aria-current')
        const isDrawn = getComputedStyle(entry, '::after').content !== 'none'
        return mark === null && !isDrawn ? [] : [[entry.textContent, mark, isDrawn]]
      }),
    )
    expect(marks).toEqual([[...markOf, true]])
  })
}

test('the first Tab stop is a link that skips to the content', async ({ page }) => {
  await open(page, '/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: site.uiLabels.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the services menu closes when its button is clicked again, when a visitor clicks outside, and when a link is followed', async ({
  page,
}) => {
  await open(page, menuPath(menuService))
  await skipWithoutBarLinks(page)
  const expectOpen = async (isOpen: boolean) => {
    await expect(servicesPanel(page)).toBeVisible({ visible: isOpen })
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', String(isOpen))
  }
  for (const close of [
    () => servicesButton(page).click(),
    () => page.mouse.click(640, 760),
    () => servicesPanel(page).getByRole('link', { name: menu.all.label }).click(),
  ]) {
    await expectOpen(false)
    await servicesButton(page).click()
    await expectOpen(true)
    await close()
    await expectOpen(false)
  }
  await expect(page.getByRole('heading', { level: 1, name: overview.intro.heading })).toBeFocused()
})

test('a services menu that is open in a window that becomes narrow is hidden with its button, and gives way to the small screens’ menu', async ({
  page,
}) => {
  await open(page, '/')
  await skipWithoutBarLinks(page)
  await servicesButton(page).click()
  await expect(servicesPanel(page)).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(servicesPanel(page)).toBeHidden()
  await menuButton(page).click()
  await expect(menuPanel(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(menuButton(page)).toBeFocused()
  await page.setViewportSize(DESKTOP)
  await expect(servicesPanel(page)).toBeHidden()
  await expect(menuPanel(page)).toBeHidden()
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false')
})
