import { graphql } from 'gatsby'
import styled from 'styled-components'
import { HIGHEST_RATING } from '../content-model/rating'
import { interpolate } from '../layout/interpolate'
import { Band } from '../primitives/band'
import { Rating } from '../primitives/rating'
import { Heading } from '../primitives/text'
import { media } from '../styles/media'

interface TestimonialsProps {
  heading: string
  testimonials: readonly Queries.TestimonialFragment[]
  /** A rating in words, with `{rating}` and `{highest}` where the numbers go. */
  rated: string
}

/** What clients say: the first at large, the others beside it. Without any, there is no band. */
export function Testimonials({ heading, testimonials, rated }: TestimonialsProps) {
  if (testimonials.length === 0) return null
  return (
    <Band tone="mist" labelledBy="testimonials">
      <Heading id="testimonials" $size="md">
        {heading}
      </Heading>
      <Quotes>
        {testimonials.map(({ id, quote, author, title, rating }) => (
          <figure key={id}>
            <Rating
              rating={rating}
              highest={HIGHEST_RATING}
              words={interpolate(rated, { rating, highest: HIGHEST_RATING })}
            />
            <blockquote>
              <p>{`“${quote}”`}</p>
            </blockquote>
            <figcaption>
              <strong>{author}</strong>, {title}
            </figcaption>
          </figure>
        ))}
      </Quotes>
    </Band>
  )
}

export const query = graphql`
  fragment Testimonial on Testimonial {
    id
    quote
    author
    title
    rating
  }
`

const Quotes = styled.div`
  display: grid;
  gap: var(--space-xl);
  margin-block-start: var(--space-xl);

  blockquote {
    margin: var(--space-sm) 0 var(--space-sm);
    font-family: var(--font-display);
    font-size: var(--title-sm);
    letter-spacing: -0.01em;
    line-height: 1.3;
  }

  blockquote p {
    text-indent: -0.42em;
  }

  figcaption {
    color: var(--muted);
    font-size: var(--text-sm);
  }

  strong {
    color: var(--ink);
    font-weight: 600;
  }

  figure:first-child blockquote {
    font-size: var(--title-md);
    line-height: 1.22;
  }

  ${media.large} {
    grid-template-columns: 7fr 5fr;
    column-gap: var(--space-2xl);

    figure:first-child {
      grid-row: span 8;
    }

    figure:not(:first-child) blockquote {
      font-size: var(--title-xs);
    }
  }
`
