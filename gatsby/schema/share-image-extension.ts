import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import sharp from 'sharp'
import { z } from 'zod'
import { drawShareImage } from '../../src/illustrations/share-image'
import { SHARE_IMAGE } from '../../src/illustrations/share-layout'
import { surveyTrail } from '../../src/illustrations/trail'
import { openDisplayFace } from '../sources/display-typeface'

/** What the drawing of a share image depends on, and nothing else: its digest is the cache's key. */
interface ShareImagePlan {
  title: string
  firm: string
  seed: string
  /** The titles of the blazes; they are not shown, but decide where the blazes stand. */
  stops: string[]
}

/** The parts of Gatsby's arguments that are used here. */
type Build = Pick<NodePluginArgs, 'createContentDigest'> & { cache: Pick<NodePluginArgs['cache'], 'directory'> }

interface ResolverContext {
  nodeModel: { findOne: (args: { type: string; query: object }) => Promise<unknown> }
}

/**
 * The land and the number of blazes above a page's title, by its slug. They are chosen by eye, so that every blaze is
 * seen above a title of about their title's length. Contact has the land of its page, and a service its own map.
 */
const PAGE_LANDS: Record<string, { seed: string; stops: number }> = {
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

/** From here on lines and glyphs show no blocks: at most about 90 kB. A palette of 128 colours as PNG takes up to 125 kB. */
const JPEG = { quality: 80, chromaSubsampling: '4:4:4', mozjpeg: true }

const entry = z.object({ fields: z.object({ slug: z.string() }) })
const service = entry.extend({ title: z.string(), cards: z.array(z.object({ title: z.string() })) })
const page = entry.extend({ seo: z.object({ title: z.string() }) })
const settings = z.object({ name: z.string() })

/**
 * `@shareImage`: the picture that stands for a page where its address is shared. It is made when a query asks for it;
 * Gatsby runs that query again when the page's entry or the firm's name has changed, and not otherwise.
 *
 * @param build Gatsby's cache, which keeps the pictures between builds, and its digest
 * @param root the folder that holds `public/`
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
  const { seed, stops } = PAGE_LANDS[fields.slug] ?? { seed: fields.slug, stops: 1 }
  return { title: seo.title, firm, seed, stops: Array.from({ length: stops }, () => seed) }
}

async function draw({ title, firm, seed, stops }: ShareImagePlan, file: string): Promise<void> {
  const svg = drawShareImage({ title, firm }, { seed, trail: surveyTrail(seed, stops) }, openDisplayFace())
  const picture = await sharp(Buffer.from(svg)).jpeg(JPEG).toBuffer()
  await mkdir(dirname(file), { recursive: true })
  // Gatsby may run the queries of a service's two pages at once: neither shall read half a file.
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, picture)
  await rename(unfinished, file)
}

/** Copies a picture to where hosts serve files that never change. Out: its path on the site, which its bytes decide. */
async function publish(file: string, root: string, { createContentDigest }: Build): Promise<string> {
  const path = `/static/share-${createContentDigest(await readFile(file))}.jpg`
  const published = join(root, 'public', path)
  await mkdir(dirname(published), { recursive: true })
  await copyFile(file, published)
  return path
}
