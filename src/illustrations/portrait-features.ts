import { type NameHint, nameHint } from './given-names'
import type { Inks } from './palette'
import { between, pick, seededRandom } from './random'

/** The available hairstyles. */
export type Hair = 'parted' | 'swept' | 'cropped' | 'curls' | 'bob' | 'long' | 'updo' | 'tied'
type Clothes = 'open-collar' | 'tie' | 'roll-neck' | 'crew-neck' | 'v-neck' | 'jacket'

/** The features that make a person recognizable. All of them follow from the slug. */
export interface Person {
  hair: Hair
  hairColor: string
  skin: string
  clothes: Clothes
  cloth: string
  shirt: string
  glasses: 'none' | 'round' | 'square'
  beard: boolean
  /** A scale factor; 1 is the usual width. */
  headWidth: number
  /** The width of the jaw as a share of the head's. */
  jaw: number
  /** Half the width of the shoulders, in units. */
  shoulders: number
}

const HAIR: Record<NameHint, readonly Hair[]> = {
  woman: ['bob', 'long', 'updo', 'tied', 'curls', 'swept', 'bob', 'long'],
  man: ['parted', 'swept', 'cropped', 'parted', 'swept', 'cropped', 'curls'],
  open: ['parted', 'swept', 'curls', 'tied', 'cropped'],
}
const CLOTHES: Record<NameHint, readonly Clothes[]> = {
  woman: ['jacket', 'v-neck', 'roll-neck', 'open-collar', 'jacket', 'crew-neck'],
  man: ['open-collar', 'tie', 'roll-neck', 'crew-neck', 'open-collar', 'tie'],
  open: ['open-collar', 'roll-neck', 'crew-neck', 'jacket'],
}
const SHOULDERS: Record<NameHint, readonly [number, number]> = { woman: [172, 192], man: [202, 226], open: [186, 206] }
const HAIR_COLORS = ['#16222B', '#3A2E25', '#5E4226', '#8A6B45', '#87949A', '#22323C', '#B9C2C4']
const SKINS = ['#EFE4D6', '#E2CBB1', '#C49F7C', '#976F52', '#7A563E']

/** Generates the person of a slug. The same slug always gives the same person, except for the colors of the clothes. */
export function generatePerson(slug: string, { cloths, shirts }: Inks['portrait']): Person {
  const draw = seededRandom(`sitter/${slug}`)
  const hint = nameHint(slug)
  return {
    hair: pick(draw, HAIR[hint]),
    hairColor: pick(draw, HAIR_COLORS),
    skin: pick(draw, SKINS),
    clothes: pick(draw, CLOTHES[hint]),
    cloth: pick(draw, cloths),
    shirt: pick(draw, shirts),
    glasses: pick(draw, ['none', 'none', 'round', 'square'] as const),
    beard: draw() < 0.4 && hint === 'man',
    headWidth: between(draw, 0.94, 1.05),
    jaw: between(draw, 0.62, 0.7) + (hint === 'man' ? 0.08 : 0),
    shoulders: between(draw, ...SHOULDERS[hint]),
  }
}
