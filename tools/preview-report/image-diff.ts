import pixelmatch from 'pixelmatch'

/** An image as four bytes per pixel, row by row: red, green, blue, and alpha. */
export interface RawImage {
  width: number
  height: number
  data: Buffer
}

interface ImageDiff {
  pixels: number
  /** The first row with such a pixel. */
  top: number
  /** The first image, faded, with these pixels marked; the image itself if nothing differs. */
  image: RawImage
}

/** The color that marks a pixel that differs: opaque red. */
export const DIFF_COLOR = Buffer.from([255, 0, 0, 255])

/** The opacity of the first image under the marks, from 0 to 1: enough for orientation. */
const BACKGROUND_OPACITY = 0.3

/**
 * Every pixel with a different color counts, however small the difference, and so do antialiased edges: both images come
 * from the same browser on the same machine, which renders the same page bit for bit. Any difference is a change, and 0
 * means that the images are identical.
 */
const EXACT = { threshold: 0, includeAA: true }

/**
 * Compares two images of the same width. If one is taller, its extra rows count as different.
 *
 * @returns the difference; its image has the height of the taller one
 */
export function diffImages(before: RawImage, after: RawImage): ImageDiff {
  const { width } = before
  if (after.width !== width) throw new Error(`images of ${width} and ${after.width} px cannot be compared`)
  if (before.data.equals(after.data)) return { pixels: 0, top: 0, image: before }
  const height = Math.max(before.height, after.height)
  const shared = Math.min(before.height, after.height)
  const size = width * shared * 4
  const data = Buffer.alloc(width * height * 4, DIFF_COLOR)
  const differing = pixelmatch(
    before.data.subarray(0, size),
    after.data.subarray(0, size),
    data.subarray(0, size),
    width,
    shared,
    { ...EXACT, diffColor: [DIFF_COLOR[0] ?? 0, DIFF_COLOR[1] ?? 0, DIFF_COLOR[2] ?? 0], alpha: BACKGROUND_OPACITY },
  )
  const top = Math.floor(data.indexOf(DIFF_COLOR) / 4 / width)
  return { pixels: differing + width * (height - shared), top, image: { width, height, data } }
}
