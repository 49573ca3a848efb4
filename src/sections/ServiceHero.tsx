import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
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

/** The number of parts that the legend has room for beside the picture. */
const MAX_PARTS_BESIDE_PICTURE = 4

/**
 * The top of a service page: the title with the introduction, the button, the map or image, and the service's parts as the legend.
 * On a phone, they follow each other in this order. On a desktop, the button is beside the introduction, and the legend beside the
 * picture. A long legend, or one without a picture, spans both columns.
 */
export function ServiceHero({ service, copy, offer, tagline }: ServiceHeroProps) {
  const { title, introduction, name, image, imageAlt, map, cardsHeading, cards } = service
  // The map of a service with many cards marks only the summit.
  const isNumbered = map?.trail.markers.length === cards.length
  const picture = image ?? map
  const isBeside = picture !== null && cards.length <= MAX_PARTS_BESIDE_PICTURE
  // Three columns would leave one empty with four parts.
  const columns = cards.length === 4 ? 2 : Math.min(cards.length, 3)
  const sizes = `${mediaCondition('large')} ${isBeside ? '46rem' : '76rem'}, 100vw`
  return (
    <Root>
      <Head>
        <BackLink to={copy.allServices.to}>
          <Icon paths={INTERFACE_ICONS.arrowLeft} />
          {copy.allServices.label}
        </BackLink>
        <DraftBadge reason={service.unpublished} />
        <Heading as="h1" $size="xl">
          {title}
        </Heading>
        <Introduction>{introduction}</Introduction>
      </Head>
      <Start>
        <Tagline>{tagline}</Tagline>
        <ServiceRequest service={service} copy={copy} offer={offer} />
      </Start>
      {picture && (
        <Frame $wide={!isBeside}>
          {image ? (
            <Picture image={image} alt={imageAlt ?? name} sizes={sizes} priority />
          ) : (
            <MapIllustration
              map={map}
              alt={interpolate(copy.mapOf, { title: name })}
              sizes={sizes}
              priority
              labelsFrom={isNumbered ? 'medium' : undefined}
              numbered={isNumbered}
            />
          )}
        </Frame>
      )}
      <Legend $wide={!isBeside} $columns={columns} aria-labelledby="parts">
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

const Root = styled(Section)`
  padding-block: var(--space-lg) var(--space-2xl);

  > div {
    display: grid;
    gap: var(--space-lg) var(--space-xl);
  }

  ${media.large} {
    padding-block-start: var(--space-xl);

    > div {
      grid-template-columns: 62fr 38fr;
    }
  }
`

const Head = styled.div`
  display: grid;
  gap: var(--space-lg);
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

const Introduction = styled(Prose)`
  line-height: 1.55;
`

/* On paper, at the end of the page only. */
const Start = styled.div`
  display: grid;
  gap: var(--space-md);
  align-self: end;

  @media print {
    display: none;
  }
`

const Tagline = styled.p`
  max-inline-size: var(--measure);
  font-family: var(--font-display);
  font-size: var(--title-xs);
  line-height: 1.3;
  text-wrap: balance;
`

/** Spans both columns of a desktop. */
const wide = css<{ $wide: boolean }>`
  ${media.large} {
    ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
  }
`

const Frame = styled.div<{ $wide: boolean }>`
  align-self: start;
  border: var(--hairline);
  background: var(--mist);
  ${wide}

  img {
    aspect-ratio: 8 / 5;
    object-fit: cover;
  }
`

const Legend = styled.section<{ $wide: boolean; $columns: number }>`
  ${wide}

  ol {
    margin-block-start: var(--space-sm);

    ${media.large} {
      ${({ $wide, $columns }) => $wide && `columns: ${$columns};`}
      column-gap: var(--space-xl);
    }
  }

  li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    align-items: baseline;
    padding-block: var(--space-sm);
    border-block-start: var(--hairline);
    break-inside: avoid;
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
