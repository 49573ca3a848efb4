import type { Page } from '@playwright/test'
import { lowContrastTexts } from './background-contrast'
import { overflowingElements } from './horizontal-overflow'
import { readTextRuns, type TextRun } from './text-runs'

/**
 * Returns the visual faults of the current page, whose images must have loaded, as sentences that quote the text: texts
 * that overlap, that something cuts off, or that are not legible on every pixel of the image under them, and elements that
 * extend beyond the sides of the window.
 */
export async function visualFaults(page: Page): Promise<string[]> {
  const runs = await readTextRuns(page)
  const onImages = runs.filter((run) => run.isOnImage)
  return [...illegibleAmong(runs), ...(await overflowingElements(page)), ...(await lowContrastTexts(page, onImages))]
}

/** The text spacing that readers may set without loss of content (WCAG 1.4.12). */
export const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
  svg text { display: none !important }
`

/** The texts that are clipped or overlap with such spacing. Labels of drawings are ignored: they are on the page as text. */
export async function textsWithoutRoom(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({ content: SPACING })
  const texts = illegibleAmong(await readTextRuns(page))
  await style.evaluate((element) => element.parentNode?.removeChild(element))
  return texts
}

/** The texts that are cut off, or that overlap another by more than a rounding error. */
function illegibleAmong(runs: readonly TextRun[]): string[] {
  const overlaps = ({ ink: one }: TextRun, { ink: other }: TextRun) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
  return runs.flatMap((run, index) => [
    ...(run.cutBy ? [`“${run.text}” is cut off by ${run.cutBy}`] : []),
    ...runs
      .slice(index + 1)
      .filter((other) => overlaps(run, other))
      .map(({ text }) => `“${run.text}” overlaps “${text}”`),
  ])
}
