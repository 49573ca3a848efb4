import styled from 'styled-components'
import { Section } from '../components/Section'
import { Heading } from '../components/Text'
import { TitledList } from '../components/TitledList'
import { media } from '../styles/media'

/** The values on the team page, drawn as a trail. */
export function TeamValues({ values }: { values: Queries.ValuesFragment }) {
  return (
    <Section tone="mist" labelledBy="values">
      <Heading id="values">{values.heading}</Heading>
      <Steps items={values.items} size="sm" />
    </Section>
  )
}

/* Up to three values climb like a trail. More are in rows, and the last row is full. */
const Steps = styled(TitledList)`
  gap: var(--space-lg);
  margin-block-start: var(--space-xl);

  li {
    padding-block-start: var(--space-sm);
    border-block-start: 2px dotted var(--contour);
  }

  p {
    max-inline-size: 22em;
  }

  ${media.medium} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;

    &:has(> :nth-child(4)) {
      display: flex;
      flex-wrap: wrap;
    }

    li {
      flex: 1 1 12rem;
    }

    &:not(:has(> :nth-child(4))) {
      > :nth-last-child(2) {
        margin-block-start: 3.5rem;
      }

      > :nth-last-child(3) {
        margin-block-start: 7rem;
      }
    }
  }
`
