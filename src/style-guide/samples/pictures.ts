import type { IGatsbyImageData } from 'gatsby-plugin-image'

/** A picture whose file cannot be read. */
export function failing(data: IGatsbyImageData): IGatsbyImageData {
  return { ...data, images: { fallback: { src: 'data:image/png,' } } }
}

/** A picture that has not been fetched. */
export function unloaded(data: IGatsbyImageData): IGatsbyImageData {
  return { ...data, images: {} }
}
