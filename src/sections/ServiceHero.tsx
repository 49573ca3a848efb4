import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Columns } from '../components/Columns'
import { DraftBadge } from '../components/DraftBadge'
import { fitLine, fittedLine } from '../components/fitted'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { MapIllustration } from '../components/MapIllustration'
import { Picture } from '../components/Picture'
import { Section } from '../components/Section'
import { StandaloneLink } from '../components/StandaloneLink'
import { Heading, Prose } from '../components/Text'
import { TitledList } from '../components/TitledList'
import { interpolate } from '../layout/interpolate'
import { media, mediaCondition } from '../styles/media'
import { ServiceRequest } from './ServiceRequest'
import { TrailProfile } from './TrailProfile'

interface ServiceHeroProps {
  service: Queries.ServiceHeroFragment
  copy: Queries.ServiceHeroCopyFragment
}

/**
 * The top of a service page: title with promise, introduction and button, map or image, and the service's parts as the
 * legend, in this order on a phone. On a desktop, the picture is beside the text.
 */
export function ServiceHero({ service, copy }: ServiceHeroProps) {
  const { title, introduction, name, image, imageAlt, map, cardsHeading, cards } = service
  const sizes = `${mediaCondition('large')} 39rem, 100vw`
  return (
    <Root>
      <Columns $widths="1fr 1fr" $gap="xl">
        <Head>
          <BackLink to={copy.allServices.to}>
            <Icon path={INTERFACE_ICONS.arrowBack} />
            {copy.allServices.label}
          </BackLink>
          <DraftBadge reason={service.unpublished} />
          <Title as="h1" $size="lg" {...fitLine(title)}>
            {title}
          </Title>
          <Tagline id="promise" $size="sm">
            {cardsHeading}
          </Tagline>
          <Introduction>{introduction}</Introduction>
          <Start>
            <ServiceRequest service={service} copy={copy} />
          </Start>
        </Head>
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
                labelSize="column"
              />
            )}
            {!image && map && <TrailProfile map={map} overview={copy.allServices.to} />}
          </Frame>
        )}
      </Columns>
      <section id="parts" aria-labelledby="promise">
        <Parts ordered items={cards} marker={(index) => <When>{cards[index]?.when}</When>} />
      </section>
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
      ...TrailProfile
    }
    cardsHeading
    cards {
      title
      description
      when
    }
    ...ServiceRequest
  }

  fragment ServiceHeroCopy on ServiceTemplate {
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
  gap: var(--space-xs);
  align-content: start;
`

/* In front of the title. The title's line box is taller than its letters, and would cover part of the link from pointers. */
const BackLink = styled(StandaloneLink)`
  z-index: 1;
  justify-self: start;
  margin-block-end: calc(-1 * var(--space-xs));
  font-size: 1rem;

  + h1 {
    max-inline-size: 12em;
  }
`

/* In lines of equal length, “Succession Planning” would break. */
const Title = styled(Heading)`
  ${fittedLine}
  text-wrap: wrap;
`

const Tagline = styled(Heading)`
  max-inline-size: none;
  padding-block-start: var(--space-xs);
`

const Introduction = styled(Prose)`
  line-height: 1.55;
`

/* Not on paper, where the button at the end of the page is enough. */
const Start = styled.div`
  padding-block-start: var(--space-sm);

  @media print {
    display: none;
  }
`

const Frame = styled.div`
  view-transition-name: map;
  align-self: start;
  border: var(--hairline);
  background: var(--mist);

  img {
    aspect-ratio: 8 / 5;
    object-fit: cover;
  }

  @media print {
    max-inline-size: 24rem;
  }
`

const When = styled.span`
  grid-area: 1 / 3;
  padding-inline-start: var(--space-2xs);
  color: var(--muted);
  font-size: 1rem;
`

const Parts = styled(TitledList)`
  display: block;
  margin-block-start: var(--space-xl);
  counter-reset: part;

  li {
    --room: 15rem;

    container-type: normal; /* In a container, WebKit counts from 0. */
    grid-template-columns: 2rem 1fr auto;
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

  h3 {
    grid-area: 1 / 2;
  }

  p {
    grid-column: 2 / -1;
    max-inline-size: var(--measure);
    padding-block-start: var(--space-2xs);
    font-size: 1rem;
    line-height: 1.5;
  }

  ${media.large} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
    gap: var(--space-md) var(--space-xl);
  }
`
