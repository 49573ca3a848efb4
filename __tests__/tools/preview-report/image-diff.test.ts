/** @jest-environment node */
import { diffImages, type RawImage } from '../../../tools/preview-report/image-diff'

const WHITE = [255, 255, 255]
const RED = [255, 0, 0, 255]

/** A white image with other colors at the given positions. */
function rawImage(width: number, height: number, colors: Record<string, readonly number[]> = {}): RawImage {
  const pixels = Array.from({ length: width * height }, (_, at) => [
    ...(colors[`${at % width},${Math.floor(at / width)}`] ?? WHITE),
    255,
  ])
  return { width, height, data: Buffer.from(pixels.flat()) }
}

const colorAt = ({ width, data }: RawImage, x: number, y: number) => {
  const at = (y * width + x) * 4
  return [...data.subarray(at, at + 4)]
}

test('identical images have no pixels that differ', () => {
  expect(diffImages(rawImage(4, 3), rawImage(4, 3)).pixels).toBe(0)
})

test('a pixel counts however small its difference in color, and is shown in red', () => {
  const { pixels, image: shown } = diffImages(rawImage(4, 3), rawImage(4, 3, { '2,1': [255, 255, 254] }))
  expect(pixels).toBe(1)
  expect(colorAt(shown, 2, 1)).toEqual(RED)
  expect(colorAt(shown, 1, 1)).not.toEqual(RED)
})

test('an antialiased edge counts like any other pixel', () => {
  const edge = { '1,0': [0, 0, 0], '1,1': [0, 0, 0], '1,2': [0, 0, 0], '2,1': [128, 128, 128] }
  const moved = { ...edge, '2,1': [90, 90, 90] }
  expect(diffImages(rawImage(5, 5, edge), rawImage(5, 5, moved)).pixels).toBe(1)
})

test('the extra rows of the taller image count as different, whatever their color', () => {
  for (const [before, after] of [
    [rawImage(4, 3), rawImage(4, 5)],
    [rawImage(4, 5), rawImage(4, 3)],
  ] as const) {
    const { pixels, image: shown } = diffImages(before, after)
    expect(pixels).toBe(8)
    expect(shown).toMatchObject({ width: 4, height: 5 })
    expect(colorAt(shown, 3, 4)).toEqual(RED)
    expect(colorAt(shown, 3, 2)).not.toEqual(RED)
  }
})

test('images of different widths are not compared', () => {
  expect(() => diffImages(rawImage(4, 3), rawImage(5, 3))).toThrow('images of 4 and 5 px cannot be compared')
})

test('the report reports the first row that differs', () => {
  expect(diffImages(rawImage(4, 3), rawImage(4, 3, { '3,1': [0, 0, 0], '0,2': [0, 0, 0] })).top).toBe(1)
  expect(diffImages(rawImage(4, 3), rawImage(4, 5)).top).toBe(3)
})
