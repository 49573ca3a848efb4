import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Columns } from '../components/Columns'
import { Section } from '../components/Section'
import { WholeLink } from '../components/StandaloneLink'
import { Heading, Note } from '../components/Text'
import { media } from '../styles/media'
import { Quote } from './Quote'
import { Result } from './Result'

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
          <Statement testimonial={first} />
        </div>
        {others.length > 0 && (
          <div>
            {others.map((testimonial) => (
              <Statement key={testimonial.id} testimonial={testimonial} />
            ))}
          </div>
        )}
      </Quotes>
      <BelowQuotes copy={copy} />
    </Section>
  )
}

/** A quote, with its result above it, if it has one. */
function Statement({ testimonial }: { testimonial: Queries.TestimonialFragment }) {
  return (
    <div>
      {testimonial.result && <Result result={testimonial.result} />}
      <Quote testimonial={testimonial} />
    </div>
  )
}

/** Who is quoted, and where the results are told in full. */
export function TestimonialsNote({ copy, className }: { copy: Queries.TestimonialsNoteFragment; className?: string }) {
  const { statement, results } = copy
  if (!statement && !results) return null
  return (
    <Note className={className}>
      {statement} {results && <WholeLink to={results.to}>{results.label}</WholeLink>}
    </Note>
  )
}

export const query = graphql`
  fragment TestimonialsCopy on HomePageTestimonials {
    heading
    ...TestimonialsNote
  }

  fragment TestimonialsNote on HomePageTestimonials {
    statement
    results {
      ...Link
    }
  }
`

const Quotes = styled(Columns)`
  > div {
    --result: var(--title-xl);

    display: grid;
    gap: var(--space-xl);
    align-content: start;
  }

  > :first-child {
    --result: var(--title-2xl);
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

const BelowQuotes = styled(TestimonialsNote)`
  padding-block-start: var(--space-lg);
`
