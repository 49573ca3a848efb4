import { expect, test, type Locator, type Page } from '@playwright/test'
import { home, named, site, statistics, team } from './content'
import { openWithStoppedClock } from './fixtures'
import { SKIP_WINDOW, TOOLTIP_DELAY } from './specification'

// So high that no mark has to be scrolled to: a scroll closes tooltips.
test.use({ viewport: { width: 1280, height: 2400 } })

const mark = (page: Page, number: number) =>
  page.getByRole('link', { name: site.words.footnote.replace('{number}', String(number)), exact: true })
const noteOf = (number: number) => named(statistics, home.results.figures[number - 1] ?? '').note ?? 'a note'
const anyTooltip = (page: Page) => page.getByRole('tooltip')

/** Scrolls to an element and waits until the page has heard of it: a scroll closes tooltips. */
async function scrollTo(element: Locator): Promise<void> {
  await element.evaluate(
    (target) =>
      new Promise<void>((resolve) => {
        const before = window.scrollY
        document.addEventListener(
          'scroll',
          () => {
            resolve()
          },
          { once: true },
        )
        target.scrollIntoView({ block: 'center' })
        if (window.scrollY === before) resolve()
      }),
  )
}

/** Hovers a mark until its tooltip is open. */
async function openByHover(page: Page, number: number): Promise<void> {
  await mark(page, number).hover()
  await page.clock.runFor(TOOLTIP_DELAY)
  await expect(anyTooltip(page)).toHaveText(noteOf(number))
}

test.describe('the statistics’ footnotes', () => {
  test.beforeEach(async ({ page }) => {
    await openWithStoppedClock(page, '/')
  })

  test('a tooltip opens 700 ms after the pointer came, and not before', async ({ page }) => {
    await mark(page, 1).hover()
    await page.clock.runFor(TOOLTIP_DELAY - 1)
    await expect(anyTooltip(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(anyTooltip(page)).toHaveText(noteOf(1))
    await expect(anyTooltip(page)).toBeInViewport({ ratio: 1 })
  })

  test('a tooltip opens 700 ms after the keyboard’s focus came, and not before', async ({ page }) => {
    await mark(page, 1).focus()
    await page.keyboard.press('Tab')
    await expect(mark(page, 2)).toBeFocused()
    await page.clock.runFor(TOOLTIP_DELAY - 1)
    await expect(anyTooltip(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(anyTooltip(page)).toHaveText(noteOf(2))
  })

  test('a tooltip never opens where the pointer has left before', async ({ page }) => {
    await mark(page, 1).hover()
    await page.clock.runFor(TOOLTIP_DELAY - 1)
    await page.mouse.move(5, 2300)
    await page.clock.runFor(TOOLTIP_DELAY)
    await expect(anyTooltip(page)).toHaveCount(0)
  })

  test('a neighbour opens at once within 300 ms after a tooltip closed', async ({ page }) => {
    await openByHover(page, 1)
    await page.mouse.move(5, 2300)
    await expect(anyTooltip(page)).toHaveCount(0)
    await page.clock.runFor(SKIP_WINDOW)
    await mark(page, 2).hover()
    await page.clock.runFor(1)
    await expect(anyTooltip(page)).toHaveText(noteOf(2))
  })

  test('a neighbour waits 700 ms once 300 ms are over', async ({ page }) => {
    await openByHover(page, 1)
    await page.mouse.move(5, 2300)
    await expect(anyTooltip(page)).toHaveCount(0)
    await page.clock.runFor(SKIP_WINDOW + 1)
    await mark(page, 2).hover()
    await page.clock.runFor(TOOLTIP_DELAY - 1)
    await expect(anyTooltip(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(anyTooltip(page)).toHaveText(noteOf(2))
  })

  for (const [what, act] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['the pointer’s leaving', (page: Page) => page.mouse.move(5, 2300)],
    ['a click on the trigger', (page: Page) => mark(page, 1).click()],
    ['scrolling', (page: Page) => page.mouse.wheel(0, 40)],
  ] as const) {
    test(`${what} closes a tooltip`, async ({ page }) => {
      await openByHover(page, 1)
      await act(page)
      await expect(anyTooltip(page)).toHaveCount(0)
    })
  }

  test('a tooltip that the keyboard opened closes when the focus leaves', async ({ page }) => {
    await mark(page, 1).focus()
    await page.clock.runFor(TOOLTIP_DELAY)
    await expect(anyTooltip(page)).toHaveText(noteOf(1))
    await mark(page, 1).blur()
    await expect(anyTooltip(page)).toHaveCount(0)
  })

  test('the pointer can move onto a tooltip, which stays', async ({ page }) => {
    await openByHover(page, 1)
    const box = await anyTooltip(page).boundingBox()
    if (!box) throw new Error('the tooltip has no box')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 })
    await page.clock.runFor(10_000)
    await expect(anyTooltip(page)).toHaveText(noteOf(1))
  })

  test('a footnote’s tooltip says what stands as a note on the page as well', async ({ page }) => {
    for (const [index, key] of home.results.figures.entries()) {
      const { note } = named(statistics, key)
      if (note === undefined) continue
      await expect(mark(page, index + 1)).toHaveAttribute('href', `#note-${key}`)
      await expect(page.locator(`#note-${key}`)).toHaveText(note)
    }
  })

  test('a footnote’s mark unfolds the notes and leads to its own', async ({ page }) => {
    const [first = ''] = home.results.figures
    await expect(page.locator(`#note-${first}`)).toBeHidden()
    await mark(page, 1).click()
    await expect(page.locator(`#note-${first}`)).toBeInViewport()
  })

  test('the notes unfold by their own words as well', async ({ page }) => {
    await page.getByText(home.results.notesHeading).click()
    for (const key of home.results.figures) await expect(page.locator(`#note-${key}`)).toBeVisible()
  })
})

test('an icon’s tooltip says the link’s own name', async ({ page }) => {
  await openWithStoppedClock(page, '/about/team')
  for (const link of await page.getByRole('article').locator('a[aria-label]').all()) {
    await scrollTo(link)
    await link.hover()
    await page.clock.runFor(TOOLTIP_DELAY)
    await expect(anyTooltip(page)).toHaveText((await link.getAttribute('aria-label')) ?? '')
    await page.mouse.move(5, 2300)
    await page.clock.runFor(SKIP_WINDOW + 1)
  }
})

test('a person’s specialties in a tooltip stand on the person’s profile as well', async ({ page }) => {
  await openWithStoppedClock(page, '/about')
  for (const { name, slug, specialties } of team) {
    await scrollTo(page.locator('#team').getByRole('link', { name, exact: true }))
    await page.locator('#team').getByRole('link', { name, exact: true }).hover()
    await page.clock.runFor(TOOLTIP_DELAY)
    for (const specialty of specialties) await expect(anyTooltip(page)).toContainText(specialty)
    await expect(page.locator('#team').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/about/team#${slug}`,
    )
    await page.mouse.move(5, 2300)
  }
  await page.goto('/about/team')
  for (const { name, specialties } of team) {
    for (const specialty of specialties) await expect(page.getByRole('article', { name })).toContainText(specialty)
  }
})
