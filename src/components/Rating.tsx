import styled from 'styled-components'
import { VisuallyHidden } from './Text'

interface RatingProps {
  /** The number of whole diamonds to fill. */
  rating: number
  max: number
  label: string
}

/** A rating as a row of diamonds, with text for people who cannot see them. */
export function Rating({ rating, max, label }: RatingProps) {
  return (
    <Row>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg viewBox={`0 0 ${max * 16} 12`} aria-hidden="true" focusable="false">
        {Array.from({ length: max }, (_, index) => (
          <path
            key={index}
            d={`M${index * 16 + 6} 1 l5 5 -5 5 -5 -5Z`}
            fill={index < rating ? 'var(--sepia)' : 'none'}
            stroke="var(--sepia)"
          />
        ))}
      </svg>
    </Row>
  )
}

const Row = styled.div`
  svg {
    block-size: 0.75rem;
    inline-size: auto;
  }
`
