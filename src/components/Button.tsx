import styled, { css } from 'styled-components'
import { media } from '../styles/media'
import { Link } from './Link'

type Variant = 'primary' | 'secondary'

const look = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2xs);
  min-block-size: 3rem;
  padding: var(--space-2xs) min(var(--space-md), 6.5vw);
  border: 1px solid var(--accent);
  border-radius: var(--corner);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  font-size: 1rem;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    border-color: var(--accent-hover);
    background: var(--accent-hover);
    color: var(--on-accent);
  }

  &.secondary {
    border-color: currentcolor;
    background: none;
    color: var(--ink);
  }

  &.secondary:hover {
    color: var(--accent-hover);
  }
`

/** A link that looks like a button: a call to action. Analytics find it by its class name. */
export const ButtonLink = styled(Link).attrs<{ $variant?: Variant }>(({ $variant = '' }) => ({
  className: `button ${$variant}`.trim(),
}))`
  ${look}
`

export const Button = styled.button.attrs<{ $variant?: Variant }>(({ $variant }) => ({ className: $variant }))`
  ${look}

  &[aria-disabled='true'] {
    border-color: var(--muted);
    background: var(--muted);
    color: var(--paper);
    cursor: default;
  }
`

export const ButtonRow = styled.div`
  display: grid;
  gap: var(--space-xs);

  ${media.small} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-sm);
    max-inline-size: 30rem;
  }
`
