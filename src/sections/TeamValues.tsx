import styled from 'styled-components'
import { Section } from '../components/Section'
import { Heading } from '../components/Text'
import { media } from '../styles/media'

/** What it is like to work with the team: columns that step down like a trail. */
export function TeamValues({ values }: { values: Queries.ValuesFragment }) {
  return (
    <Section tone="mist" labelledBy="values">
      <Heading id="values">{values.heading}</Heading>
      <Steps role="list">
        {values.items.map(({ title, description }) => (
          <li key={title}>
            <Heading as="h3" $size="sm">
              {title}
            </Heading>
            <p>{description}</p>
          </li>
        ))}
      </Steps>
    </Section>
  )
}

/* Up to three values step down like a trail. More are in rows of two to four, the last of which is full. */
const Steps = styled.ul`
  display: grid;
  gap: var(--space-lg);
  margin-block-start: var(--space-xl);

  li {
    display: grid;
    gap: var(--space-2xs);
    align-content: start;
    padding-block-start: var(--space-sm);
    border-block-start: 2px dotted var(--contour);
  }

  p {
    max-inline-size: 22em;
    color: var(--muted);
  }

  ${media.medium} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;

    &:has(> :nth-child(4)) {
      display: flex;
      flex-wrap: wrap;
    }

    &:has(> :nth-child(4)) > li {
      flex: 1 1 40%;
    }

    &:not(:has(> :nth-child(4))) {
      > :nth-child(2) {
        margin-block-start: 3.5rem;
      }

      > :nth-child(3) {
        margin-block-start: 7rem;
      }
    }
  }

  ${media.large} {
    &:has(> :nth-child(5)) > li {
      flex-basis: 26%;
    }

    &:has(> :nth-child(7)) > li {
      flex-basis: 21%;
    }
  }
`
