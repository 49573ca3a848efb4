import { graphql } from 'gatsby'
import styled, { keyframes } from 'styled-components'
import { DiamondMarker } from '../components/DiamondMarker'
import { Section } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { timelineStyles } from '../components/timeline-styles'
import { useInView } from '../components/useInView'
import { media } from '../styles/media'

/** How an engagement proceeds: one trail across the page with a marker for each step. */
export function Approach({ approach }: { approach: Queries.ApproachFragment }) {
  const trail = useInView<HTMLOListElement>()
  return (
    <Section tone="mist" labelledBy="approach">
      <Intro>
        <Heading id="approach">{approach.heading}</Heading>
        <Lede>{approach.text}</Lede>
      </Intro>
      <Steps ref={trail} role="list">
        {approach.steps.map(({ title, description }, index) => (
          <li key={title}>
            <DiamondMarker filled={index === approach.steps.length - 1} />
            <Heading as="h3" $size="xs">
              <Numeral>{index + 1}</Numeral> {title}
            </Heading>
            <p>{description}</p>
          </li>
        ))}
      </Steps>
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
  }
`

const Intro = styled.div`
  display: grid;
  gap: var(--space-md);
`

const draw = keyframes`
  from {
    clip-path: var(--undrawn);
  }
`

/* On a phone, the trail runs down the left side; on a laptop or wider, it runs across the page. It is drawn step by
   step. */
const Steps = styled.ol`
  --undrawn: inset(0 0 100%);

  display: grid;
  margin-block-start: var(--space-xl);

  li {
    position: relative;
    display: grid;
    gap: var(--space-2xs);
    align-content: start;
    padding: 0 0 var(--space-lg) var(--space-lg);
  }

  ${timelineStyles}

  p {
    max-inline-size: 24em;
    color: var(--muted);
  }

  ${media.large} {
    display: flex;
    flex-wrap: wrap;
    row-gap: calc(var(--space-xl) + 0.75rem);

    --undrawn: inset(0 100% 0 0);

    /* Up to four steps are one row; five and six are two. */
    li {
      flex: 1 1 22%;
      padding: var(--space-lg) var(--space-lg) 0 0;
    }

    &:has(> :nth-child(5)) > li {
      flex-basis: 30%;
    }

    li:not(:last-child)::before {
      inset: -1.5px 0 auto;
      border-inline-start: 0;
      border-block-start: 3px dotted var(--trail);
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

const Numeral = styled.span`
  color: var(--sepia);
`
