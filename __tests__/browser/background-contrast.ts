import { type Background, pixelsUnder } from './background'
import type { TextRun } from './text-runs'

/** The ratio that WCAG 2.2 level AA requires (1.4.3): lower for text of at least 24 px, or 18.66 px if bold. */
function requiredRatio({ size, weight }: TextRun): number {
  return size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5
}

/** The linear light of each channel value, for WCAG's relative luminance. */
const LINEAR_LIGHT = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

function luminance(red: number, green: number, blue: number): number {
  const [one = 0, two = 0, three = 0] = [red, green, blue].map((value) => LINEAR_LIGHT[Math.round(value)])
  return 0.2126 * one + 0.7152 * two + 0.0722 * three
}

/** The contrast of a text with one background pixel, which shows through text that is not opaque. */
function contrast({ color: [r = 0, g = 0, b = 0, alpha = 255] }: TextRun, pixel: Buffer): number {
  const [red = 0, green = 0, blue = 0] = pixel
  const mix = (value: number, under: number) => under + (value - under) * (alpha / 255)
  const [text, background] = [luminance(mix(r, red), mix(g, green), mix(b, blue)), luminance(red, green, blue)]
  return (Math.max(text, background) + 0.05) / (Math.min(text, background) + 0.05)
}

/** The texts over images whose contrast with the worst pixel under them is too low, with the ratio there. */
export function lowContrastTexts(runs: readonly TextRun[], background: Background): string[] {
  return runs.flatMap((run) => {
    const required = requiredRatio(run)
    let ratio = Infinity
    for (const pixel of pixelsUnder(run.ink, background)) ratio = Math.min(ratio, contrast(run, pixel))
    return ratio < required ? [`“${run.text}” has ${ratio.toFixed(2)}:1 of ${required}:1`] : []
  })
}
