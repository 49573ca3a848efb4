import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Columns } from '../components/Columns'
import { DiamondMarker } from '../components/DiamondMarker'
import { Intro } from '../components/Intro'
import { Section } from '../components/Section'
import { Table } from '../components/Table'
import { Heading } from '../components/Text'
import { media } from '../styles/media'

/** What a client gets: a sample of the plan, as a ruled sheet beside its introduction. */
export function Plan({ plan }: { plan: Queries.PlanFragment | null }) {
  if (!plan) return null
  const { intro, sample, measure, now, goal, figures, checksHeading, checks } = plan
  return (
    <Section tone="mist" labelledBy="plan">
      <Columns $widths="4fr 7fr">
        <TopIntro id="plan" heading={intro.heading} text={intro.text} />
        <Sheet>
          <figcaption>{sample}</figcaption>
          <Table
            columns={[measure, now, goal]}
            rows={figures.map((figure) => ({ cells: [figure.label, figure.now, figure.goal], to: null }))}
          />
          <Heading as="h3" $size="xs">
            {checksHeading}
          </Heading>
          <ol role="list">
            {checks.map(({ date, text, owner }, index) => (
              <li key={date}>
                <DiamondMarker filled={index === checks.length - 1} />
                <strong>{date}</strong>
                <p>{text}</p>
                <span>{owner}</span>
              </li>
            ))}
          </ol>
        </Sheet>
      </Columns>
    </Section>
  )
}

export const query = graphql`
  fragment Plan on HomePagePlan {
    intro {
      heading
      text
    }
    sample
    measure
    now
    goal
    figures {
      label
      now
      goal
    }
    checksHeading
    checks {
      date
      text
      owner
    }
  }
`

const TopIntro = styled(Intro)`
  align-content: start;
`

const Sheet = styled.figure`
  padding: var(--space-md);
  border: 1px solid var(--border);
  background: var(--paper);

  figcaption {
    padding-block-end: var(--space-sm);
    border-block-end: 1px solid var(--border);
    color: var(--sepia);
    font-size: 1rem;
  }

  td {
    font-family: var(--font-display);
    font-size: var(--title-md);
  }

  td:last-child {
    color: var(--ink);
  }

  td::before {
    font-family: var(--font-text);
  }

  li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    gap: var(--space-3xs) 0;
    align-items: baseline;
    padding-block: var(--space-xs);
    border-block-start: var(--hairline);
    font-size: 1rem;
  }

  li svg {
    align-self: center;
  }

  li :not(svg, strong) {
    grid-column: 2;
  }

  li span {
    color: var(--muted);
  }

  ${media.medium} {
    padding: var(--space-lg);

    li {
      grid-template-columns: 2rem 8rem 1fr auto;
      gap: 0 var(--space-sm);
    }

    li :not(svg, strong) {
      grid-column: auto;
    }
  }
`
