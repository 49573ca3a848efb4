/** @jest-environment node */
import { pictureDifference, type RawPicture } from '../../../tools/preview-report/picture-difference'

const WHITE = [255, 255, 255]
const RED = [255, 0, 0, 255]

/** A white image with other colors at the given positions. */
function picture(width: number, height: number, colors: Record<string, readonly number[]> = {}): RawPicture {
  const pixels = Array.from({ length: width * height }, (_, at) => [
    ...(colors[`${at % width},${Math.floor(at / width)}`] ?? WHITE),
    255,
  ])
  return { width, height, data: Buffer.from(pixels.flat()) }
}

const colorAt = ({ width, data }: RawPicture, x: number, y: number) => {
  const at = (y * width + x) * 4
  return [...data.subarray(at, at + 4)]
}

test('identical images have no pixels that differ', () => {
  expect(pictureDifference(picture(4, 3), picture(4, 3)).pixels).toBe(0)
})

test('a pixel counts however small its difference in color, and is shown in red', () => {
  const { pixels, picture: shown } = pictureDifference(picture(4, 3), picture(4, 3, { '2,1': [255, 255, 254] }))
  expect(pixels).toBe(1)
  expect(colorAt(shown, 2, 1)).toEqual(RED)
  expect(colorAt(shown, 1, 1)).not.toEqual(RED)
})

test('an antialiased edge counts like any other pixel', () => {
  const edge = { '1,0': [0, 0, 0], '1,1': [0, 0, 0], '1,2': [0, 0, 0], '2,1': [128, 128, 128] }
  const moved = { ...edge, '2,1': [90, 90, 90] }
  expect(pictureDifference(picture(5, 5, edge), picture(5, 5, moved)).pixels).toBe(1)
})

test('the extra rows of the taller image count as different, whatever their color', () => {
  for (const [before, after] of [
    [picture(4, 3), picture(4, 5)],
    [picture(4, 5), picture(4, 3)],
  ] as const) {
    const { pixels, picture: shown } = pictureDifference(before, after)
    expect(pixels).toBe(8)
    expect(shown).toMatchObject({ width: 4, height: 5 })
    expect(colorAt(shown, 3, 4)).toEqual(RED)
    expect(colorAt(shown, 3, 2)).not.toEqual(RED)
  }
})

test('images of different widths are not compared', () => {
  expect(() => pictureDifference(picture(4, 3), picture(5, 3))).toThrow('pictures of 4 and 5 px cannot be compared')
})

test('reports the first row that differs', () => {
  expect(pictureDifference(picture(4, 3), picture(4, 3, { '3,1': [0, 0, 0], '0,2': [0, 0, 0] })).top).toBe(1)
  expect(pictureDifference(picture(4, 3), picture(4, 5)).top).toBe(3)
})
