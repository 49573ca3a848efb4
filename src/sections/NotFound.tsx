import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { MapIllustration } from '../components/MapIllustration'
import { Container } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { media, mediaCondition } from '../styles/media'

/** The page for an unknown address: a trail that runs off the map illustration, and a link back. */
export function NotFound({ page }: { page: Queries.NotFoundFragment }) {
  return (
    <Root>
      <Terrain map={page.map} alt="" sizes={`${mediaCondition('large')} 65vw, 100vw`} priority cropFocus="right" />
      <Content>
        <Heading as="h1" $size="2xl">
          {page.heading}
        </Heading>
        <Lede>{page.text}</Lede>
        <ButtonLink to={page.home.to}>{page.home.label}</ButtonLink>
      </Content>
    </Root>
  )
}

export const query = graphql`
  fragment NotFound on NotFoundPage {
    heading
    text
    home {
      label
      to
    }
    map {
      ...MapIllustration
    }
  }
`

const Root = styled.section`
  position: relative;
  display: grid;
  align-items: start;

  ${media.large} {
    align-items: center;
  }

  min-block-size: max(34rem, calc(80svb - var(--header-height)));
  overflow: hidden;
`

/* The map illustration begins where the text ends. */
const Terrain = styled(MapIllustration)`
  --terrain-fade: linear-gradient(to bottom, transparent, black 35%);

  position: absolute;
  inset: auto 0 0;
  block-size: 45%;

  @media (forced-colors: active) {
    display: none;
  }

  ${media.large} {
    --terrain-fade: linear-gradient(to right, transparent 4%, black 45%);

    inset: 0 0 0 38%;
    block-size: auto;
  }
`

const Content = styled(Container)`
  display: grid;
  gap: var(--space-md);
  justify-items: start;
  padding-block: var(--space-2xl);

  h1 {
    max-inline-size: 7em;
  }
`
