import { wcagContrast } from 'culori'
import type { BrandContent } from '../content-model/brand'
import { completeColors } from './complete-colors'
import { type ColorName, constraintsOf, CONTRAST_PAIRS, type ContrastPair, nearestColor } from './contrast'

/** A color with too little contrast, and the pair in which it has the least of what it needs. */
export interface ContrastFault {
  name: ColorName
  pair: ContrastPair
  ratio: number
  /** The closest color that has enough contrast; undefined if none has, whatever its lightness. */
  nearest: string | undefined
}

/**
 * Finds the colors that do not have enough contrast with the colors on which, or under which, the site shows them.
 *
 * @returns at most one fault for each color that is given
 */
export function contrastFaults(given: BrandContent['colors']): ContrastFault[] {
  const colors = completeColors(given)
  const faults = new Map<ColorName, ContrastFault>()
  for (const pair of CONTRAST_PAIRS) {
    const ratio = wcagContrast(colors[pair.color], colors[pair.ground])
    if (ratio >= pair.minimum) continue
    const name = blamed(pair, given)
    const worst = faults.get(name)
    if (worst && worst.ratio / worst.pair.minimum <= ratio / pair.minimum) continue
    faults.set(name, { name, pair, ratio, nearest: nearestColor(colors[name], constraintsOf(name, given)) })
  }
  return [...faults.values()]
}

/** The color of a pair that is given. If both are derived, the ground cannot have any text: it is derived from the accent or dark. */
function blamed({ color, ground }: ContrastPair, given: BrandContent['colors']): ColorName {
  if (given[color] !== undefined) return color
  if (given[ground] !== undefined) return ground
  return ground === 'deep' ? 'dark' : 'accent'
}
