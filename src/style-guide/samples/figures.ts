import { z } from 'zod'
import { statistic } from '../../content-model/statistic'
import { longest } from './extremes'

/** A figure of twelve characters, as wide as possible. */
const WIDEST = '$250 billion'

/** The texts of a figure. */
interface Figure {
  readonly value: string
  readonly label: string
  readonly note: string | null
}

/** Returns figures whose texts are as long as the content model allows. */
export function longestFigures<Entry extends Figure>(figures: readonly Entry[]): Entry[] {
  const texts = statistic.pick({ label: true, note: true }).required()
  const long = longest(z.array(texts).min(1).max(figures.length))
  return figures.map((figure, index) => ({ ...figure, ...long[index], value: WIDEST }))
}

/** Returns the figures without their notes. */
export function withoutNotes<Entry extends Figure>(figures: readonly Entry[]): Entry[] {
  return figures.map((figure) => ({ ...figure, note: null }))
}
