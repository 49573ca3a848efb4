import { graphql } from 'gatsby'
import type { ComponentProps, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Link } from '../components/Link'
import { TextButton } from '../components/TextButton'

interface NavigationListProps {
  navigation: Queries.NavigationFragment
  children: ReactNode
  className?: string
}

/** The navigation's entries, in bar and panel. Gatsby marks the current page’s link. */
export function NavigationList({ navigation: { home, pages }, children, className }: NavigationListProps) {
  return (
    <ul role="list" className={className}>
      <li>
        <NavigationLink to={home.to}>{home.label}</NavigationLink>
      </li>
      <li>{children}</li>
      {pages.map(({ label, to }) => (
        <li key={to}>
          <NavigationLink to={to}>{label}</NavigationLink>
        </li>
      ))}
    </ul>
  )
}

export const query = graphql`
  fragment Navigation on SiteSettingsNavigation {
    home {
      ...Link
    }
    services {
      label
      folders
      all {
        ...Link
      }
      groups {
        ...ServiceGroups
      }
    }
    pages {
      ...Link
    }
    button {
      ...Link
    }
  }

  fragment Link on LinkTo {
    label
    to
  }
`

/** An entry in the navigation, such as one that opens a panel; in the bar, the trail underlines the current one. */
export const NavigationEntry = styled(TextButton)`
  position: relative;

  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0.3rem;
    border-block-end: 2px dotted var(--accent);
  }
`

/** The same as a link. */
export function NavigationLink(props: ComponentProps<typeof Link>) {
  return <NavigationEntry as={Link} {...props} />
}

/**
 * The styles of the current entry in a list: a diamond follows it. The diamond is drawn as a border, because forced colors
 * remove backgrounds.
 */
export const currentLinkMarker = css`
  &[aria-current] {
    color: var(--accent);
  }

  &[aria-current]::after {
    content: '';
    position: static;
    margin-inline-start: var(--space-xs);
    border: 0.25rem solid var(--accent);
    transform: rotate(45deg);
  }
`
