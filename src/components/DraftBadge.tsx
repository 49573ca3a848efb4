import styled from 'styled-components'

/** Says why visitors cannot see an entry that only previews show; the reason is null if they can. */
export function DraftBadge({ reason }: { reason: string | null }) {
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
