import { graphql } from 'gatsby'

/** What is configured of the delivery; a site whose content says nothing of it simulates it. */
export const query = graphql`
  fragment ConsultationDelivery on SiteSettingsDelivery {
    via
    url
    key
  }
`
