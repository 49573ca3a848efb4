import styled from 'styled-components'

interface DraftBadgeProps {
  /** Why visitors cannot see the entry; null if they can. */
  reason: string | null
}

/** The badge of an entry that only previews show. */
export function DraftBadge({ reason }: DraftBadgeProps) {
  return reason === null ? null : <Badge>{reason}</Badge>
}

const Badge = styled.strong`
  display: inline-block;
  place-self: start;
  margin-block: var(--space-2xs);
  padding: var(--space-3xs) var(--space-2xs);
  border: 2px dashed var(--accent);
  color: var(--accent-hover);
  font: 600 var(--text-sm) / 1.4 var(--font-text);
`
