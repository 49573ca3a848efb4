import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import { faceCss } from './face-css'

/** A font that almost every device has, and its metrics in font units, from @capsizecss/metrics. */
interface SystemFont {
  /** Follows the name of the typeface in the name of the fallback. */
  suffix: string
  names: readonly string[]
  metrics: {
    familyName: string
    ascent: number
    descent: number
    lineGap: number
    unitsPerEm: number
    xWidthAvg: number
  }
}

const SERIF_FONTS: readonly SystemFont[] = [
  {
    suffix: 'Fallback',
    names: ['Georgia', 'Gelasio'],
    metrics: { familyName: 'Georgia', ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 913 },
  },
  {
    suffix: 'Fallback Times',
    names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    metrics: { familyName: 'Times', ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048, xWidthAvg: 832 },
  },
]

const SANS_FONTS: readonly SystemFont[] = [
  {
    suffix: 'Fallback',
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
    metrics: { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 },
  },
]

/** The system fonts that replace a typeface until it has loaded: their families, and their faces as CSS. */
export interface Fallbacks {
  families: string[]
  css: string[]
}

/**
 * Adjusts system fonts so that they take up the same space as a typeface, and nothing shifts when it loads.
 *
 * @param font the font file that visitors load
 */
export async function adjustFallbacks(family: string, hasSerifs: boolean, font: Buffer): Promise<Fallbacks> {
  const metrics = await fromBuffer(font)
  const systemFonts = hasSerifs ? SERIF_FONTS : SANS_FONTS
  const css = systemFonts.flatMap((system) => {
    const { fontFaces } = createFontStack([metrics, system.metrics], { fontFaceFormat: 'styleObject' })
    return fontFaces.map(({ '@font-face': { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } }) =>
      faceCss({
        'font-family': `'${family} ${system.suffix}'`,
        src: system.names.map((name) => `local('${name}')`).join(', '),
        'ascent-override': ascentOverride,
        'descent-override': descentOverride,
        'line-gap-override': lineGapOverride,
        'size-adjust': sizeAdjust,
      }),
    )
  })
  return { families: systemFonts.map(({ suffix }) => `${family} ${suffix}`), css }
}
