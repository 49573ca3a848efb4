import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Container } from '../primitives/Band'
import { Picture } from '../primitives/Picture'
import { Heading, Prose } from '../primitives/Text'
import { Trail } from '../primitives/Trail'
import { media } from '../styles/media'

/** Where the firm is, as a sheet in the house style; no map service is loaded. */
export function Location({ page }: { page: Queries.LocationFragment }) {
  const { location, terrain, trail } = page
  return (
    <Ground data-tone="mist" aria-labelledby="location">
      <Terrain>
        <Picture data={terrain.gatsbyImageData} alt="" sizes="100vw" />
        <Trail trail={trail} />
      </Terrain>
      <Container>
        <Legend>
          <Heading id="location" $size="sm">
            {location.heading}
          </Heading>
          <Prose>{location.text}</Prose>
        </Legend>
      </Container>
    </Ground>
  )
}

export const query = graphql`
  fragment Location on ContactPage {
    location {
      heading
      text
    }
    terrain {
      gatsbyImageData(layout: FULL_WIDTH)
    }
    trail {
      ...Trail
    }
  }
`

const Ground = styled.section`
  position: relative;
  background: var(--mist);

  ${media.medium} {
    display: grid;
    align-items: end;
    min-block-size: 32rem;
    padding-block: var(--space-xl);
  }
`

const Terrain = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;

  picture,
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  ${media.medium} {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
  }
`

/* A map's legend: words on a plain ground of their own. */
const Legend = styled.div`
  display: grid;
  gap: var(--space-2xs);
  padding-block: var(--space-md);

  ${media.medium} {
    max-inline-size: 26rem;
    padding: var(--space-md);
    border: var(--hairline);
    background: var(--paper);
  }
`
