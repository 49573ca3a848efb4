import pixelmatch from 'pixelmatch'

/** A picture as four bytes for each pixel, row by row: red, green, blue and how opaque it is. */
export interface RawPicture {
  width: number
  height: number
  data: Buffer
}

/** Where two pictures differ. */
interface PictureDifference {
  /** How many pixels do. */
  pixels: number
  /** The first row that has such a pixel. */
  top: number
  /** The first picture, pale, with these pixels marked; the picture itself where nothing differs. */
  picture: RawPicture
}

/** What marks a pixel that differs: red, as opaque as pixels are. */
export const MARK = Buffer.from([255, 0, 0, 255])

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
 * @returns what differs; the picture has the height of the higher one
 */
export function pictureDifference(before: RawPicture, after: RawPicture): PictureDifference {
  const { width } = before
  if (after.width !== width) throw new Error(`pictures of ${width} and ${after.width} px cannot be compared`)
  if (before.data.equals(after.data)) return { pixels: 0, top: 0, picture: before }
  const height = Math.max(before.height, after.height)
  const shared = Math.min(before.height, after.height)
  const size = width * shared * 4
  const data = Buffer.alloc(width * height * 4, MARK)
  const differing = pixelmatch(
    before.data.subarray(0, size),
    after.data.subarray(0, size),
    data.subarray(0, size),
    width,
    shared,
    { ...EXACT, diffColor: [MARK[0] ?? 0, MARK[1] ?? 0, MARK[2] ?? 0], alpha: GROUND },
  )
  const top = Math.floor(data.indexOf(MARK) / 4 / width)
  return { pixels: differing + width * (height - shared), top, picture: { width, height, data } }
}
