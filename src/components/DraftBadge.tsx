import styled from 'styled-components'

interface UnpublishedProps {
  /** Why visitors do not see it; null for what they see. */
  reason: string | null
}

/** The mark of an entry that previews alone show. */
export function DraftBadge({ reason }: UnpublishedProps) {
  return reason === null ? null : <Mark>{reason}</Mark>
}

const Mark = styled.strong`
  display: inline-block;
  place-self: start;
  margin-block: var(--space-2xs);
  padding: var(--space-3xs) var(--space-2xs);
  border: 2px dashed var(--trail);
  color: var(--trail-dark);
  font: 600 var(--text-sm) / 1.4 var(--font-text);
`
