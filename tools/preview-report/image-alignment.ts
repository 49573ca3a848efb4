import { hash } from 'node:crypto'
import { longestIncreasingSubsequence } from './longest-increasing-subsequence'
import type { Region } from './report'

/** An image as four bytes per pixel, row by row: red, green, blue, and alpha. */
export interface RawImage {
  width: number
  height: number
  data: Buffer
}

/** Two images in which equal rows are at the same height, and the regions that differ, from top to bottom. */
export interface AlignedImages {
  before: RawImage
  after: RawImage
  regions: readonly Region[]
}

/** Differences that are closer together, in pixels, are one region: the lines of a paragraph, for instance. */
const MERGE_DISTANCE = 24

/** The height up to which a range is a rounded distance rather than a change, if something else has changed. */
const MAX_ROUNDED_ROWS = 2

/**
 * The number of rows over which colors are summed to recognize what has only moved by one pixel; the largest difference of that sum
 * that this makes, because an edge then counts in one row more or less; and the largest difference of all rows together, which comes
 * from the background.
 */
const SUMMED_ROWS = 5
const MAX_MOVED_SUM = 255
const MAX_BACKGROUND_SUM = 51

/** A range of rows before and after. The rows of a changed range may differ in number. */
interface Range {
  isChanged: boolean
  before: number
  beforeEnd: number
  after: number
  afterEnd: number
}

/** The columns from `left` to `right`, the end excluded. */
interface Columns {
  left: number
  right: number
}

/**
 * Aligns two images of the same width row by row, so that an inserted line does not make everything below it differ. Where
 * one image has more rows, the other one gets transparent rows. Every pixel of another color counts, however small the
 * difference: both images come from the same browser on the same machine, which renders the same page bit for bit. Only below
 * inserted or removed rows, lines may be a pixel closer to each other or to the background, because positions are fractions.
 */
export function alignImages(before: RawImage, after: RawImage): AlignedImages {
  const { width } = before
  if (after.width !== width) throw new Error(`images of ${width} and ${after.width} px cannot be compared`)
  if (before.data.equals(after.data)) return { before, after, regions: [] }
  const ranges = alignRows(before, after)
  const height = ranges.reduce((sum, range) => sum + heightOf(range), 0)
  const aligned = { before: blank(width, height), after: blank(width, height) }
  const changed: { region: Region; isRounding: boolean }[] = []
  let top = 0
  let isShifted = false
  for (const range of ranges) {
    if (range.isChanged) {
      const { left, right } = changedColumns(before, after, range)
      const isRounding =
        heightOf(range) <= MAX_ROUNDED_ROWS
          ? isShifted || isBlank(before, after, range)
          : isShifted && isSameHeight(range) && movesByPixel(before, after, range)
      isShifted ||= !isSameHeight(range)
      changed.push({ region: { left, top, width: right - left, height: heightOf(range) }, isRounding })
      if (isRounding) {
        // The same rows on both sides, rather than a gap.
        copyRows(before, range.before, range.beforeEnd, aligned.after, top)
        copyRows(after, range.after, range.afterEnd, aligned.before, top)
      }
    }
    copyRows(before, range.before, range.beforeEnd, aligned.before, top)
    copyRows(after, range.after, range.afterEnd, aligned.after, top)
    top += heightOf(range)
  }
  const visible = changed.filter(({ isRounding }) => !isRounding)
  return { ...aligned, regions: merged((visible.length > 0 ? visible : changed).map(({ region }) => region)) }
}

const isSameHeight = ({ before, beforeEnd, after, afterEnd }: Range) => beforeEnd - before === afterEnd - after

const heightOf = ({ before, beforeEnd, after, afterEnd }: Range) => Math.max(beforeEnd - before, afterEnd - after)

const rowOf = ({ width, data }: RawImage, row: number) => data.subarray(row * width * 4, (row + 1) * width * 4)

const blank = (width: number, height: number): RawImage => ({ width, height, data: Buffer.alloc(width * height * 4) })

function copyRows(from: RawImage, start: number, end: number, to: RawImage, top: number): void {
  from.data.copy(to.data, top * to.width * 4, start * from.width * 4, end * from.width * 4)
}

/**
 * Aligns rows that both images contain exactly once, and extends each match up and down. Unlike the fewest insertions and
 * deletions, this does not match the blank rows of unrelated parts.
 */
