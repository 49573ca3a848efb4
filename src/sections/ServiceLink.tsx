import { graphql } from 'gatsby'
import styled from 'styled-components'
import { CardLink, CardText, CardTitle } from '../components/CardLink'
import { DiamondMarker } from '../components/DiamondMarker'
import { Picture } from '../components/Picture'

interface ServiceLinkProps {
  service: Queries.ServiceLinkFragment
  /** What the service is about. */
  text: string
  className?: string
}

/** An item of a list of services: a link with the service’s photograph, if it has one, its name, and a text. */
export function ServiceLink({ service, text, className }: ServiceLinkProps) {
  return (
    <li className={className}>
      <Row to={service.canonicalPath}>
        <Frame>{service.image && <Picture image={service.image} alt="" sizes="10rem" />}</Frame>
        <CardTitle>{service.name}</CardTitle>
        <Text>{text}</Text>
        <DiamondMarker />
      </Row>
    </li>
  )
}

export const query = graphql`
  fragment ServiceLink on Service {
    slug
    canonicalPath
    name
    image {
      gatsbyImageData(layout: FIXED, width: 160, aspectRatio: 1.6)
    }
  }
`

/* A service without a photograph has a plain field, in line with those of the others, if there are any. */
const Row = styled(CardLink)`
  display: grid;
  grid-template-columns: 1fr auto;
  grid-template-rows: auto 1fr;
  gap: var(--space-3xs) var(--space-sm);
  padding-block: var(--space-md);

  ul:has(img) & {
    grid-template-columns: 6.5rem 1fr auto;
  }

  > svg {
    grid-area: 1 / -2;
  }
`

const Frame = styled.span`
  grid-row: 1 / span 2;
  align-self: start;
  inline-size: 100%;
  aspect-ratio: 1.6;
  border: var(--hairline);
  background: var(--mist);

  ul:not(:has(img)) & {
    display: none;
  }

  img {
    block-size: 100%;
    object-fit: cover;
  }
`

const Text = styled(CardText)`
  grid-column: -3 / -1;
  max-inline-size: var(--measure);
`
