import styled from 'styled-components'

interface OfferProps {
  offer: { consultation: string; reply: string }
}

/** What visitors get who ask for a consultation, near a button that leads to the form. */
export function Offer({ offer }: OfferProps) {
  return (
    <Terms>
      <strong>{offer.consultation}</strong> {offer.reply}
    </Terms>
  )
}

const Terms = styled.p`
  max-inline-size: var(--measure);
  color: var(--muted);
  font-size: var(--text-sm);

  strong {
    display: block;
    color: var(--ink);
    font-weight: 600;
  }
`
