import styled, { css } from 'styled-components'
import { media } from '../styles/media'
import { Link } from './Link'

type Variant = 'primary' | 'secondary'

const look = css<{ $variant?: Variant }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2xs);
  min-block-size: 3rem;
  padding: var(--space-2xs) min(var(--space-md), 6.5vw);
  border: 1px solid ${({ $variant = 'primary' }) => ($variant === 'primary' ? 'var(--accent)' : 'currentcolor')};
  border-radius: var(--corner);
  background: ${({ $variant = 'primary' }) => ($variant === 'primary' ? 'var(--accent)' : 'transparent')};
  color: ${({ $variant = 'primary' }) => ($variant === 'primary' ? 'var(--on-accent)' : 'var(--ink)')};
  font-weight: 600;
  font-size: 1rem;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    border-color: var(--accent-hover);
    background: ${({ $variant = 'primary' }) => ($variant === 'primary' ? 'var(--accent-hover)' : 'transparent')};
    color: ${({ $variant = 'primary' }) => ($variant === 'primary' ? 'var(--on-accent)' : 'var(--accent-hover)')};
  }

  @media print {
    display: none;
  }
`

/** A link that looks like a button: a call to action. Analytics find it by its class name. */
export const ButtonLink = styled(Link).attrs({ className: 'button' })<{ $variant?: Variant }>`
  ${look}
`

export const Button = styled.button<{ $variant?: Variant }>`
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
