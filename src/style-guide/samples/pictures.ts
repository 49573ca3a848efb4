import type { IGatsbyImageData } from 'gatsby-plugin-image'

/** Returns an image whose file cannot be decoded. */
export function failingImage(data: IGatsbyImageData): IGatsbyImageData {
  return { ...data, images: { fallback: { src: 'data:image/png,' } } }
}

/** Returns an image that has not been loaded. */
export function unloadedImage(data: IGatsbyImageData): IGatsbyImageData {
  return { ...data, images: {} }
}
