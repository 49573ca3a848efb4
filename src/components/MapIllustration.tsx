import styled from 'styled-components'
import type { Breakpoint } from '../styles/breakpoints'
import { type Image, Picture } from './Picture'
import { CROP_POSITIONS, type CropFocus, Trail, type TrailData } from './Trail'

interface MapIllustrationProps {
  /** A drawn terrain and the trail over it; null if the site has no maps. */
  map: { readonly image: Image; readonly trail: TrailData } | null
  /** The alternative text; empty if the illustration is only decorative. */
  alt: string
  /** The width at which the illustration is shown, in the syntax of the `sizes` attribute. */
  sizes: string
  /** True for an illustration that is visible first: it is fetched immediately. */
  priority?: boolean
  /** The breakpoint from which each marker shows its title. Without it, no marker does. */
  labelsFrom?: Breakpoint
  /** Whether markers contain their numbers where titles do not fit, for an illustration with a numbered legend. */
  numbered?: boolean
  /** The part of the illustration that stays visible when it is cropped. */
  cropFocus?: CropFocus
  className?: string
}

/**
 * A map illustration: terrain, and the trail over it. It fills the box that its `className` gives it, and is cropped if
 * the box has a different aspect ratio. `--terrain-fade` and `--trail-fade` are masks that fade in the terrain and the
 * trail.
 */
export function MapIllustration({
  map,
  alt,
  sizes,
  priority,
  labelsFrom,
  numbered,
  cropFocus = 'middle',
  className,
}: MapIllustrationProps) {
  if (!map) return null
  return (
    <Box className={className} $cropFocus={cropFocus}>
      <Picture image={map.image} alt={alt} sizes={sizes} priority={priority} />
      <Trail trail={map.trail} labelsFrom={labelsFrom} numbered={numbered} cropFocus={cropFocus} />
    </Box>
  )
}

const Box = styled.div<{ $cropFocus: CropFocus }>`
  position: relative;
  container-type: inline-size;

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
