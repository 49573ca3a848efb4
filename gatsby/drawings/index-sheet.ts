import { LABEL_LEADING, NAME_BELOW, SHEET_TEXT } from '../../src/components/map-size'
import type { LabelFont } from '../typefaces/label-font'
import { inTwoLines } from '../typefaces/two-lines'
import { type Massif, TITLE_STRIP } from './sheet-layout'

/** The space below a name, in map units, for the parts of its letters below the line. */
const SPACE_BELOW = 3
/** The width of a title in the display typeface, as a multiple of its width in the font of names, which is known here. */
const TITLE_WIDTH = 1.1
/** The letter and word spacing that readers may set, in em (WCAG 2.2, 1.4.12). */
const SPACING = { letter: 0.12, word: 0.16 }

/**
 * Writes on the sheet. Each waymark with its name is inside its own cell, and each title in the strip below its group's
 * cells, so nothing touches anything else.
 *
 * @param names the services' names by slug; a service without one is not visible
 * @param font the font of the services' names
 * @returns the centers of the groups' titles on their baselines, and waymarks in the services' order, in map units, with
 *   the lines of the names below them. Titles are empty unless all have room. A name that has no room has no lines, and is
 *   only in the list; unless most have room, none has lines, because the few would seem to matter more than the others
 */
export function planIndexSheet(massifs: readonly Massif[], names: ReadonlyMap<string, string>, font: LabelFont) {
  const spacingOf = (text: string) => SPACING.letter * text.length + SPACING.word * text.split(' ').length
  const widthOf = (text: string, fontSize: number) => font.widthOf(text, fontSize) + spacingOf(text) * fontSize
  const haveRoom = massifs.every(
    ({ title, area: { left, right } }) => widthOf(title, SHEET_TEXT.group) * TITLE_WIDTH <= right - left,
  )
  const titles = massifs.map(({ title, area: { left, right, bottom } }) => ({
    x: Math.round((left + right) / 2),
    y: Math.round(bottom - (TITLE_STRIP - SHEET_TEXT.group) / 2),
    title: haveRoom ? title : '',
  }))
  const cells = massifs.flatMap((massif) => massif.cells)
  const waymarks = cells.flatMap(({ slug, waymark: { x, y }, left, right, bottom }) => {
    const name = names.get(slug)
    if (name === undefined) return []
    const most = 2 * Math.min(x - left, right - x)
    const fits = (line: string) => widthOf(line, SHEET_TEXT.service) <= most
    const lines = fits(name) ? [name] : inTwoLines(name)
    const below = NAME_BELOW + SPACE_BELOW + lines.length * LABEL_LEADING * SHEET_TEXT.service
    return [{ slug, x, y, lines: lines.every(fits) && y + below <= bottom ? lines : [] }]
  })
  const areNamed = 2 * waymarks.filter(({ lines }) => lines.length > 0).length > waymarks.length
  return { titles, waymarks: areNamed ? waymarks : waymarks.map((waymark) => ({ ...waymark, lines: [] })) }
}
