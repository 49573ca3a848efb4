import { graphql } from 'gatsby'
import styled from 'styled-components'
import { PAGE_PATHS, SERVICE_PARAMETER } from '../../content-model/routes/named-paths'
import { ButtonLink } from '../components/Button'
import { Offer } from './Offer'

interface ServiceRequestProps {
  service: Queries.ServiceRequestFragment
  copy: Queries.ServiceRequestCopyFragment
}

/** The button on a service's page that leads to the form, with the offer beside it. */
export function ServiceRequest({ service, copy }: ServiceRequestProps) {
  const { label, to } = copy.schedule
  return (
    <Row>
      {/* With this parameter, the form names the service, and so does the request. */}
      <ButtonLink to={to === PAGE_PATHS.contact ? `${to}?${SERVICE_PARAMETER}=${service.slug}` : to}>
        {label}
      </ButtonLink>
      <Offer />
    </Row>
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
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-sm) var(--space-md);
  align-items: center;

  > p {
    flex: 1 1 28rem;
  }
`
