import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import sharp from 'sharp'
import { z } from 'zod'
import { drawShareImage } from '../../src/illustrations/share-image'
import { SHARE_IMAGE } from '../../src/illustrations/share-layout'
import { planTrail } from '../../src/illustrations/trail'
import { entryOf } from '../sources/content-entries'
import { openDisplayTypeface } from '../sources/display-typeface'
import { titlesOf } from '../sources/map-plans'
import { searchTextOf } from './page-head-extension'

/** The complete input of a share image. Its digest is the cache key. */
interface ShareImagePlan {
  title: string
  firm: string
  seed: string
  /** The titles of the markers. They are not shown, but they affect the positions of the markers. */
  stops: string[]
}

/** The parts of Gatsby's arguments that are used here. */
type Build = Pick<NodePluginArgs, 'createContentDigest'> & { cache: Pick<NodePluginArgs['cache'], 'directory'> }

interface ResolverContext {
  nodeModel: { findOne: (args: { type: string; query: object }) => Promise<unknown> }
}

/**
 * The lowest quality without visible blocks in lines and glyphs, at most about 95 kB. A 128-color PNG takes up to 125 kB. mozjpeg
 * would take eight times as long, for images that are 4% smaller.
 */
const JPEG = { quality: 75, chromaSubsampling: '4:4:4' }

const settings = z.object({ name: z.string() })

/**
 * `@shareImage`: the preview image of a page that is shared on other sites. It is drawn when a query requests it. Gatsby runs
 * that query again only if the page's entry or the firm's name has changed.
 *
 * @param build Gatsby's cache, which stores the images between builds, and its digest function
 * @param root the folder that contains `public/`
 */
export function shareImageExtension(build: Build, root = process.cwd()) {
  // Gatsby may run the queries of a service's two pages at once; one of them draws the image for both.
  const drawings = new Map<string, Promise<void>>()
  return {
    name: 'shareImage',
    extend: () => ({
      resolve: async (source: unknown, _args: unknown, { nodeModel }: ResolverContext) => {
        const { name } = settings.parse(await nodeModel.findOne({ type: 'SiteSettings', query: {} }))
        const plan = planOf(source, name)
        const file = join(build.cache.directory, 'share-images', `${build.createContentDigest(plan)}.jpg`)
        const drawing = drawings.get(file) ?? (existsSync(file) ? Promise.resolve() : draw(plan, file))
        drawings.set(file, drawing)
        await drawing
        return { path: await publish(file, root, build), ...SHARE_IMAGE }
      },
    }),
  }
}

function planOf(source: unknown, firm: string): ShareImagePlan {
  const { type, slug } = entryOf(source)
  const { title } = searchTextOf(source)
  const chosen = type.page?.shareImage?.[slug]
  if (chosen)
    return { title, firm, seed: chosen.seed, stops: Array.from({ length: chosen.markers }, () => chosen.seed) }
  const [map] = Object.values(type.maps ?? {})
  return { title, firm, seed: map?.seed ?? slug, stops: titlesOf(source, map) ?? [slug] }
}

async function draw({ title, firm, seed, stops }: ShareImagePlan, file: string): Promise<void> {
  const svg = drawShareImage({ title, firm }, { seed, trail: planTrail(seed, stops) }, openDisplayTypeface())
  const image = await sharp(Buffer.from(svg)).jpeg(JPEG).toBuffer()
  await mkdir(dirname(file), { recursive: true })
  // An interrupted build must not leave an incomplete file.
  const temporaryFile = `${file}.new`
  await writeFile(temporaryFile, image)
  await rename(temporaryFile, file)
}

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
