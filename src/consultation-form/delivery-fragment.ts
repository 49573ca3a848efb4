import { graphql } from 'gatsby'

/** Where the form sends requests. */
export const query = graphql`
  fragment ConsultationDelivery on DeliverySettings {
    via
    url
    key
  }
`
