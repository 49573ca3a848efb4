import { readFileSync, statSync } from 'node:fs'
import { imageSize } from 'image-size'
import type { ImageFacts } from '../rules/entry'

/**
 * Reads what the content check needs to know about an image file. The image is not decoded, which would take most of a
 * second for a large photo; `checkDecoding` does that before a build.
 */
export function readImageFacts(location: string): ImageFacts {
  const { size: bytes } = statSync(location)
  try {
    const { type: kind, width, height, orientation = 1 } = imageSize(readFileSync(location))
    // Cameras record that an image must be rotated by 90°, which swaps its width and height.
    return orientation > 4 ? { bytes, kind, width: height, height: width } : { bytes, kind, width, height }
  } catch {
    return { bytes, kind: undefined, width: 0, height: 0 }
  }
}
