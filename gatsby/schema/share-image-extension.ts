import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import sharp from 'sharp'
import { z } from 'zod'
import { inkLogo } from '../../src/brand/logo'
import { inksOf } from '../../src/illustrations/palette'
import { drawShareImage, type ShareImagePicture, showsWholeTrail } from '../../src/illustrations/share-image'
import { layOutShareImage, SHARE_IMAGE, type ShareImageText } from '../../src/illustrations/share-layout'
import type { LabelFont } from '../../src/illustrations/text-width'
import { planTrail } from '../../src/illustrations/trail'
import type { Typeface } from '../../src/illustrations/typeface'
import { type Brand, readBrand } from '../../tools/content/parse/read-brand'
import { entryOf } from '../sources/content-entries'
import { titlesOf } from '../sources/map-plans'
import { CONTENT_COPY } from '../sources/validated-copy'
import { openDisplayTypeface } from '../typefaces/display-typeface'
import { openLabelFont } from '../typefaces/label-font'
import { TYPEFACES } from '../typefaces/typeface-files'
import { searchTextOf } from './page-head-extension'

/** The complete input of a share image. Its digest is the cache key. */
interface ShareImagePlan {
  title: string
  firm: string
  brand: Pick<Brand, 'colors' | 'logo'>
  /** Without it, the background is plain. */
  picture?:
    | { photograph: string; digest: string }
    /** The seeds of terrains to try, and the titles of the markers, which are not shown but affect their positions. */
    | { seeds: string[]; stops: string[] }
}

interface Fonts {
  display: Typeface
  labels: LabelFont
}

/** The parts of Gatsby's arguments that are used here. */
type Build = Pick<NodePluginArgs, 'createContentDigest'> & { cache: Pick<NodePluginArgs['cache'], 'directory'> }

interface ResolverContext {
  nodeModel: {
    findOne: (args: { type: string; query: object }) => Promise<unknown>
    getNodeById: (args: { id: string }) => unknown
  }
}

/**
 * The lowest quality without visible blocks in lines and glyphs, at most about 95 kB. A 128-color PNG takes up to 125 kB. mozjpeg
 * would take eight times as long, for images that are 4% smaller.
 */
const JPEG = { quality: 75, chromaSubsampling: '4:4:4' }

/** How many terrains are tried for a page that has none of its own. One of them shows the whole trail, even above a title of two lines. */
const MOST_TERRAINS = 12

/** The markers of a page without a map of its own. */
const UNNAMED_STOPS = ['1', '2', '3']

const settings = z.object({ name: z.string() })
const withPhotograph = z.object({ image: z.string(), parent: z.string() })
const contentFile = z.object({ absolutePath: z.string() })

/**
 * `@shareImage`: the preview image of a page that is shared on other sites. It is drawn when a query requests it. Gatsby runs
 * that query again only if the page's entry or the firm's name has changed.
 *
 * @param build Gatsby's cache, which stores the images between builds, and its digest function
 * @param root the folder that contains `public/` and the validated copy of the content
 * @param typefaces the folder with the files of the site's typefaces
 */
export function shareImageExtension(build: Build, root = process.cwd(), typefaces = TYPEFACES) {
  // Gatsby may run the queries of a service's two pages at once; one of them draws the image for both.
  const drawings = new Map<string, Promise<void>>()
  // Opening it takes as long as drawing a title.
  let typeface: Typeface | undefined
  const fonts = (): Fonts => ({
    display: (typeface ??= openDisplayTypeface(typefaces)),
    labels: openLabelFont(typefaces),
  })
  return {
    name: 'shareImage',
    extend: () => ({
      resolve: async (source: unknown, _args: unknown, { nodeModel }: ResolverContext) => {
        const { name } = settings.parse(await nodeModel.findOne({ type: 'SiteSettings', query: {} }))
        const plan = planOf(source, name, readBrand(join(root, CONTENT_COPY)), nodeModel, build)
        const file = join(build.cache.directory, 'share-images', `${build.createContentDigest(plan)}.jpg`)
        const drawing = drawings.get(file) ?? (existsSync(file) ? Promise.resolve() : draw(plan, file, fonts()))
        drawings.set(file, drawing)
        await drawing
        return { path: await publish(file, root, build), ...SHARE_IMAGE }
      },
    }),
  }
}

