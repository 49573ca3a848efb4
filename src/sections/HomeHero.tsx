import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink, ButtonRow } from '../components/Button'
import { MapIllustration } from '../components/MapIllustration'
import { Offer } from '../components/Offer'
import { Container, plainBand } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { media, mediaCondition } from '../styles/media'

/**
 * The first screen of the home page: what the firm does and a link to the consultation, in front of the page's terrain.
 */
export function HomeHero({ page, offer }: { page: Queries.HomeHeroFragment; offer: Queries.OfferFragment }) {
  const { hero, map } = page
  return (
    <Root $plain={!map}>
      <Terrain
        map={map}
        alt=""
        sizes={`${mediaCondition('large')} 65vw, 100vw`}
        priority
        labelsFrom="wide"
        cropFocus="right"
      />
      <Content>
        <Heading as="h1" $size="2xl">
          {hero.heading}
        </Heading>
        <Lede>{hero.text}</Lede>
        <ButtonRow>
          <ButtonLink to={hero.primary.to}>{hero.primary.label}</ButtonLink>
          <ButtonLink to={hero.secondary.to} $variant="secondary">
            {hero.secondary.label}
          </ButtonLink>
        </ButtonRow>
        <Offer offer={offer} />
      </Content>
    </Root>
  )
}

export const query = graphql`
  fragment HomeHero on HomePage {
    hero {
      heading
      text
      primary {
        label
        to
      }
      secondary {
        label
        to
      }
    }
    map {
      ...MapIllustration
    }
  }
`

const Root = styled.section<{ $plain: boolean }>`
  --strip: 17rem;

  position: relative;
  overflow: hidden;
  background: var(--paper);

  ${media.medium} {
    --strip: 26rem;
  }

  @media (forced-colors: active) {
    --strip: var(--space-2xl);
  }

  ${media.large} {
    min-block-size: clamp(34rem, calc(84svb - var(--header-height)), 44rem);
    display: grid;
    align-items: center;
  }

  ${({ $plain }) => $plain && plainBand}
`

/* The text is on plain paper: the terrain begins below it on a phone and fades in beside it on a desktop. */
const Terrain = styled(MapIllustration)`
  --terrain-fade: linear-gradient(to bottom, transparent, black 35%);
  --trail-fade: linear-gradient(to bottom, transparent, black 20%);

  position: absolute;
  inset: auto 0 0;
  block-size: var(--strip);

  @media (forced-colors: active) {
    display: none;
  }

  ${media.large} {
    --terrain-fade: linear-gradient(
      to right,
      transparent 2%,
      color-mix(in srgb, black 12%, transparent) 12%,
      color-mix(in srgb, black 50%, transparent) 24%,
      color-mix(in srgb, black 88%, transparent) 36%,
      black 46%
    );
    --trail-fade: linear-gradient(to right, transparent 10%, black 16%);

    inset: 0 0 0 40%;
    block-size: auto;
  }
`

const Content = styled(Container)`
  display: grid;
  gap: var(--space-md);
  padding-block: var(--space-xl) var(--strip);

  h1 {
    max-inline-size: 7.6em;
  }

  ${media.large} {
    padding-block: var(--space-2xl);
  }
`
