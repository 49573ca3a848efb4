import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { Offer } from '../components/Offer'
import { Section } from '../components/Section'
import { Heading, Prose } from '../components/Text'
import { media } from '../styles/media'

interface ServiceReasonsProps {
  service: Queries.ServiceReasonsFragment
  copy: Queries.ServiceReasonsCopyFragment
  offer: Queries.OfferFragment
}

/** Why a service matters, and how to get started with it. */
export function ServiceReasons({ service, copy, offer }: ServiceReasonsProps) {
  return (
    <>
      <Reason tone="mist" labelledBy="why">
        <Heading id="why">{copy.whyItMatters}</Heading>
        <Prose>{service.whyItMatters}</Prose>
      </Reason>
      <Reason tone="lake" labelledBy="start">
        <Heading id="start">{copy.getStarted}</Heading>
        <div>
          <Prose>{service.getStarted}</Prose>
          <ButtonLink to={copy.schedule.to}>{copy.schedule.label}</ButtonLink>
          <Offer offer={offer} />
        </div>
      </Reason>
    </>
  )
}

export const query = graphql`
  fragment ServiceReasons on Service {
    whyItMatters
    getStarted
  }

  fragment ServiceReasonsCopy on ServicePage {
    whyItMatters
    getStarted
    schedule {
      label
      to
    }
  }
`

const Reason = styled(Section)`
  padding-block: var(--space-xl);

  > div {
    display: grid;
    gap: var(--space-sm) var(--space-xl);
  }

  > div > div {
    display: grid;
    gap: var(--space-md);
    justify-items: start;
  }

  ${media.large} {
    padding-block: var(--space-2xl);

    > div {
      grid-template-columns: 38fr 62fr;
    }
  }
`
