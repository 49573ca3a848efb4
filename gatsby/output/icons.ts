import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { inkLogo } from '../../src/brand/logo'
import { drawIcon } from '../../src/illustrations/draw-trail'
import { inksOf } from '../../src/illustrations/palette'
import { ICON_PATHS } from '../../src/routes/files'
import type { Brand } from '../../tools/content/parse/read-brand'

const FAVICON_PIXELS = 32
const TOUCH_PIXELS = 180

/** A device may crop a maskable icon to a circle of four fifths of its width (https://www.w3.org/TR/appmanifest/#icon-masks). */
const MASKABLE_RADIUS = 0.4

/** The largest share of a maskable icon that the drawing fills. */
const MASKABLE_SHARE = 0.66

/** Apple devices only round the corners. */
const TOUCH_SHARE = 0.8

/** The icons of the web manifest, in addition to the SVG drawing. */
export const MANIFEST_ICONS = [
  { src: ICON_PATHS.medium, pixels: 192, purpose: 'any' },
  { src: ICON_PATHS.large, pixels: 512, purpose: 'any' },
  { src: ICON_PATHS.maskable, pixels: 512, purpose: 'maskable' },
] as const

/** The size at which a drawing is measured. */
const MEASURED_PIXELS = 256

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * Generates every icon of the site from the logo, or from the diamond of a firm without one.
 *
 * @param root the project root, whose `public/` receives the icons
 */
export async function writeIcons(root: string, { logo, colors }: Pick<Brand, 'logo' | 'colors'>): Promise<void> {
  const drawing = logo === undefined ? drawIcon(inksOf(colors)) : inkLogo(logo, colors.ink).svg
  const publicFile = (path: string) => join(root, 'public', path)
  await writeFile(publicFile(ICON_PATHS.drawing), drawing)
  const { background, reach } = await surroundings(drawing, colors.paper)
  const shares = { any: 1, maskable: Math.min(MASKABLE_SHARE, MASKABLE_RADIUS / reach) }
  for (const { src, pixels, purpose } of MANIFEST_ICONS) {
    await drawPng(drawing, pixels, shares[purpose], background).toFile(publicFile(src))
  }
  await drawPng(drawing, TOUCH_PIXELS, TOUCH_SHARE, background).toFile(publicFile(ICON_PATHS.touch))
  const favicon = await drawPng(drawing, FAVICON_PIXELS, 1, background).toBuffer()
  await writeFile(publicFile(ICON_PATHS.favicon), encodeIco(favicon, FAVICON_PIXELS))
}

/** Renders a drawing as a square that contains all of it. If it is not square, the rest of the square has the color around it. */
function rasterize(drawing: string, pixels: number, around: string | typeof TRANSPARENT): Sharp {
  const resized = { width: pixels, height: pixels, fit: 'contain', background: around } as const
  return sharp(Buffer.from(drawing), { density: 1200 }).resize(resized)
}

/**
 * Renders an icon.
 *
 * @param pixels its width and height
 * @param share the share of its width that the drawing fills; the rest is background
 */
function drawPng(drawing: string, pixels: number, share: number, background: string): Sharp {
  const inner = Math.round(pixels * share)
  const before = Math.floor((pixels - inner) / 2)
  const after = pixels - inner - before
  if (share === 1) return rasterize(drawing, inner, TRANSPARENT).png({ palette: true })
  return rasterize(drawing, inner, background)
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .flatten({ background })
    .png({ palette: true })
}

/**
 * Measures what surrounds a drawing. One that fills its corners with a color continues in that color, and any other is on paper.
 *
 * @returns the color around the drawing, and the distance of its farthest part from its center, as a share of its width
 */
async function surroundings(drawing: string, paper: string): Promise<{ background: string; reach: number }> {
  const pixels = await rasterize(drawing, MEASURED_PIXELS, TRANSPARENT).ensureAlpha().raw().toBuffer()
  const last = MEASURED_PIXELS - 1
  const colorAt = (x: number, y: number) => pixels.subarray(4 * (y * MEASURED_PIXELS + x)).subarray(0, 4)
  const corner = colorAt(0, 0)
  const fillsCorners =
    corner[3] === 255 &&
    [colorAt(last, 0), colorAt(0, last), colorAt(last, last)].every((color) => color.equals(corner))
  let reach = 0
  for (let y = 0; y <= last; y += 1) {
    for (let x = 0; x <= last; x += 1) {
      const color = colorAt(x, y)
      const isBackground = fillsCorners ? color.equals(corner) : color[3] === 0
      if (!isBackground) reach = Math.max(reach, Math.hypot(x - last / 2, y - last / 2) / MEASURED_PIXELS)
    }
  }
  return { background: fillsCorners ? `#${corner.toString('hex', 0, 3)}` : paper, reach }
}

/** Wraps a PNG image in an ICO file (https://en.wikipedia.org/wiki/ICO_(file_format)): a header, one entry, and the PNG. */
function encodeIco(png: Buffer, pixels: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(1, 4) // number of images
  header.writeUInt8(pixels, 6)
  header.writeUInt8(pixels, 7)
  header.writeUInt16LE(1, 10) // color planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
