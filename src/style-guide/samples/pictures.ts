import type { IGatsbyImageData } from 'gatsby-plugin-image'

/** Returns an image whose file cannot be decoded. */
export function failing(data: IGatsbyImageData): IGatsbyImageData {
  return { ...data, images: { fallback: { src: 'data:image/png,' } } }
}

/** Returns an image that has not been loaded. */
export function unloaded(data: IGatsbyImageData): IGatsbyImageData {
  return { ...data, images: {} }
}
