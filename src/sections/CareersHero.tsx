import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { TerrainBand } from '../components/TerrainBand'
import { Heading, Lede } from '../components/Text'
import { media, mediaCondition } from '../styles/media'

/** The top of the careers page: the invitation, and a link to the positions. */
export function CareersHero({ page: { hero, map } }: { page: Queries.CareersHeroFragment }) {
  return (
    <Root tone="dark" map={map} sizes={`${mediaCondition('large')} 55vw, 100vw`} priority cropFocus="topRight">
      <Heading as="h1" $size="xl">
        {hero.heading}
      </Heading>
      <Lede>{hero.text}</Lede>
      <ButtonLink to={hero.button.to}>{hero.button.label}</ButtonLink>
    </Root>
  )
}

export const query = graphql`
  fragment CareersHero on CareersPage {
    hero {
      heading
      text
      button {
        ...Link
      }
    }
    map {
      ...MapIllustration
    }
  }
`

/* On a phone, the map illustration is above the text. */
const Root = styled(TerrainBand)`
  --strip: clamp(11rem, 36vw, 18rem);
  --terrain-inset: 0 0 auto;
  --terrain-start: 45%;
  --text-start: var(--space-xl);
  --terrain-fade: linear-gradient(to top, transparent, black 30%);
  --trail-fade: linear-gradient(to top, transparent, black 30%);

  padding-block-start: var(--strip);

  /* With forced colors, the terrain is hidden, so the text needs no room for it. */
  @media (forced-colors: active) {
    padding-block-start: 0;
  }

  h1 {
    max-inline-size: 9.5em;
  }

  @media screen {
    ${media.large} {
      --terrain-fade: linear-gradient(to right, transparent, black 40%);
      --trail-fade: linear-gradient(to right, transparent 10%, black 20%);

      padding-block-start: 0;
    }
  }
`
