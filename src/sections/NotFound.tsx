import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { TerrainBand } from '../components/TerrainBand'
import { Heading, Lede } from '../components/Text'
import { media, mediaCondition } from '../styles/media'

/** The page for unknown addresses: a trail that runs off the map, and a link back. */
export function NotFound({ page }: { page: Queries.NotFoundFragment }) {
  return (
    <Root map={page.map} sizes={`${mediaCondition('large')} 65vw, 100vw`} priority cropFocus="right">
      <Heading as="h1" $size="2xl">
        {page.heading}
      </Heading>
      <Lede>{page.text}</Lede>
      <ButtonLink to={page.home.to}>{page.home.label}</ButtonLink>
    </Root>
  )
}

export const query = graphql`
  fragment NotFound on NotFoundPage {
    heading
    text
    home {
      ...Link
    }
    map {
      ...MapIllustration
    }
  }
`

const Root = styled(TerrainBand)`
  --strip: 45%;
  --terrain-start: 38%;
  --trail-fade: linear-gradient(to top, transparent 8%, black 30%);

  min-block-size: max(34rem, calc(80svb - var(--header-height)));

  h1 {
    max-inline-size: 7em;
  }

  @media screen {
    ${media.large} {
      --terrain-fade: linear-gradient(to right, transparent 4%, black 45%);
    }
  }
`
