import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { ICON_PATHS } from '../../content-model/routes/files'
import type { Brand } from '../brand/read-brand'
import { recolorLogo } from '../../content-check/rules/logo'
import { type DrawingColors, drawingColors } from '../brand/drawing-colors'

const FAVICON_PIXELS = 32

/** The icons of the web manifest, in addition to the SVG drawing. */
export const MANIFEST_ICONS = [
  { src: ICON_PATHS.medium, pixels: 192, purpose: 'any' },
  { src: ICON_PATHS.large, pixels: 512, purpose: 'any' },
  { src: ICON_PATHS.maskable, pixels: 512, purpose: 'maskable' },
] as const

/**
 * The drawing's share of an icon. Devices crop a maskable one to a circle of four fifths of its width
 * (https://www.w3.org/TR/appmanifest/#icon-masks), which contains this square; Apple’s round the corners.
 */
const SHARES = { any: 1, maskable: 0.56, touch: 0.8 }

/** Generates every icon of the site from the logo, or from a diamond. */
export async function writeIcons(
  publicFolder: string,
  { logo, colors }: Pick<Brand, 'logo' | 'colors'>,
): Promise<void> {
  const drawing = logo === undefined ? drawIcon(drawingColors(colors)) : recolorLogo(logo, colors.ink).svg
  const background = await backgroundOf(drawing, colors.paper)
  const publicFile = (path: string) => join(publicFolder, path)
  await writeFile(publicFile(ICON_PATHS.drawing), drawing)
  for (const { src, pixels, purpose } of MANIFEST_ICONS)
    await drawPng(drawing, pixels, SHARES[purpose], background).toFile(publicFile(src))
  await drawPng(drawing, 180, SHARES.touch, background).toFile(publicFile(ICON_PATHS.touch))
  const favicon = await drawPng(drawing, FAVICON_PIXELS, 1, background).toBuffer()
  await writeFile(publicFile(ICON_PATHS.favicon), encodeIco(favicon))
}

/** Draws the icon of a firm without a logo, a trail's final diamond, as an SVG document. */
function drawIcon({ light: { markerFill, accent } }: DrawingColors): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<path fill="${markerFill}" stroke="${accent}" stroke-width="3" d="M16 3 29 16 16 29 3 16Z"/>` +
    `<path fill="${accent}" d="M16 10 22 16 16 22 10 16Z"/></svg>`
  )
}

/** Renders a drawing in a square, with a color around it if it is not square. */
function rasterize(drawing: string, pixels: number, around: string): Sharp {
  return sharp(Buffer.from(drawing), { density: 1200 }).resize(pixels, pixels, { fit: 'contain', background: around })
}

/** Renders an icon, with a background around a drawing of a share of its width. */
function drawPng(drawing: string, pixels: number, share: number, background: string): Sharp {
  if (share === 1) return rasterize(drawing, pixels, 'transparent').png({ palette: true })
  const inner = Math.round(pixels * share)
  const before = Math.floor((pixels - inner) / 2)
  const after = pixels - inner - before
  return rasterize(drawing, inner, background)
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .flatten({ background })
    .png({ palette: true })
}

/** A drawing's surrounding color: its own if it fills its corner, otherwise paper. */
async function backgroundOf(drawing: string, paper: string): Promise<string> {
  const pixels = await rasterize(drawing, FAVICON_PIXELS, 'transparent').ensureAlpha().raw().toBuffer()
  return pixels[3] === 255 ? `#${pixels.toString('hex', 0, 3)}` : paper
}

/** Wraps the favicon's PNG in an ICO file (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function encodeIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  // Type 1: an icon, 1 image. Its width and height, 1 color plane, 32 bits per pixel.
  header.set([0, 0, 1, 0, 1, 0, FAVICON_PIXELS, FAVICON_PIXELS, 0, 0, 1, 0, 32])
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
