import FlatQueue from 'flatqueue'
import { distance, MAP_HEIGHT, MAP_WIDTH, type Point } from '../../src/components/map-size'
import type { Landscape } from './landscape'

/** The routing grid's cell size, in map units: fine enough for the terrain, coarse enough to be fast. */
const CELL = 40
const COLUMNS = Math.floor(MAP_WIDTH / CELL)
const ROWS = Math.floor(MAP_HEIGHT / CELL) + 1
const TOP = (MAP_HEIGHT - (ROWS - 1) * CELL) / 2
const LEFT = CELL / 2

/** The sixteen steps, clockwise: straight, diagonal, and the knight's moves between. */
const STEPS_X = [1, 2, 1, 1, 0, -1, -1, -2, -1, -2, -1, -1, 0, 1, 1, 2]
const STEPS_Y = [0, 1, 1, 2, 1, 2, 1, 1, 0, -1, -1, -2, -1, -2, -1, -1]
const LENGTHS = STEPS_X.map((dx, index) => Math.hypot(dx, STEPS_Y[index] ?? 0) * CELL)
const DIRECTIONS = LENGTHS.length
/** A step's sharpest turn, in sixteenths of a circle. The cost grows with its square. */
const SHARPEST_TURN = 4
const TURN_COST = 0.05
/** The slope, in height per map unit, that doubles a step's cost. The extra grows with its square. */
const STEEP = 0.0013
/** The distance from the edge, in map units, below which a step costs more, as labels need space. */
const EDGE = 90
const NODES = Array.from({ length: COLUMNS * ROWS }, (_, node) => pointOf(node))
const EDGE_COSTS = NODES.map(({ x, y }) => {
  const near = Math.min(x, y, MAP_WIDTH - x, MAP_HEIGHT - y)
  return near < EDGE ? 3 * (1 - near / EDGE) : 0
})

/**
 * Finds the route of least effort on a 40-unit grid. The cost includes distance, squared slope (so steep slopes get
 * switchbacks), turns, and nearness to the edge.
 *
 * @param start the start, like the end in standard map units
 * @param slopes the weight of slopes, from 0 (ignored) to 1 (full)
 * @returns the route's points
 */
export function findRoute(land: Landscape, start: Point, end: Point, slopes: number): Point[] {
  const heights = NODES.map(({ x, y }) => land.heightAt(x, y))
  const goal = nodeAt(end)
  const source = nodeAt(start)
  const target = pointOf(goal)
  const remaining = NODES.map((point) => distance(point, target))
  const costs = new Float64Array(NODES.length * DIRECTIONS).fill(Infinity)
  const cameFrom = new Int32Array(costs.length).fill(-1)
  const open = new FlatQueue()
  for (let direction = 0; direction < DIRECTIONS; direction += 1) {
    costs[source * DIRECTIONS + direction] = 0
    open.push(source * DIRECTIONS + direction, 0)
  }
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    const node = (from - (from % DIRECTIONS)) / DIRECTIONS
    if (node === goal) return [start, ...trace(cameFrom, from).slice(1, -1), end]
    const column = node % COLUMNS
    const row = (node - column) / COLUMNS
    for (let turn = -SHARPEST_TURN; turn <= SHARPEST_TURN; turn += 1) {
      const direction = ((from % DIRECTIONS) + turn + DIRECTIONS) % DIRECTIONS
      const right = column + (STEPS_X[direction] ?? 0)
      const down = row + (STEPS_Y[direction] ?? 0)
      if (right < 0 || right >= COLUMNS || down < 0 || down >= ROWS) continue
      const reached = down * COLUMNS + right
      const length = LENGTHS[direction] ?? CELL
      const grade = ((heights[reached] ?? 0) - (heights[node] ?? 0)) / length / STEEP
      const effort = 1 + slopes * grade * grade + (EDGE_COSTS[reached] ?? 0)
      const cost = (costs[from] ?? 0) + length * effort + TURN_COST * CELL * turn * turn
      const key = reached * DIRECTIONS + direction
      if (cost >= (costs[key] ?? 0)) continue
      costs[key] = cost
      cameFrom[key] = from
      // No route costs less than its length, so the straight-line distance is an admissible heuristic.
      open.push(key, cost + (remaining[reached] ?? 0))
    }
  }
  return [start, end]
}

function nodeAt({ x, y }: Point): number {
  const column = Math.min(COLUMNS - 1, Math.max(0, Math.round((x - LEFT) / CELL)))
  const row = Math.min(ROWS - 1, Math.max(0, Math.round((y - TOP) / CELL)))
  return row * COLUMNS + column
}

function pointOf(node: number): Point {
  return { x: LEFT + (node % COLUMNS) * CELL, y: TOP + Math.floor(node / COLUMNS) * CELL }
}

function trace(cameFrom: Int32Array, last: number): Point[] {
  const points: Point[] = []
  for (let key = last; key >= 0; key = cameFrom[key] ?? -1) points.push(pointOf(Math.floor(key / DIRECTIONS)))
  return points.reverse()
}
