import type { IGatsbyImageData } from 'gatsby-plugin-image'
import styled from 'styled-components'

interface PictureProps {
  /** What gatsby-plugin-image made of the picture. */
  data: IGatsbyImageData
  /** The picture in words; empty where it only decorates. */
  alt: string
  /** How wide the picture is shown, in the syntax of the `sizes` attribute. */
  sizes: string
  /** True for what is seen first: it is fetched at once and at high priority. Others wait for fonts, and for the screen. */
  priority?: boolean
  className?: string
}

/**
 * A picture in the formats and widths that gatsby-plugin-image made, without that package's own component, which would
 * add 58 kB of script to a page.
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
