import styled from 'styled-components'

/** Says why only previews show an entry; the reason is null if visitors see it. */
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
