import type { ReactNode } from 'react'
import styled from 'styled-components'

type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl'

/**
 * A heading. `as` sets its level, and `$size` sets its size independently. Its last two words stay together if they fit
 * on one line, so that no line has only the last word.
 */
export const Heading = styled.h2.attrs<{ $size?: Size }>(({ children }) => ({ children: keepEndTogether(children) }))`
  font-size: ${({ $size = 'lg' }) => `var(--title-${$size})`};
  max-inline-size: 15em;

  > .end {
    display: inline-block;

    /* A block gets its own background in forced colors, which would cover the line above. */
    @media (forced-colors: active) {
      display: inline;
    }
  }
`

/** Headings of two words need no handling: if both do not fit on one line, nothing can be done. */
const FEWEST_WORDS = 3

function keepEndTogether(children: ReactNode): ReactNode {
  if (typeof children !== 'string') return children
  const words = children.split(' ')
  if (words.length < FEWEST_WORDS) return children
  return (
    <>
      {words.slice(0, -2).join(' ')} <span className="end">{words.slice(-2).join(' ')}</span>
    </>
  )
}

/** The text under a heading, slightly larger than the text that follows. */
export const Lede = styled.p`
  max-inline-size: var(--measure-short);
  color: var(--muted);
  font-size: var(--text-lg);
  line-height: 1.5;
`

/** A paragraph at reading width. */
export const Prose = styled.p`
  max-inline-size: var(--measure);
  color: var(--muted);
`

/** Text for assistive technology only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
