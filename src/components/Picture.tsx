import type { IGatsbyImageData } from 'gatsby-plugin-image'
import styled from 'styled-components'

interface PictureProps {
  /** The image data from gatsby-transformer-sharp. */
  data: IGatsbyImageData
  /** The alternative text; empty if the image is only decorative. */
  alt: string
  /** The width at which the image is shown, in the syntax of the `sizes` attribute. */
  sizes: string
  /**
   * True for an image that is visible first: it is fetched immediately and at high priority. Others wait for the fonts,
   * and until they come near the screen.
   */
  priority?: boolean
  className?: string
}

/**
 * An image in the formats and widths that gatsby-transformer-sharp generated. The component of gatsby-plugin-image, of which
 * the site uses only the types, would add 58 kB of script to a page.
 */
export function Picture({ data, alt, sizes, priority = false, className }: PictureProps) {
  const { images, width, height, backgroundColor } = data
  if (!images.fallback) return null
  return (
    <picture className={className}>
      {images.sources?.map(({ srcSet, type }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
      <Img
        src={images.fallback.src}
        srcSet={images.fallback.srcSet}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : 'low'}
        style={backgroundColor ? { backgroundColor } : undefined}
      />
    </picture>
  )
}

const Img = styled.img`
  inline-size: 100%;
  block-size: auto;
`
