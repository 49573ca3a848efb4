import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import probe from 'probe-image-size'
import { type ImageFacts, MAX_IMAGE_BYTES } from '../rules/image-file'
import type { LogoFile } from '../rules/reference-check'

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

/** Reads the kind and the size of an image from the bytes of its file. */
function factsOf(bytes: Buffer): ImageFacts {
  const read = probe.sync(bytes)
  if (!read) return { state: 'unknown' }
  // Cameras record that an image must be rotated by 90°, which swaps its width and height.
  const turned = (read.orientation ?? 1) > 4
  const size = turned ? { width: read.height, height: read.width } : { width: read.width, height: read.height }
  return { state: 'read', kind: read.type, isComplete: isComplete(bytes, read.type), ...size }
}

/** Reads the drawing of a logo. */
export function readLogo(location: string): LogoFile {
  const bytes = readFileSync(location)
  return { bytes: bytes.length, text: bytes.toString('utf8') }
}

/**
 * Reads what the content check needs to know about an image file. The image is not decoded, which would take most of a
 * second for a large photo; `checkDecoding` does that before a build.
 */
export function readImageFacts(location: string): ImageFacts {
  let file: number | undefined
  try {
    file = openSync(location, 'r')
    const { size } = fstatSync(file)
    return size > MAX_IMAGE_BYTES ? { state: 'too large', bytes: size } : factsOf(readFileSync(file))
  } catch (error) {
    // Apart from file system errors, a file that only begins like an image ends up here.
    const isDenied = typeof error === 'object' && error !== null && 'code' in error && error.code === 'EACCES'
    return { state: isDenied ? 'denied' : 'unknown' }
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
