import { graphql } from 'gatsby'
import styled from 'styled-components'
import { DraftBadge } from '../components/DraftBadge'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { Link } from '../components/Link'
import { MapIllustration } from '../components/MapIllustration'
import { Picture } from '../components/Picture'
import { Section } from '../components/Section'
import { Heading, Prose } from '../components/Text'
import { interpolate } from '../layout/interpolate'
import { media, mediaCondition } from '../styles/media'
import { ServiceRequest } from './ServiceRequest'

interface ServiceHeroProps {
  service: Queries.ServiceHeroFragment
  copy: Queries.ServiceHeroCopyFragment
  offer: Queries.OfferFragment
  /** What the firm does, for visitors who come from a search engine. */
  tagline: string
}

const SIZES = `${mediaCondition('large')} 46rem, 100vw`

/**
 * The top of a service page: the title, the button, and the map or image, the introduction beside them, and the service's
 * parts as the legend. Without a picture, these are side by side below the title.
 */
export function ServiceHero({ service, copy, offer, tagline }: ServiceHeroProps) {
  const { title, introduction, name, image, imageAlt, map, cardsHeading, cards } = service
  // The map of a service with many cards marks only the summit.
  const isNumbered = map?.trail.markers.length === cards.length
  return (
    <Root $plain={!image && !map}>
      <Column>
        <BackLink to={copy.allServices.to}>
          <Icon paths={INTERFACE_ICONS.arrowLeft} />
          {copy.allServices.label}
        </BackLink>
        <DraftBadge reason={service.unpublished} />
        <Heading as="h1" $size="xl">
          {title}
        </Heading>
        <Start>
          <ServiceRequest service={service} copy={copy} offer={offer} tagline={tagline} />
        </Start>
        {(image ?? map) && (
          <Frame>
            {image ? (
              <Picture image={image} alt={imageAlt ?? name} sizes={SIZES} priority />
            ) : (
              <MapIllustration
                map={map}
                alt={interpolate(copy.mapOf, { title: name })}
                sizes={SIZES}
                priority
                labelsFrom={isNumbered ? 'medium' : undefined}
                numbered={isNumbered}
              />
            )}
          </Frame>
        )}
      </Column>
      <Column>
        <Introduction>{introduction}</Introduction>
        <Legend aria-labelledby="parts">
          <Heading id="parts" $size="sm">
            {cardsHeading}
          </Heading>
          <ol role="list">
            {cards.map((card, index) => (
              <li key={card.title}>
                <Numeral aria-hidden="true">{index + 1}</Numeral>
                <Heading as="h3" $size="xs">
                  {card.title}
                </Heading>
                <p>{card.description}</p>
              </li>
            ))}
          </ol>
        </Legend>
      </Column>
    </Root>
  )
}

export const query = graphql`
  fragment ServiceHero on Service {
    title
    unpublished
    introduction
    name
    image {
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.6)
    }
    imageAlt
    map {
      ...MapIllustration
    }
    cardsHeading
    cards {
      title
      description
    }
    ...ServiceRequest
  }

  fragment ServiceHeroCopy on ServicePage {
    allServices {
      label
      to
    }
    mapOf
    ...ServiceRequestCopy
  }
`

const Root = styled(Section)<{ $plain: boolean }>`
  padding-block: var(--space-lg) var(--space-2xl);

  > div {
    display: grid;
    gap: var(--space-lg) var(--space-xl);
  }

  ${media.large} {
    padding-block-start: var(--space-xl);

    > div {
      grid-template-columns: ${({ $plain }) => ($plain ? '1fr' : '62fr 38fr')};
    }

    /* A long legend is below both columns, in columns of its own, and the larger introduction fills the space beside the map. */
    &:has(li:nth-child(5)) > div > div:last-child {
      display: contents;
      font-size: var(--text-lg);
    }

    ${({ $plain }) =>
      $plain &&
      `> div > :last-child {
        grid-template-columns: 5fr 7fr;
        column-gap: var(--space-xl);

        > p {
          padding-block-start: 0;
        }
      }`}
  }
`

/* On a phone, both columns become one, with the introduction before the map. */
const Column = styled.div`
  display: contents;

  ${media.large} {
    display: grid;
    align-content: start;
    gap: var(--space-lg);
  }
`

/* In front of the title, whose line box is taller than its letters and overlaps the link. */
const BackLink = styled(Link)`
  position: relative;
  z-index: 1;
  display: inline-flex;
  gap: var(--space-2xs);
  align-items: center;
  justify-self: start;
  min-block-size: var(--target);
  margin-block-end: calc(-1 * var(--space-lg));
  font-size: 1rem;

  + h1 {
    max-inline-size: 12em;
  }
`

/* On a phone, below the introduction. On paper, at the end of the page only. */
const Start = styled.div`
  order: 1;

  @media print {
    display: none;
  }
`

const Frame = styled.div`
  order: 2;
  border: var(--hairline);
  background: var(--mist);

  img {
    aspect-ratio: 8 / 5;
    object-fit: cover;
  }
`

/* On a desktop, its first line aligns with the title's. */
const Introduction = styled(Prose)`
  line-height: 1.55;

  ${media.large} {
    padding-block-start: calc(var(--target) + 0.75rem);
  }
`

const Legend = styled.section`
  order: 3;

  ol {
    margin-block-start: var(--space-sm);
  }

  li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    align-items: baseline;
    padding-block: var(--space-sm);
    border-block-start: var(--hairline);
    break-inside: avoid;
  }

  ${media.large} {
    &:has(li:nth-child(5)) {
      grid-column: 1 / -1;
    }

    ol:has(> :nth-child(5)) {
      columns: 3;
      column-gap: var(--space-xl);
    }
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
