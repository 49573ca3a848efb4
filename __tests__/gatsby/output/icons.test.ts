/** @jest-environment node */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeIcons } from '../../../gatsby/output/icons'

let root = ''
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'icons-'))
  mkdirSync(join(root, 'public'))
  mkdirSync(join(root, 'static'))
  copyFileSync('static/icon.svg', join(root, 'static/icon.svg'))
  await writeIcons(root)
})
afterAll(() => {
  rmSync(root, { recursive: true })
})

const icon = (name: string) => readFileSync(join(root, 'public', name))

test.each([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable.png', 512],
  ['apple-touch-icon.png', 180],
])('%s is a square of %d pixels and smaller than 8 kB', async (name, side) => {
  expect(await sharp(icon(name)).metadata()).toMatchObject({ format: 'png', width: side, height: side })
  expect(icon(name).length).toBeLessThan(8_000)
})

test.each(['icon-maskable.png', 'apple-touch-icon.png'])('%s has no transparent parts', async (name) => {
  expect((await sharp(icon(name)).stats()).isOpaque).toBe(true)
})

test('a device that crops the maskable icon to a circle does not cut off the drawing', async () => {
  const { data, info } = await sharp(icon('icon-maskable.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const background = data.subarray(0, info.channels)
  const center = info.width / 2
  const drawnPixels = Array.from({ length: info.width * info.height }, (_, at) => at).filter(
    (at) => !data.subarray(at * info.channels, (at + 1) * info.channels).equals(background),
  )
  const farthest = Math.max(
    ...drawnPixels.map((at) =>
      Math.hypot((at % info.width) + 0.5 - center, Math.floor(at / info.width) + 0.5 - center),
    ),
  )
  expect(farthest).toBeGreaterThan(0.3 * info.width)
  expect(farthest).toBeLessThan(0.4 * info.width)
})

test('the favicon is an ICO file with one 32-pixel image', async () => {
  const file = icon('favicon.ico')
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4), file[6], file[7]]).toEqual([
    0, 1, 1, 32, 32,
  ])
  const image = file.subarray(file.readUInt32LE(18))
  expect(image).toHaveLength(file.readUInt32LE(14))
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})
