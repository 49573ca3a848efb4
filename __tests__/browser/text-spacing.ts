import type { Page } from '@playwright/test'
import { overlappingOrClippedTexts } from './visual-rules'

/** The text spacing that readers may set without loss of content (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
  svg text { display: none !important }
`

/**
 * The texts that are clipped or overlap when a reader increases the text spacing. Labels of drawings are ignored: they
 * are also on the page as text.
 */
export async function textsWithoutRoom(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({ content: SPACING })
  await page.evaluate(() => {
    window.scrollTo(0, 0)
  })
  const texts = await overlappingOrClippedTexts(page)
  await style.evaluate((element) => element.parentNode?.removeChild(element))
  return texts
}
