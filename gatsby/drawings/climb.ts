import type { Box } from '../../content-model/content-type'
import { distance, MAP_HEIGHT, MAP_WIDTH, type Point } from '../../src/components/map-size'
import { contains } from './box'
import type { Height } from './landscape'

interface Node extends Point {
  height: number
  row: number
  column: number
  /** The effort of the best way from here up to the summit, and its next point. */
  effort: number
  next: Node | null
}

/**
 * The grid's cell size, in map units: fine enough to follow the terrain, and coarse enough to be fast. It is even,
 * because the points of a spline must be (see `even` in spline.ts).
 */
const CELL = 24
/** The distance of the outermost points from the edge, at which a round dot is not cut off. */
const INSET = 8
const COLUMNS = Math.floor((MAP_WIDTH - 2 * INSET) / CELL) + 1
const ROWS = Math.floor((MAP_HEIGHT - 2 * INSET) / CELL) + 1
/**
 * A step goes four cells in one of 24 directions. With fewer directions, the trail would look drawn on a grid; with shorter
 * steps, it would waver.
 */
const STEPS = Array.from({ length: 24 }, (_, part) => (part * Math.PI) / 12).map((angle) => ({
  right: Math.round(4 * Math.cos(angle)),
  down: Math.round(4 * Math.sin(angle)),
}))
/**
 * The slope, in height per map unit, at which a step takes twice the effort of a level one. The additional effort grows
 * with the square of the slope, so that the trail winds up steep slopes as paths do.
 */
const STEEP = 0.0008
/**
 * The distance from the edge, in map units, within which a step takes up to three times the effort. A trail along the edge
 * would leave no space for labels.
 */
const NEAR_EDGE = 100
/**
 * The effort of turning by 90 degrees, in map units of level ground. It grows with the square of the bend, so that trails
 * turn in wide curves. In 600 maps, none turns by more than 120 degrees within 100 units; without this effort, some look as
 * if they ran back into themselves.
 */
const RIGHT_ANGLE = 400
/** The smallest y at which a trail starts, in map units. Trails that start in the lower part climb across all of the map. */
const FOOT = 0.6 * MAP_HEIGHT
/** A trail from less than this to the left of the summit, in map units, leaves much of the map unused: a second choice. */
const NEAR = 450

/**
 * Finds trails to the highest point of a part of a map. Each climbs by construction: every step leads from a point of a
 * grid to a higher one, so the best way up from a point is known once all higher points have theirs.
 *
 * @param frame the part of the map with the summit; no route goes above it
 * @returns routes to the summit from points at the map's edge, the best first. Each point of a route is higher than the
 *   one before it, and has even coordinates
 */
export function planRoutes(heightAt: Height, frame: Box): Point[][] {
  const rows = Array.from({ length: ROWS }, (_row, row) =>
    Array.from({ length: COLUMNS }, (_column, column): Node => {
      const x = INSET + column * CELL
      const y = MAP_HEIGHT - INSET - (ROWS - 1 - row) * CELL
      return { x, y, height: heightAt(x, y), row, column, effort: Infinity, next: null }
    }),
  )
  const nodes = rows.flat().sort((a, b) => b.height - a.height)
  const summit = nodes.find((node) => contains(frame, node))
  if (!summit) throw new RangeError('The frame is smaller than a cell of the grid.')
  summit.effort = 0
  for (const node of nodes) {
    for (const { right, down } of STEPS) {
      const below = rows[node.row + down]?.[node.column + right]
      if (!below || below.height >= node.height || below.y < frame.top) continue
      const effort = node.effort + effortOf(below, node)
      if (effort < below.effort) Object.assign(below, { effort, next: node })
    }
  }
  const isFoot = ({ column, row, y, effort }: Node) =>
    (column === 0 || column === COLUMNS - 1 || row === ROWS - 1) && y > FOOT && effort < Infinity
  const isNear = ({ x }: Point) => Number(x > summit.x - NEAR)
  const lowestFirst = nodes.filter(isFoot).reverse()
  return lowestFirst.sort((a, b) => isNear(a) - isNear(b)).map(climbFrom)
}

function effortOf(from: Node, to: Node): number {
  const { next } = to
  const length = distance(from, to)
  // The last step goes straight up, however steep: a trail that wound around the summit would leave no room for its label.
  if (!next) return length
  const grade = (to.height - from.height) / length / STEEP
  const toEdge = Math.min(from.x, from.y, MAP_WIDTH - from.x, MAP_HEIGHT - from.y)
  const bend = Math.hypot(from.x - 2 * to.x + next.x, from.y - 2 * to.y + next.y) / length
  return length * (1 + grade * grade + 2 * Math.max(0, 1 - toEdge / NEAR_EDGE)) + (RIGHT_ANGLE * bend ** 2) / 2
}

function climbFrom({ x, y, next }: Node): Point[] {
  return [{ x, y }, ...(next ? climbFrom(next) : [])]
}
