import { graphql } from 'gatsby'
import styled, { keyframes } from 'styled-components'
import { DiamondMarker } from '../components/DiamondMarker'
import { Link } from '../components/Link'
import { Picture } from '../components/Picture'
import { Section } from '../components/Section'
import { Heading } from '../components/Text'
import { media } from '../styles/media'

/** All services: one chapter per group, one row per service. */
export function ServiceCatalog({ groups }: { groups: readonly Queries.ServiceCatalogFragment[] }) {
  return (
    <Root>
      {groups.map(({ title, text, services }) => (
        <Chapter key={title} aria-label={title}>
          <Intro>
            <Heading $size="md">{title}</Heading>
            <p>{text}</p>
          </Intro>
          <ul role="list">
            {services.map((service) => (
              <li key={service.slug}>
                <Row to={service.canonicalPath}>
                  <Thumbnail>
                    <Picture image={service.image ?? service.thumbnail} alt="" sizes="10rem" />
                  </Thumbnail>
                  <Name>{service.name}</Name>
                  <Parts>{service.cards.map((card) => card.title).join(', ')}</Parts>
                  <DiamondMarker />
                </Row>
              </li>
            ))}
          </ul>
        </Chapter>
      ))}
    </Root>
  )
}

export const query = graphql`
  fragment ServiceCatalog on ServicesPageGroup {
    title
    text
    services {
      slug
      canonicalPath
      name
      image {
        gatsbyImageData(layout: FIXED, width: 160, aspectRatio: 1.6)
      }
      thumbnail {
        src
        width
        height
      }
      cards {
        title
      }
    }
  }
`

const Root = styled(Section)`
  padding-block-start: 0;
`

const Chapter = styled.section`
  display: grid;
  gap: var(--space-md);
  padding-block: var(--space-xl);
  border-block-start: 1px solid var(--border);

  ${media.large} {
    grid-template-columns: 4fr 8fr;
    column-gap: var(--space-xl);
  }
`

const Intro = styled.div`
  p {
    max-inline-size: 21em;
    padding-block-start: var(--space-xs);
    color: var(--muted);
  }
`

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 6.5rem 1fr auto;
  gap: var(--space-3xs) var(--space-sm);
  align-items: center;
  padding-block: var(--space-sm);
  border-block-end: var(--hairline);
  color: var(--ink);

  li:last-child > & {
    border-block-end: 0;
  }

  text-decoration: none;

  &:hover {
    --marker-fill: var(--trail);

    color: var(--ink);
  }

  &:hover > :nth-child(2) {
    text-decoration: underline;
    text-decoration-color: var(--trail);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  > svg {
    grid-area: 1 / 3;
  }

  ${media.medium} {
    grid-template-columns: 9rem 5fr 6fr auto;
    column-gap: var(--space-md);
    padding-block: var(--space-xs);

    > svg {
      grid-area: auto;
    }
  }
`

const absent = keyframes`
  from,
  to {
    display: none;
  }
`

const Thumbnail = styled.span`
  display: block;
  grid-row: 1 / span 2;
  align-self: start;
  inline-size: 100%;
  aspect-ratio: 1.6;
  border: var(--hairline);

  img {
    block-size: 100%;
    object-fit: cover;

    /* Hidden for one frame, so that fifteen images are not fetched before the text is painted. This is not motion,
       but the browser cannot know that. */
    @media (prefers-reduced-motion: no-preference) {
      animation: ${absent} 1ms;
    }
  }

  ${media.medium} {
    grid-row: auto;
  }
`

const Name = styled.span`
  font-family: var(--font-display);
  font-size: var(--title-xs);
  letter-spacing: -0.01em;
  line-height: 1.2;
`

const Parts = styled.span`
  grid-column: 2 / -1;
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.45;
  text-wrap: balance;

  ${media.medium} {
    grid-column: auto;
  }
`
