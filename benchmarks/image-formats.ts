/**
 * `npx tsx benchmarks/image-formats.ts [--photographs <folder>]`, after a build: measures the size of each service's drawings in the formats that were
 * compared: the terrain of its map, and its share image. Or, for the JPEG files of a folder, their sizes as photographs of the
 * site, and how close they are to the original.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { parse } from 'yaml'
import { z } from 'zod'
import { openDisplayTypeface } from '../gatsby/typefaces/display-typeface'
import { openLabelFont } from '../gatsby/typefaces/label-font'
import { inksOf } from '../src/illustrations/palette'
import { drawShareImage } from '../src/illustrations/share-image'
import { drawTerrain } from '../src/illustrations/terrain'
import { planTrail } from '../src/illustrations/trail'
import { brotli } from '../tools/browser/serve-site'
import { readBrand } from '../tools/content/parse/read-brand'

const FOLDER = 'content/services'
/** The quality of WebP in gatsby-config.ts. */
const QUALITY = 55

const inks = inksOf(readBrand('content').colors)

const service = z.object({ title: z.string(), cards: z.array(z.object({ title: z.string() })) })

/** The sizes in each format, in bytes. */
const sizes = new Map<string, number[]>()

/** The closeness of photographs to the original in each format and width, in dB. */
const closeness = new Map<string, number[]>()

function add(format: string, content: Buffer): void {
  sizes.set(format, [...(sizes.get(format) ?? []), content.length])
}

async function measureTerrain(seed: string): Promise<void> {
  const svg = Buffer.from(drawTerrain(seed, inks.light))
  add('terrain, SVG with Brotli', brotli(svg))
  for (const width of [640, 1280]) {
    const image = sharp(svg, { density: 144 }).resize({ width })
    add(`terrain, AVIF, ${width} px`, await image.clone().avif({ quality: QUALITY }).toBuffer())
    add(`terrain, WebP, ${width} px`, await image.clone().webp({ quality: QUALITY }).toBuffer())
  }
}

async function measureShareImage(seed: string, { title, cards }: z.infer<typeof service>): Promise<void> {
  const stops = cards.map((card) => card.title)
  const land = { seed, trail: planTrail(seed, stops, openLabelFont()) }
  const image = sharp(Buffer.from(drawShareImage({ title, firm: 'Waymark' }, land, openDisplayTypeface(), { inks })))
  const jpeg = { quality: 75, chromaSubsampling: '4:4:4' }
  add('share image, JPEG', await image.clone().jpeg(jpeg).toBuffer())
  add('share image, PNG', await image.clone().png().toBuffer())
  add('share image, PNG with 128 colors', await image.clone().png({ palette: true, colors: 128 }).toBuffer())
}

/** The peak signal-to-noise ratio of two images with the same size, in dB. */
async function psnr(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((image) => sharp(image).removeAlpha().raw().toBuffer()))
  const squares = a?.reduce((sum, value, index) => sum + (value - (b?.[index] ?? 0)) ** 2, 0) ?? 0
  return 10 * Math.log10((255 * 255 * (a?.length ?? 0)) / squares)
}

async function measurePhotographs(folder: string): Promise<void> {
  for (const file of readdirSync(folder).filter((name) => /\.jpe?g$/.test(name))) {
    for (const width of [640, 1280]) {
      const size = { width, height: width / 1.6 }
      const original = await sharp(join(folder, file)).resize(size).png().toBuffer()
      const encoded = {
        'WebP, quality 55': await sharp(original).webp({ quality: QUALITY }).toBuffer(),
        'AVIF, quality 55': await sharp(original).avif({ quality: QUALITY }).toBuffer(),
        'AVIF, quality 45': await sharp(original).avif({ quality: 45 }).toBuffer(),
        'AVIF, quality 38': await sharp(original).avif({ quality: 38 }).toBuffer(),
      }
      for (const [format, image] of Object.entries(encoded)) {
        add(`photograph, ${format}, ${width} px`, image)
        const key = `${format}, ${width} px`
        closeness.set(key, [...(closeness.get(key) ?? []), await psnr(original, image)])
      }
    }
  }
  for (const [format, all] of closeness) {
    console.log(`${format}: ${(all.reduce((sum, value) => sum + value, 0) / all.length).toFixed(1)} dB`)
  }
}

const { values } = parseArgs({ options: { photographs: { type: 'string' } } })

async function measureDrawings(): Promise<void> {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.yml'))) {
    const seed = basename(file, '.yml')
    await measureTerrain(seed)
    await measureShareImage(seed, service.parse(parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))))
  }
}

async function main(): Promise<void> {
  await (values.photographs === undefined ? measureDrawings() : measurePhotographs(values.photographs))
  for (const [format, all] of sizes) {
    const average = all.reduce((sum, bytes) => sum + bytes, 0) / all.length
    const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)
    console.log(`${format}: average ${kB(average)} kB, largest ${kB(Math.max(...all))} kB, ${all.length} images`)
  }
}

void main()
