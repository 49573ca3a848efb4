import { expect, type Locator, type Page, test } from '@playwright/test'
import { footnotes, hasTeamPage, home, leaders, site } from './content'
import { SKIP_WINDOW, TOOLTIP_DELAY } from './durations'
import { advanceClock, openDetails, openWithStoppedClock } from './fixtures'

// The viewport is tall enough that no footnote marker needs scrolling: a scroll closes tooltips.
test.use({ viewport: { width: 1280, height: 2400 } })

const mark = (page: Page, number: number) =>
  page.getByRole('link', { name: site.uiLabels.footnote.replace('{number}', String(number)), exact: true })
const noteOf = (number: number) => footnotes[number - 1]?.note ?? 'a note'
const anyTooltip = (page: Page) => page.getByRole('tooltip')

/** Scrolls to an element and waits for the scroll event: a scroll closes tooltips. */
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

/** Hovers over a footnote marker until its tooltip is open. */
async function openByHover(page: Page, number: number): Promise<void> {
  await mark(page, number).hover()
  await advanceClock(page, TOOLTIP_DELAY)
  await expect(anyTooltip(page)).toHaveText(noteOf(number))
}

test.describe('the footnotes of the statistics', () => {
  test.skip(footnotes.length < 2, 'the home page has fewer than two footnotes')
  test.beforeEach(async ({ page }) => {
    await openWithStoppedClock(page, '/')
  })

  test('a tooltip opens 700 ms after the pointer arrives, and not earlier', async ({ page }) => {
    await mark(page, 1).hover()
    await advanceClock(page, TOOLTIP_DELAY - 1)
    await expect(anyTooltip(page)).toHaveCount(0)
    await advanceClock(page, 1)
    await expect(anyTooltip(page)).toHaveText(noteOf(1))
    await expect(anyTooltip(page)).toBeInViewport({ ratio: 1 })
  })

  test('a tooltip opens 700 ms after keyboard focus arrives, and not earlier', async ({ page }) => {
    await mark(page, 1).focus()
    await page.keyboard.press('Tab')
    await expect(mark(page, 2)).toBeFocused()
    await advanceClock(page, TOOLTIP_DELAY - 1)
    await expect(anyTooltip(page)).toHaveCount(0)
    await advanceClock(page, 1)
    await expect(anyTooltip(page)).toHaveText(noteOf(2))
  })

  test('a neighboring tooltip opens immediately within 300 ms after another one closes', async ({ page }) => {
    await openByHover(page, 1)
    await page.mouse.move(5, 2300)
    await expect(anyTooltip(page)).toHaveCount(0)
    await advanceClock(page, SKIP_WINDOW)
    await mark(page, 2).hover()
    await advanceClock(page, 1)
    await expect(anyTooltip(page)).toHaveText(noteOf(2))
  })

  for (const [event, act] of [
    ['pressing Escape', (page: Page) => page.keyboard.press('Escape')],
    ['moving the pointer away', (page: Page) => page.mouse.move(5, 2300)],
    ['clicking the trigger', (page: Page) => mark(page, 1).click()],
    ['scrolling', (page: Page) => page.mouse.wheel(0, 40)],
  ] as const) {
    test(`${event} closes a tooltip`, async ({ page }) => {
      await openByHover(page, 1)
      await act(page)
      await expect(anyTooltip(page)).toHaveCount(0)
    })
  }

  test('a tooltip that was opened by keyboard focus closes when the focus leaves', async ({ page }) => {
    await mark(page, 1).focus()
    await advanceClock(page, TOOLTIP_DELAY)
    await expect(anyTooltip(page)).toHaveText(noteOf(1))
    await mark(page, 1).blur()
    await expect(anyTooltip(page)).toHaveCount(0)
  })

  test('a tooltip stays open when the pointer moves onto it', async ({ page }) => {
    await openByHover(page, 1)
    const box = await anyTooltip(page).boundingBox()
    if (!box) throw new Error('the tooltip has no box')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 })
    await advanceClock(page, 10_000)
    await expect(anyTooltip(page)).toHaveText(noteOf(1))
  })

  test('a footnote’s tooltip repeats a note that is also on the page', async ({ page }) => {
    for (const [index, { key, note }] of footnotes.entries()) {
      await expect(mark(page, index + 1)).toHaveAttribute('href', `#note-${key}`)
      await expect(page.locator(`#note-${key}`)).toHaveText(note)
    }
  })

  test('a footnote marker expands the notes and scrolls to its own note', async ({ page }) => {
    const first = page.locator(`#note-${footnotes[0]?.key ?? ''}`)
    await expect(first).toBeHidden()
    await mark(page, 1).click()
    await expect(first).toBeInViewport()
  })

  test('the notes also expand by their own heading', async ({ page }) => {
    await page.getByText(home.stats.notesHeading).click()
    for (const { key } of footnotes) await expect(page.locator(`#note-${key}`)).toBeVisible()
  })
})

test('an icon’s tooltip shows the link’s accessible name', async ({ page }) => {
  test.skip(!hasTeamPage, 'the team page is switched off')
  await openWithStoppedClock(page, '/about/team')
  await openDetails(page)
  for (const link of await page.getByRole('article').first().locator('a[aria-label]').all()) {
    await scrollTo(link)
    await link.hover()
    await advanceClock(page, TOOLTIP_DELAY)
    await expect(anyTooltip(page)).toHaveText((await link.getAttribute('aria-label')) ?? '')
    await page.mouse.move(5, 2300)
    await advanceClock(page, SKIP_WINDOW + 1)
  }
})

test('the specialties in a person’s tooltip are also on the person’s profile', async ({ page }) => {
  test.skip(!hasTeamPage, 'the team page is switched off')
  await openWithStoppedClock(page, '/about')
  for (const { slug, specialties } of leaders) {
    const link = page.locator('#team').locator(`a[href="/about/team#${slug}"]`)
    await scrollTo(link)
    await link.hover()
    await advanceClock(page, TOOLTIP_DELAY)
    for (const specialty of specialties) await expect(anyTooltip(page)).toContainText(specialty)
    await page.mouse.move(5, 2300)
  }
  await page.goto('/about/team')
  for (const { slug, specialties } of leaders) {
    for (const specialty of specialties) await expect(page.locator(`#${slug}`)).toContainText(specialty)
  }
})
