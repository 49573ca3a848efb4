import pixelmatch from 'pixelmatch'

/** A picture as four bytes for each pixel, row by row: red, green, blue and how opaque it is. */
export interface RawPicture {
  width: number
  height: number
  data: Buffer
}

/** What marks a pixel that differs. */
const MARK = { r: 255, g: 0, b: 0 }

/** How much of the first picture is seen under the marks, from 0 to 1: enough to find one's way. */
const GROUND = 0.3

/**
 * Every pixel with another colour counts, be it ever so near, and so does the edge of a letter: both pictures come from
 * the same browser on the same machine, which paints the same page alike to the bit. Whatever differs is a change, and 0
 * means that the pictures are equal.
 */
const EXACT = { threshold: 0, includeAA: true }

/**
 * Where two pictures of the same width differ. Where one is higher than the other, what only that one has counts as
 * different.
 *
 * @returns how many pixels differ, and a picture of the height of the higher one that shows them in red on the pale first;
 *   the picture itself where nothing differs
 */
export function pictureDifference(before: RawPicture, after: RawPicture): { pixels: number; picture: RawPicture } {
  const { width } = before
  if (after.width !== width) throw new Error(`pictures of ${width} and ${after.width} px cannot be compared`)
  if (before.data.equals(after.data)) return { pixels: 0, picture: before }
  const height = Math.max(before.height, after.height)
  const shared = Math.min(before.height, after.height)
  const size = width * shared * 4
  const data = Buffer.alloc(width * height * 4, Buffer.from([MARK.r, MARK.g, MARK.b, 255]))
  const differing = pixelmatch(
    before.data.subarray(0, size),
    after.data.subarray(0, size),
    data.subarray(0, size),
    width,
    shared,
    { ...EXACT, diffColor: [MARK.r, MARK.g, MARK.b], alpha: GROUND },
  )
  return { pixels: differing + width * (height - shared), picture: { width, height, data } }
}
