/**
 * The metrics of system fonts, in font units, from @capsizecss/metrics. Each `postscriptName` is a font with about the same
 * widths, for systems without the first one.
 */
const GEORGIA = { ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 913 }
const TIMES = { ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048, xWidthAvg: 832 }
const ARIAL = { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 }

export const SYSTEM_FONTS = {
  serif: [
    { familyName: 'Georgia', fullName: 'Georgia', postscriptName: 'Gelasio', ...GEORGIA },
    { familyName: 'Times', fullName: 'Times New Roman', postscriptName: 'Liberation Serif', ...TIMES },
  ],
  sansSerif: [
    { familyName: 'Arial', fullName: 'Arial', postscriptName: 'Liberation Sans', ...ARIAL },
    { familyName: 'Roboto', ...ARIAL },
  ],
}
