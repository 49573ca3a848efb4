import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { MapIllustration } from '../components/MapIllustration'
import { Container, plainBand } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { media, mediaCondition } from '../styles/media'

interface CareersHeroProps {
  hero: Queries.CareersHeroFragment
  map: Queries.MapIllustrationFragment | null
}

/** The top of the careers page: the invitation, and a link to the positions. */
export function CareersHero({ hero, map }: CareersHeroProps) {
  return (
    <Root data-tone="lake" $plain={!map}>
      <Terrain map={map} alt="" sizes={`${mediaCondition('large')} 55vw, 100vw`} priority cropFocus="topRight" />
      <Content>
        <Heading as="h1" $size="xl">
          {hero.heading}
        </Heading>
        <Lede>{hero.text}</Lede>
        <ButtonLink to={hero.button.to}>{hero.button.label}</ButtonLink>
      </Content>
    </Root>
  )
}

export const query = graphql`
  fragment CareersHero on CareersPageHero {
    heading
    text
    button {
      label
      to
    }
  }
`

const Root = styled.section<{ $plain: boolean }>`
  position: relative;
  overflow: hidden;
  background: var(--ground);
  color: var(--ink);

  ${({ $plain }) => $plain && plainBand}
`

/* The map illustration begins beside the text; on a phone, it is above the text. */
const Terrain = styled(MapIllustration)`
  --terrain-fade: linear-gradient(to top, transparent, black 30%);

  block-size: clamp(11rem, 36vw, 18rem);

  @media (forced-colors: active) {
    display: none;
  }

  ${media.large} {
    --terrain-fade: linear-gradient(to right, transparent, black 40%);
    --trail-fade: linear-gradient(to right, transparent 10%, black 20%);

    position: absolute;
    inset: 0 0 0 45%;
    block-size: auto;
  }
`

const Content = styled(Container)`
  display: grid;
  justify-items: start;
  gap: var(--space-md);
  padding-block: var(--space-xl) var(--space-2xl);

  ${media.large} {
    padding-block: var(--space-2xl);
  }

  h1 {
    max-inline-size: 9.5em;
  }
`
