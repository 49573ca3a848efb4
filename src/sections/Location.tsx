import { graphql } from 'gatsby'
import styled from 'styled-components'
import { MapIllustration } from '../components/MapIllustration'
import { Container } from '../components/Section'
import { Heading, Prose } from '../components/Text'
import { media } from '../styles/media'

/** The firm's location as a map illustration; no map service is loaded. */
export function Location({ page }: { page: Queries.LocationFragment }) {
  const { location, map } = page
  return (
    <Root data-tone="mist" aria-labelledby="location">
      <Terrain map={map} alt="" sizes="100vw" />
      <Container>
        <Legend>
          <Heading id="location" $size="sm">
            {location.heading}
          </Heading>
          <Prose>{location.text}</Prose>
        </Legend>
      </Container>
    </Root>
  )
}

export const query = graphql`
  fragment Location on ContactPage {
    location {
      heading
      text
    }
    map {
      ...MapIllustration
    }
  }
`

const Root = styled.section`
  position: relative;
  background: var(--mist);

  ${media.large} {
    display: grid;
    align-items: end;
    padding-block: var(--space-lg);

    &:has(img) {
      min-block-size: 20rem;
    }
  }
`

const Terrain = styled(MapIllustration)`
  block-size: 15rem;

  ${media.large} {
    position: absolute;
    inset: 0;
    block-size: auto;
  }
`

/* A map legend: text on its own plain background. */
const Legend = styled.div`
  display: grid;
  gap: var(--space-xs);
  padding-block: var(--space-md);

  ${media.large} {
    section:has(img) & {
      max-inline-size: 23rem;
      padding: var(--space-md);
      border: var(--hairline);
      background: var(--paper);
    }
  }
`
