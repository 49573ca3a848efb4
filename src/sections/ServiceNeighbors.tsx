import { graphql } from 'gatsby'
import styled from 'styled-components'
import { DiamondMarker } from '../components/DiamondMarker'
import { Link } from '../components/Link'
import { type Image, Picture } from '../components/Picture'
import { Section } from '../components/Section'
import { Heading } from '../components/Text'
import { interpolate } from '../layout/interpolate'
import { media } from '../styles/media'

interface ServiceNeighborsProps {
  neighbors: Queries.ServiceNeighborsFragment | null
  copy: Queries.ServiceNeighborsCopyFragment
}

/** Other services of a service's group, and the way to the whole group. Without others, there is no section. */
export function ServiceNeighbors({ neighbors, copy }: ServiceNeighborsProps) {
  if (!neighbors) return null
  const { group, path, services } = neighbors
  const hasPictures = services.some(({ image, thumbnail }) => image ?? thumbnail)
  return (
    <Root labelledBy="neighbors-heading">
      <Intro>
        <Heading id="neighbors-heading" $size="md">
          {interpolate(copy.heading, { group })}
        </Heading>
        <Link to={path}>{interpolate(copy.all, { group })}</Link>
      </Intro>
      <ul role="list">
        {services.map((service) => (
          <li key={service.slug}>
            <Cell to={service.canonicalPath} $plain={!hasPictures}>
              {hasPictures && <Thumbnail image={service.image ?? service.thumbnail} />}
              <Name>{service.name}</Name>
              <DiamondMarker />
              <Summary>{service.summary}</Summary>
            </Cell>
          </li>
        ))}
      </ul>
    </Root>
  )
}

/** The picture of a service. Without one, its frame is a plain field, in line with the pictures of the other services. */
function Thumbnail({ image }: { image: Image | null }) {
  return <Frame>{image && <Picture image={image} alt="" sizes="6.5rem" />}</Frame>
}

export const query = graphql`
  fragment ServiceNeighbors on Neighbors {
    group
    path
    services {
      slug
      canonicalPath
      name
      summary
      image {
        gatsbyImageData(layout: FIXED, width: 160, aspectRatio: 1.6)
      }
      thumbnail {
        src
        width
        height
      }
    }
  }

  fragment ServiceNeighborsCopy on ServicePageNeighbors {
    heading
    all
  }
`

const Root = styled(Section)`
  padding-block: var(--space-xl) var(--space-2xl);

  ul {
    display: grid;
    border-block-start: 1px solid var(--border);
  }

  li + li {
    border-block-start: var(--hairline);
  }

  ${media.large} {
    ul {
      grid-auto-columns: 1fr;
      grid-auto-flow: column;
      column-gap: var(--space-lg);
    }

    li + li {
      border-block-start: 0;
    }
  }

  @media print {
    display: none;
  }
`

const Intro = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2xs) var(--space-lg);
  align-items: baseline;
  justify-content: space-between;
  padding-block-end: var(--space-sm);

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
  }
`

const Cell = styled(Link)<{ $plain: boolean }>`
  display: grid;
  grid-template-columns: ${({ $plain }) => ($plain ? '' : '6.5rem ')}1fr auto;
  grid-template-rows: auto 1fr;
  gap: var(--space-3xs) var(--space-sm);
  padding-block: var(--space-md);
  color: var(--ink);
  text-decoration: none;

  &:hover {
    --marker-fill: var(--trail);

    color: var(--ink);
  }
`

const Frame = styled.span`
  grid-row: 1 / span 2;
  align-self: start;
  aspect-ratio: 1.6;
  border: var(--hairline);
  background: var(--mist);

  img {
    block-size: 100%;
    object-fit: cover;
  }
`

const Name = styled.span`
  font-family: var(--font-display);
  font-size: var(--title-xs);
  letter-spacing: -0.01em;
  line-height: 1.2;
`

const Summary = styled.span`
  grid-column: -3 / -1;
  max-inline-size: var(--measure);
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.45;
  text-wrap: pretty;
`
