import type { Box } from '../../content-model/content-type'
import { MAP_HEIGHT, MAP_WIDTH, type Point } from '../../src/components/map-size'
import { type Height, raiseHill, warpWith } from './landscape'
import { seededRandom } from './random'

/** A group of services: its title, and their slugs. */
interface Group {
  title: string
  services: readonly string[]
}

/** A service's part of the sheet, in which it has its hill, waymark, and name, and no other service has anything. */
interface Cell extends Box {
  slug: string
  waymark: Point
}

/** A group's part of the sheet: its services' cells, and below them a strip for its title. */
export interface Massif {
  title: string
  area: Box
  cells: readonly Cell[]
}

/** The height of the strip for a group's title, and of the valley around a massif, in map units. */
export const TITLE_STRIP = 46
const VALLEY = 16
/** The width of a cell in proportion to its height, as nearly as whole numbers of rows allow. Names are wide and low. */
const CELL_ASPECT = 2.2
/**
 * The least height of a row, in map units. On a tablet, a waymark is 26 px high, which is 43.3 map units there, and two of
 * them may each stray toward the other by STRAY: in lower rows, they would touch.
 */
const LOWEST_ROW = 50
/** How far a waymark may be from the middle of its cell, as a part of the cell. In exact rows, hills would look planted. */
const STRAY = 0.05
/** How far waymarks are above the middle of their cells, as a part of the cell. The names below them need the room. */
const LIFT = 0.04

/**
 * Shares out the sheet: each group has an area, and each of its services a cell. Any number of groups and services fill it.
 * Groups are in two rows, because in the narrower cells of one row, few names would have room.
 */
export function layOutSheet(groups: readonly Group[]): Massif[] {
  const perRow = Math.ceil(groups.length / 2)
  const rows = [groups.slice(0, perRow), groups.slice(perRow)]
  const rowWeight = (row: readonly Group[]) => row.reduce((sum, group) => sum + weightOf(group), 0)
  return divide(rows, 0, MAP_HEIGHT, rowWeight).flatMap(({ part: row, from: top, to: bottom }) =>
    divide(row, 0, MAP_WIDTH, weightOf).map(({ part: { title, services }, from: left, to: right }) => {
      const area = { left: left + VALLEY, top: top + VALLEY, right: right - VALLEY, bottom: bottom - VALLEY }
      return { title, area, cells: cellsOf(services, { ...area, bottom: area.bottom - TITLE_STRIP }) }
    }),
  )
}

/** Gives a large group more of the sheet, but less than in proportion, so that a small one has room for its title. */
function weightOf({ services: { length } }: Group): number {
  return 1 + Math.sqrt(length)
}

function cellsOf(slugs: readonly string[], { left, top, right, bottom }: Box): Cell[] {
  const wanted = Math.round(Math.sqrt((slugs.length * CELL_ASPECT * (bottom - top)) / (right - left)))
  const rows = Math.min(Math.max(1, wanted), Math.floor((bottom - top) / LOWEST_ROW))
  const start = (row: number) => Math.floor((row * slugs.length) / rows)
  const lines = Array.from({ length: rows }, (_, row) => slugs.slice(start(row), start(row + 1)))
  return divide(lines, top, bottom).flatMap(({ part: line, from: upper, to: lower }) =>
    divide(line, left, right).map(({ part: slug, from, to }) => {
      const draw = seededRandom(`waymark ${slug}`)
      const x = (from + to) / 2 + draw(-STRAY, STRAY) * (to - from)
      const y = (upper + lower) / 2 + draw(-STRAY, STRAY) * (lower - upper) - LIFT * (lower - upper)
      const waymark = { x: Math.round(x), y: Math.round(y) }
      return { slug, left: from, right: to, top: upper, bottom: lower, waymark }
    }),
  )
}

/** Divides a length into parts in proportion to their weights, by default equal. */
function divide<Part>(parts: readonly Part[], start: number, end: number, weight: (part: Part) => number = () => 1) {
  const total = parts.reduce((sum, part) => sum + weight(part), 0)
  let to = start
  return parts.map((part) => {
    const from = to
    to += ((end - start) * weight(part)) / total
    return { part, from, to }
  })
}

/**
 * A massif: its height without its hills, the share of its area that it fills, and how steep its edge is. A gentler edge
 * would leave less room for hills.
 */
const MASSIF = { height: 0.75, share: 0.98, steepness: 1.7 }
/** The least and the greatest height of a hill on its massif. Equal hills would look planted. */
const HILL = { least: 0.8, greatest: 1 }
/** The side of a square cell, in map units, in which a hill is as large as on a map. In smaller cells, hills are smaller. */
const FULL_SCALE = 680
/** The scale of the sheet's noise, in proportion to a map's. */
const SCALE = 1 / 3

const warp = warpWith(seededRandom('sheet'), SCALE)

/** Returns the heights of the massifs without their hills, each on a share of its area: 0 between them. */
export function massifHeights(massifs: readonly Massif[], share = MASSIF.share): Height {
  return (x, y) => {
    const at = warp({ x, y })
    return massifs.reduce((height, { area: { left, top, right, bottom } }) => {
      const dx = (2 * at.x - left - right) / (right - left) / share
      const dy = (2 * at.y - top - bottom) / (bottom - top) / share
      return height + MASSIF.height * Math.exp(-((dx * dx) ** MASSIF.steepness) - (dy * dy) ** MASSIF.steepness)
    }, 0)
  }
}

/** Returns the heights of the whole sheet. Each waymark is on top of its hill. */
export function sheetHeights(massifs: readonly Massif[]): Height {
  const base = massifHeights(massifs)
  const cells = massifs.flatMap((massif) => massif.cells)
  const hills = cells.map(({ slug, waymark, left, top, right, bottom }) => {
    const own = seededRandom(`hill ${slug}`)
    const scale = Math.sqrt((right - left) * (bottom - top)) / FULL_SCALE
    return raiseHill(own, warp(waymark), own(HILL.least, HILL.greatest), scale)
  })
  return (x, y) => {
    const at = warp({ x, y })
    return hills.reduce((height, hill) => height + hill(at.x, at.y), base(x, y))
  }
}
