import styled from 'styled-components'

/** A button that looks like text. */
export const TextButton = styled.button`
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

  &:hover {
    color: var(--accent-hover);
  }
`
