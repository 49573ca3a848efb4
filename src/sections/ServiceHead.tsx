import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Band } from '../primitives/Band'
import { Link } from '../primitives/Link'
import { Icon, INTERFACE_ICONS } from '../primitives/Icon'
import { Heading, Prose } from '../primitives/Text'
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
        <Up to={frame.allServices.to}>
          <Icon paths={INTERFACE_ICONS.arrowLeft} />
          {frame.allServices.label}
        </Up>
        <Heading as="h1" $size="xl">
          {service.title}
        </Heading>
        <Introduction>{service.introduction}</Introduction>
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

  ${media.large} {
    padding-block: var(--space-xl) var(--space-lg);
  }
`

const Intro = styled.div`
  display: grid;
  gap: var(--space-2xs) var(--space-xl);

  h1 {
    max-inline-size: 12em;
  }

  ${media.large} {
    grid-template-columns: 62fr 38fr;
  }
`

/* On a desktop its first line stands level with the title's. */
const Introduction = styled(Prose)`
  line-height: 1.55;

  ${media.large} {
    padding-block-start: 0.75rem;
  }
`

const Up = styled(Link)`
  display: inline-flex;
  gap: var(--space-2xs);
  align-items: center;
  justify-self: start;
  grid-column: 1 / -1;
  font-size: 1rem;
  min-block-size: var(--target);
`
