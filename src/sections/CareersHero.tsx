import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Container } from '../primitives/Band'
import { ButtonLink } from '../primitives/Button'
import { Sheet } from '../primitives/Sheet'
import { Heading, Lede } from '../primitives/Text'
import { media, mediaCondition } from '../styles/media'

interface CareersHeroProps {
  hero: Queries.CareersHeroFragment
  sheet: Queries.SheetFragment
}

/** How the careers page begins: the invitation, and the way to the positions. */
export function CareersHero({ hero, sheet }: CareersHeroProps) {
  return (
    <Ground data-tone="lake">
      <Terrain sheet={sheet} alt="" sizes={`${mediaCondition('large')} 50vw, 100vw`} priority />
      <Content>
        <Heading as="h1" $size="xl">
          {hero.heading}
        </Heading>
        <Lede>{hero.text}</Lede>
        <ButtonLink to={hero.button.to}>{hero.button.label}</ButtonLink>
      </Content>
    </Ground>
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

const Ground = styled.section`
  position: relative;
  overflow: hidden;
  background: var(--ground);
  color: var(--ink);
`

/* A sheet laid beside the words, cut where it meets them; on a phone it lies above them. */
const Terrain = styled(Sheet)`
  block-size: 9rem;

  @media (forced-colors: active) {
    display: none;
  }

  ${media.large} {
    position: absolute;
    inset: 0 0 0 56%;
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
