import { graphql } from 'gatsby'
import styled from 'styled-components'
import { DraftBadge } from '../components/DraftBadge'
import { Rating } from '../components/Rating'
import { Section } from '../components/Section'
import { Heading } from '../components/Text'
import { HIGHEST_RATING } from '../content-model/rating'
import { interpolate } from '../layout/interpolate'
import { media } from '../styles/media'

interface TestimonialsProps {
  /** The content check requires it if there are testimonials. */
  heading: string | undefined
  testimonials: readonly Queries.TestimonialFragment[]
  /** A rating as text, with `{rating}` and `{highest}` as placeholders for the numbers. */
  rated: string
}

/** Client testimonials: the first one large, the others beside it. Without testimonials, there is no section. */
export function Testimonials({ heading, testimonials, rated }: TestimonialsProps) {
  const [first, ...others] = testimonials
  if (!first || heading === undefined) return null
  return (
    <Section tone="mist" labelledBy="testimonials">
      <Quotes>
        <div>
          <Heading id="testimonials">{heading}</Heading>
          <Quote testimonial={first} rated={rated} />
        </div>
        {others.length > 0 && (
          <div>
            {others.map((testimonial) => (
              <Quote key={testimonial.id} testimonial={testimonial} rated={rated} />
            ))}
          </div>
        )}
      </Quotes>
    </Section>
  )
}

function Quote({
  testimonial,
  rated,
}: { testimonial: Queries.TestimonialFragment } & Pick<TestimonialsProps, 'rated'>) {
  const { quote, author, title, rating, unpublished } = testimonial
  return (
    <figure>
      <DraftBadge reason={unpublished} />
      <Rating rating={rating} max={HIGHEST_RATING} label={interpolate(rated, { rating, highest: HIGHEST_RATING })} />
      <blockquote>
        <p>{`“${quote}”`}</p>
      </blockquote>
      <figcaption>
        <strong>{author}</strong>, {title}
      </figcaption>
    </figure>
  )
}

export const query = graphql`
  fragment Testimonial on Testimonial {
    id
    quote
    author
    title
    rating
    unpublished
  }
`

const Quotes = styled.div`
  display: grid;
  gap: var(--space-xl);

  > div {
    display: grid;
    gap: var(--space-xl);
    align-content: start;
  }

  blockquote {
    margin: var(--space-sm) 0;
    font-family: var(--font-display);
    font-size: var(--title-xs);
    letter-spacing: -0.01em;
    line-height: 1.3;
  }

  /* The quotation mark hangs in the margin. */
  blockquote p {
    text-indent: -0.42em;
    text-wrap: pretty;
  }

  > :first-child blockquote {
    font-size: var(--title-md);
    line-height: 1.22;
  }

  figcaption {
    color: var(--muted);
    font-size: var(--text-sm);
    text-wrap: balance;
  }

  strong {
    color: var(--ink);
    font-weight: 600;
  }

  ${media.large} {
    grid-template-columns: 7fr 5fr;
    column-gap: var(--space-xl);

    > :nth-child(2) {
      padding-inline-start: var(--space-xl);
      border-inline-start: var(--hairline);
    }

    /* A single testimonial is beside its heading. */
    > :only-child {
      grid-column: span 2;
      grid-template-columns: 5fr 7fr;
    }
  }
`
