/**
 * `npx tsx benchmarks/image-formats.ts`: measures the size of each service's drawings in the formats that were compared: the
 * terrain of its map, and its share image.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import { z } from 'zod'
import { openDisplayTypeface } from '../gatsby/sources/display-typeface'
import { drawShareImage } from '../src/illustrations/share-image'
import { drawTerrain } from '../src/illustrations/terrain'
import { planTrail } from '../src/illustrations/trail'
import { brotli } from '../tools/browser/serve-site'

const FOLDER = 'content/services'
/** The quality of photographs and terrain in gatsby-config.ts. */
const QUALITY = 55

const service = z.object({ title: z.string(), cards: z.array(z.object({ title: z.string() })) })

/** The sizes in each format, in bytes. */
const sizes = new Map<string, number[]>()

function add(format: string, content: Buffer): void {
  sizes.set(format, [...(sizes.get(format) ?? []), content.length])
}

async function measureTerrain(seed: string): Promise<void> {
  const svg = Buffer.from(drawTerrain(seed, 'light'))
  add('terrain, SVG with Brotli', brotli(svg))
  for (const width of [640, 1280]) {
    const image = sharp(svg, { density: 144 }).resize({ width })
    add(`terrain, AVIF, ${width} px`, await image.clone().avif({ quality: QUALITY }).toBuffer())
    add(`terrain, WebP, ${width} px`, await image.clone().webp({ quality: QUALITY }).toBuffer())
  }
}

async function measureShareImage(seed: string, { title, cards }: z.infer<typeof service>): Promise<void> {
  const stops = cards.map((card) => card.title)
  const land = { seed, trail: planTrail(seed, stops) }
  const image = sharp(Buffer.from(drawShareImage({ title, firm: 'Waymark' }, land, openDisplayTypeface())))
  const jpeg = { quality: 75, chromaSubsampling: '4:4:4' }
  add('share image, JPEG', await image.clone().jpeg(jpeg).toBuffer())
  add('share image, PNG', await image.clone().png().toBuffer())
  add('share image, PNG with 128 colors', await image.clone().png({ palette: true, colors: 128 }).toBuffer())
}

async function main(): Promise<void> {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.yml'))) {
    const seed = basename(file, '.yml')
    await measureTerrain(seed)
    await measureShareImage(seed, service.parse(parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))))
  }
  for (const [format, all] of sizes) {
    const average = all.reduce((sum, bytes) => sum + bytes, 0) / all.length
    const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)
    console.log(`${format}: average ${kB(average)} kB, largest ${kB(Math.max(...all))} kB, ${all.length} images`)
  }
}

void main()
