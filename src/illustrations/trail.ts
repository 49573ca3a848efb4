import { distanceToBox, WHOLE_SHEET, type Box, type LabelPosition } from './box'
import type { Curve } from './curve'
import { farOptions, fitTogether, nearOptions, type LabelContext, type Option } from './label-candidates'
import { shapeLandscape } from './landscape'
import { drawLevelTrail, proposeTrails } from './trail-line'
import { LABEL_SIZE, textWidth } from './text-width'

/** A numbered marker on a trail: its number (from 1), title, center, and label position, in sheet units. */
export interface Blaze {
  number: number
  title: string
  x: number
  y: number
  label: LabelPosition
}

/** A trail over a standard map: SVG path data, and its markers from the start to the summit. */
export interface Trail {
  path: string
  blazes: Blaze[]
}

/** Extra width for kerning and for a numeral in another weight, in sheet units. */
const WIDTH_RESERVE = 8
const MAX_TITLES = 6
/** The average label cost up to which a trail is legible enough. If the cost is higher, the next trail is tried. */
const GOOD_COST = 16
const MAX_VISITS = 6000

/**
 * Generates the trail over a seed's terrain, from inside the map's edge to the highest hill, with one marker per title. Labels
 * never touch the trail, each other, a marker, or the edge. The same input always gives the same trail.
 *
 * @param seed a seed, such as a slug
 * @param titles one to six titles of 1 to 40 characters
 * @param frame the visible part of a cropped map, which must contain the summit
 * @returns the trail in units of a 1200 × 750 map; its labels have the format "1 Title" in Libre Franklin 500 at 24 units and
 *   are within the frame
 * @throws a RangeError for no titles or more than six, or for a title that is wider than the frame
 */
export function surveyTrail(seed: string, titles: readonly string[], frame: Box = WHOLE_SHEET): Trail {
  if (titles.length < 1 || titles.length > MAX_TITLES) {
    throw new RangeError(`A trail needs 1 to ${MAX_TITLES} titles, not ${titles.length}.`)
  }
  const land = shapeLandscape(seed)
  const widths = titles.map((title, index) => textWidth(`${index + 1} ${title}`, LABEL_SIZE) + WIDTH_RESERVE)
  let best: Arrangement | undefined
  const count = widths.length
  const curves: Curve[] = []
  for (const curve of proposeTrails(land)) {
    curves.push(curve)
    const options = arrange(widths.map((width, index) => nearOptions({ curve, frame, count }, index, width)))
    if (!options) continue
    if (!best || costOf(options) + 6 < costOf(best.options)) best = { curve, options }
    if (costOf(best.options) <= GOOD_COST * widths.length) break
  }
  best ??= searchWidely(curves, widths, frame)
  best ??= setInRows({ curve: drawLevelTrail(land), frame, count }, widths)
  return {
    path: best.curve.path,
    blazes: best.options.map(({ point, label }, index) => ({
      number: index + 1,
      title: titles[index] ?? '',
      x: point.x,
      y: point.y,
      label,
    })),
  }
}

interface Arrangement {
  curve: Curve
  options: Option[]
}

function searchWidely(curves: readonly Curve[], widths: readonly number[], frame: Box): Arrangement | undefined {
  for (const curve of curves) {
    const context = { curve, frame, count: widths.length }
    const choices = widths.map((width, index) => {
      const near = nearOptions(context, index, width)
      return [...near.slice(0, 40), ...farOptions(context, index, width).slice(0, 400)]
    })
    const options = arrange(choices)
    if (options) return { curve, options }
  }
  return undefined
}

/**
 * Positions each label in the nearest free row. The rows above and below a level trail are free from edge to edge, and there are
 * more of them than titles, so this succeeds for every title that fits on a map.
 */
function setInRows(context: LabelContext, widths: readonly number[]): Arrangement {
  const set: Option[] = []
  widths.forEach((width, index) => {
    const option = farOptions(context, index, width, true).find((one) => set.every((other) => fitTogether(one, other)))
    if (!option) throw new RangeError(`Title ${index + 1} is too long for the map.`)
    set.push(option)
  })
  return { curve: context.curve, options: set }
}

/** Picks one option per marker so that all fit together at the lowest cost; `undefined` if none is found. */
function arrange(choices: readonly (readonly Option[])[]): Option[] | undefined {
  let best: Option[] | undefined
  let lowest = Infinity
  let visits = 0
  const rest = choices.map((_, index) => choices.slice(index).reduce((sum, one) => sum + (one[0]?.cost ?? Infinity), 0))
  const visit = (chosen: Option[], cost: number): void => {
    const options = choices[chosen.length]
    if (!options) {
      lowest = cost
      best = chosen
      return
    }
    for (const option of options) {
      visits += 1
      if (visits > MAX_VISITS || cost + option.cost + (rest[chosen.length + 1] ?? 0) >= lowest) return
      if (!chosen.every((other) => fitTogether(option, other))) continue
      const confusion = chosen.reduce((sum, other) => sum + confusionOf(option, other), 0)
      if (cost + option.cost + confusion < lowest) visit([...chosen, option], cost + option.cost + confusion)
    }
  }
  visit([], 0)
  return best
}

/** Returns the cost of a label that is closer to another marker than to its own, or not much farther away. */
function confusionOf(a: Option, b: Option): number {
  const strays = (own: Option, other: Option): boolean =>
    distanceToBox(other.point, own.box) < 1.6 * distanceToBox(own.point, own.box)
  return (strays(a, b) ? 14 : 0) + (strays(b, a) ? 14 : 0)
}

function costOf(options: readonly Option[]): number {
  return options.reduce((sum, option) => sum + option.cost, 0)
}
