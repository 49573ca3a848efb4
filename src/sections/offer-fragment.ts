import { graphql } from 'gatsby'

/** The fields of an offer; see src/components/Offer.tsx. */
export const query = graphql`
  fragment Offer on SiteSettingsOffer {
    consultation
    reply
  }
`
