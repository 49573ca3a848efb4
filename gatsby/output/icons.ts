import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { PALETTES } from '../../src/illustrations/palette'
import { ICON_PATHS } from '../../src/routes/files'

const FAVICON_PIXELS = 32

/** A device may crop a maskable icon to a circle of four fifths of its width (https://www.w3.org/TR/appmanifest/#icon-masks). */
const MASKABLE_SHARE = 0.66

/** Apple devices only round the corners. */
const TOUCH_SHARE = 0.8

/** The icons of the web manifest, in addition to the SVG drawing. */
export const MANIFEST_ICONS = [
  { src: ICON_PATHS.medium, pixels: 192, share: 1, purpose: 'any' },
  { src: ICON_PATHS.large, pixels: 512, share: 1, purpose: 'any' },
  { src: ICON_PATHS.maskable, pixels: 512, share: MASKABLE_SHARE, purpose: 'maskable' },
] as const

const TOUCH_ICON = { src: ICON_PATHS.touch, pixels: 180, share: TOUCH_SHARE }

/**
 * Generates every icon of the site from the drawing in `static/`.
 *
 * @param root the project root, whose `public/` receives the icons
 */
export async function writeIcons(root: string): Promise<void> {
  const drawing = join(root, 'static', ICON_PATHS.drawing)
  const publicFile = (path: string) => join(root, 'public', path)
  for (const { src, pixels, share } of [...MANIFEST_ICONS, TOUCH_ICON]) {
    await drawIcon(drawing, pixels, share).toFile(publicFile(src))
  }
  const favicon = await drawIcon(drawing, FAVICON_PIXELS, 1).toBuffer()
  await writeFile(publicFile(ICON_PATHS.favicon), encodeIco(favicon, FAVICON_PIXELS))
}

/**
 * Renders an icon.
 *
 * @param pixels its width and height
 * @param share the share of its width that the drawing fills; the rest is background
 */
function drawIcon(drawing: string, pixels: number, share: number): Sharp {
  const inner = Math.round(pixels * share)
  const before = Math.floor((pixels - inner) / 2)
  const after = pixels - inner - before
  const image = sharp(drawing, { density: 1200 }).resize(inner, inner)
  if (share === 1) return image.png({ palette: true })
  const background = PALETTES.light.markerFill
  return image
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .flatten({ background })
    .png({ palette: true })
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
