import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import sharp from 'sharp'
import { z } from 'zod'
import { drawShareImage } from '../../src/illustrations/share-image'
import { SHARE_IMAGE } from '../../src/illustrations/share-layout'
import { planTrail } from '../../src/illustrations/trail'
import { openDisplayTypeface } from '../sources/display-typeface'

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
 * The seed of the terrain and the number of markers above a page's title, by slug. They are chosen by eye, so that every
 * marker is visible above a title of about the current length. The contact page uses the terrain of its own map, and a service
 * that of its map.
 */
const PAGE_TERRAINS: Record<string, { seed: string; stops: number }> = {
  home: { seed: 'home-70', stops: 3 },
  about: { seed: 'about-10', stops: 3 },
  team: { seed: 'team-21', stops: 3 },
  careers: { seed: 'careers-14', stops: 3 },
  services: { seed: 'services-35', stops: 4 },
  contact: { seed: 'home-109', stops: 1 },
  privacy: { seed: 'privacy-24', stops: 3 },
  terms: { seed: 'terms-35', stops: 3 },
  cookies: { seed: 'cookies-9', stops: 3 },
}

/** The lowest quality without visible blocks in lines and glyphs, at most about 90 kB. A 128-color PNG takes up to 125 kB. */
const JPEG = { quality: 80, chromaSubsampling: '4:4:4', mozjpeg: true }

const entry = z.object({ fields: z.object({ slug: z.string() }) })
const service = entry.extend({ title: z.string(), cards: z.array(z.object({ title: z.string() })) })
const page = entry.extend({ seo: z.object({ title: z.string() }) })
const settings = z.object({ name: z.string() })

/**
 * `@shareImage`: the preview image of a page that is shared on other sites. It is drawn when a query requests it. Gatsby runs
 * that query again only if the page's entry or the firm's name has changed.
 *
 * @param build Gatsby's cache, which stores the images between builds, and its digest function
 * @param root the folder that contains `public/`
 */
export function shareImageExtension(build: Build, root = process.cwd()) {
  return {
    name: 'shareImage',
    extend: () => ({
      resolve: async (source: unknown, _args: unknown, { nodeModel }: ResolverContext) => {
        const { name } = settings.parse(await nodeModel.findOne({ type: 'SiteSettings', query: {} }))
        const plan = planOf(source, name)
        const file = join(build.cache.directory, 'share-images', `${build.createContentDigest(plan)}.jpg`)
        if (!existsSync(file)) await draw(plan, file)
        return { path: await publish(file, root, build), ...SHARE_IMAGE }
      },
    }),
  }
}

function planOf(source: unknown, firm: string): ShareImagePlan {
  const { data } = service.safeParse(source)
  if (data) {
    return { title: data.title, firm, seed: data.fields.slug, stops: data.cards.map((card) => card.title) }
  }
  const { fields, seo } = page.parse(source)
  const { seed, stops } = PAGE_TERRAINS[fields.slug] ?? { seed: fields.slug, stops: 1 }
  return { title: seo.title, firm, seed, stops: Array.from({ length: stops }, () => seed) }
}

async function draw({ title, firm, seed, stops }: ShareImagePlan, file: string): Promise<void> {
  const svg = drawShareImage({ title, firm }, { seed, trail: planTrail(seed, stops) }, openDisplayTypeface())
  const image = await sharp(Buffer.from(svg)).jpeg(JPEG).toBuffer()
  await mkdir(dirname(file), { recursive: true })
  // Gatsby may run the queries of a service's two pages at once; neither must read an incomplete file.
  const temporaryFile = `${file}.${randomUUID()}`
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
