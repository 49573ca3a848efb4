import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Columns } from '../components/Columns'
import { Section } from '../components/Section'
import { Heading, Note } from '../components/Text'
import { media } from '../styles/media'
import { Quote } from './Quote'

interface TestimonialsProps {
  copy: Queries.TestimonialsCopyFragment | null
  testimonials: readonly Queries.TestimonialFragment[]
}

/** Testimonials: the first large, the others beside it. Omitted if there are none; there is no copy then. */
export function Testimonials({ copy, testimonials }: TestimonialsProps) {
  const [first, ...others] = testimonials
  if (!first || !copy) return null
  return (
    <Section labelledBy="testimonials">
      <Quotes $widths="7fr 5fr">
        <div>
          <Heading id="testimonials">{copy.heading}</Heading>
          <Quote testimonial={first} />
        </div>
        {others.length > 0 && (
          <div>
            {others.map((testimonial) => (
              <Quote key={testimonial.id} testimonial={testimonial} />
            ))}
          </div>
        )}
      </Quotes>
      {copy.statement && <Statement>{copy.statement}</Statement>}
    </Section>
  )
}

export const query = graphql`
  fragment TestimonialsCopy on HomePageTestimonials {
    heading
    statement
  }
`

const Quotes = styled(Columns)`
  > div {
    display: grid;
    gap: var(--space-xl);
    align-content: start;
  }

  > :first-child blockquote {
    font-size: var(--title-md);
    line-height: 1.22;
  }

  ${media.large} {
    > :nth-child(2) {
      padding-inline-start: var(--space-xl);
      border-inline-start: var(--hairline);
    }

    /* A single testimonial is beside its heading. */
    > :only-child {
      --room: calc(var(--content-width) / 3);

      grid-column: span 2;
      grid-template-columns: 5fr 7fr;
    }
  }
`

const Statement = styled(Note)`
  padding-block-start: var(--space-lg);
`
