import { hash } from 'node:crypto'
import { diffArrays } from 'diff'
import sharp from 'sharp'
import type { BeforeAfter } from './report'

/** Rows of an image; the end is exclusive. */
export interface Rows {
  start: number
  end: number
}

/** A place where two images differ. One side may have no rows, if they were added or removed. */
export type ChangedRows = Required<BeforeAfter<Rows>>

/** Differences that are fewer rows apart are one place, such as the lines of a paragraph. */
const MERGE_DISTANCE = 24

/**
 * Places of at most this many rows are ignored beside larger ones. Positions are fractions of a pixel, so what a change moves
 * down is also rounded in another way.
 */
const MAX_ROUNDED_ROWS = 2

/** The most changed rows. Images with more have so little in common that aligning them would take long and say nothing. */
const MAX_EDITS = 6000

/**
 * Where two images of the same width differ, from top to bottom, by their rows' digests. Rows are aligned past inserted
 * ones. Every pixel counts: the same browser renders a page bit for bit.
 */
export function changedRows(before: readonly string[], after: readonly string[]): ChangedRows[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: MAX_EDITS })
  if (!parts) return [{ before: { start: 0, end: before.length }, after: { start: 0, end: after.length } }]
  const places: ChangedRows[] = []
  let [row, otherRow] = [0, 0]
  for (const { added, removed, value } of parts) {
    const [start, otherStart] = [row, otherRow]
    if (!added) row += value.length
    if (!removed) otherRow += value.length
    if (!added && !removed) continue
    const last = places.at(-1)
    // Between two places, both images have the same number of rows.
    if (last && start - last.before.end < MERGE_DISTANCE) {
      last.before.end = row
      last.after.end = otherRow
    } else places.push({ before: { start, end: row }, after: { start: otherStart, end: otherRow } })
  }
  const visible = places.filter((place) => Math.max(heightOf(place.before), heightOf(place.after)) > MAX_ROUNDED_ROWS)
  return visible.length > 0 ? visible : places
}

const heightOf = ({ start, end }: Rows) => end - start

/** The digests of the rows of an image. */
export async function rowDigests(image: Buffer): Promise<string[]> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const bytes = data.length / info.height
  return Array.from({ length: info.height }, (_, row) =>
    hash('sha1', data.subarray(row * bytes, (row + 1) * bytes), 'base64'),
  )
}
