import styled from 'styled-components'

/** The waymark: a diamond around a smaller one, filled, or with an ancestor's `--marker-fill`. */
export function DiamondMarker({ filled = false }: { filled?: boolean }) {
  return (
    <Diamond viewBox="0 0 20 20" aria-hidden="true" $filled={filled}>
      <path d="M10 1.2 18.8 10 10 18.8 1.2 10Z" />
      <path d="M10 6 14 10 10 14 6 10Z" />
    </Diamond>
  )
}

const Diamond = styled.svg<{ $filled: boolean }>`
  flex: none;
  inline-size: 1.125rem;
  block-size: 1.125rem;
  fill: none;
  stroke: var(--accent);
  stroke-width: 1.5;

  path:last-child {
    fill: ${({ $filled }) => ($filled ? 'var(--accent)' : 'var(--marker-fill, transparent)')};
    stroke: none;
  }
`
