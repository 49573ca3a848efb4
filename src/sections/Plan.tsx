import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Columns } from '../components/Columns'
import { Intro } from '../components/Intro'
import { Section } from '../components/Section'
import { Table } from '../components/Table'
import { TextButton } from '../components/TextButton'
import { media } from '../styles/media'

/** What a client gets: a sample of the plan, as a ruled sheet beside its introduction. */
export function Plan({ plan }: { plan: Queries.PlanFragment | null }) {
  if (!plan) return null
  const { intro, sample, measure, now, goal, figures, date, task, owner, checks, print: printLabel } = plan
  return (
    <Section tone="mist" labelledBy="plan">
      <Columns $widths="4fr 7fr">
        <div>
          <Intro id="plan" heading={intro.heading} text={intro.text} />
          {printLabel && <Print onClick={printBlankPlan}>{printLabel}</Print>}
        </div>
        <Sheet>
          <figcaption>{sample}</figcaption>
          <Table
            label={measure}
            columns={[measure, now, goal]}
            rows={figures.map((figure) => ({ cells: [figure.label, figure.now, figure.goal], to: null }))}
          />
          <Table
            label={task}
            columns={[date, task, owner]}
            rows={checks.map((check) => ({ cells: [check.date, check.task, check.owner], to: null }))}
          />
        </Sheet>
      </Columns>
    </Section>
  )
}

/** Prints the sheet alone, without what it says: static/print.css has the styles. */
function printBlankPlan() {
  const { dataset } = document.documentElement
  dataset.print = 'plan'
  addEventListener('afterprint', () => delete dataset.print, { once: true })
  print()
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
    date
    task
    owner
    checks {
      date
      task
      owner
    }
    print
  }
`

const Print = styled(TextButton)`
  color: var(--accent);
  text-decoration: underline;

  :root:not([data-app='']) & {
    display: none;
  }
`

const Sheet = styled.figure`
  padding: var(--space-md);
  border: 1px solid var(--border);
  background: var(--paper);
  font-size: 1rem;

  figcaption {
    color: var(--sepia);
  }

  > div {
    padding-block: var(--space-xs);
  }

  /* Where the table's cells are grids, because the column is narrow, the figures are at the ends of their rows. */
  > :nth-child(2) td {
    grid-template-columns: 1fr auto;
    align-items: baseline;
    color: var(--ink);
    font-family: var(--font-display);
    font-size: var(--title-md);

    &::before {
      color: var(--muted);
      font-family: var(--font-text);
    }
  }

  ${media.medium} {
    padding: var(--space-lg);
  }
`
