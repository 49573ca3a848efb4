/** The font size of labels on a standard map, in map units. */
export const LABEL_SIZE = 24

/** The ascent and descent of Libre Franklin in em (its hhea table: 966 and −246 of 1000). */
export const LABEL_ASCENT = 0.966
export const LABEL_DESCENT = 0.246

/**
 * Advance widths of Libre Franklin at weight 500, in hundredths of an em, rounded up. They are from the hmtx table of
 * @fontsource-variable/libre-franklin 5.3.0 with its weight axis set to 500. Accented letters are as wide as their base letters.
 */
const ADVANCES: readonly (readonly [number, string])[] = [
  [22, '· \u00a0'],
  [24, '.:,‘’;'],
  [26, "'ijlı!|"],
  [30, '`´()[]I'],
  [35, '•{}/\\'],
  [39, '-f'],
  [41, 'rªt*º'],
  [43, '“”„J"'],
  [48, '°^1«»'],
  [52, 'zs§'],
  [56, '¿_?yc®xav<>'],
  [59, '+=÷–kehnu~×'],
  [61, 'oðþbdpqø#7L'],
  [64, 'FgE2€$ß¥£'],
  [68, 'ZST345968'],
  [71, 'YPXÞRB0'],
  [75, 'CUKVDÐHØAG'],
  [81, 'NOQ…&w'],
  [84, '©@'],
  [93, '—mM%'],
  [99, '™½œ'],
  [113, 'ÆWŒæ'],
]

/** The width of characters that are not in the table, more than all but three Latin letters. Pictographs are even wider. */
const UNKNOWN = 110
const PICTOGRAPH = 150
const WIDTHS = new Map(
  ADVANCES.flatMap(([width, characters]) => Array.from(characters, (one) => [one, width] as const)),
)

/**
 * Returns an upper bound for the width of a line of Libre Franklin 500.
 *
 * @param fontSize the font size in units
 * @returns the width in the same units, never less than the sum of the font's advances
 */
export function textWidth(text: string, fontSize: number): number {
  let hundredths = 0
  for (const character of text.normalize('NFC')) hundredths += advanceOf(character)
  return (hundredths * fontSize) / 100
}

function advanceOf(character: string): number {
  const [base = character] = character.normalize('NFD')
  const width = WIDTHS.get(character) ?? WIDTHS.get(base)
  if (width !== undefined) return width
  return character.length > 1 ? PICTOGRAPH : UNKNOWN
}
