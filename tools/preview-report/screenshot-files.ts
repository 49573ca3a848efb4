import { join } from 'node:path'
import sharp from 'sharp'
import { alignImages, type RawImage } from './image-alignment'
import { MAX_SCREENSHOT_HEIGHT, type Screenshot } from './page-screenshot'
import type { PageScreenshots } from './report'

/** The folder of the screenshots within the report's folder. */
export const SCREENSHOTS_FOLDER = 'screenshots'

/** A value before and after; each absent where it does not exist. */
export interface BeforeAfter<Value> {
  before?: Value
  after?: Value
}

/**
 * Writes the screenshots of a page, aligned row by row. Identical screenshots share one file.
 *
 * @param name the common beginning of the file names
 * @param screenshots the page at one width; at least one of the two
 */
export async function writeScreenshots(
  folder: string,
  name: string,
  { before, after }: BeforeAfter<Screenshot>,
): Promise<Omit<PageScreenshots, 'path' | 'width'>> {
  const write = (kind: string, image: RawImage) => writeImage(folder, `${name}-${kind}`, image)
  const cut = before?.isCut === true || after?.isCut === true ? { cutAt: MAX_SCREENSHOT_HEIGHT } : {}
  if (before && after) {
    const old = await readPixels(before)
    if (areEqual(before, after)) {
      const both = await write('both', old)
      return { before: both, after: both, height: old.height, regions: [], ...cut }
    }
    const aligned = alignImages(old, await readPixels(after))
    const [oldFile, newFile] = await Promise.all([write('before', aligned.before), write('after', aligned.after)])
    return { before: oldFile, after: newFile, height: aligned.before.height, regions: aligned.regions, ...cut }
  }
  const side = before ? 'before' : 'after'
  const only = before ?? after
  if (!only) throw new Error(`${name} has no screenshot on either side`)
  return { [side]: await write(side, await readPixels(only)), height: only.height, regions: [], ...cut }
}

/**
 * Writes a PNG file. Lossless WebP takes ten times as long to save at most a tenth of the size, and supports no image taller
 * than 16,383 pixels.
 */
async function writeImage(folder: string, name: string, { width, height, data }: RawImage): Promise<string> {
  const file = `${SCREENSHOTS_FOLDER}/${name}.png`
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(join(folder, file))
  return file
}

/** A unique, recognizable file name that needs no escaping. */
export function screenshotName(index: number, path: string, width: number): string {
  const words = path.toLowerCase().match(/[a-z0-9]+/g) ?? ['home']
  return `${[index + 1, ...words].join('-').slice(0, 80)}-${width}`
}

async function readPixels({ width, height, parts }: Screenshot): Promise<RawImage> {
  const raw = await Promise.all(parts.map((part) => sharp(part).ensureAlpha().raw().toBuffer()))
  return { width, height, data: raw.length === 1 && raw[0] ? raw[0] : Buffer.concat(raw) }
}

/** Whether two screenshots are identical, compared by their files without decoding. */
function areEqual(one: Screenshot, other: Screenshot): boolean {
  return one.height === other.height && one.parts.every((part, index) => other.parts[index]?.equals(part))
}
