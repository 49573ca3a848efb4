import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Band } from '../primitives/Band'
import { Link } from '../primitives/Link'
import { Heading, Lede } from '../primitives/Text'
import { media } from '../styles/media'

interface ServiceHeadProps {
  service: Queries.ServiceHeadFragment
  frame: Queries.ServiceHeadWordsFragment
}

/** How a service's page begins: its title beside what the service is. */
export function ServiceHead({ service, frame }: ServiceHeadProps) {
  return (
    <Ground>
      <Intro>
        <div>
          <Up to={frame.allServices.to}>{frame.allServices.label}</Up>
          <Heading as="h1" $size="xl">
            {service.title}
          </Heading>
        </div>
        <Lede>{service.introduction}</Lede>
      </Intro>
    </Ground>
  )
}

export const query = graphql`
  fragment ServiceHead on Service {
    title
    introduction
  }

  fragment ServiceHeadWords on ServiceTemplate {
    allServices {
      label
      to
    }
  }
`

const Ground = styled(Band)`
  padding-block: var(--space-lg);
`

const Intro = styled.div`
  display: grid;
  gap: var(--space-md);

  h1 {
    font-size: clamp(2.25rem, 1.5rem + 3vw, 3.75rem);
    max-inline-size: 12em;
  }

  ${media.large} {
    grid-template-columns: 7fr 6fr;
    align-items: end;
    column-gap: var(--space-xl);
  }
`

const Up = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--target);
`
