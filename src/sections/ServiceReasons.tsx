import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { Offer } from '../components/Offer'
import { Section } from '../components/Section'
import { Heading, Prose } from '../components/Text'
import { PAGE_PATHS } from '../routes/paths'
import { media } from '../styles/media'
import { Quote } from './Quote'

interface ServiceReasonsProps {
  service: Queries.ServiceReasonsFragment
  copy: Queries.ServiceReasonsCopyFragment
  /** What is said of all testimonials. */
  statement: string | null
  /** A rating as text, with `{rating}` and `{highest}` as placeholders for the numbers. */
  rated: string
  offer: Queries.OfferFragment
}

/** Why a service matters, with a client's testimonial if one is about it, and how to get started with it. */
export function ServiceReasons({ service, copy, statement, rated, offer }: ServiceReasonsProps) {
  const { testimonial } = service
  const { label, to } = copy.schedule
  return (
    <>
      <Reason tone="mist" labelledBy="why">
        <Heading id="why">{copy.whyItMatters}</Heading>
        <div>
          <Prose>{service.whyItMatters}</Prose>
          {testimonial && (
            <Testimonial>
              <Quote testimonial={testimonial} rated={rated} />
              {statement && <p>{statement}</p>}
            </Testimonial>
          )}
        </div>
      </Reason>
      <Reason tone="lake" labelledBy="start">
        <Heading id="start">{copy.getStarted}</Heading>
        <div>
          <Prose>{service.getStarted}</Prose>
          {/* The form then names the service. */}
          <ButtonLink to={to === PAGE_PATHS.contact ? service.requestPath : to}>{label}</ButtonLink>
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
    requestPath
    testimonial {
      ...Testimonial
    }
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

const Testimonial = styled.div`
  max-inline-size: 38rem;
  margin-block-start: var(--space-sm);
  padding-block-start: var(--space-md);
  border-block-start: var(--hairline);

  blockquote {
    font-size: var(--title-sm);
    line-height: 1.25;
  }

  > p {
    max-inline-size: var(--measure);
    padding-block-start: var(--space-2xs);
    color: var(--muted);
    font-size: var(--text-sm);
  }
`
