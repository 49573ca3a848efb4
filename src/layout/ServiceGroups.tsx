import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Link } from '../components/Link'
import { isPathOfService, serviceLink } from '../routes/paths'
import { media } from '../styles/media'
import { currentLinkMarker } from './active-link-styles'

interface ServiceGroupsProps {
  /** The prefix of the ids of the groups' titles. */
  id: string
  groups: readonly Queries.ServiceGroupsFragment[]
  /** The path of the current page. */
  path: string
  /** Called when a link is followed, even one to the current page. */
  onFollow: () => void
}

/** The services by group, as listed in the navigation bar's menu and in the panel for small screens. */
export function ServiceGroups({ id, groups, path, onFollow }: ServiceGroupsProps) {
  return (
    <Groups>
      {groups.map(({ title, services }, index) => (
        <div key={title}>
          <Title id={`${id}-${index}`}>{title}</Title>
          <ul role="list" aria-labelledby={`${id}-${index}`}>
            {services.map((service) => (
              <li key={service.slug}>
                <ServiceLink
                  to={serviceLink(service, 'counseling')}
                  aria-current={isPathOfService(path, service.slug) ? 'page' : undefined}
                  onClick={onFollow}
                >
                  {service.name}
                </ServiceLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Groups>
  )
}

export const query = graphql`
  fragment ServiceGroups on ServiceGroup {
    title
    services {
      slug
      name
      prefixes
    }
  }
`

const Groups = styled.div`
  display: grid;
  gap: var(--space-md);

  ${media.small} {
    grid-template-columns: repeat(2, 1fr);
  }

  ${media.large} {
    grid-template-columns: repeat(4, 1fr);
  }
`

const Title = styled.p`
  padding-block-end: var(--space-2xs);
  color: var(--muted);
  font-size: var(--text-sm);
`

const ServiceLink = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: var(--target);
  border-block-start: var(--hairline);
  color: var(--ink);
  font-family: var(--font-display);
  font-size: 1.125rem;
  font-weight: var(--weight-display);
  letter-spacing: -0.01em;
  text-decoration: none;

  &:hover {
    color: var(--trail-dark);
  }

  ${currentLinkMarker}
`
