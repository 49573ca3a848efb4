import { graphql } from 'gatsby'
import styled, { keyframes } from 'styled-components'
import { DiamondMarker } from '../components/DiamondMarker'
import { Intro } from '../components/Intro'
import { Section } from '../components/Section'
import { timelineStyles } from '../components/timeline-styles'
import { TitledList } from '../components/TitledList'
import { useInView } from '../components/useInView'
import { media } from '../styles/media'

/** How an engagement proceeds: a trail with a marker for each step. */
export function Approach({ approach: { heading, text, steps, terms } }: { approach: Queries.ApproachFragment }) {
  const trail = useInView<HTMLUListElement>()
  return (
    <Section tone="mist" labelledBy="approach">
      <Intro id="approach" heading={heading} text={text} />
      <Steps
        ref={trail}
        ordered
        items={steps}
        marker={(index) => <DiamondMarker filled={index === steps.length - 1} />}
      />
      {/* Links to the terms lead to the end of the steps if there are none. */}
      <section id="terms">{terms && <Terms items={terms} />}</section>
    </Section>
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
    terms {
      title
      description
    }
  }
`

const Terms = styled(TitledList)`
  margin-block-start: var(--space-xl);
  border-block-start: 1px solid var(--border);

  li {
    gap: var(--space-2xs) var(--space-lg);
    align-items: baseline;
    padding-block: var(--space-sm);
    border-block-end: var(--hairline);
  }

  li > p {
    max-inline-size: var(--measure);
  }

  ${media.large} {
    li {
      grid-template-columns: 22% 1fr;
    }
  }
`

const draw = keyframes`
  from {
    clip-path: var(--undrawn);
  }
`

/* On a phone, the trail runs down the side where lines begin; on a laptop, across the page. It is drawn step by step. */
const Steps = styled(TitledList)`
  --undrawn: inset(0 0 100%);

  margin-block-start: var(--space-xl);
  counter-reset: step;

  li {
    --room: calc(var(--content-width) - 1.5rem);

    container-type: normal; /* In a container, WebKit counts from 0. */
    position: relative;
    padding-block-end: var(--space-lg);
    padding-inline-start: var(--space-lg);
    counter-increment: step;
  }

  h3::before {
    content: counter(step) ' ';
    color: var(--sepia);
  }

  ${timelineStyles}

  ${media.large} {
    display: flex;
    flex-wrap: wrap;
    row-gap: calc(var(--space-xl) + 0.75rem);

    --undrawn: ${IS_RIGHT_TO_LEFT ? 'inset(0 0 0 100%)' : 'inset(0 100% 0 0)'};

    /* Up to four steps are one row; five and six are two. */
    li {
      --room: calc(var(--content-width) / 4 - 1.5rem);

      flex: 1 1 22%;
      padding-block: var(--space-lg) 0;
      padding-inline: 0 var(--space-lg);
    }

    &:has(> :nth-child(5)) > li {
      flex-basis: 30%;
    }

    li:not(:last-child)::before {
      inset: -1.5px 0 auto;
      border-inline-start: 0;
      border-block-start: 3px dotted var(--accent);
    }

    li:last-child {
      padding-inline-end: 0;
    }

    li > svg {
      inset-block-start: -0.75rem;
      inset-inline-start: 0;
    }
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    li::before {
      animation: ${draw} 0.3s linear backwards;
    }

    li:nth-child(2)::before {
      animation-delay: 0.3s;
    }

    li:nth-child(n + 3)::before {
      animation-delay: 0.6s;
    }

    &[data-awaiting] li::before {
      clip-path: var(--undrawn);
      animation: none;
    }
  }
`
