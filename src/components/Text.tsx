import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { fitWord } from './fitted'

type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl'

interface HeadingProps {
  $size?: Size
  children?: ReactNode
}

/** A heading. `as` is its level, `$size` its size, smaller if its longest word does not fit. */
export const Heading = styled.h2.attrs<HeadingProps>(({ children }) => fitWord(children))`
  --size: ${({ $size = 'lg' }) => `var(--title-${$size})`};

  max-inline-size: 15em;
`

/** A paragraph that introduces a page or a section. */
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

/** A paragraph in small type beside or below what it is about. */
export const Note = styled(Prose)`
  font-size: var(--text-sm);
`

/** Hides content from all but assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
