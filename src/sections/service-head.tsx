import { graphql } from 'gatsby'
import styled from 'styled-components'
import { interpolate } from '../layout/interpolate'
import { Band } from '../primitives/band'
import { Link } from '../primitives/link'
import { Picture } from '../primitives/picture'
import { Heading, Lede } from '../primitives/text'
import { Trail } from '../primitives/trail'
import { media } from '../styles/media'

interface ServiceHeadProps {
  service: Queries.ServiceHeadFragment
  frame: Queries.ServiceHeadWordsFragment
}

const SIZES = '(min-width: 1280px) 76rem, 100vw'

/** How a service's page begins: its title, what it is, and its map, or the picture that its YAML names. */
export function ServiceHead({ service, frame }: ServiceHeadProps) {
  const { title, introduction, image, imageAlt, map, trail, name } = service
  return (
    <Ground>
      <Intro>
        <div>
          <Up to={frame.allServices.to}>{frame.allServices.label}</Up>
          <Heading as="h1" $size="xl">
            {title}
          </Heading>
        </div>
        <Lede>{introduction}</Lede>
      </Intro>
      <Sheet>
        {image ? (
          <Picture data={image.gatsbyImageData} alt={imageAlt ?? name} sizes={SIZES} priority />
        ) : (
          <>
            <Picture data={map.gatsbyImageData} alt={interpolate(frame.mapOf, { title: name })} sizes={SIZES} priority />
            <Trail trail={trail} labels />
          </>
        )}
      </Sheet>
    </Ground>
  )
}

export const query = graphql`
  fragment ServiceHead on Service {
    title
    name
    introduction
    image {
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.6)
    }
    imageAlt
    map {
      gatsbyImageData(layout: FULL_WIDTH)
    }
    trail {
      ...Trail
    }
  }

  fragment ServiceHeadWords on ServiceTemplate {
    allServices {
      label
      to
    }
    mapOf
  }
`

const Ground = styled(Band)`
  padding-block: var(--space-lg) var(--space-xl);
`

const Intro = styled.div`
  display: grid;
  gap: var(--space-md);

  h1 {
    font-size: clamp(2.25rem, 1.5rem + 3vw, 3.75rem);
    max-inline-size: 13ch;
  }

  ${media.large} {
    grid-template-columns: 7fr 6fr;
    align-items: end;
    column-gap: var(--space-xl);
  }
`

const Up = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--target);
`

const Sheet = styled.div`
  position: relative;
  margin-block-start: var(--space-lg);
  border: var(--hairline);
  background: var(--mist);

  img {
    aspect-ratio: 8 / 5;
    object-fit: cover;
  }

  ${media.large} {
    img {
      aspect-ratio: 2 / 1;
    }
  }
`
