import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Columns } from '../components/Columns'
import { DraftBadge } from '../components/DraftBadge'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { MapIllustration } from '../components/MapIllustration'
import { Picture } from '../components/Picture'
import { Section } from '../components/Section'
import { StandaloneLink } from '../components/StandaloneLink'
import { Heading, Prose } from '../components/Text'
import { TitledList } from '../components/TitledList'
import { interpolate } from '../layout/interpolate'
import { useSiteSettings } from '../layout/useSiteSettings'
import { media, mediaCondition } from '../styles/media'
import { ServiceRequest } from './ServiceRequest'

interface ServiceHeroProps {
  service: Queries.ServiceHeroFragment
  copy: Queries.ServiceHeroCopyFragment
}

/**
 * The top of a service page: the title with the introduction, the button, the map or image, and the service's parts as the legend.
 * On a phone, they follow each other in this order. On a desktop, the button is beside the introduction, and the legend beside the
 * picture. Without a picture, the legend spans both columns.
 */
export function ServiceHero({ service, copy }: ServiceHeroProps) {
  const { title, introduction, name, image, imageAlt, map, cardsHeading, cards } = service
  const sizes = `${mediaCondition('large')} 46rem, 100vw`
  return (
    <Root>
      <Columns $widths="62fr 38fr" $gap="lg">
        <Head>
          <BackLink to={copy.allServices.to}>
            <Icon paths={INTERFACE_ICONS.arrowLeft} />
            {copy.allServices.label}
          </BackLink>
          <DraftBadge reason={service.unpublished} />
          <Heading as="h1" $size="xl" $isLine>
            {title}
          </Heading>
          <Introduction>{introduction}</Introduction>
        </Head>
        <Start>
          {/* What the firm does, for visitors who come from a search engine. */}
          <Tagline>{useSiteSettings().tagline}</Tagline>
          <ServiceRequest service={service} copy={copy} />
        </Start>
        {(image ?? map) && (
          <Frame>
            {image ? (
              <Picture image={image} alt={imageAlt ?? name} sizes={sizes} priority />
            ) : (
              <MapIllustration
                map={map}
                alt={interpolate(copy.mapOf, { title: name })}
                sizes={sizes}
                priority
                labelsFrom="medium"
                numbered
              />
            )}
          </Frame>
        )}
        <Legend aria-labelledby="parts">
          <Heading id="parts" $size="sm">
            {cardsHeading}
          </Heading>
          <Parts ordered items={cards} />
        </Legend>
      </Columns>
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
      ...Link
    }
    mapOf
    ...ServiceRequestCopy
  }
`

const Root = styled(Section)`
  padding-block: var(--space-lg) var(--space-2xl);

  ${media.large} {
    padding-block-start: var(--space-xl);
  }
`

const Head = styled.div`
  display: grid;
  gap: var(--space-lg);
`

/* In front of the title, whose line box is taller than its letters and overlaps the link. */
const BackLink = styled(StandaloneLink)`
  z-index: 1;
  justify-self: start;
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

const Frame = styled.div`
  align-self: start;
  border: var(--hairline);
  background: var(--mist);

  img {
    aspect-ratio: 8 / 5;
    object-fit: cover;
  }
`

const Legend = styled.section`
  ${media.large} {
    &:nth-child(3) {
      grid-column: span 2;
    }
  }
`

const Parts = styled(TitledList)`
  display: block;
  margin-block-start: var(--space-sm);
  counter-reset: part;

  li {
    --room: calc(100cqi - 2rem);

    grid-template-columns: 2rem 1fr;
    gap: 0;
    align-items: baseline;
    padding-block: var(--space-sm);
    border-block-start: var(--hairline);
    break-inside: avoid;
    counter-increment: part;
  }

  li::before {
    content: counter(part);
    color: var(--sepia);
    font-family: var(--font-display);
    font-size: var(--title-xs);
    line-height: 1.2;
  }

  p {
    grid-column: 2;
    max-inline-size: var(--measure);
    padding-block-start: var(--space-3xs);
    font-size: 1rem;
    line-height: 1.5;
  }

  ${media.large} {
    columns: 18rem;
    column-gap: var(--space-xl);
  }
`
