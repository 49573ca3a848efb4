import { graphql } from 'gatsby'
import styled from 'styled-components'
import { DiamondMarker } from '../components/DiamondMarker'
import { Link } from '../components/Link'
import { type Image, Picture } from '../components/Picture'
import { Section } from '../components/Section'
import { Heading } from '../components/Text'
import { EntryFilter, isLongList } from '../layout/EntryFilter'
import { media } from '../styles/media'

interface ServiceCatalogProps {
  groups: readonly Queries.ServiceCatalogFragment[]
  filter: Queries.EntryFilterFragment
}

/** All services: one chapter per group, one row per service. Above a long list, there is a link to each chapter. */
export function ServiceCatalog({ groups, filter }: ServiceCatalogProps) {
  const all = groups.flatMap(({ services }) => services)
  const isLong = isLongList(all)
  const hasPictures = all.some(({ image, thumbnail }) => image ?? thumbnail)
  return (
    <Root>
      <EntryFilter
        copy={filter}
        entries={all}
        textsOf={({ name, cards }) => [name, ...cards.map(({ title }) => title)]}
      >
        {(matching) => {
          const chapters = groups
            .map((group, index) => ({
              ...group,
              id: `group-${index + 1}-heading`,
              services: group.services.filter((service) => matching.includes(service)),
            }))
            .filter(({ services }) => services.length > 0)
          return (
            <>
              {isLong && (
                <ChapterLinks role="list">
                  {chapters.map(({ id, title, services }) => (
                    <li key={id}>
                      <Link to={`#${id}`}>{title}</Link> {services.length}
                    </li>
                  ))}
                </ChapterLinks>
              )}
              {chapters.map(({ id, title, text, services }) => (
                <Chapter key={title} aria-label={title}>
                  <Intro $follows={isLong}>
                    <Heading id={id} $size="md">
                      {title}
                    </Heading>
                    <p>{text}</p>
                  </Intro>
                  <ul role="list">
                    {services.map((service) => (
                      <li key={service.slug}>
                        <Row to={service.canonicalPath} $plain={!hasPictures}>
                          {hasPictures && <Thumbnail image={service.image ?? service.thumbnail} />}
                          <Name>{service.name}</Name>
                          <Parts>{service.cards.map((card) => card.title).join(', ')}</Parts>
                          <DiamondMarker />
                        </Row>
                      </li>
                    ))}
                  </ul>
                </Chapter>
              ))}
            </>
          )
        }}
      </EntryFilter>
    </Root>
  )
}

/** The picture of a service. Without one, its frame is a plain field, in line with the pictures of the other services. */
function Thumbnail({ image }: { image: Image | null }) {
  return <Frame>{image && <Picture image={image} alt="" sizes="10rem" />}</Frame>
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

const ChapterLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-lg);
  margin-block: calc(-1 * var(--space-xs)) var(--space-lg);
  color: var(--sepia);

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
  }
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

/* Beside a long list, it stays in view. */
const Intro = styled.div<{ $follows: boolean }>`
  p {
    max-inline-size: 21em;
    padding-block-start: var(--space-xs);
    color: var(--muted);
  }

  ${({ $follows }) =>
    $follows &&
    `${media.large} {
      position: sticky;
      inset-block-start: calc(var(--header-height) + var(--space-xl));
      align-self: start;
    }`}
`

const Row = styled(Link)<{ $plain: boolean }>`
  display: grid;
  grid-template-columns: ${({ $plain }) => ($plain ? '' : '6.5rem ')}1fr auto;
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

  &:hover > :nth-last-child(3) {
    text-decoration: underline;
    text-decoration-color: var(--trail);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  > svg {
    grid-area: 1 / -2;
  }

  ${media.medium} {
    grid-template-columns: ${({ $plain }) => ($plain ? '' : '9rem ')}5fr 6fr auto;
    column-gap: var(--space-md);
    padding-block: var(--space-xs);

    > svg {
      grid-area: auto;
    }
  }
`

const Frame = styled.span`
  display: block;
  grid-row: 1 / span 2;
  align-self: start;
  inline-size: 100%;
  aspect-ratio: 1.6;
  border: var(--hairline);
  background: var(--mist);

  img {
    block-size: 100%;
    object-fit: cover;
  }

  ${media.medium} {
    grid-row: auto;
    align-self: center;
  }
`

const Name = styled.span`
  font-family: var(--font-display);
  font-size: var(--title-xs);
  text-wrap: balance;
  letter-spacing: -0.01em;
  line-height: 1.2;
`

const Parts = styled.span`
  grid-column: -3 / -1;
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.45;
  text-wrap: balance;

  ${media.medium} {
    grid-column: auto;
  }
`
