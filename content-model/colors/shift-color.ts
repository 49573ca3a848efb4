import { clampChroma, converter, formatHex } from 'culori'

const oklch = converter('oklch')

/** A change in OKLCH: added to lightness (0 to 1), multiplied with chroma, and added to hue in degrees. */
export type Shift = readonly [lightness: number, chroma?: number, hue?: number]

/**
 * Changes a color (# and six hexadecimal digits) by amounts that look the same for every color, within what screens
 * show. Grays stay gray (https://www.w3.org/TR/css-color-4/#ok-lab).
 */
export function shiftColor(color: string, [lightness, chroma = 1, hue = 0]: Shift): string {
  const { l = 0, c = 0, h = 0 } = oklch(color) ?? {}
  const shifted = { mode: 'oklch', l: Math.min(1, Math.max(0, l + lightness)), c: c * chroma, h: h + hue } as const
  return formatHex(clampChroma(shifted, 'oklch'))
}
