import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { entryOf, searchTextOf } from '../../content-resolvers/entries'
import { type Field, type NodeModel, readSite } from '../../content-resolvers/node-model'
import { textDirection } from '../../content-model/locale/text-direction'
import { type Brand, readBrand } from '../brand/read-brand'
import { recolorLogo } from '../../content-check/rules/logo'
import { drawingColors } from '../brand/drawing-colors'
import { drawShareImage, SHARE_IMAGE, type ShareImage, type ShareImagePicture } from '../drawings/share-image'
import { planTrail } from '../drawings/trail'
import { digestOf, seedOf } from '../sources/drawn-images'
import { CONTENT_COPY } from '../sources/content-copy'
import { openDisplayTypeface, openLabelFont, type Typeface } from '../typefaces/open-typefaces'
import { TYPEFACES } from '../typefaces/typeface-files'

/** No visible blocks in 95 kB. A 128-color PNG takes 125 kB; mozjpeg takes eight times as long for 4% less. */
const JPEG = { quality: 75, chromaSubsampling: '4:4:4' }

const withPhotograph = z.object({ image: z.string(), parent: z.string() })
const contentFile = z.object({ absolutePath: z.string() })

/** The images being drawn, by content: a service’s two pages share one. */
const drawn = new Map<string, Promise<string>>()
// Opening the typeface takes as long as drawing a title.
let typeface: Typeface | undefined

/** Returns a page's preview image, queried again only if its entry or the firm’s name changes. */
export async function shareImageOf(
  { source, nodeModel }: Pick<Field, 'source' | 'nodeModel'>,
  root = process.cwd(),
  typefaces = TYPEFACES,
) {
  const { colors, logo, illustrations } = readBrand(join(root, CONTENT_COPY))
  const picture = await pictureOf(source, illustrations, nodeModel, typefaces)
  const { name, language } = await readSite(nodeModel)
  const image = {
    title: searchTextOf(source).title,
    firm: name,
    direction: textDirection(language),
    colors: drawingColors(colors),
    ...(picture && { picture }),
    ...(logo !== undefined && { logo: dataUri('image/svg+xml', Buffer.from(recolorLogo(logo, colors.onDark).svg)) }),
  }
  const key = digestOf(JSON.stringify(image))
  const path = drawn.get(key) ?? draw(image, root, typefaces)
  drawn.set(key, path)
  return { path: await path, ...SHARE_IMAGE }
}

async function draw(image: ShareImage, root: string, typefaces: string): Promise<string> {
  typeface ??= openDisplayTypeface(typefaces)
  const jpeg = await sharp(Buffer.from(drawShareImage(image, typeface)))
    .jpeg(JPEG)
    .toBuffer()
  const path = `/static/share-${digestOf(jpeg)}.jpg`
  await mkdir(join(root, 'public/static'), { recursive: true })
  await writeFile(join(root, 'public', path), jpeg)
  return path
}

/** The photograph that an entry names, or the map for its slug. */
async function pictureOf(
  source: Field['source'],
  illustrations: Brand['illustrations'],
  nodeModel: NodeModel,
  typefaces: string,
): Promise<ShareImagePicture | undefined> {
  if (illustrations === 'none') return undefined
  const named = withPhotograph.safeParse(source).data
  if (named) {
    const { absolutePath } = contentFile.parse(nodeModel.getNodeById({ id: named.parent }))
    // Given a path, sharp would return a replaced image from its cache.
    const photograph = sharp(readFileSync(join(dirname(absolutePath), named.image)))
    // Larger than where it is shown. All of a tall photograph would make a document that is too long for sharp.
    const { width, height } = SHARE_IMAGE
    const pixels = await photograph.autoOrient().resize(width, height).png().toBuffer()
    return { photograph: dataUri('image/png', pixels) }
  }
  if (illustrations === 'photographs') return undefined
  const { type, slug } = entryOf(source)
  const [map] = Object.values(type.maps ?? {})
  const seed = map ? seedOf(map) : slug
  // The only waymark of the image is on the summit, and has no label.
  return { seed, trail: planTrail(seed, { titles: [''] }, openLabelFont(typefaces)) }
}

const dataUri = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`
