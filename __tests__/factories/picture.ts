import type { Drawing, Photograph } from '../../src/components/Picture'

export const drawing: Drawing = { src: '/static/map-01.svg', width: 800, height: 600 }

/** A photograph as described by gatsby-transformer-sharp, in three formats and two widths. */
export const photograph: Photograph = {
  gatsbyImageData: {
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
  },
}
