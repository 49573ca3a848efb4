import { z } from 'zod'
import { statistic } from '../../content-model/statistic'
import { longest } from './extremes'

/** A entry of twelve characters, as wide as possible. */
const WIDEST = '$250 billion'

/** The texts of a entry. */
interface Statistic {
  readonly value: string
  readonly label: string
  readonly note: string | null
}

/** Returns statistics whose texts are as long as the content model allows. */
export function longestStatistics<Entry extends Statistic>(statistics: readonly Entry[]): Entry[] {
  const texts = statistic.pick({ label: true, note: true }).required()
  const long = longest(z.array(texts).min(1).max(statistics.length))
  return statistics.map((entry, index) => ({ ...entry, ...long[index], value: WIDEST }))
}

/** Returns the statistics without their notes. */
export function withoutNotes<Entry extends Statistic>(statistics: readonly Entry[]): Entry[] {
  return statistics.map((entry) => ({ ...entry, note: null }))
}
