import type { IGatsbyImageData } from 'gatsby-plugin-image'
import styled from 'styled-components'
import { Picture } from './Picture'
import { CROPS, Trail, type Keep, type TrailData } from './Trail'
import type { Breakpoint } from '../styles/breakpoints'

interface SheetProps {
  /** A drawn terrain and the trail over it. */
  sheet: { readonly picture: { readonly gatsbyImageData: IGatsbyImageData }; readonly trail: TrailData }
  /** The sheet in words; empty where it only decorates. */
  alt: string
  /** How wide the sheet is shown, in the syntax of the `sizes` attribute. */
  sizes: string
  /** True for what is seen first: it is fetched at once and at high priority. */
  priority?: boolean
  /** From which width on each blaze says its title. Without it none does. */
  labelsFrom?: Breakpoint
  /** Whether blazes have their numbers in them where titles find no room: for a sheet whose legend is numbered. */
  numbered?: boolean
  /** Which part of the sheet stays where it is cropped. */
  keep?: Keep
  className?: string
}

/**
 * A survey sheet: terrain, and the trail over it. It fills the box that its `className` gives it, cropped where the box
 * is of another shape; `--terrain-fade` and `--trail-fade` are masks that let terrain and trail begin gently.
 */
export function MapIllustration({
  sheet,
  alt,
  sizes,
  priority,
  labelsFrom,
  numbered,
  keep = 'middle',
  className,
}: SheetProps) {
  return (
    <Box className={className} $keep={keep}>
      <Picture data={sheet.picture.gatsbyImageData} alt={alt} sizes={sizes} priority={priority} />
      <Trail trail={sheet.trail} labelsFrom={labelsFrom} numbered={numbered} keep={keep} />
    </Box>
  )
}

const Box = styled.div<{ $keep: Keep }>`
  position: relative;
  container-type: inline-size;

  picture {
    display: block;
    block-size: 100%;
    mask-image: var(--terrain-fade, none);
  }

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: ${({ $keep }) => CROPS[$keep].css};
  }

  > svg {
    mask-image: var(--trail-fade, none);
  }

  @media (forced-colors: active) {
    picture {
      mask-image: none;
    }
  }
`
