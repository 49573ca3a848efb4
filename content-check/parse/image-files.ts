import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import probe from 'probe-image-size'
// Not with `import()`: in Gatsby's bundle, its result has no `default`, and every image would seem damaged.
import sharp from 'sharp'
import type { ImageFacts } from '../rules/entry'
import { LOGO } from '../rules/image-names'
import { isTooLarge } from '../rules/images'
import { drawableLogo } from '../rules/logo'
import { CONTENT_FOLDER } from './content-files'
import { itemsIn } from './files-in'
import { isImageFile } from './read-content-files'

/** The names by which people know the formats that sharp names otherwise. */
const KINDS: Readonly<Record<string, string>> = { jpeg: 'jpg', jp2: 'jpeg 2000' }

/** Far longer than any drawing takes that is meant as a logo. */
const MAX_DRAWING_SECONDS = 5

/** What the check learned about the files that it has read, by their location, and how to tell whether they changed. */
const known = new Map<string, { stamp: string; facts: ImageFacts }>()

/** Decodes all of an image. The small output saves memory; sharp decodes the whole file nevertheless. */
const decode = (bytes: Buffer) => sharp(bytes).autoOrient().resize({ width: 16 }).raw().toBuffer()

/** Draws a logo as the build does for icons. */
const draw = (svg: string) =>
  sharp(Buffer.from(svg), { density: 1200 })
    .resize(512, 512, { fit: 'contain' })
    .timeout({ seconds: MAX_DRAWING_SECONDS })
    .raw()
    .toBuffer()

const succeeds = (result: Promise<unknown>) =>
  result.then(
    () => true,
    () => false,
  )

/**
 * Reads an image with sharp, as the build does, which refuses a file at its first warning. For what sharp cannot read,
 * probe-image-size knows more formats.
 */
async function readImage(location: string, bytes: number): Promise<ImageFacts> {
  const unread = { bytes, kind: undefined, width: 0, height: 0, state: 'readable' } as const
  // Nothing reads a huge file into memory, or decodes a small one that is huge in memory.
  if (isTooLarge(unread)) return unread
  // Given a path instead of bytes, sharp would return a replaced image from its cache.
  const file = readFileSync(location)
  try {
    const { format, compression, autoOrient } = await sharp(file, { limitInputPixels: false }).metadata()
    const kind = format === 'heif' ? (compression === 'av1' ? 'avif' : 'heic') : (KINDS[format] ?? format)
    const facts = { bytes, kind, ...autoOrient }
    return { ...facts, state: isTooLarge(facts) || (await succeeds(decode(file))) ? 'readable' : 'damaged' }
  } catch {
    return { ...unread, kind: probe.sync(file)?.type, state: 'damaged' }
  }
}

async function readLogo(location: string, bytes: number): Promise<ImageFacts> {
  const facts = { bytes, kind: 'svg', width: 0, height: 0, state: 'readable' } as const
  if (isTooLarge(facts)) return facts
  const svg = drawableLogo(readFileSync(location, 'utf8'))
  return svg === undefined || (await succeeds(draw(svg))) ? facts : { ...facts, state: 'damaged' }
}

/**
 * Reads and decodes every image file in `content/`, one at a time. A file that has not changed since the last call is not
 * read again, because `gatsby develop` checks the content on every save.
 *
 * @returns what is known about each file, by its path relative to `content/`
 * @throws file system errors
 */
export async function readImageFiles(root: string): Promise<ReadonlyMap<string, ImageFacts>> {
  const images = new Map<string, ImageFacts>()
  for (const { path } of itemsIn(join(root, CONTENT_FOLDER)).filter(isImageFile)) {
    const location = join(root, CONTENT_FOLDER, path)
    const { size, mtimeMs, ctimeMs, ino } = statSync(location)
    const stamp = [size, mtimeMs, ctimeMs, ino].join()
    const last = known.get(location)
    const facts =
      last?.stamp === stamp
        ? last.facts
        : await (LOGO.test(path) ? readLogo(location, size) : readImage(location, size))
    known.set(location, { stamp, facts })
    images.set(path, facts)
  }
  return images
}
