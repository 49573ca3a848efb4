import { nameHint, type NameHint } from './given-names'
import { between, pick, randomFrom } from './random'

/** The hair that can be drawn. */
export type Hair = 'parted' | 'swept' | 'cropped' | 'curls' | 'bob' | 'long' | 'updo' | 'tied'
/** What a person wears. */
export type Clothes = 'open-collar' | 'tie' | 'roll-neck' | 'crew-neck' | 'v-neck' | 'jacket'

/** What makes one person recognisable: all of it follows from the slug. */
export interface Person {
  hair: Hair
  hairColour: string
  skin: string
  clothes: Clothes
  cloth: string
  shirt: string
  glasses: 'none' | 'round' | 'square'
  beard: boolean
  /** 1 is the usual width of a head; the jaw's width as a share of the head's; half the shoulders in units. */
  headWidth: number
  jaw: number
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
const HAIR_COLOURS = ['#16222B', '#3A2E25', '#5E4226', '#8A6B45', '#87949A', '#22323C', '#B9C2C4']
const SKINS = ['#EFE4D6', '#E2CBB1', '#C49F7C', '#976F52', '#7A563E']
const CLOTHS = ['#0E2436', '#2B4E5B', '#4C717A', '#3F4D56', '#6B553C', '#1B3B4A']
const SHIRTS = ['#FBFCFB', '#DCE6E7', '#EDE5DA', '#B9CDD1']

/** Imagines the person of a slug. In: a slug. Out: the person; the same slug gives the same person. */
export function imaginePerson(slug: string): Person {
  const draw = randomFrom(`sitter/${slug}`)
  const hint = nameHint(slug)
  return {
    hair: pick(draw, HAIR[hint]),
    hairColour: pick(draw, HAIR_COLOURS),
    skin: pick(draw, SKINS),
    clothes: pick(draw, CLOTHES[hint]),
    cloth: pick(draw, CLOTHS),
    shirt: pick(draw, SHIRTS),
    glasses: pick(draw, ['none', 'none', 'round', 'square'] as const),
    beard: draw() < 0.4 && hint === 'man',
    headWidth: between(draw, 0.94, 1.05),
    jaw: between(draw, 0.62, 0.7) + (hint === 'man' ? 0.08 : 0),
    shoulders: between(draw, ...SHOULDERS[hint]),
  }
}
