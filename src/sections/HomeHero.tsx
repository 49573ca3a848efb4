import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink, ButtonRow } from '../components/Button'
import { TerrainBand } from '../components/TerrainBand'
import { Heading, Lede, visuallyHidden } from '../components/Text'
import { media, mediaCondition } from '../styles/media'
import { Offer } from './Offer'

/** The smallest breakpoint with room for the map's labels. Narrower screens have a legend. */
const LABELS_FROM = 'large'

/** The home page's first screen: what the firm does and the consultation link, over the terrain. */
export function HomeHero({ page }: { page: Queries.HomeHeroFragment }) {
  const { hero, map } = page
  return (
    <Root
      map={map}
      sizes={`${mediaCondition('large')} 65vw, 100vw`}
      priority
      labelsFrom={LABELS_FROM}
      cropFocus="right"
    >
      <Heading as="h1" $size="2xl">
        {hero.heading}
      </Heading>
      <Lede>{hero.text}</Lede>
      <Buttons>
        <ButtonLink to={hero.primary.to}>{hero.primary.label}</ButtonLink>
        <ButtonLink to={hero.secondary.to} $variant="secondary">
          {hero.secondary.label}
        </ButtonLink>
      </Buttons>
      <Offer />
      {map && (
        <Legend role="list">
          {hero.waymarks.map((waymark, index) => (
            <li key={waymark}>{`${map.trail.markers[index]?.number ?? ''} ${waymark}`}</li>
          ))}
        </Legend>
      )}
    </Root>
  )
}

export const query = graphql`
  fragment HomeHero on HomePage {
    hero {
      heading
      text
      waymarks
      primary {
        ...Link
      }
      secondary {
        ...Link
      }
    }
    map {
      ...MapIllustration
    }
  }
`

const Root = styled(TerrainBand)`
  --strip: 17rem;
  --text-start: var(--space-xl);
  --text-end: var(--strip);

  h1 {
    max-inline-size: 7.6em;
  }

  ${media.medium} {
    --strip: 26rem;
  }

  @media screen {
    ${media.large} {
      --terrain-fade: linear-gradient(to right, transparent 4%, black 44%);
      --trail-fade: linear-gradient(to right, transparent 8%, black 11%);

      min-block-size: clamp(34rem, calc(84svb - var(--header-height)), 44rem);

      /* In a taller box, the map would be larger, and the crop would hide the first marker. */
      > :has(> img) {
        max-block-size: 48rem;
        mask-image: linear-gradient(black 47rem, transparent);
      }
    }
  }
`

const Legend = styled.ol`
  /* In columns, the number of lines stays the same when the typeface loads. */
  display: grid;
  grid-template-columns: repeat(2, auto);
  gap: 0 var(--space-md);
  justify-content: start;
  color: var(--muted);

  @media screen {
    ${media[LABELS_FROM]} {
      ${visuallyHidden}
    }
  }
`

const Buttons = styled(ButtonRow)`
  justify-self: stretch;
`