function planOf(
  source: unknown,
  firm: string,
  { colors, logo, illustrations }: Brand,
  nodeModel: ResolverContext['nodeModel'],
  { createContentDigest }: Build,
): ShareImagePlan {
  const { title } = searchTextOf(source)
  const plan = { title, firm, brand: { colors, logo } }
  if (illustrations === 'none') return plan
  const photograph = photographOf(source, nodeModel)
  if (photograph !== undefined)
    return { ...plan, picture: { photograph, digest: createContentDigest(readFileSync(photograph)) } }
  return illustrations === 'maps' ? { ...plan, picture: mapOf(source) } : plan
}

/** The photograph that an entry names. */
function photographOf(source: unknown, nodeModel: ResolverContext['nodeModel']): string | undefined {
  const named = withPhotograph.safeParse(source).data
  if (!named) return undefined
  const { absolutePath } = contentFile.parse(nodeModel.getNodeById({ id: named.parent }))
  return join(dirname(absolutePath), named.image)
}

/** The map above the title: that of the entry, or else one of many, of which the first that shows the whole trail is drawn. */
function mapOf(source: unknown): { seeds: string[]; stops: string[] } {
  const { type, slug } = entryOf(source)
  const [map] = Object.values(type.maps ?? {})
  const stops = titlesOf(source, map)
  const others = Array.from({ length: MOST_TERRAINS }, (_, index) => `${slug}-${index + 1}`)
  if (stops === undefined) return { seeds: others, stops: UNNAMED_STOPS }
  return { seeds: type.source.kind === 'folder' ? [slug] : [map?.seed ?? slug, ...others], stops }
}

async function draw({ title, firm, brand, picture }: ShareImagePlan, file: string, fonts: Fonts): Promise<void> {
  const { colors, logo } = brand
  const text = { title, firm }
  const svg = drawShareImage(text, picture && (await illustrate(picture, text, fonts)), fonts.display, {
    inks: inksOf(colors),
    ...(logo !== undefined && { logo: dataUri('image/svg+xml', Buffer.from(inkLogo(logo, colors.onDark).svg)) }),
  })
  const image = await sharp(Buffer.from(svg)).jpeg(JPEG).toBuffer()
  await mkdir(dirname(file), { recursive: true })
  // An interrupted build must not leave an incomplete file.
  const temporaryFile = `${file}.new`
  await writeFile(temporaryFile, image)
  await rename(temporaryFile, file)
}

async function illustrate(
  picture: NonNullable<ShareImagePlan['picture']>,
  text: ShareImageText,
  { display, labels }: Fonts,
): Promise<ShareImagePicture> {
  if ('photograph' in picture) {
    const { width } = SHARE_IMAGE
    const pixels = sharp(await readFile(picture.photograph))
      .rotate()
      .resize({ width })
    return { photograph: dataUri('image/png', await pixels.png().toBuffer()) }
  }
  const { mapHeight } = layOutShareImage(text, display)
  const [first = '', ...others] = picture.seeds
  const mapOfSeed = (seed: string) => ({ seed, trail: planTrail(seed, picture.stops, labels) })
  let map = mapOfSeed(first)
  for (const seed of others) {
    if (showsWholeTrail(map.trail, mapHeight)) break
    map = mapOfSeed(seed)
  }
  return map
}

const dataUri = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`

/**
 * Copies an image to the folder of immutable files.
 *
 * @returns its path on the site, which contains the hash of its content
 */
async function publish(file: string, root: string, { createContentDigest }: Build): Promise<string> {
  const path = `/static/share-${createContentDigest(await readFile(file))}.jpg`
  const published = join(root, 'public', path)
  await mkdir(dirname(published), { recursive: true })
  await copyFile(file, published)
  return path
}
