import { wcagContrast, wcagLuminance } from 'culori'
import type { BrandContent } from '../brand'
import { completeColors } from './complete-colors'
import {
  type BrandColors,
  type ColorName,
  CONTRAST_PAIRS,
  type ContrastPair,
  hasContrast,
  nearestShade,
} from './contrast'

export interface ColorFault {
  name: ColorName
  message: string
  advice: string
}

/** Backgrounds and their text. Which is lighter determines the whole design, including the maps. */
const GROUNDS = [
  { name: 'paper', text: 'ink', is: 'lighter' },
  { name: 'mist', text: 'ink', is: 'lighter' },
  { name: 'dark', text: 'onDark', is: 'darker' },
] as const

/** Finds backgrounds that are dark instead of light, or vice versa. */
function invertedColors(colors: BrandColors): ColorFault[] {
  const wrong = GROUNDS.filter(
    ({ name, text, is }) => wcagLuminance(colors[name]) > wcagLuminance(colors[text]) !== (is === 'lighter'),
  )
  return wrong.map(({ name, text, is }) => ({
    name,
    message: `must be ${is} than ${text}, which is the color of the text on it`,
    advice: `Choose a color that is ${is} than ${text}.`,
  }))
}

/**
 * Returns the color of a pair that the firm can change: one that its brand gives, or else the one from which the
 * background is derived. Advice about a derived color would name a color that the file does not have.
 */
function blamed({ color, ground }: ContrastPair, given: BrandContent['colors']): ColorName {
  if (given[color] !== undefined) return color
  if (given[ground] !== undefined) return ground
  return ground === 'deep' ? 'dark' : 'accent'
}

/** Whether a color, or one that is derived from it, lacks contrast with another. */
function isBlamed(name: ColorName, given: BrandContent['colors']): boolean {
  const colors = completeColors(given)
  return CONTRAST_PAIRS.some(
    (pair) => blamed(pair, given) === name && wcagContrast(colors[pair.color], colors[pair.ground]) < pair.minimum,
  )
}

/**
 * Finds the colors that invert light and dark, or else those without enough contrast where the site shows them; at most
 * one fault per color.
 */
export function colorFaults(given: BrandContent['colors']): ColorFault[] {
  const colors = completeColors(given)
  const inverted = invertedColors(colors)
  if (inverted.length > 0) return inverted
  const faults = new Map<ColorName, ColorFault & { share: number }>()
  for (const pair of CONTRAST_PAIRS) {
    const ratio = wcagContrast(colors[pair.color], colors[pair.ground])
    const share = ratio / pair.minimum
    const name = blamed(pair, given)
    // A color that is too pale fails in several pairs. Only the worst is reported, because correcting it corrects all.
    if (share >= (faults.get(name)?.share ?? 1)) continue
    // Deriving the other colors takes long, so only shades with enough contrast with the given ones are tried.
    const suitsGiven = hasContrast(name, given)
    const nearest = nearestShade(
      colors[name],
      (shade) => suitsGiven(shade) && !isBlamed(name, { ...given, [name]: shade }),
    )
    // Rounded down, so that a ratio that is too low never looks sufficient.
    const found = Math.floor(ratio * 100) / 100
    const other = pair.color === name ? pair.ground : pair.color
    const message = `has a contrast of ${found}:1 with ${other}; the minimum for ${pair.use} is ${pair.minimum}:1`
    const advice = nearest
      ? `The nearest color with enough contrast is "${nearest}".`
      : 'No shade of this color has enough contrast. Choose another color, or change those shown with it.'
    faults.set(name, { name, share, message, advice })
  }
  return [...faults.values()].map(({ name, message, advice }) => ({ name, message, advice }))
}
