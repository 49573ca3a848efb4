/** The two backgrounds of map illustrations: paper, or the dark bands of the site. */
export type Tone = 'light' | 'lake'

/** The colors of one tone: colors as six-digit hex values, shares and opacities from 0 to 1. */
export interface Palette {
  ground: string
  /** The tint of the relief, and its share at the highest level. */
  relief: string
  reliefShare: number
  /** The lit and the shaded edge of each level, which together form the hillshade. */
  lit: string
  litShare: number
  shade: string
  shadeShare: number
  contour: string
  contourOpacity: number
  indexOpacity: number
  trail: string
  markerFill: string
  text: string
  /** Darker than the sepia of text on paper, which has a contrast of only 3.5:1 on the highest relief; this color has 6:1. */
  numeral: string
}

/** The colors of the art direction (paper, relief, sepia, trail, lake) for each tone. */
export const PALETTES: Record<Tone, Palette> = {
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
    markerFill: '#FBFCFB',
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
    markerFill: '#0A1B29',
    text: '#F3F5F4',
    numeral: '#C3D2DA',
  },
}

/** The lake color of the dark bands, which is the background of a share image's text, and the thin rule above the text. */
export const LAKE = { ground: '#0E2436', rule: '#5C8592' }

/** Returns the fill of a level by its height, 0 to 1: a hex color between ground and relief. */
export function reliefColor(palette: Palette, height: number): string {
  return mixColors(palette.ground, palette.relief, height * palette.reliefShare)
}

/** Mixes two six-digit hex colors. `share` is the share of the second one, 0 to 1. */
export function mixColors(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const from = Number.parseInt(first.slice(at, at + 2), 16)
    const to = Number.parseInt(second.slice(at, at + 2), 16)
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
