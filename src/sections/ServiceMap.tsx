import { graphql } from 'gatsby'
import styled from 'styled-components'
import { interpolate } from '../layout/interpolate'
import { Band } from '../primitives/Band'
import { Picture } from '../primitives/Picture'
import { Sheet } from '../primitives/Sheet'
import { Heading } from '../primitives/Text'
import { media, mediaCondition } from '../styles/media'

interface ServiceMapProps {
  service: Queries.ServiceMapFragment
  /** The map in words, with `{title}` where the service's name goes. */
  mapOf: string
}

const SIZES = `${mediaCondition('large')} 50rem, 100vw`

/** The map of a service, or the picture that its YAML names, with its parts as the legend. */
export function ServiceMap({ service, mapOf }: ServiceMapProps) {
  const { name, image, imageAlt, map, cardsHeading, cards } = service
  return (
    <Ground labelledBy="parts">
      <Frame>
        {image ? (
          <Picture data={image.gatsbyImageData} alt={imageAlt ?? name} sizes={SIZES} priority />
        ) : (
          <Sheet
            sheet={map}
            alt={interpolate(mapOf, { title: name })}
            sizes={SIZES}
            priority
            labelsFrom="medium"
            numbered
          />
        )}
      </Frame>
      <Legend>
        <Heading id="parts" $size="sm">
          {cardsHeading}
        </Heading>
        <ol role="list">
          {cards.map(({ title, description }, index) => (
            <li key={title}>
              <Numeral aria-hidden="true">{index + 1}</Numeral>
              <Heading as="h3" $size="xs">
                {title}
              </Heading>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Legend>
    </Ground>
  )
}

export const query = graphql`
  fragment ServiceMap on Service {
    name
    image {
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.6)
    }
    imageAlt
    map {
      ...Sheet
    }
    cardsHeading
    cards {
      title
      description
    }
  }
`

const Ground = styled(Band)`
  padding-block: 0 var(--space-2xl);

  > div {
    display: grid;
    gap: var(--space-lg);
  }

  ${media.large} {
    > div {
      grid-template-columns: 62fr 38fr;
      column-gap: var(--space-xl);
      align-items: start;
    }
  }
`

const Frame = styled.div`
  border: var(--hairline);
  background: var(--mist);

  img {
    aspect-ratio: 8 / 5;
    object-fit: cover;
  }
`

const Legend = styled.div`
  ol {
    margin-block-start: var(--space-sm);
  }

  li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    align-items: baseline;
    padding-block: var(--space-sm);
    border-block-start: var(--hairline);
  }

  li > p {
    grid-column: 2;
    max-inline-size: var(--measure);
    padding-block-start: var(--space-3xs);
    color: var(--muted);
    font-size: 1rem;
    line-height: 1.5;
  }
`

const Numeral = styled.span`
  color: var(--sepia);
  font-family: var(--font-display);
  font-size: var(--title-xs);
  line-height: 1.2;
`
