import { xmlText } from '../encoding/xml-text'
import { INKS, type Inks, type Tone } from './palette'
import { SHEET, SHEET_HEIGHT, SHEET_WIDTH } from './sheet-size'
import { LEVELS, terrainGroup } from './terrain'
import { LABEL_SIZE } from './text-width'
import { surveyTrail, type Blaze } from './trail'
import { drawMarks } from './trail-marks'

interface SheetOptions {
  tone: Tone
  /** Whether to draw the titles; a small rendering omits them. */
  labels: boolean
  /** The scale of dots, markers, and lines, which are larger in a small rendering; 1 by default. */
  marks?: number
}

/**
 * Draws the complete map of a seed: terrain, trail, and markers, with or without labels. The same input always gives the same
 * bytes.
 *
 * @param seed a seed, such as a slug
 * @param titles one to six titles of 1 to 40 characters
 * @returns an SVG document of 1200 × 750 units, at most 60 kB
 * @throws the errors of `surveyTrail` and `xmlText`
 */
export function drawSheet(seed: string, titles: readonly string[], options: SheetOptions): string {
  const { marks = 1 } = options
  const inks = INKS[options.tone]
  const trail = surveyTrail(seed, titles)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}" width="${SHEET_WIDTH}" height="${SHEET_HEIGHT}">` +
    terrainGroup(seed, options.tone, SHEET, levelsFor(marks), marks) +
    drawMarks(trail, inks, marks) +
    (options.labels ? drawLabels(trail.blazes, inks) : '') +
    '</svg>'
  )
}

/** Reduces the number of levels in a small rendering, where thirty would blend into gray. */
function levelsFor(marks: number): number {
  return Math.round(LEVELS / Math.sqrt(marks))
}

function drawLabels(blazes: readonly Blaze[], inks: Inks): string {
  const texts = blazes.map(
    ({ number, title, label }) =>
      `<text x="${label.x}" y="${label.y}" text-anchor="${label.anchor}">` +
      `<tspan fill="${inks.numeral}">${number}</tspan> ${xmlText(title)}</text>`,
  )
  return (
    `<g font-family="'Libre Franklin Variable','Libre Franklin',Arial,sans-serif" font-weight="500" ` +
    `font-size="${LABEL_SIZE}" fill="${inks.text}">${texts.join('')}</g>`
  )
}
