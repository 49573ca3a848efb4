import { graphql } from 'gatsby'
import styled, { keyframes } from 'styled-components'
import { Link } from '../components/Link'
import { MAP_HEIGHT, MAP_WIDTH, PROFILE_SIZE } from '../components/map-size'
import { media } from '../styles/media'
import { mirrored } from '../styles/mirrored'

/** The margin for the cross section's markers, in its units, and its width with it. */
const INSET = 10
const WIDTH = PROFILE_SIZE.width + 2 * INSET

interface TrailProfileProps {
  map: Queries.TrailProfileFragment
  /** The path of the services overview. */
  overview: string
}

/**
 * The margin under a service's map: a locator on the index sheet, which is a shortcut for pointers, and the trail's cross
 * section with the numbers of its parts. The page says all of it, so assistive technology skips it.
 */
export function TrailProfile({ map: { profile, locator }, overview }: TrailProfileProps) {
  if (!profile) return null
  const parts = profile.markers.slice(0, -1)
  return (
    <Margin aria-hidden="true">
      {locator && (
        <Locator to={overview} tabIndex={-1}>
          <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}>
            <path d={locator.outline} />
            <path className="here" d="M0-52 52 0 0 52-52 0Z" transform={`translate(${locator.x} ${locator.y})`} />
          </svg>
          {locator.title}
        </Locator>
      )}
      <div>
        <Section viewBox={`${-INSET} ${-INSET} ${WIDTH} ${PROFILE_SIZE.height + 2 * INSET}`}>
          <path className="ground" d={`${profile.path}V${PROFILE_SIZE.height + INSET}H0Z`} />
          <path className="line" d={profile.path} />
          <path className="climbed" d={profile.path} pathLength="1" />
          {profile.markers.map(({ x, y }) => (
            <path key={x} className="marker" d="M0-7 7 0 0 7-7 0Z" transform={`translate(${x} ${y})`} />
          ))}
        </Section>
        <Numbers>
          {parts.map(({ x }, index) => (
            <text key={x} x={`${((100 * (x + INSET)) / WIDTH).toFixed(1)}%`} y="1em">
              {index + 1}
            </text>
          ))}
        </Numbers>
      </div>
    </Margin>
  )
}

export const query = graphql`
  fragment TrailProfile on MapIllustration {
    profile {
      path
      markers {
        x
        y
      }
    }
    locator {
      outline
      title
      x
      y
    }
  }
`

const Margin = styled.div`
  display: grid;
  gap: var(--space-md);
  align-items: end;
  padding: var(--space-sm);
  border-block-start: var(--hairline);
  background: var(--paper);

  ${media.medium} {
    /* At least as wide as the longest word of the locator's title, because not every browser can hyphenate it. */
    grid-template-columns: minmax(8.5rem, min-content) 1fr;

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`

const Locator = styled(Link)`
  display: none;
  color: var(--muted);
  font-size: 0.8125rem;
  line-height: 1.3;
  overflow-wrap: normal;
  text-decoration: none;

  svg {
    border: var(--hairline);
    fill: var(--mist);
    stroke: var(--contour);
  }

  path {
    vector-effect: non-scaling-stroke;
  }

  .here {
    fill: var(--accent);
    stroke: var(--paper);
  }

  &:hover {
    color: var(--accent);
  }

  ${media.medium} {
    display: grid;
    gap: var(--space-2xs);
    align-self: center;
  }
`

const climb = keyframes`
  from {
    stroke-dashoffset: 1;
  }
`

const Section = styled.svg`
  ${mirrored}
  inline-size: 100%;
  fill: none;
  stroke-width: 1.5px;

  path {
    vector-effect: non-scaling-stroke;
  }

  .ground {
    fill: var(--mist);
  }

  .line {
    stroke: var(--contour);
  }

  .climbed {
    stroke: var(--accent);
    stroke-width: 2.5px;
    stroke-dasharray: 1 1;
  }

  .marker {
    fill: var(--paper);
    stroke: var(--accent);
  }

  .marker:last-child {
    fill: var(--accent);
  }

  /* The climb follows the scroll, from the moment that the whole profile is visible. */
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      .climbed {
        animation: ${climb} linear backwards;
        animation-timeline: view();
        animation-range: entry 60% contain 55%;
      }
    }
  }
`

/* The numbers are in SVG, because attributes place them there. Styles with their positions would have to be in the content
   security policy, which would grow with the number of services. */
const Numbers = styled.svg`
  ${mirrored}
  inline-size: 100%;
  block-size: 1.3em;
  overflow: visible;
  fill: var(--muted);
  font-size: 0.8125rem;
  text-anchor: middle;

  @media (forced-colors: active) {
    fill: CanvasText;
  }
`
