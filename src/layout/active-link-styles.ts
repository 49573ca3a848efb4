import { css } from 'styled-components'

/** An entry in the navigation bar; the current one is underlined by the trail, which ends in a diamond. */
export const navigationLinkStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-3xs);
  min-block-size: var(--target);
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink);
  font-size: 1rem;
  font-weight: 500;
  text-decoration: none;
  cursor: pointer;

  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0.3rem;
    border-block-end: 2px dotted var(--trail);
  }

  &:hover {
    color: var(--trail-dark);
  }
`

/**
 * The current entry in a list is followed by a diamond. It is drawn as a border, because forced colors remove
 * backgrounds.
 */
export const currentLinkMarker = css`
  &[aria-current] {
    color: var(--trail);
  }

  &[aria-current]::after {
    content: '';
    position: static;
    margin-inline-start: var(--space-xs);
    border: 0.25rem solid var(--trail);
    transform: rotate(45deg);
  }
`
