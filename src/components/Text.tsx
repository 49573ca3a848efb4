import type { ReactNode } from 'react'
import styled from 'styled-components'

type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl'

/**
 * A heading; its level is chosen with `as`, its size apart from that. Its last two words stay together as long as they
 * fit on a line, so that none ends alone.
 */
export const Heading = styled.h2.attrs<{ $size?: Size }>(({ children }) => ({ children: keepEndTogether(children) }))`
  font-size: ${({ $size = 'lg' }) => `var(--title-${$size})`};
  max-inline-size: 15em;

  > .end {
    display: inline-block;

    /* A block of its own gets a ground of its own in forced colours, which would cover the line above. */
    @media (forced-colors: active) {
      display: inline;
    }
  }
`

/** Two words need no care: where both find no room on one line, nothing can be done. */
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

/** The text under a heading, a little larger than the text that follows. */
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

/** Text for assistive technology alone. */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
