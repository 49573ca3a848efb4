import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Section } from '../components/Section'
import { StandaloneLink } from '../components/StandaloneLink'
import { Heading } from '../components/Text'
import { interpolate } from '../layout/interpolate'
import { media } from '../styles/media'
import { ServiceLink } from './ServiceLink'

interface RelatedServicesProps {
  relatedServices: Queries.RelatedServicesFragment | null
  copy: Queries.RelatedServicesCopyFragment
}

/** Other services of the group, and a link to all. Omitted if there are none. */
export function RelatedServices({ relatedServices, copy }: RelatedServicesProps) {
  if (!relatedServices) return null
  const { group, path, services } = relatedServices
  return (
    <Root labelledBy="related-services-heading">
      <Intro>
        <Heading id="related-services-heading" $size="md">
          {interpolate(copy.heading, { group })}
        </Heading>
        <StandaloneLink to={path}>{interpolate(copy.all, { group })}</StandaloneLink>
      </Intro>
      <ul role="list">
        {services.map((service) => (
          <ServiceLink key={service.slug} service={service} text={service.summary} />
        ))}
      </ul>
    </Root>
  )
}

export const query = graphql`
  fragment RelatedServices on RelatedServices {
    group
    path
    services {
      ...ServiceLink
      summary
    }
  }

  fragment RelatedServicesCopy on ServiceTemplateRelatedServices {
    heading
    all
  }
`

const Root = styled(Section)`
  padding-block: var(--space-xl) var(--space-2xl);

  ul {
    display: grid;
    border-block-start: 1px solid var(--border);
  }

  li + li {
    border-block-start: var(--hairline);
  }

  ${media.large} {
    ul {
      grid-auto-columns: 1fr;
      grid-auto-flow: column;
      column-gap: var(--space-lg);
    }

    li + li {
      border-block-start: 0;
    }
  }

  @media print {
    display: none;
  }
`

const Intro = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2xs) var(--space-lg);
  align-items: baseline;
  justify-content: space-between;
  padding-block-end: var(--space-sm);
`
