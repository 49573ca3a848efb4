import styled from 'styled-components'
import { Note } from '../components/Text'
import { useSiteSettings } from '../layout/useSiteSettings'
import { media } from '../styles/media'

interface OfferProps {
  text?: string
  className?: string
}

/** What a consultation request offers, near a button that leads to the form. */
export function Offer({ text = '', className }: OfferProps) {
  const { consultation, reply } = useSiteSettings().offer
  return (
    <Terms className={className}>
      <strong>{consultation}</strong> {`${text} ${reply}`.trim()}
    </Terms>
  )
}

/* The first sentence has a line of its own. In one paragraph, the text after it would shift when the font has loaded. */
const Terms = styled(Note)`
  strong {
    display: block;
    color: var(--ink);
    font-weight: 600;
    text-wrap: balance;
  }
`

/** A row of a button and the offer, below each other where there is no room for both. */
export const OfferRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-sm) var(--space-md);
  align-items: center;

  > p {
    flex: 1 1 20rem;
  }

  > .button {
    flex: 1 1 100%;
  }

  ${media.small} {
    > .button {
      flex: none;
    }
  }
`
