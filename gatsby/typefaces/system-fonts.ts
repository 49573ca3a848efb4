/**
 * Fonts that almost every device has, by whether they have serifs: what follows the name of the typeface in the name of the fallback,
 * their names, and their metrics in font units, from @capsizecss/metrics.
 */
export const SYSTEM_FONTS = {
  serif: [
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
  ],
  sansSerif: [
    {
      suffix: 'Fallback',
      names: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
      metrics: { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 },
    },
  ],
}
