import { wcagContrast } from 'culori'
import type { BrandContent } from '../brand'
import { shiftColor } from './shift-color'

/** Every color of the site, including those that `content/brand.yml` may omit. */
export type BrandColors = Required<BrandContent['colors']>

export type ColorName = keyof BrandColors

/** A color that the site shows on another. Lines that only decorate are not listed. */
export interface ContrastPair {
  color: ColorName
  ground: ColorName
  /** The lowest contrast in WCAG 2.2: 4.5 for text (1.4.3), 3 for fields' borders (1.4.11). */
  minimum: 4.5 | 3
  use: string
}

const pairs = (use: string, minimum: 4.5 | 3, color: ColorName, ...grounds: ColorName[]) =>
  grounds.map((ground): ContrastPair => ({ color, ground, minimum, use }))

/** All pairs that the site shows. A pair that is missing here may be illegible with a firm's own colors. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...pairs('text', 4.5, 'ink', 'paper', 'mist'),
  ...pairs('labels on maps and initials', 4.5, 'ink', 'relief'),
  ...pairs('secondary text', 4.5, 'muted', 'paper'),
  ...pairs('secondary text', 4.5, 'mutedOnMist', 'mist'),
  ...pairs('the borders of fields', 3, 'border', 'paper'),
  ...pairs('links', 4.5, 'accent', 'paper', 'mist'),
  ...pairs('links', 4.5, 'accentHover', 'paper', 'mist'),
  ...pairs('button text', 4.5, 'onAccent', 'accent', 'accentHover'),
  ...pairs('numerals', 4.5, 'sepia', 'paper', 'mist'),
  ...pairs('text', 4.5, 'onDark', 'dark', 'deep'),
  ...pairs('secondary text', 4.5, 'mutedOnDark', 'dark', 'deep'),
  ...pairs('links', 4.5, 'accentOnDark', 'dark', 'deep'),
  ...pairs('links', 4.5, 'accentOnDarkHover', 'dark', 'deep'),
  ...pairs('button text', 4.5, 'onAccentOnDark', 'accentOnDark', 'accentOnDarkHover'),
]

/** Returns whether a shade of a color has enough contrast with the known colors that the site shows with it. */
export function hasContrast(name: ColorName, known: Partial<BrandColors>): (shade: string) => boolean {
  const pairs = CONTRAST_PAIRS.flatMap(({ color, ground, minimum }) => {
    const other = color === name ? known[ground] : ground === name ? known[color] : undefined
    return other === undefined ? [] : [{ other, minimum }]
  })
  return (shade) => pairs.every(({ other, minimum }) => wcagContrast(shade, other) >= minimum)
}

/** About the smallest step that changes a color of eight bits per channel: 1/255. */
const LIGHTNESS_STEP = 0.004

/**
 * Returns the closest shade of a color (# and six hexadecimal digits) that is accepted; undefined if none is. Only the
 * lightness changes, so that the color stays recognizable as the firm's.
 */
export function nearestShade(color: string, isAccepted: (shade: string) => boolean): string | undefined {
  for (let step = 0; step <= 1 / LIGHTNESS_STEP; step += 1) {
    for (const lightness of [-step * LIGHTNESS_STEP, step * LIGHTNESS_STEP]) {
      const shade = step === 0 ? color.toLowerCase() : shiftColor(color, [lightness])
      if (isAccepted(shade)) return shade
    }
  }
  return undefined
}
