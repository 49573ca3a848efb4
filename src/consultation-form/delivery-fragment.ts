import { graphql } from 'gatsby'

/** The destination of the form's requests. */
export const query = graphql`
  fragment ConsultationDelivery on DeliverySettings {
    via
    url
    key
  }
`
