import type { BrandContent } from '../brand'
import { type BrandColors, type ColorName, hasContrast, nearestShade } from './contrast'
import { type Shift, shiftColor } from './shift-color'

/**
 * Derives the colors that `content/brand.yml` omits, each with enough contrast with the colors before it, if any shade
 * has it. The shifts are close to those between the colors of the sample, which were designed one by one.
 */
export function completeColors(given: BrandContent['colors']): BrandColors {
  const { paper, mist, ink, accent, dark } = given
  const known: Partial<BrandColors> = { ...given }
  const derive = (name: ColorName, from: string, shift: Shift): string => {
    const start = shiftColor(from, shift)
    const color = known[name] ?? nearestShade(start, hasContrast(name, known)) ?? start
    known[name] = color
    return color
  }
  const deep = derive('deep', dark, [-0.04])
  const accentHover = derive('accentHover', accent, [-0.1])
  const accentOnDark = derive('accentOnDark', accent, [0.18, 0.9])
  const accentOnDarkHover = derive('accentOnDarkHover', accentOnDark, [0.05, 0.8])
  const contour = derive('contour', accent, [0.06, 0.45])
  return {
    ...given,
    deep,
    accentHover,
    accentOnDark,
    accentOnDarkHover,
    contour,
    muted: derive('muted', ink, [0.2, 0.8]),
    mutedOnMist: derive('mutedOnMist', ink, [0.17, 0.8]),
    rule: derive('rule', mist, [-0.1, 1.5]),
    border: derive('border', ink, [0.36, 0.8]),
    onAccent: derive('onAccent', paper, [1, 0]),
    onDark: derive('onDark', paper, [-0.02]),
    mutedOnDark: derive('mutedOnDark', dark, [0.6, 0.5]),
    ruleOnDark: derive('ruleOnDark', dark, [0.13]),
    onAccentOnDark: derive('onAccentOnDark', accent, [-1]),
    sepia: derive('sepia', contour, [-0.14]),
    relief: derive('relief', dark, [0.48, 0.75]),
  }
}
