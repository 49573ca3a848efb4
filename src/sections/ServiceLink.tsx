import { graphql } from 'gatsby'
import styled from 'styled-components'
import { CardLink, CardText, CardTitle } from '../components/CardLink'
import { DiamondMarker } from '../components/DiamondMarker'
import { Picture } from '../components/Picture'
import { media } from '../styles/media'

interface ServiceLinkProps {
  service: Queries.ServiceLinkFragment
  text: string
  number?: number
  className?: string
}

/** A list item that links to a service. Styles may show its number. */
export function ServiceLink({ service, text, number, className }: ServiceLinkProps) {
  return (
    <Item className={className} data-number={number}>
      <Row to={service.canonicalPath}>
        <Frame>{service.image && <Picture image={service.image} alt="" sizes="10rem" />}</Frame>
        <CardTitle>{service.name}</CardTitle>
        <Text>{text}</Text>
        <DiamondMarker />
      </Row>
    </Item>
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

const Item = styled.li`
  --room: calc(100cqi - 2.5rem);

  container-type: inline-size;

  ${media.small} {
    --room: calc(100cqi - 10rem);
  }
`

/* A service without a photograph has a plain field, if others have one. On a phone, the name is above the
   photograph. */
const Row = styled(CardLink)`
  display: grid;
  grid-template-columns: 1fr auto;
  grid-template-rows: auto 1fr;
  gap: var(--space-3xs) var(--space-sm);
  padding-block: var(--space-md);

  ul:has(img) & {
    grid-template-columns: 6.5rem 1fr auto;

    ${media.narrow} {
      grid-template-columns: 1fr auto;
    }
  }

  > svg {
    grid-area: 1 / -2;
  }

  > :where(${CardTitle}) {
    grid-column: 1 / -2;

    ${media.small} {
      grid-column: -3 / -2;
    }
  }
`

const Frame = styled.span`
  grid-row: 2;
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

  ${media.small} {
    grid-row: 1 / span 2;
  }

  ${media.narrow} {
    display: none;
  }
`

const Text = styled(CardText)`
  grid-column: -3 / -1;
  max-inline-size: var(--measure);
`