function alignRows(before: RawImage, after: RawImage): Range[] {
  const [old, now] = [rowDigests(before), rowDigests(after)]
  const positions = uniquePositions(now)
  const unique = [...uniquePositions(old)].flatMap(([digest, at]) => {
    const other = positions.get(digest)
    return other === undefined ? [] : [{ at, other }]
  })
  const ordered = longestIncreasingSubsequence(unique.map(({ other }) => other))
  const anchors = [...unique.filter((_, index) => ordered.has(index)), { at: old.length, other: now.length }]
  const ranges: Range[] = []
  const push = (range: Range) => {
    if (heightOf(range) === 0) return
    const last = ranges.at(-1)
    const [start, skipped] = range.isChanged ? [ranges.at(-2), 2] : [last, 1]
    const isJoined = range.isChanged
      ? isSameHeight(range) && start?.isChanged && isSameHeight(start) && last && heightOf(last) <= MERGE_DISTANCE
      : start?.isChanged === false
    if (start && isJoined) ranges.splice(-skipped, skipped, { ...range, before: start.before, after: start.after })
    else ranges.push(range)
  }
  let [from, otherFrom] = [0, 0]
  for (const { at, other } of anchors) {
    let [start, otherStart] = [from, otherFrom]
    while (start < at && otherStart < other && old[start] === now[otherStart]) {
      start += 1
      otherStart += 1
    }
    let [end, otherEnd] = [at, other]
    while (end > start && otherEnd > otherStart && old[end - 1] === now[otherEnd - 1]) {
      end -= 1
      otherEnd -= 1
    }
    push({ isChanged: false, before: from, beforeEnd: start, after: otherFrom, afterEnd: otherStart })
    push({ isChanged: true, before: start, beforeEnd: end, after: otherStart, afterEnd: otherEnd })
    push({ isChanged: false, before: end, beforeEnd: at, after: otherEnd, afterEnd: other })
    ;[from, otherFrom] = [at, other]
  }
  return ranges
}

function rowDigests(image: RawImage): string[] {
  return Array.from({ length: image.height }, (_, row) => hash('sha1', rowOf(image, row), 'base64'))
}

/** The positions of the rows that occur once, by digest, from top to bottom. */
function uniquePositions(digests: readonly string[]): ReadonlyMap<string, number> {
  const positions = new Map<string, number>()
  const repeated = new Set<string>()
  digests.forEach((digest, at) => {
    if (positions.has(digest)) repeated.add(digest)
    else positions.set(digest, at)
  })
  for (const digest of repeated) positions.delete(digest)
  return positions
}

/** The columns of a changed range: those that differ if it has as many rows on both sides, or else those that are not blank. */
function changedColumns(before: RawImage, after: RawImage, range: Range): Columns {
  const [old, now] = [rowsOf(before, range.before, range.beforeEnd), rowsOf(after, range.after, range.afterEnd)]
  const columns =
    old.length === now.length
      ? old.map((row, index) => differingColumns(row, now[index] ?? row))
      : [...old, ...now].map((row) => differingColumns(row, row.subarray(0, 4)))
  const left = Math.min(...columns.map((one) => one.left))
  const right = Math.max(...columns.map((one) => one.right))
  return left < right ? { left, right } : { left: 0, right: before.width }
}

/**
 * Whether a range of equal heights differs only by lines that have moved up or down by one pixel: the colors of a column are then
 * almost the same on average, both over a few rows and over all of them.
 */
function movesByPixel(before: RawImage, after: RawImage, range: Range): boolean {
  const [old, now] = [rowsOf(before, range.before, range.beforeEnd), rowsOf(after, range.after, range.afterEnd)]
  const difference = (row: number, at: number) => (old[row]?.[at] ?? 0) - (now[row]?.[at] ?? 0)
  for (let at = 0; at < before.width * 4; at += 1) {
    let total = 0
    let recent = 0
    for (let row = 0; row < old.length; row += 1) {
      total += difference(row, at)
      recent += difference(row, at) - difference(row - SUMMED_ROWS, at)
      if (Math.abs(recent) > MAX_MOVED_SUM) return false
    }
    if (Math.abs(total) > MAX_BACKGROUND_SUM) return false
  }
  return true
}

/** Whether every row has a single color, as the distances between elements do. */
function isBlank(before: RawImage, after: RawImage, range: Range): boolean {
  const rows = [...rowsOf(before, range.before, range.beforeEnd), ...rowsOf(after, range.after, range.afterEnd)]
  return rows.every((row) => differingColumns(row, row.subarray(0, 4)).right === 0)
}

function rowsOf(image: RawImage, start: number, end: number): Buffer[] {
  return Array.from({ length: end - start }, (_, index) => rowOf(image, start + index))
}

/** The columns from the first to the last pixel that differs from another row, or from its only pixel. */
function differingColumns(row: Buffer, other: Buffer): Columns {
  const columns = row.length / 4
  const differs = (column: number) => row.readUInt32LE(column * 4) !== other.readUInt32LE((column * 4) % other.length)
  let left = 0
  while (left < columns && !differs(left)) left += 1
  if (left === columns) return { left: Infinity, right: 0 }
  let right = columns
  while (!differs(right - 1)) right -= 1
  return { left, right }
}

/** Joins regions that are close together. */
function merged(regions: readonly Region[]): Region[] {
  const joined: Region[] = []
  for (const { left, top, width, height } of regions) {
    const last = joined.at(-1)
    if (!last || top - (last.top + last.height) > MERGE_DISTANCE) {
      joined.push({ left, top, width, height })
      continue
    }
    const right = Math.max(last.left + last.width, left + width)
    last.left = Math.min(last.left, left)
    last.width = right - last.left
    last.height = top + height - last.top
  }
  return joined
}
