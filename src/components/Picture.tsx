import type { IGatsbyImageData } from 'gatsby-plugin-image'
import styled, { keyframes } from 'styled-components'

/** A drawing that the build made: an SVG file, sharp at any width. */
export interface Drawing {
  readonly src: string
  readonly width: number
  readonly height: number
}

export interface Photograph {
  readonly gatsbyImageData: IGatsbyImageData
}

export type Image = Drawing | Photograph

interface PictureProps {
  image: Image
  alt: string
  sizes: string
  /**
   * Whether it is visible without scrolling, so that it is fetched at once. Fonts are still fetched before small drawings,
   * because text is more important.
   */
  priority?: boolean
  className?: string
}

/** A drawing or a photograph. The component of gatsby-plugin-image would do the same, but adds 35 kB of script to a page. */
export function Picture({ image, alt, sizes, priority = false, className }: PictureProps) {
  const attributes = {
    alt,
    className,
    loading: priority ? 'eager' : 'lazy',
  } as const
  if ('src' in image) {
    const { src, width, height } = image
    return <Img src={src} width={width} height={height} fetchPriority="low" {...attributes} />
  }
  const { images, width, height } = image.gatsbyImageData
  return (
    <picture>
      {images.sources?.map(({ srcSet, type }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
      <Img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        fetchPriority={priority ? 'high' : 'low'}
        {...attributes}
      />
    </picture>
  )
}

const absent = keyframes`
  from,
  to {
    display: none;
  }
`

/* This animation makes a lazy image lack a box for the first frame. Browsers fetch lazy images once they have a box, so
   this one waits until the text is painted, instead of competing with it. Nothing moves, but browsers cannot know that, so
   visitors who ask for less motion do not get it. */
const Img = styled.img`
  inline-size: 100%;
  block-size: auto;

  &[loading='lazy'] {
    @media (prefers-reduced-motion: no-preference) {
      animation: ${absent} 1ms;
    }
  }
`
