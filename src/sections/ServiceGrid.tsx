import { graphql } from 'gatsby'
import styled from 'styled-components'
import { CardLink, CardText, CardTitle } from '../components/CardLink'
import { hasLongWord } from '../components/fitted'
import { DiamondMarker } from '../components/DiamondMarker'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { Intro } from '../components/Intro'
import { SKETCH_SIZE } from '../components/map-size'
import { Section } from '../components/Section'
import { media } from '../styles/media'

/** The most requested services in a ruled grid, whose last cell links to all. */
export function ServiceGrid({ services }: { services: Queries.ServiceGridFragment }) {
  const { heading, text, cards, all } = services
  return (
    <Section labelledBy="services">
      <WideIntro id="services" heading={heading} text={text} />
      <Grid role="list" $isLong={hasLongWord(cards.map(({ name }) => name))}>
        {cards.map((service) => (
          <li key={service.slug}>
            <Cell to={service.canonicalPath}>
              <Icons>
                {service.map?.sketch ? <Sketch path={service.map.sketch} /> : <Icon path={service.icon.path} />}
                <DiamondMarker />
              </Icons>
              <CardTitle>{service.name}</CardTitle>
              <CardText>{service.summary}</CardText>
            </Cell>
          </li>
        ))}
        <li data-tone="dark">
          <AllServices to={all.to}>
            <CardTitle>{all.label}</CardTitle>
            <Icon path={INTERFACE_ICONS.arrowForward} />
          </AllServices>
        </li>
      </Grid>
    </Section>
  )
}

/** A service's own trail, on a site with maps. */
function Sketch({ path }: { path: string }) {
  return (
    <Trail viewBox={`-4 -4 ${SKETCH_SIZE.width + 8} ${SKETCH_SIZE.height + 8}`} aria-hidden="true">
      <path d={path} />
    </Trail>
  )
}

export const query = graphql`
  fragment ServiceGrid on HomePageServices {
    heading
    text
    cards {
      slug
      canonicalPath
      name
      summary
      icon {
        path
      }
      map {
        sketch
      }
    }
    all {
      ...Link
    }
  }
`

const WideIntro = styled(Intro)`
  ${media.large} {
    --room: calc(var(--content-width) / 2 - var(--space-md));

    grid-template-columns: 1fr 1fr;
    align-items: end;
  }
`

/* Rows of two cells on a tablet and of four on a desktop, or a wide one for long words; the last cell fills its row. */
const Grid = styled.ul<{ $isLong: boolean }>`
  display: grid;
  margin-block-start: var(--space-xl);
  border-block-start: 1px solid var(--border);

  > li {
    --room: calc(100cqi - 2 * var(--space-md));

    container-type: inline-size;
    border-block-end: var(--hairline);
  }

  ${media.small} {
    grid-template-columns: repeat(2, 1fr);

    > li {
      --start: var(--space-md);

      border-inline-start: var(--hairline);
    }

    > :nth-child(odd) {
      --start: 0;

      border-inline-start: 0;
    }

    > :last-child:nth-child(odd) {
      grid-column: span 2;
    }
  }

  ${({ $isLong }) => ($isLong ? media.wide : media.large)} {
    grid-template-columns: repeat(4, 1fr);

    > :nth-child(4n + 3) {
      --start: var(--space-md);

      border-inline-start: var(--hairline);
    }

    > :last-child:nth-child(4n + 2) {
      grid-column: span 3;
    }

    > :last-child:nth-child(4n + 1) {
      grid-column: span 4;
    }
  }
`

const Cell = styled(CardLink)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  padding-block: var(--space-sm) var(--space-md);

  > :last-child {
    padding-block-start: var(--space-2xs);
  }

  ${media.small} {
    min-block-size: 13.5rem;
    padding: var(--space-md);
    padding-inline-start: var(--start);
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Icons = styled.span`
  display: flex;
  justify-content: space-between;
  padding-block-end: var(--space-xs);
  color: var(--sepia);

  ${media.small} {
    padding-block-end: var(--space-xl);
  }
`

const Trail = styled.svg`
  inline-size: 4.5rem;
  block-size: 3rem;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.5;
`

/* Like the cells beside it: a mark in the upper corner, and the title below. */
const AllServices = styled(CardLink)`
  display: flex;
  flex-direction: column-reverse;
  justify-content: space-between;
  block-size: 100%;
  min-block-size: 7rem;
  padding: var(--space-md);
  background: var(--ground);

  svg {
    align-self: end;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    color: var(--accent);
  }

  &:focus-visible {
    outline-offset: -6px;
  }
`
