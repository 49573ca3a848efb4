import { expect, type Page, test } from '@playwright/test'
import { footnotes, site } from './content'
import { TOOLTIP_DELAY } from './durations'
import { advanceClock, openWithStoppedClock } from './fixtures'

// The viewport is tall enough that no footnote marker needs scrolling: a scroll closes tooltips.
test.use({ viewport: { width: 1280, height: 2400 } })

const mark = (page: Page, number: number) =>
  page.getByRole('link', { name: site.uiLabels.footnote.replace('{number}', String(number)), exact: true })
const noteOf = (number: number) => footnotes[number - 1]?.note ?? 'a note'
const anyTooltip = (page: Page) => page.getByRole('tooltip')

async function openByHover(page: Page, number: number): Promise<void> {
  await mark(page, number).hover()
  await advanceClock(page, TOOLTIP_DELAY)
  await expect(anyTooltip(page)).toHaveText(noteOf(number))
}

test.describe('the footnotes of the statistics', () => {
  test.skip(footnotes.length === 0, 'the home page has no footnotes')
  test.beforeEach(async ({ page }) => {
    await openWithStoppedClock(page, '/')
  })

  test('a tooltip stays open when the pointer moves onto it', async ({ page }) => {
    await openByHover(page, 1)
    const box = await anyTooltip(page).boundingBox()
    if (!box) throw new Error('the tooltip has no box')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 })
    await advanceClock(page, 10_000)
    await expect(anyTooltip(page)).toHaveText(noteOf(1))
  })

  test('a footnote marker expands the notes and scrolls to its own note', async ({ page }) => {
    const first = page.locator(`#note-${footnotes[0]?.key ?? ''}`)
    await expect(first).toBeHidden()
    await mark(page, 1).click()
    await expect(first).toBeInViewport()
  })
})
