import { distanceToBox, WHOLE_SHEET, type Box, type LabelPosition } from './box'
import type { Curve } from './curve'
import { farOptions, fitTogether, nearOptions, type LabelContext, type Option } from './label-candidates'
import { shapeLandscape } from './landscape'
import { drawLevelTrail, proposeTrails } from './trail-line'
import { LABEL_SIZE, textWidth } from './text-width'

/** One waymark of a trail: its number (from 1) and title, its middle, and where its label is set, in sheet units. */
export interface Blaze {
  number: number
  title: string
  x: number
  y: number
  label: LabelPosition
}

/** A trail over a standard sheet: SVG path data, and its blazes from the start to the summit. */
export interface Trail {
  path: string
  blazes: Blaze[]
}

/** Room beyond the measured text, in sheet units: kerning, and a numeral set in another weight. */
const WIDTH_RESERVE = 8
const MOST_TITLES = 6
/** A trail whose labels cost no more than this on average reads well; beyond it the next trail is tried. */
const GOOD_COST = 16
const VISITS = 6000

/**
 * The trail over a seed's terrain: from inside the sheet's edge to the highest hill, one blaze per title, labels
 * placed so that they never touch the trail, each other, a blaze or the edge.
 * In: a seed (a slug), one to six titles of 1 to 40 characters, and the part of the sheet that is seen where it is
 * shown cropped (it holds the summit). Out: the trail in units of a 1200 × 750 sheet; its labels are set as "1 Title" in
 * Libre Franklin 500 at 24 units, within the frame. The same input gives the same trail.
 * Throws a RangeError for no title or more than six, and for a title that is wider than the frame.
 */
export function surveyTrail(seed: string, titles: readonly string[], frame: Box = WHOLE_SHEET): Trail {
  if (titles.length < 1 || titles.length > MOST_TITLES) {
    throw new RangeError(`A sheet carries 1 to ${MOST_TITLES} titles, not ${titles.length}.`)
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
    blazes: best.options.map(({ place, label }, index) => ({
      number: index + 1,
      title: titles[index] ?? '',
      x: place.x,
      y: place.y,
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
    const ground = { curve, frame, count: widths.length }
    const choices = widths.map((width, index) => {
      const near = nearOptions(ground, index, width)
      return [...near.slice(0, 40), ...farOptions(ground, index, width).slice(0, 400)]
    })
    const options = arrange(choices)
    if (options) return { curve, options }
  }
  return undefined
}

/**
 * Sets each label into the nearest free row. On a level trail the rows above and below it are free from edge to edge,
 * and there are more of them than titles, so this ends well for every title that fits on a sheet.
 */
function setInRows(ground: LabelContext, widths: readonly number[]): Arrangement {
  const set: Option[] = []
  widths.forEach((width, index) => {
    const option = farOptions(ground, index, width, true).find((one) => set.every((other) => fitTogether(one, other)))
    if (!option) throw new RangeError(`Title ${index + 1} is too long for a sheet.`)
    set.push(option)
  })
  return { curve: ground.curve, options: set }
}

/** Picks one option per blaze so that all fit together at the least cost; undefined when none is found. */
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
      if (visits > VISITS || cost + option.cost + (rest[chosen.length + 1] ?? 0) >= lowest) return
      if (!chosen.every((other) => fitTogether(option, other))) continue
      const confusion = chosen.reduce((sum, other) => sum + confusionOf(option, other), 0)
      if (cost + option.cost + confusion < lowest) visit([...chosen, option], cost + option.cost + confusion)
    }
  }
  visit([], 0)
  return best
}

/** The price of a label that stands nearer to another blaze than its own, or not much further. */
function confusionOf(a: Option, b: Option): number {
  const strays = (own: Option, other: Option): boolean =>
    distanceToBox(other.place, own.box) < 1.6 * distanceToBox(own.place, own.box)
  return (strays(a, b) ? 14 : 0) + (strays(b, a) ? 14 : 0)
}

function costOf(options: readonly Option[]): number {
  return options.reduce((sum, option) => sum + option.cost, 0)
}
