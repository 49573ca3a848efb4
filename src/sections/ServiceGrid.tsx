import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { DiamondMarker } from '../components/DiamondMarker'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { Link } from '../components/Link'
import { Section } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { media } from '../styles/media'

/** The most requested services, as cells of one ruled grid whose last cell links to all services and fills the row. */
export function ServiceGrid({ services }: { services: Queries.ServiceGridFragment }) {
  const { heading, text, cards, all } = services
  return (
    <Section labelledBy="services">
      <Intro>
        <Heading id="services">{heading}</Heading>
        <Lede>{text}</Lede>
      </Intro>
      <Grid role="list">
        {cards.map((service) => (
          <li key={service.slug}>
            <Cell to={service.canonicalPath}>
              <Icons>
                <Icon paths={service.icon.paths} />
                <DiamondMarker />
              </Icons>
              <Name>{service.name}</Name>
              <Summary>{service.summary}</Summary>
            </Cell>
          </li>
        ))}
        <li data-tone="lake">
          <AllServices to={all.to}>
            {all.label}
            <Icon paths={INTERFACE_ICONS.arrowRight} />
          </AllServices>
        </li>
      </Grid>
    </Section>
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
        paths
      }
    }
    all {
      label
      to
    }
  }
`

const Intro = styled.div`
  display: grid;
  gap: var(--space-md);

  ${media.large} {
    grid-template-columns: 1fr 1fr;
    align-items: end;
  }
`

/** Rows of a number of cells with lines between them; the last cell fills its row. */
const columns = (count: number) => css`
  grid-template-columns: repeat(${count}, 1fr);

  > :nth-child(n) {
    --line: var(--hairline);
    --start: var(--space-md);
  }

  > :nth-child(${count}n + 1) {
    --line: 0;
    --start: 0;
  }

  ${Array.from(
    { length: count },
    (_, rest) => css`
      > :last-child:nth-child(${count}n - ${rest}) {
        grid-column: span ${rest + 1};
      }
    `,
  )}
`

/* On a desktop, rows have four cells, or three if that leaves fewer cells in the last row beside the wide one. */
const Grid = styled.ul`
  display: grid;
  margin-block-start: var(--space-xl);
  border-block-start: 1px solid var(--border);

  > li {
    border-block-end: var(--hairline);
    border-inline-start: var(--line, 0);
  }

  @media print {
    > [data-tone] {
      display: none;
    }
  }

  ${media.small} {
    ${columns(2)}
  }

  ${media.large} {
    &:has(> :nth-child(3)) {
      ${columns(4)}
    }

    &:has(> :last-child:is(:nth-child(3n), :nth-child(7), :nth-child(10))) {
      ${columns(3)}
    }
  }
`

const Cell = styled(Link)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  padding-block: var(--space-sm) var(--space-md);
  color: var(--ink);
  text-decoration: none;

  ${media.small} {
    min-block-size: 13.5rem;
    padding: var(--space-md);
    padding-inline-start: var(--start);
  }

  &:hover {
    --marker-fill: var(--trail);

    color: var(--ink);
  }

  &:hover > :nth-child(2) {
    text-decoration: underline;
    text-decoration-color: var(--trail);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
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

const Name = styled.span`
  font-family: var(--font-display);
  font-size: var(--title-xs);
  text-wrap: balance;
  font-weight: var(--weight-display);
  letter-spacing: -0.01em;
  line-height: 1.2;
`

const Summary = styled.span`
  text-wrap: pretty;
  padding-block-start: var(--space-2xs);
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.45;
`

const AllServices = styled(Link)`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  block-size: 100%;
  min-block-size: 7rem;
  padding: var(--space-md);
  background: var(--ground);
  color: var(--ink);
  font-family: var(--font-display);
  font-size: var(--title-xs);
  line-height: 1.2;
  text-decoration: none;

  svg {
    color: var(--trail);
  }

  &:hover {
    color: var(--trail-dark);
  }

  &:focus-visible {
    outline-offset: -6px;
  }
`
