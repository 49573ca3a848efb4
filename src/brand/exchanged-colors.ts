import { wcagLuminance } from 'culori'
import type { BrandContent } from '../content-model/brand'
import { completeColors } from './complete-colors'
import type { ColorName } from './contrast'

/** A ground that is lighter or darker than the text on it. The whole site is designed for it, including its maps. */
interface Ground {
  name: 'paper' | 'mist' | 'dark'
  /** The color of its text. */
  other: ColorName
  /** Whether the ground is lighter than its text. */
  lighter: boolean
  role: string
}

const GROUNDS: readonly Ground[] = [
  { name: 'paper', other: 'ink', lighter: true, role: 'pages have dark text on a light background' },
  { name: 'mist', other: 'ink', lighter: true, role: 'quiet bands have dark text on a light background' },
  { name: 'dark', other: 'onDark', lighter: false, role: 'dark bands have light text on a dark background' },
]

/** Finds the grounds that are dark instead of light or light instead of dark. */
export function exchangedColors(given: BrandContent['colors']): Ground[] {
  const colors = completeColors(given)
  return GROUNDS.filter(
    ({ name, other, lighter }) => wcagLuminance(colors[name]) > wcagLuminance(colors[other]) !== lighter,
  )
}
