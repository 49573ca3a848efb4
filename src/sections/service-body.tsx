import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Band } from '../primitives/band'
import { ButtonLink } from '../primitives/button'
import { Heading, Prose } from '../primitives/text'
import { media } from '../styles/media'

interface ServiceBodyProps {
  service: Queries.ServiceBodyFragment
  frame: Queries.ServiceBodyWordsFragment
}

/** What a service consists of, why it matters and how it begins. */
export function ServiceBody({ service, frame }: ServiceBodyProps) {
  return (
    <>
      <Parts labelledBy="parts">
        <Heading id="parts" $size="md">
          {service.cardsHeading}
        </Heading>
        <ol role="list">
          {service.cards.map(({ title, description }, index) => (
            <li key={title}>
              <Number aria-hidden="true">{index + 1}</Number>
              <Heading as="h3" $size="xs">
                {title}
              </Heading>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Parts>
      <Reasons tone="mist">
        <section aria-labelledby="why">
          <Heading id="why" $size="sm">
            {frame.whyItMatters}
          </Heading>
          <Prose>{service.whyItMatters}</Prose>
        </section>
        <section aria-labelledby="start">
          <Heading id="start" $size="sm">
            {frame.getStarted}
          </Heading>
          <Prose>{service.getStarted}</Prose>
          <ButtonLink to={frame.schedule.to}>{frame.schedule.label}</ButtonLink>
        </section>
      </Reasons>
    </>
  )
}

export const query = graphql`
  fragment ServiceBody on Service {
    cardsHeading
    cards {
      title
      description
    }
    whyItMatters
    getStarted
  }

  fragment ServiceBodyWords on ServiceTemplate {
    whyItMatters
    getStarted
    schedule {
      label
      to
    }
  }
`

const Parts = styled(Band)`
  padding-block: var(--space-lg) var(--space-2xl);

  ol {
    display: grid;
    margin-block-start: var(--space-lg);
    border-block-start: 1px solid var(--border);
  }

  li {
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    padding-block: var(--space-md);
    border-block-end: var(--hairline);
  }

  li > p {
    grid-column: 2;
    padding-block-start: var(--space-2xs);
    color: var(--muted);
  }

  ${media.large} {
    ol {
      grid-template-columns: repeat(3, 1fr);
    }

    li {
      grid-template-columns: 1fr;
      align-content: start;
      padding: var(--space-md) var(--space-lg) var(--space-md) 0;
      border-block-end: 0;
    }

    li + li {
      padding-inline-start: var(--space-lg);
      border-inline-start: var(--hairline);
    }

    li > p {
      grid-column: auto;
    }
  }
`

const Number = styled.span`
  color: var(--sepia);
  font-family: var(--font-display);
  font-size: var(--title-xs);
  line-height: 1.2;
`

const Reasons = styled(Band)`
  > div {
    display: grid;
    gap: var(--space-xl);
  }

  section {
    display: grid;
    gap: var(--space-sm);
    justify-items: start;
    align-content: start;
  }

  ${media.large} {
    > div {
      grid-template-columns: 7fr 5fr;
      column-gap: var(--space-2xl);
    }
  }
`
