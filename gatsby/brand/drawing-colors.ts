import { formatHex, interpolate, wcagContrast } from 'culori'
import type { BrandColors } from '../../content-model/colors/contrast'
import { shiftColor } from '../../content-model/colors/shift-color'

/** A tone's colors as six-digit hex values; shares and opacities from 0 to 1. */
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
  accent: string
  markerFill: string
  text: string
  /** The color of numerals on maps. It is darker than sepia text, which would lack contrast on the highest relief. */
  numeral: string
}

/** The two backgrounds of map illustrations, paper and the dark bands of the site, and that of share images. */
export interface DrawingColors {
  light: Palette
  dark: Palette
  /** The site's dark bands: a share image's background, and the thin rule above its text. */
  shareImage: { ground: string; rule: string }
}

/** The contrast of labels with the lines below them: WCAG 2.2's minimum for text (1.4.3), plus a margin for rounding. */
const LABEL_CONTRAST = 4.6

/** About the smallest difference in opacity that is visible in a thin line. */
const OPACITY_STEP = 0.01

/** Returns the highest opacity, up to a limit, with which a line on a ground leaves a label over it legible. */
function legibleOpacity(limit: number, line: string, ground: string, label: string): number {
  let opacity = limit
  while (opacity > 0 && wcagContrast(label, mixColors(ground, line, opacity)) < LABEL_CONTRAST) opacity -= OPACITY_STEP
  return Math.max(opacity, 0)
}

/** Derives the colors of drawings from the brand's colors. */
export function drawingColors(colors: BrandColors): DrawingColors {
  const { paper, mist, ink, accent, dark, deep, onDark, mutedOnDark, accentOnDark, contour, sepia, relief } = colors
  const light = {
    ground: mixColors(paper, mist, 0.4),
    relief,
    reliefShare: 0.78,
    lit: '#ffffff',
    litShare: 0.32,
    shade: shiftColor(relief, [-0.177, 1.408, 6]),
    shadeShare: 0.14,
  } as const
  const darkest = mixColors(reliefColor(light, 1), light.shade, light.shadeShare)
  return {
    light: {
      ...light,
      contour,
      contourOpacity: legibleOpacity(0.5, contour, darkest, ink),
      indexOpacity: legibleOpacity(0.85, contour, darkest, ink),
      accent,
      markerFill: paper,
      text: ink,
      numeral: shiftColor(sepia, [-0.14, 0.72, 2]),
    },
    dark: {
      ground: shiftColor(dark, [-0.02, 0.95, 1]),
      relief: shiftColor(relief, [-0.276, 2.179, 19.4]),
      reliefShare: 0.74,
      lit: shiftColor(relief, [0.04, 2.02, 5]),
      litShare: 0.1,
      shade: shiftColor(deep, [-0.06, 0.73, -3]),
      shadeShare: 0.32,
      contour: shiftColor(relief, [0.078, 1.384, 3]),
      contourOpacity: 0.26,
      indexOpacity: 0.55,
      accent: accentOnDark,
      markerFill: deep,
      text: onDark,
      numeral: mutedOnDark,
    },
    shareImage: { ground: dark, rule: shiftColor(relief, [-0.143, 1.348, 12]) },
  }
}

/** Returns a level's fill by height, 0 to 1: a hex color between ground and relief. */
export function reliefColor(palette: Pick<Palette, 'ground' | 'relief' | 'reliefShare'>, height: number): string {
  return mixColors(palette.ground, palette.relief, height * palette.reliefShare)
}

/** Mixes two six-digit hex colors. `share` is the weight of the second one, 0 to 1. */
export function mixColors(first: string, second: string, share: number): string {
  return formatHex(interpolate([first, second], 'rgb')(share))
}
