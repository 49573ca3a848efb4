import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import probe from 'probe-image-size'
import type { Finding } from '../messages/problem'
import { joinWithOr, quoted } from '../messages/text-format'

/** The minimum size that an image must have to be sharp at the size at which it is shown. */
export interface ImageSize {
  width: number
  height: number
}

/** The maximum size of an image file, in bytes. Larger files slow down every clone and first build without looking better. */
const MAX_IMAGE_BYTES = 5_000_000

/** The maximum number of pixels in an image. A small file can contain an image that does not fit in memory. */
const MAX_PIXELS = 50_000_000

/** The image formats that the site shows, with their file extensions. */
const FORMATS = new Map([
  ['jpg', ['.jpg', '.jpeg']],
  ['png', ['.png']],
  ['webp', ['.webp']],
  ['avif', ['.avif']],
])

const count = new Intl.NumberFormat('en')

/** Formats an image's size for people: `1,280 × 800 pixels`. */
function formatPixels({ width, height }: ImageSize): string {
  return `${count.format(width)} × ${count.format(height)} pixels`
}

/** Whether a file has the end that its beginning promises; a partly copied or downloaded file does not. */
function isComplete(bytes: Buffer, kind: string): boolean {
  switch (kind) {
    case 'jpg':
      // The end-of-image marker follows the last scan; an earlier one ends a preview embedded in the file.
      return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > bytes.lastIndexOf(Buffer.from([0xff, 0xda]))
    case 'png':
      return bytes.includes('IEND', -16)
    case 'webp':
      // The length at its beginning has already been compared.
      return true
    default: {
      // The file consists of boxes, each of which begins with its length.
      let end = 0
      while (end + 8 <= bytes.length) {
        const length = bytes.readUInt32BE(end)
        if (length < 8) return length === 0
        end += length
      }
      return end === bytes.length
    }
  }
}

const withinLimits = ({ width, height }: ImageSize) =>
  `Save it again as a JPEG of ${formatPixels({ width, height })}, at a lower quality if needed.`

/** Explains what is wrong with the bytes of an image file that is not too large. */
function bytesFinding(bytes: Buffer, name: string, needed: ImageSize): Finding | undefined {
  const read = probe.sync(bytes)
  if (!read)
    return {
      message: `${quoted(name)} is damaged or is not an image`,
      advice: `Open it in an image editor and save it again as ${joinWithOr(['JPEG', 'PNG', 'WebP', 'AVIF'])}.`,
    }
  const endings = FORMATS.get(read.type)
  const kind = read.type === 'jpg' ? 'JPEG' : read.type === 'webp' ? 'WebP' : read.type.toUpperCase()
  if (!endings)
    return {
      message: `${quoted(name)} is a ${kind} image despite its name, and browsers may not show it`,
      advice: 'Open it in an image editor and save it again as JPEG, PNG, WebP, or AVIF.',
    }
  if (!endings.includes(extname(name).toLowerCase()))
    return {
      message: `${quoted(name)} is a ${kind} image with the wrong file extension`,
      advice: `Rename the file to end in ${joinWithOr(endings)}, and change its name here too.`,
    }
  if (!isComplete(bytes, read.type))
    return { message: `${quoted(name)} is incomplete`, advice: 'Copy the whole file here again.' }
  // Cameras record that an image must be rotated by 90°, which swaps its width and height.
  const turned = (read.orientation ?? 1) > 4
  const size = turned ? { width: read.height, height: read.width } : { width: read.width, height: read.height }
  if (size.width * size.height > MAX_PIXELS)
    return {
      message: `${quoted(name)} has ${formatPixels(size)}, which is too large to process`,
      advice: withinLimits(needed),
    }
  if (size.width < needed.width || size.height < needed.height)
    return {
      message: `${quoted(name)} has ${formatPixels(size)}, which is too small`,
      advice: `Save it from the original at ${formatPixels(needed)} or larger; enlarging it will not make it sharp.`,
    }
  return undefined
}

/**
 * Checks an image file: its format, its size, and whether it is complete. The image is not decoded, which would take most
 * of a second for a large photo; `checkDecoding` does that before a build.
 *
 * @param location the path of the file
 * @param name the image as the field names it
 * @param needed the minimum size
 * @returns what is wrong with it, or undefined if nothing is
 */
export function imageFinding(location: string, name: string, needed: ImageSize): Finding | undefined {
  let file: number | undefined
  try {
    file = openSync(location, 'r')
    const { size } = fstatSync(file)
    if (size > MAX_IMAGE_BYTES)
      return {
        message: `${quoted(name)} is ${count.format(Math.round(size / 100_000) / 10)} MB; the limit is 5 MB`,
        advice: withinLimits(needed),
      }
    return bytesFinding(readFileSync(file), name, needed)
  } catch (error) {
    // Apart from file system errors, a file that only begins like an image ends up here.
    const denied = typeof error === 'object' && error !== null && 'code' in error && error.code === 'EACCES'
    return {
      message: denied
        ? `you do not have permission to read ${quoted(name)}`
        : `${quoted(name)} is damaged or is not an image`,
      advice: 'Put a new copy of the image here.',
    }
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
