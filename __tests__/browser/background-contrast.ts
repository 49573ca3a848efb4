import type { Page } from '@playwright/test'
import { interpolate, wcagContrast } from 'culori'
import sharp from 'sharp'
import type { TextRun } from './text-runs'

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

/** The ratio that WCAG 2.2 level AA requires (1.4.3): lower for text of at least 24 px, or 18.66 px if bold. */
function requiredRatio({ size, weight }: TextRun): number {
  return size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5
}

/** The texts whose contrast with the worst pixel under them is too low, with the ratio there. */
export async function lowContrastTexts(page: Page, runs: readonly TextRun[]): Promise<string[]> {
  if (runs.length === 0) return []
  const image = await page.screenshot({ fullPage: true, style: WITHOUT_GLYPHS, animations: 'disabled' })
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colorsUnder = ({ left, top, right, bottom }: TextRun['ink']) => {
    const colors = new Set<string>()
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, Math.ceil(bottom)); y += 1) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, Math.ceil(right)); x += 1) {
        const at = (y * info.width + x) * 3
        colors.add(`#${data.toString('hex', at, at + 3)}`)
      }
    }
    return [...colors]
  }
  return runs.flatMap((run) => {
    const required = requiredRatio(run)
    const contrastWith = (ground: string) => wcagContrast(interpolate([ground, run.color])(run.opacity), ground)
    const ratio = Math.min(...colorsUnder(run.ink).map(contrastWith))
    return ratio < required ? [`“${run.text}” has ${ratio.toFixed(2)}:1 of ${required}:1`] : []
  })
}
