import styled from 'styled-components'

type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

/** A heading; its level is chosen with `as`, its size apart from that. */
export const Heading = styled.h2<{ $size?: Size }>`
  font-size: ${({ $size = 'lg' }) => `var(--title-${$size})`};
  max-inline-size: 15em;
`

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
