/** The two grounds on which a sheet is drawn: paper, or the dark bands of the site. */
export type Tone = 'light' | 'lake'

/** The inks of one tone: colours as six-digit hex, shares and opacities 0 to 1. */
export interface Inks {
  ground: string
  /** The tint that each level lays over the ground, and how much of it the highest level shows. */
  relief: string
  reliefShare: number
  /** The lit and the shaded side of each step, which together give the hillshade. */
  lit: string
  litShare: number
  shade: string
  shadeShare: number
  contour: string
  contourOpacity: number
  indexOpacity: number
  trail: string
  blazeGround: string
  text: string
  /** Darker than the sepia of text on paper: that one has only 3.5:1 on the highest relief, this one 6:1. */
  numeral: string
}

/** The colours of the art direction (paper, relief, sepia, trail, lake) per tone. */
export const INKS: Record<Tone, Inks> = {
  light: {
    ground: '#F6F8F7',
    relief: '#8FB0B5',
    reliefShare: 0.78,
    lit: '#FFFFFF',
    litShare: 0.32,
    shade: '#4F7C86',
    shadeShare: 0.14,
    contour: '#A77B4A',
    contourOpacity: 0.5,
    indexOpacity: 0.85,
    trail: '#C8341C',
    blazeGround: '#FBFCFB',
    text: '#14222E',
    numeral: '#4A3213',
  },
  lake: {
    ground: '#0B1F30',
    relief: '#17607A',
    reliefShare: 0.74,
    lit: '#7CC3D2',
    litShare: 0.1,
    shade: '#030D16',
    shadeShare: 0.32,
    contour: '#9CCBD4',
    contourOpacity: 0.26,
    indexOpacity: 0.55,
    trail: '#FF7A57',
    blazeGround: '#0A1B29',
    text: '#F3F5F4',
    numeral: '#C3D2DA',
  },
}

/** The lake of the dark bands, on which a share image's words stand, and the thin rule above them. */
export const LAKE = { ground: '#0E2436', rule: '#5C8592' }

/** The ground of a level. In: inks and how high it lies, 0 to 1. Out: a hex colour between ground and relief. */
export function reliefColour(inks: Inks, height: number): string {
  return mixColours(inks.ground, inks.relief, height * inks.reliefShare)
}

/** Mixes two six-digit hex colours. In: the colours and the second one's share, 0 to 1. Out: a hex colour. */
export function mixColours(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const from = Number.parseInt(first.slice(at, at + 2), 16)
    const to = Number.parseInt(second.slice(at, at + 2), 16)
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
