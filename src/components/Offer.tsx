import styled from 'styled-components'

interface OfferProps {
  offer: { consultation: string; reply: string }
}

/** What visitors get who ask for a consultation, below a button that leads to the form. */
export function Offer({ offer }: OfferProps) {
  return (
    <Terms>
      {offer.consultation} {offer.reply}
    </Terms>
  )
}

const Terms = styled.p`
  max-inline-size: 27em;
  color: var(--muted);
  font-size: var(--text-sm);
  text-wrap: pretty;
`
