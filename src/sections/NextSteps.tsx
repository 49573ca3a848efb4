import { graphql } from 'gatsby'
import styled from 'styled-components'
import { DiamondMarker } from '../components/DiamondMarker'
import { Heading } from '../components/Text'
import { timelineStyles } from '../components/timeline-styles'
import { TitledList } from '../components/TitledList'

/** What happens after a request: beside the form, and on the thank-you page. */
export function NextSteps({ page: { next } }: { page: Queries.NextStepsFragment }) {
  return (
    <section aria-labelledby="next">
      <Heading id="next" $size="md">
        {next.heading}
      </Heading>
      <Steps
        ordered
        items={next.steps}
        marker={(index) => <DiamondMarker filled={index === next.steps.length - 1} />}
      />
    </section>
  )
}

export const query = graphql`
  fragment NextSteps on ThanksPage {
    next {
      heading
      steps {
        title
        description
      }
    }
  }
`

const Steps = styled(TitledList)`
  margin-block-start: var(--space-md);

  li {
    position: relative;
    padding-block-end: var(--space-lg);
    padding-inline-start: var(--space-lg);
    margin-inline-start: 0.75rem;
  }

  li:last-child {
    padding-block-end: 0;
  }

  ${timelineStyles}
`
