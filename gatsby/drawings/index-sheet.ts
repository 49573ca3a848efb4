import { type Point, SHEET_TEXT } from '../../src/components/map-size'
import { type Box, boxesOverlap, isInside } from './box'
import { type Country, countrySize, massifArea, topOf } from './country'
import { sheetSize } from './terrain'
import type { LabelFont } from './text-width'

/** Half the diagonal of a waymark, and the distance of its name from it. */
const WAYMARK = 17
const GAP = 5
/** The distance of a group's title from the lower border of its massif's area. */
const TITLE_INSET = 22
const CLEARANCE = 5
/** The width of a title in its typeface, as a multiple of that in the font of names. */
const TITLE_WIDTH = 1.1
/** The factor for letter and word spacing that readers may set (WCAG 2.2, 1.4.12). */
const RESERVE = 1.36

/** A group of services that visitors see, each with the number of its hill. */
export interface SheetGroup {
  title: string
  services: readonly { name: string; hill: number }[]
}

/** A waymark, and the side of its name; null if it fits on none. */
interface Waymark extends Point {
  side: 'right' | 'left' | 'below' | 'above' | null
}

/**
 * Positions waymarks and texts on the country's sheet, none touching another.
 *
 * @param font the font of the services' names
 * @returns the centers of group titles on their baselines, and waymarks in the services' order, in units of `sheetSize`;
 *   titles are empty unless all fit
 */
export function planIndexSheet(
  country: Country,
  groups: readonly SheetGroup[],
  font: LabelFont,
): { titles: (Point & { title: string })[]; waymarks: Waymark[] } {
  const size = sheetSize(country)
  const scale = size.width / countrySize(country).width
  const frame = { left: 0, top: 0, right: size.width, bottom: size.height }
  const widthOf = (text: string, fontSize: number) => font.widthOf(text, fontSize) * RESERVE

  const areas = groups.map(({ title }, massif) => ({ title, ...massifArea(country, massif) }))
  const fit = areas.every(
    ({ title, left, right }) => font.widthOf(title, SHEET_TEXT.group) * TITLE_WIDTH < (right - left) * scale,
  )
  const titles = areas.map(({ title, left, right, bottom }) => ({
    x: Math.round(((left + right) / 2) * scale),
    y: Math.round(bottom * scale - TITLE_INSET),
    title: fit ? title : '',
  }))
  const taken: Box[] = titles.map(({ x, y, title }) => {
    const half = widthOf(title, SHEET_TEXT.group) / 2
    return { left: x - half, right: x + half, top: y - SHEET_TEXT.group, bottom: y + SHEET_TEXT.group / 4 }
  })
  const places = groups.flatMap(({ services }, massif) =>
    services.map(({ name, hill }) => {
      const top = topOf({ country, massif, hill })
      return { x: Math.round(top.x * scale), y: Math.round(top.y * scale), name }
    }),
  )
  for (const { x, y } of places) {
    taken.push({ left: x - WAYMARK, right: x + WAYMARK, top: y - WAYMARK, bottom: y + WAYMARK })
  }
  const waymarks = places.map(({ x, y, name }) => {
    const width = widthOf(name, SHEET_TEXT.service)
    const height = SHEET_TEXT.service * 1.2
    const [beside, level] = [WAYMARK + GAP, height / 2]
    const sides = {
      right: { left: x + beside, right: x + beside + width, top: y - level, bottom: y + level },
      left: { left: x - beside - width, right: x - beside, top: y - level, bottom: y + level },
      below: { left: x - width / 2, right: x + width / 2, top: y + WAYMARK, bottom: y + WAYMARK + height },
      above: { left: x - width / 2, right: x + width / 2, top: y - WAYMARK - height, bottom: y - WAYMARK },
    }
    const isFree = (box: Box) => isInside(box, frame, CLEARANCE) && !taken.some((other) => boxesOverlap(box, other, 0))
    const side = (['right', 'left', 'below', 'above'] as const).find((one) => isFree(sides[one])) ?? null
    if (side) taken.push(sides[side])
    return { x, y, side }
  })
  return { titles, waymarks }
}
