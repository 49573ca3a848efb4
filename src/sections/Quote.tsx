import { graphql } from 'gatsby'
import styled from 'styled-components'
import { HIGHEST_RATING } from '../../content-model/rating'
import { DraftBadge } from '../components/DraftBadge'
import { Note, VisuallyHidden } from '../components/Text'
import { interpolate } from '../layout/interpolate'
import { useSiteSettings } from '../layout/useSiteSettings'

declare global {
  /** The marks around quotations, if those of browsers are wrong; see gatsby/webpack/language-constants.ts. */
  const QUOTATION_MARKS: string
}

/** A client's testimonial with its rating and its author. */
export function Quote({ testimonial }: { testimonial: Queries.TestimonialFragment }) {
  const { quote, author, title, rating, unpublished } = testimonial
  const { rated } = useSiteSettings().uiLabels
  return (
    <Figure>
      <DraftBadge reason={unpublished} />
      <Rating>
        <VisuallyHidden>{interpolate(rated, { rating, highest: HIGHEST_RATING })}</VisuallyHidden>
        <svg viewBox={`0 0 ${HIGHEST_RATING * 16} 12`} aria-hidden="true">
          <path d={diamonds(0, rating)} fill="var(--sepia)" />
          {rating < HIGHEST_RATING && <path d={diamonds(rating, HIGHEST_RATING)} fill="none" />}
        </svg>
      </Rating>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <Note as="figcaption">
        <strong>{author}</strong>
        {`, ${title}`}
      </Note>
    </Figure>
  )
}

/** The path of the diamonds with these indexes, up to the last, which is not included. */
const diamonds = (first: number, last: number) =>
  Array.from({ length: last - first }, (_, index) => `M${(first + index) * 16 + 6} 1l5 5-5 5-5-5Z`).join('')

export const query = graphql`
  fragment Testimonial on Testimonial {
    id
    quote
    author
    title
    rating
    unpublished
    result {
      ...Result
    }
  }
`

const Figure = styled.figure`
  blockquote {
    margin: var(--space-sm) 0;
    font-family: var(--font-display);
    font-size: var(--title-xs);
    letter-spacing: -0.01em;
    line-height: 1.3;
    ${QUOTATION_MARKS && `quotes: ${QUOTATION_MARKS};`}
  }

  /* The quotation mark hangs in the margin. */
  blockquote p {
    text-indent: -0.42em;

    &::before {
      content: open-quote;
    }

    &::after {
      content: close-quote;
    }
  }

  figcaption {
    text-wrap: balance;
  }

  strong {
    color: var(--ink);
    font-weight: 600;
  }
`

const Rating = styled.div`
  svg {
    block-size: 0.75rem;
    stroke: var(--sepia);
  }
`
