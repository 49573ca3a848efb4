import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Box } from './rendered-text'

/**
 * Hides only the glyphs in a screenshot. The halo around map labels is hidden as well: it helps the eye, but it is
 * thinner than a letter, so a label has to be legible on the terrain itself.
 */
const WITHOUT_GLYPHS = `
  *, *::before, *::after {
    -webkit-text-fill-color: transparent !important;
    -webkit-text-stroke-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
  }
  text, tspan { fill: transparent !important; stroke: transparent !important }
`

/** A page as it is painted under its text. */
export interface Background {
  /** The red, green, and blue values of each pixel, row by row. */
  data: Buffer
  width: number
  height: number
}

/**
 * Takes a screenshot of the whole page without its glyphs.
 *
 * @param hidden CSS that hides more of the page
 */
export async function screenshotBackground(page: Page, hidden = ''): Promise<Background> {
  const image = await page.screenshot({ fullPage: true, style: WITHOUT_GLYPHS + hidden, animations: 'disabled' })
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The colors under a box, pixel by pixel. */
export function* pixelsUnder(
  { left, top, right, bottom }: Box,
  { data, width, height }: Background,
): Generator<Buffer, undefined> {
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(bottom)); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, Math.ceil(right)); x += 1) {
      const at = (y * width + x) * 3
      yield data.subarray(at, at + 3)
    }
  }
  return undefined
}
