import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Band } from '../primitives/Band'
import { ButtonLink } from '../primitives/Button'
import { Heading, Prose } from '../primitives/Text'
import { media } from '../styles/media'

interface ServiceReasonsProps {
  service: Queries.ServiceReasonsFragment
  frame: Queries.ServiceReasonsWordsFragment
}

/** Why a service matters, and how it begins. */
export function ServiceReasons({ service, frame }: ServiceReasonsProps) {
  return (
    <Reasons tone="mist">
      <section aria-labelledby="why">
        <Heading id="why" $size="md">
          {frame.whyItMatters}
        </Heading>
        <Prose>{service.whyItMatters}</Prose>
      </section>
      <section aria-labelledby="start">
        <Heading id="start" $size="md">
          {frame.getStarted}
        </Heading>
        <Prose>{service.getStarted}</Prose>
        <ButtonLink to={frame.schedule.to}>{frame.schedule.label}</ButtonLink>
      </section>
    </Reasons>
  )
}

export const query = graphql`
  fragment ServiceReasons on Service {
    whyItMatters
    getStarted
  }

  fragment ServiceReasonsWords on ServiceTemplate {
    whyItMatters
    getStarted
    schedule {
      label
      to
    }
  }
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
