import styled from 'styled-components'

/** A list of short text items, each after a small diamond. */
export const DiamondList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--space-2xs);
  max-inline-size: var(--measure);
  color: var(--muted);

  li {
    display: flex;
    gap: var(--space-2xs);
    align-items: baseline;
  }

  li::before {
    content: '';
    inline-size: 0.4rem;
    block-size: 0.4rem;
    border: 1px solid var(--sepia);
    transform: translateY(-0.15rem) rotate(45deg);
  }
`
