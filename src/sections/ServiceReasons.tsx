import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Columns } from '../components/Columns'
import { Section } from '../components/Section'
import { Heading, Prose } from '../components/Text'
import { media } from '../styles/media'
import { Quote } from './Quote'
import { Result } from './Result'
import { ServiceRequest } from './ServiceRequest'
import { TestimonialsNote } from './Testimonials'

interface ServiceReasonsProps {
  service: Queries.ServiceReasonsFragment
  copy: Queries.ServiceReasonsCopyFragment
  testimonials: Queries.TestimonialsNoteFragment | null
}

/** Why a service matters, with a result and a testimonial, if any, and how to get started. */
export function ServiceReasons({ service, copy, testimonials }: ServiceReasonsProps) {
  const { testimonial } = service
  const result = service.result ?? testimonial?.result
  return (
    <>
      <Reason tone="mist" labelledBy="why">
        <Columns $widths="38fr 62fr" $gap="sm">
          <Heading id="why">{copy.whyItMatters}</Heading>
          <Text>
            <Prose>{service.whyItMatters}</Prose>
            {(result ?? testimonial) && (
              <Proof>
                {result && <Result result={result} />}
                {testimonial && <Quote testimonial={testimonial} />}
                {testimonial && testimonials && <TestimonialsNote copy={testimonials} />}
              </Proof>
            )}
          </Text>
        </Columns>
      </Reason>
      <Reason tone="dark" labelledBy="start">
        <Columns $widths="38fr 62fr" $gap="sm">
          <Heading id="start">{copy.getStarted}</Heading>
          <Text>
            {copy.firstStep && <Prose>{copy.firstStep}</Prose>}
            <Prose>{service.getStarted}</Prose>
            <ServiceRequest service={service} copy={copy} />
          </Text>
        </Columns>
      </Reason>
    </>
  )
}

export const query = graphql`
  fragment ServiceReasons on Service {
    whyItMatters
    getStarted
    ...ServiceRequest
    result {
      ...Result
    }
    testimonial {
      ...Testimonial
    }
  }

  fragment ServiceReasonsCopy on ServiceTemplate {
    whyItMatters
    getStarted
    firstStep
    ...ServiceRequestCopy
  }
`

const Reason = styled(Section)`
  padding-block: var(--space-xl);

  ${media.large} {
    padding-block: var(--space-2xl);
  }
`

const Text = styled.div`
  display: grid;
  gap: var(--space-md);
  justify-items: start;
`

/* Not on paper: without it, a service fits on one sheet. */
const Proof = styled.div`
  --result: var(--title-md);

  ${media.small} {
    b {
      display: inline-flex;
      padding-inline-end: var(--space-2xs);
    }
  }

  display: grid;
  gap: var(--space-md);
  max-inline-size: 38rem;
  margin-block-start: var(--space-sm);
  padding-block-start: var(--space-md);
  border-block-start: var(--hairline);

  blockquote {
    font-size: var(--title-sm);
    line-height: 1.25;
  }

  @media print {
    display: none;
  }
`
