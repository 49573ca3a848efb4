import { expect, test } from '@playwright/test'
import { footnotes, site } from './content'
import { TOOLTIP_DELAY } from './durations'
import { advanceClock, openWithStoppedClock } from './fixtures'

// The viewport is tall enough that no footnote marker needs scrolling: a scroll closes tooltips.
test.use({ viewport: { width: 1280, height: 2400 } })

test('a footnote’s tooltip opens once the pointer has rested, and stays while the pointer is on it; a click on the last marker closes it and shows the marker’s own note', async ({
  page,
}) => {
  test.skip(footnotes.length === 0, 'the home page has no footnotes')
  await openWithStoppedClock(page, '/')
  const mark = (number: number) =>
    page.getByRole('link', { name: site.uiLabels.footnote.replace('{number}', String(number)), exact: true })
  const tooltip = page.getByRole('tooltip')
  await mark(1).hover()
  await advanceClock(page, TOOLTIP_DELAY - 1)
  await expect(tooltip).toHaveCount(0)
  await advanceClock(page, 1)
  await expect(tooltip).toHaveText(footnotes[0]?.note ?? '')
  const box = await tooltip.boundingBox()
  if (!box) throw new Error('the tooltip has no box')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 })
  await advanceClock(page, 10_000)
  await expect(tooltip).toHaveText(footnotes[0]?.note ?? '')

  const last = page.locator(`#note-${footnotes.at(-1)?.key ?? ''}`)
  await expect(last).toBeHidden()
  await mark(footnotes.length).click()
  await expect(last).toBeInViewport()
  await advanceClock(page, 10_000)
  await expect(tooltip).toHaveCount(0)
})
