import styled from 'styled-components'
import { Section } from '../components/Section'
import { Heading } from '../components/Text'
import { media } from '../styles/media'

/** What it is like to work with the team: numbered columns that step down like a trail. */
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
    grid-template-columns: repeat(3, 1fr);

    li:nth-child(3n + 2) {
      margin-block-start: 3.5rem;
    }

    li:nth-child(3n) {
      margin-block-start: 7rem;
    }
  }
`
