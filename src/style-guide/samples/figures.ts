import { z } from 'zod'
import { statistic } from '../../content-model/statistic'
import { longest } from './extremes'

/** As wide as the twelve characters of a figure can be. */
const WIDEST = '$250 billion'

/** What a figure says of itself. */
interface Figure {
  readonly value: string
  readonly label: string
  readonly note: string | null
}

/** Figures whose texts are as long as the content model allows. */
export function longestFigures<Entry extends Figure>(figures: readonly Entry[]): Entry[] {
  const texts = statistic.pick({ label: true, note: true }).required()
  const long = longest(z.array(texts).min(1).max(figures.length))
  return figures.map((figure, index) => ({ ...figure, ...long[index], value: WIDEST }))
}

/** Figures of which none has a note. */
export function withoutNotes<Entry extends Figure>(figures: readonly Entry[]): Entry[] {
  return figures.map((figure) => ({ ...figure, note: null }))
}
