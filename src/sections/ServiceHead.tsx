import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Band } from '../primitives/Band'
import { Link } from '../primitives/Link'
import { Icon, INTERFACE_ICONS } from '../primitives/Icon'
import { Heading, Prose } from '../primitives/Text'
import { Unpublished } from '../primitives/Unpublished'
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
        <Title>
          <Up to={frame.allServices.to}>
            <Icon paths={INTERFACE_ICONS.arrowLeft} />
            {frame.allServices.label}
          </Up>
          <Unpublished reason={service.unpublished} />
          <Heading as="h1" $size="xl">
            {service.title}
          </Heading>
        </Title>
        <Introduction>{service.introduction}</Introduction>
      </Intro>
    </Ground>
  )
}

export const query = graphql`
  fragment ServiceHead on Service {
    title
    unpublished
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
  gap: var(--space-md);

  h1 {
    max-inline-size: 12em;
  }

  ${media.large} {
    grid-template-columns: 62fr 38fr;
    column-gap: var(--space-xl);
  }
`

/* The way up stands level with the introduction's first line, the title with its last. */
const Title = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
`

const Introduction = styled(Prose)`
  line-height: 1.55;
`

const Up = styled(Link)`
  display: inline-flex;
  gap: var(--space-2xs);
  align-items: center;
  align-self: start;
  font-size: 1rem;
  min-block-size: var(--target);
`
