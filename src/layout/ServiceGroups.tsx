import { graphql } from 'gatsby'
import { useId } from 'react'
import styled, { css } from 'styled-components'
import { normalizePath } from '../../content-model/routes/link-paths'
import { Link } from '../components/Link'
import { media } from '../styles/media'
import { currentLinkMarker } from './NavigationList'

interface ServiceGroupsProps {
  groups: readonly Queries.ServiceGroupsFragment[]
  path: string
  isWide?: boolean
}

/** Services by group, in the small screens' panel, or in the bar's menu, as wide as the page. */
export function ServiceGroups({ groups, path, isWide = false }: ServiceGroupsProps) {
  const id = useId()
  return (
    <Groups $isWide={isWide}>
      {groups.map(({ title, services }, index) => (
        <div key={title}>
          <Title id={`${id}-${index}`}>{title}</Title>
          <ul role="list" aria-labelledby={`${id}-${index}`}>
            {services.map((service) => (
              <li key={service.slug}>
                <ServiceLink
                  to={service.menuPath}
                  aria-current={service.paths.includes(normalizePath(path)) ? 'page' : undefined}
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
      menuPath
      paths
    }
  }
`

/* Up to four groups are side by side at every width of the bar. The links of few groups are in columns too. */
const wideGroups = css`
  grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));

  ul {
    columns: 15rem;
    column-gap: var(--space-md);
  }

  li {
    break-inside: avoid;
  }
`

const narrowGroups = css`
  ${media.small} {
    grid-template-columns: repeat(2, 1fr);

    > :last-child:nth-child(odd) {
      grid-column: span 2;
    }
  }
`

const Groups = styled.div<{ $isWide: boolean }>`
  display: grid;
  gap: var(--space-md);

  ${({ $isWide }) => ($isWide ? wideGroups : narrowGroups)}
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
    color: var(--accent-hover);
  }

  ${currentLinkMarker}
`
