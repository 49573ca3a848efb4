/** @jest-environment node */
import { pictureDifference, type RawPicture } from '../../../tools/preview-report/picture-difference'

const WHITE = [255, 255, 255]
const RED = [255, 0, 0, 255]

/** A white picture with other colours where they are given. */
function picture(width: number, height: number, colours: Record<string, readonly number[]> = {}): RawPicture {
  const pixels = Array.from({ length: width * height }, (_, at) => [
    ...(colours[`${at % width},${Math.floor(at / width)}`] ?? WHITE),
    255,
  ])
  return { width, height, data: Buffer.from(pixels.flat()) }
}

const colourAt = ({ width, data }: RawPicture, x: number, y: number) => {
  const at = (y * width + x) * 4
  return [...data.subarray(at, at + 4)]
}

test('equal pictures have no pixel that differs', () => {
  expect(pictureDifference(picture(4, 3), picture(4, 3)).pixels).toBe(0)
})

test('a pixel counts however little its colour differs, and is shown in red', () => {
  const { pixels, picture: shown } = pictureDifference(picture(4, 3), picture(4, 3, { '2,1': [255, 255, 254] }))
  expect(pixels).toBe(1)
  expect(colourAt(shown, 2, 1)).toEqual(RED)
  expect(colourAt(shown, 1, 1)).not.toEqual(RED)
})

test('the edge of a letter counts as any other pixel', () => {
  const edge = { '1,0': [0, 0, 0], '1,1': [0, 0, 0], '1,2': [0, 0, 0], '2,1': [128, 128, 128] }
  const moved = { ...edge, '2,1': [90, 90, 90] }
  expect(pictureDifference(picture(5, 5, edge), picture(5, 5, moved)).pixels).toBe(1)
})

test('what only the higher picture has counts as different, whatever its colour', () => {
  for (const [before, after] of [
    [picture(4, 3), picture(4, 5)],
    [picture(4, 5), picture(4, 3)],
  ] as const) {
    const { pixels, picture: shown } = pictureDifference(before, after)
    expect(pixels).toBe(8)
    expect(shown).toMatchObject({ width: 4, height: 5 })
    expect(colourAt(shown, 3, 4)).toEqual(RED)
    expect(colourAt(shown, 3, 2)).not.toEqual(RED)
  }
})

test('pictures of different widths are not compared', () => {
  expect(() => pictureDifference(picture(4, 3), picture(5, 3))).toThrow('pictures of 4 and 5 px cannot be compared')
})

test('the first row that differs is told', () => {
  expect(pictureDifference(picture(4, 3), picture(4, 3, { '3,1': [0, 0, 0], '0,2': [0, 0, 0] })).top).toBe(1)
  expect(pictureDifference(picture(4, 3), picture(4, 5)).top).toBe(3)
})
