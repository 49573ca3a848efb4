import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Columns } from '../components/Columns'
import { Intro } from '../components/Intro'
import { Section } from '../components/Section'
import { Table } from '../components/Table'
import { visuallyHidden } from '../components/Text'
import { TextButton } from '../components/TextButton'
import { container, media } from '../styles/media'

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

  > :nth-child(2) td {
    color: var(--ink);
    font-family: var(--font-display);
    font-size: var(--title-md);
  }

  /* In a narrow column, a row has both figures at its end, or the date and the owner above the task. */
  ${container.belowSmall} {
    thead {
      display: block;

      tr {
        padding-block: var(--space-xs);
      }

      th {
        padding: 0;
      }
    }

    tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.4em;
      align-items: baseline;
    }

    td {
      display: block;
      padding: 0;
    }

    td::before {
      content: none;
    }

    > :nth-child(2) {
      tbody th {
        flex: 1 1 30%;
        text-wrap: balance;
      }

      thead th:first-child {
        flex-basis: 100%;
      }

      /* In the typeface, arrows are in a file of their own, which would delay the page. */
      :is(td, th):last-child::before {
        content: '${IS_RIGHT_TO_LEFT ? '←' : '→'} ';
        font-family: sans-serif;
      }
    }

    /* These cells explain themselves. */
    > :nth-child(3) thead {
      ${visuallyHidden}
    }

    > :nth-child(3) {
      line-height: 1.45;

      tr {
        padding-block: var(--space-xs);
      }

      th {
        padding: 0;
      }

      td:nth-child(2) {
        flex: 1 0 100%;
        order: 1;
      }

      td:last-child::before {
        content: '– ';
      }
    }
  }

  ${media.medium} {
    padding: var(--space-lg);
  }
`
