import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import probe from 'probe-image-size'
import type { Finding } from '../messages/problem'
import { oneOf, quoted } from '../messages/text-format'

/** What a picture must be at least to be sharp where it is shown. */
export interface Pixels {
  width: number
  height: number
}

/** The largest picture file, in bytes: more slows every clone and each first build, and shows nothing more. */
const LARGEST_FILE = 5_000_000

/** The most pixels a picture may have; a small file can hold a picture that no memory does. */
const MOST_PIXELS = 50_000_000

/** The kinds of pictures that the site shows, with the endings of their files. */
const KINDS = new Map([
  ['jpg', ['.jpg', '.jpeg']],
  ['png', ['.png']],
  ['webp', ['.webp']],
  ['avif', ['.avif']],
])

const count = new Intl.NumberFormat('en')

/** A picture's size as a person writes it: `1,280 × 800 pixels`. */
export function pixelWords({ width, height }: Pixels): string {
  return `${count.format(width)} × ${count.format(height)} pixels`
}

/** Whether a file has the end that its beginning promises; one that was copied or loaded in part has not. */
function isWhole(bytes: Buffer, kind: string): boolean {
  switch (kind) {
    case 'jpg':
      // The mark of the picture's end follows the last scan; one in front of it ends a preview within the file.
      return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > bytes.lastIndexOf(Buffer.from([0xff, 0xda]))
    case 'png':
      return bytes.includes('IEND', -16)
    case 'webp':
      // The length at its beginning has been compared already.
      return true
    default: {
      // A file of boxes, each of which begins with its length.
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

const withinLimits = ({ width, height }: Pixels) =>
  `Save it again as a JPEG of ${pixelWords({ width, height })}, with a lower quality if need be.`

/** What is wrong with the bytes of a picture that is not too large. */
function bytesFinding(bytes: Buffer, name: string, needed: Pixels): Finding | undefined {
  const read = probe.sync(bytes)
  if (!read)
    return {
      message: `${quoted(name)} is damaged, or no picture at all`,
      advice: `Open it in a picture editor and save it again as ${oneOf(['JPEG', 'PNG', 'WebP', 'AVIF'])}.`,
    }
  const endings = KINDS.get(read.type)
  const kind = read.type === 'jpg' ? 'JPEG' : read.type === 'webp' ? 'WebP' : read.type.toUpperCase()
  if (!endings)
    return {
      message: `${quoted(name)} is a ${kind} picture, whatever its name says, and browsers may not show it`,
      advice: 'Open it in a picture editor and save it again as JPEG, PNG, WebP or AVIF.',
    }
  if (!endings.includes(extname(name).toLowerCase()))
    return {
      message: `${quoted(name)} is a ${kind} picture with the ending of another kind`,
      advice: `Rename the file, and its name here, so that it ends in ${oneOf(endings)}.`,
    }
  if (!isWhole(bytes, read.type))
    return { message: `${quoted(name)} breaks off before its end`, advice: 'Copy the whole file here once more.' }
  // Cameras note that a picture is to be turned by a quarter; its sides change places then.
  const turned = (read.orientation ?? 1) > 4
  const size = turned ? { width: read.height, height: read.width } : { width: read.width, height: read.height }
  if (size.width * size.height > MOST_PIXELS)
    return {
      message: `${quoted(name)} has ${pixelWords(size)}, more than can be worked with`,
      advice: withinLimits(needed),
    }
  if (size.width < needed.width || size.height < needed.height)
    return {
      message: `${quoted(name)} has ${pixelWords(size)}, fewer than it will be shown with`,
      advice: `Save it again at ${pixelWords(needed)} or larger, from the original; enlarging it does not make it sharp.`,
    }
  return undefined
}

/**
 * Looks at a picture file: its kind, its size, and whether it is there to the end. It is not decoded, which would take
 * most of a second for a large photograph; `checkDecoding` does that before a build.
 *
 * @param location the file
 * @param name the picture as the field names it
 * @param needed what it must be at least
 * @returns what is wrong with it, or undefined
 */
export function pictureFinding(location: string, name: string, needed: Pixels): Finding | undefined {
  let file: number | undefined
  try {
    file = openSync(location, 'r')
    const { size } = fstatSync(file)
    if (size > LARGEST_FILE)
      return {
        message: `${quoted(name)} is a file of ${count.format(Math.round(size / 100_000) / 10)} MB; 5 MB is the most`,
        advice: withinLimits(needed),
      }
    return bytesFinding(readFileSync(file), name, needed)
  } catch (error) {
    // Beside the file system, a file that only begins like a picture ends up here.
    const denied = typeof error === 'object' && error !== null && 'code' in error && error.code === 'EACCES'
    return {
      message: denied ? `${quoted(name)} may not be read` : `${quoted(name)} is damaged, or no picture at all`,
      advice: 'Put a new copy of the picture here.',
    }
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
