/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeIcons } from '../../../gatsby/output/icons'
import { brandOf, LOGO } from '../../factories/brand'

const { colors } = brandOf()
const svg = (shapes: string, viewBox = '0 0 40 40') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`
const FULL_BLEED = svg('<path fill="#204060" d="M0 0h40v40H0z"/><circle cx="20" cy="20" r="12" fill="#ffffff"/>')

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'icons-'))
  mkdirSync(join(root, 'public'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

const icon = (name: string) => readFileSync(join(root, 'public', name))

const LOGOS = [
  ['the diamond', undefined],
  ['a logo', LOGO],
  ['a logo that fills its corners', FULL_BLEED],
  ['a wide logo', svg('<path fill="#204060" d="M0 0h80v40H0z"/>', '0 0 80 40')],
] as const

test.each([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable.png', 512],
  ['apple-touch-icon.png', 180],
])('%s is a square of %d pixels and smaller than 8 kB', async (name, side) => {
  await writeIcons(root, { colors })
  expect(await sharp(icon(name)).metadata()).toMatchObject({ format: 'png', width: side, height: side })
  expect(icon(name).length).toBeLessThan(8_000)
})

test('without a logo, the icon is a diamond in the brand’s colors', async () => {
  await writeIcons(root, { colors })
  expect(icon('icon.svg').toString()).toContain(`fill="${colors.paper}" stroke="${colors.accent}"`)
})

test('with a logo, the icon is the logo, with the color of text in the parts in currentColor', async () => {
  await writeIcons(root, { colors, logo: LOGO })
  expect(icon('icon.svg').toString()).toContain(`color="${colors.ink}"`)
})

test.each(LOGOS)('icons that devices crop have no transparent parts, for %s', async (_, logo) => {
  await writeIcons(root, { colors, ...(logo !== undefined && { logo }) })
  for (const name of ['icon-maskable.png', 'apple-touch-icon.png'])
    expect((await sharp(icon(name)).stats()).isOpaque).toBe(true)
})

test.each(LOGOS)('a device that crops the maskable icon to a circle does not cut off %s', async (_, logo) => {
  await writeIcons(root, { colors, ...(logo !== undefined && { logo }) })
  const { data, info } = await sharp(icon('icon-maskable.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const background = data.subarray(0, info.channels)
  const center = info.width / 2
  const drawnPixels = Array.from({ length: info.width * info.height }, (_, at) => at).filter(
    (at) => !data.subarray(at * info.channels, (at + 1) * info.channels).equals(background),
  )
  const farthest = drawnPixels.reduce(
    (most, at) =>
      Math.max(most, Math.hypot((at % info.width) + 0.5 - center, Math.floor(at / info.width) + 0.5 - center)),
    0,
  )
  expect(farthest).toBeGreaterThan(0.15 * info.width)
  expect(farthest).toBeLessThan(0.41 * info.width)
})

test('the color of a logo that fills its corners continues around it', async () => {
  await writeIcons(root, { colors, logo: FULL_BLEED })
  const corner = await sharp(icon('icon-maskable.png'))
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  expect(corner.toString('hex')).toBe('204060')
})

test('the favicon is an ICO file with one 32-pixel image', async () => {
  await writeIcons(root, { colors })
  const file = icon('favicon.ico')
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4), file[6], file[7]]).toEqual([
    0, 1, 1, 32, 32,
  ])
  const image = file.subarray(file.readUInt32LE(18))
  expect(image).toHaveLength(file.readUInt32LE(14))
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})
