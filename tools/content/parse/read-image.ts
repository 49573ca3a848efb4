import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { imageSize } from 'image-size'
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
      return bytes.readUInt32LE(4) + 8 <= bytes.length
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
  const { type: kind = '', width, height, orientation = 1 } = imageSize(bytes)
  // Cameras record that an image must be rotated by 90°, which swaps its width and height.
  const size = orientation > 4 ? { width: height, height: width } : { width, height }
  return { state: 'read', kind, isComplete: isComplete(bytes, kind), ...size }
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
    // Apart from file system errors, a file that is no image ends up here.
    const isDenied = typeof error === 'object' && error !== null && 'code' in error && error.code === 'EACCES'
    return { state: isDenied ? 'denied' : 'unknown' }
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
