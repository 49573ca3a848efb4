import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Band } from '../primitives/Band'
import { Blaze } from '../primitives/Blaze'
import { Heading, Lede } from '../primitives/Text'
import { media } from '../styles/media'

/** How an engagement goes: one trail across the page with a blaze for each step. */
export function Approach({ approach }: { approach: Queries.ApproachFragment }) {
  return (
    <Band tone="mist" labelledBy="approach">
      <Intro>
        <Heading id="approach">{approach.heading}</Heading>
        <Lede>{approach.text}</Lede>
      </Intro>
      <Steps role="list">
        {approach.steps.map(({ title, description }, index) => (
          <li key={title}>
            <Blaze filled={index === approach.steps.length - 1} />
            <Heading as="h3" $size="xs">
              <Numeral>{index + 1}</Numeral> {title}
            </Heading>
            <p>{description}</p>
          </li>
        ))}
      </Steps>
    </Band>
  )
}

export const query = graphql`
  fragment Approach on ServicesPageApproach {
    heading
    text
    steps {
      title
      description
    }
  }
`

const Intro = styled.div`
  display: grid;
  gap: var(--space-md);
`

/* On a phone the trail runs down the left; from a laptop's width on, across the page. */
const Steps = styled.ol`
  display: grid;
  margin-block-start: var(--space-xl);

  li {
    position: relative;
    display: grid;
    gap: var(--space-2xs);
    align-content: start;
    padding: 0 0 var(--space-lg) var(--space-lg);
    border-inline-start: 3px dotted var(--trail);
  }

  li:last-child {
    border-inline-start-color: transparent;
  }

  li > svg {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(-0.75rem - 1.5px);
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 2px;
    background: var(--ground);
  }

  p {
    max-inline-size: 24em;
    color: var(--muted);
  }

  ${media.large} {
    grid-template-columns: repeat(4, 1fr);

    li {
      padding: var(--space-lg) var(--space-lg) 0 0;
      border-inline-start: 0;
      border-block-start: 3px dotted var(--trail);
    }

    li:last-child {
      padding-inline-end: 0;
      border-block-start-color: transparent;
    }

    li > svg {
      inset-block-start: calc(-0.75rem - 1.5px);
      inset-inline-start: 0;
    }
  }
`

const Numeral = styled.span`
  color: var(--sepia);
`
