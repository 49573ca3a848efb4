import type { Finding } from '../messages/problem'
import { joinWithOr, quoted } from '../messages/text-format'

/** The minimum size that an image must have to be sharp at the size at which it is shown. */
export interface ImageSize {
  width: number
  height: number
}

/** What is known about an image file. */
export type ImageFacts =
  | { state: 'denied' }
  | { state: 'unknown' }
  | { state: 'too large'; bytes: number }
  /** Its format, its size as it is shown, and whether the file has its end. */
  | ({ state: 'read'; kind: string; isComplete: boolean } & ImageSize)

/** The maximum size of an image file, in bytes. Larger files slow down every clone and first build without looking better. */
export const MAX_IMAGE_BYTES = 5_000_000

/** The maximum number of pixels in an image. A small file can contain an image that does not fit in memory. */
const MAX_PIXELS = 50_000_000

/** The image formats that the site shows, with their file extensions. */
const FORMATS = new Map([
  ['jpg', { name: 'JPEG', endings: ['.jpg', '.jpeg'] }],
  ['png', { name: 'PNG', endings: ['.png'] }],
  ['webp', { name: 'WebP', endings: ['.webp'] }],
  ['avif', { name: 'AVIF', endings: ['.avif'] }],
])

const SAVE_AGAIN = 'Open it in an image editor and save it again as JPEG, PNG, WebP, or AVIF.'

const count = new Intl.NumberFormat('en')

/** Formats an image's size for people: `1,280 × 800 pixels`. */
function formatPixels({ width, height }: ImageSize): string {
  return `${count.format(width)} × ${count.format(height)} pixels`
}

const withinLimits = ({ width, height }: ImageSize) =>
  `Save it again as a JPEG of ${formatPixels({ width, height })}, at a lower quality if needed.`

/**
 * Checks an image file: its format, its size, and whether it is complete.
 *
 * @param name the image as the field names it
 * @param needed the minimum size
 * @returns what is wrong with it, or undefined if nothing is
 */
export function imageFinding(facts: ImageFacts, name: string, needed: ImageSize): Finding | undefined {
  const image = quoted(name)
  if (facts.state === 'denied')
    return { message: `you do not have permission to read ${image}`, advice: 'Put a new copy of the image here.' }
  if (facts.state === 'unknown') return { message: `${image} is damaged or is not an image`, advice: SAVE_AGAIN }
  if (facts.state === 'too large') {
    const megabytes = count.format(Math.round(facts.bytes / 100_000) / 10)
    return { message: `${image} is ${megabytes} MB; the limit is 5 MB`, advice: withinLimits(needed) }
  }
  const { kind, isComplete, width, height } = facts
  const format = FORMATS.get(kind)
  if (!format)
    return {
      message: `${image} is a ${kind.toUpperCase()} image despite its name, and browsers may not show it`,
      advice: SAVE_AGAIN,
    }
  if (!format.endings.includes(/\.\w+$/.exec(name)?.[0].toLowerCase() ?? ''))
    return {
      message: `${image} is a ${format.name} image with the wrong file extension`,
      advice: `Rename the file to end in ${joinWithOr(format.endings)}, and change its name here too.`,
    }
  if (!isComplete) return { message: `${image} is incomplete`, advice: 'Copy the whole file here again.' }
  if (width * height > MAX_PIXELS)
    return {
      message: `${image} has ${formatPixels(facts)}, which is too large to process`,
      advice: withinLimits(needed),
    }
  if (width < needed.width || height < needed.height)
    return {
      message: `${image} has ${formatPixels(facts)}, which is too small`,
      advice: `Save it from the original at ${formatPixels(needed)} or larger; enlarging it will not make it sharp.`,
    }
  return undefined
}
