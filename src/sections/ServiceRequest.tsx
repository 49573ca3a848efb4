import { graphql } from 'gatsby'
import styled from 'styled-components'
import { PAGE_PATHS, SERVICE_PARAMETER } from '../../content-model/routes/named-paths'
import { ButtonLink } from '../components/Button'
import { StandaloneLink } from '../components/StandaloneLink'
import { Offer, OfferRow } from './Offer'

interface ServiceRequestProps {
  service: Queries.ServiceRequestFragment
  copy: Queries.ServiceRequestCopyFragment
}

/** The button on a service's page that leads to the form, with the offer beside it. */
export function ServiceRequest({ service, copy }: ServiceRequestProps) {
  const {
    schedule: { label, to },
    price,
  } = copy
  return (
    <OfferRow>
      {/* With this parameter, the form names the service, and so does the request. */}
      <ButtonLink to={to === PAGE_PATHS.contact ? `${to}?${SERVICE_PARAMETER}=${service.slug}` : to}>
        {label}
      </ButtonLink>
      <Offer />
      {price && <Price to={price.to}>{price.label}</Price>}
    </OfferRow>
  )
}

export const query = graphql`
  fragment ServiceRequest on Service {
    slug
  }

  fragment ServiceRequestCopy on ServiceTemplate {
    schedule {
      ...Link
    }
    price {
      ...Link
    }
  }
`

/* As large as the offer, which it belongs to. */
const Price = styled(StandaloneLink)`
  font-size: var(--text-sm);
`
