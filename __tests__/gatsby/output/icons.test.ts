import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { writeIcons } from '../../../gatsby/output/icons'
import { brandOf } from '../../factories/brand'
import { folderForEachTest } from '../folder'

const { colors } = brandOf()
const svg = (shapes: string, viewBox = '0 0 40 40') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`
const FULL_BLEED = svg('<path fill="#204060" d="M0 0h40v40H0z"/><circle cx="20" cy="20" r="12" fill="#ffffff"/>')
const WIDE = svg('<path fill="#204060" d="M0 0h80v40H0z"/>', '0 0 80 40')

const folder = folderForEachTest()
const icon = (name: string) => readFileSync(folder.at(name))

test('without a logo, the icon is a diamond in the brand’s colors', async () => {
  await writeIcons(folder.at(), { colors })
  expect(folder.read('icon.svg')).toContain(`fill="${colors.paper}" stroke="${colors.accent}"`)
  for (const [name, side] of [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const) {
    expect(await sharp(icon(name)).metadata()).toMatchObject({ format: 'png', width: side, height: side })
    expect(icon(name).length).toBeLessThan(8_000)
  }
})

test.each([
  ['that fills its corners, whose color continues around it', FULL_BLEED, '#204060'],
  ['that is wide', WIDE, colors.paper],
])('icons that devices crop are opaque for a logo %s', async (_, logo, background) => {
  await writeIcons(folder.at(), { colors, logo })
  for (const name of ['icon-maskable.png', 'apple-touch-icon.png']) {
    expect((await sharp(icon(name)).stats()).isOpaque).toBe(true)
    const corner = await sharp(icon(name)).removeAlpha().raw().toBuffer()
    expect(`#${corner.toString('hex', 0, 3)}`).toBe(background)
  }
})

test('a device that crops the maskable icon to a circle does not cut off the logo', async () => {
  await writeIcons(folder.at(), { colors, logo: WIDE })
  const { info } = await sharp(icon('icon-maskable.png')).trim().toBuffer({ resolveWithObject: true })
  expect(Math.hypot(info.width, info.height)).toBeLessThan(0.8 * 512)
  expect(info.width).toBeGreaterThan(0.5 * 512)
})

test('the favicon is an ICO file with one 32-pixel image', async () => {
  await writeIcons(folder.at(), { colors })
  const file = icon('favicon.ico')
  expect([...file.subarray(0, 14)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0])
  const image = file.subarray(file.readUInt32LE(18))
  expect(image).toHaveLength(file.readUInt32LE(14))
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})
