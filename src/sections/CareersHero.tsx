import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Band } from '../primitives/Band'
import { ButtonLink } from '../primitives/Button'
import { Heading, Lede } from '../primitives/Text'

/** How the careers page begins: the invitation, and the way to the positions. */
export function CareersHero({ hero }: { hero: Queries.CareersHeroFragment }) {
  return (
    <Band tone="mist">
      <Content>
        <Heading as="h1" $size="xl">
          {hero.heading}
        </Heading>
        <Lede>{hero.text}</Lede>
        <ButtonLink to={hero.button.to}>{hero.button.label}</ButtonLink>
      </Content>
    </Band>
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

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-md);

  h1 {
    max-inline-size: 9.5em;
  }
`
