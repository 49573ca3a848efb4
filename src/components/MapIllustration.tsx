import styled from 'styled-components'
import { mirrored } from '../styles/mirrored'
import { type Image, Picture } from './Picture'
import { CROP_POSITIONS, type CropFocus, Trail, type TrailProps } from './Trail'

interface MapIllustrationProps extends Omit<TrailProps, 'trail'> {
  /** A drawn terrain and the trail over it; null if the site has no maps. */
  map: { readonly image: Image; readonly trail: TrailProps['trail'] } | null
  alt: string
  sizes: string
  priority?: boolean
  className?: string
}

/**
 * A map: its terrain, and the trail over it. Both are cropped to the box of `className`. `--terrain-fade` and `--trail-fade`
 * are masks with which they fade where text is.
 */
export function MapIllustration({ map, alt, sizes, priority, className, ...props }: MapIllustrationProps) {
  if (!map) return null
  return (
    <Box className={className} $cropFocus={props.cropFocus ?? 'middle'}>
      <Picture image={map.image} alt={alt} sizes={sizes} priority={priority} />
      <Trail trail={map.trail} {...props} />
    </Box>
  )
}

const Box = styled.div<{ $cropFocus: CropFocus }>`
  position: relative;
  container-type: inline-size;
  ${mirrored}

  img {
    block-size: 100%;
    mask-image: var(--terrain-fade, none);
    object-fit: cover;
    object-position: ${({ $cropFocus }) => CROP_POSITIONS[$cropFocus].css};
  }

  > svg {
    mask-image: var(--trail-fade, none);
  }

  @media (forced-colors: active) {
    img {
      mask-image: none;
    }
  }
`
