import type { IGatsbyImageData } from 'gatsby-plugin-image'

/** Image data as created by gatsby-transformer-sharp, in three formats and two widths. */
export function pictureData(changes: Partial<IGatsbyImageData> = {}): IGatsbyImageData {
  return {
    layout: 'constrained',
    width: 800,
    height: 600,
    images: {
      fallback: { src: '/map-800.png', srcSet: '/map-400.png 400w, /map-800.png 800w' },
      sources: [
        { srcSet: '/map-400.avif 400w, /map-800.avif 800w', type: 'image/avif' },
        { srcSet: '/map-400.webp 400w, /map-800.webp 800w', type: 'image/webp' },
      ],
    },
    ...changes,
  }
}
