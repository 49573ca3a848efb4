import type { Page } from '@playwright/test'
import { wcagContrast } from 'culori'
import { CONTRAST_PAIRS } from '../../content-model/colors/contrast'
import { readBrand } from '../../gatsby/brand/read-brand'
import { findViolations } from '../../tools/browser/axe'

/** The contrast that texts must have, unless the brand has less for their pair of colors (WCAG 1.4.6). */
const ENHANCED = 7

const { colors } = readBrand('content')

/** The pairs of the brand's colors that have less contrast. The content check judges them by WCAG’s level AA. */
const EXEMPT = CONTRAST_PAIRS.map(({ color, ground }) => [colors[color], colors[ground]] as const)
  .filter((pair) => wcagContrast(...pair) < ENHANCED)
  .map((pair) => pair.join(' on ').toLowerCase())

/** What axe-core measured: the colors of a text and of its background. */
interface Measured {
  data: { fgColor: string; bgColor: string }
}

/** The axe-core violations on the page in its current state: rule and element of each. */
export async function violations(page: Page): Promise<string[]> {
  const found = await findViolations(page, { 'color-contrast-enhanced': { enabled: true } })
  return found.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ any }) => id !== 'color-contrast-enhanced' || !any.every(isExempt))
      .map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}

const isExempt = ({ data }: Measured) => EXEMPT.includes(`${data.fgColor} on ${data.bgColor}`)
