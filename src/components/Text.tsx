import type { ReactNode } from 'react'
import styled from 'styled-components'
import { fitted } from './fitted'

type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl'

interface HeadingProps {
  $size?: Size
  /** Whether it is smaller on a phone if it then has one line. */
  $isLine?: boolean
  children?: ReactNode
}

/** A heading. `as` sets its level, and `$size` sets its size independently. It is smaller if its longest word does not fit. */
export const Heading = styled.h2<HeadingProps>`
  ${({ $size = 'lg', $isLine, children }) => fitted(`title-${$size}`, children, $isLine)}
  max-inline-size: 15em;
`

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
