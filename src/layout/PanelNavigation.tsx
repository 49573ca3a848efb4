import { graphql } from 'gatsby'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { isBelow, normalizePath } from '../routes/paths'
import { media } from '../styles/media'
import { currentLinkMarker, navigationLinkStyles } from './active-link-styles'
import { NavigationLink } from './NavigationLink'
import { ServiceGroups } from './ServiceGroups'

interface PanelNavigationProps {
  settings: Queries.PanelNavigationFragment
  /** The path of the current page. */
  path: string
  /** A ref to the collapsible section of services, which the panel collapses when it opens. */
  services: RefObject<HTMLDetailsElement | null>
  /** Called when a link is followed, even one to the current page. */
  onFollow: () => void
}

/** The links in the panel for small screens: the same as in the navigation bar, one below the other. */
export function PanelNavigation({ settings, path, services, onFollow }: PanelNavigationProps) {
  const { words, navigation } = settings
  return (
    <>
      <Navigation aria-label={words.mainNavigation}>
        <List role="list">
          <li>
            <NavigationLink to={navigation.home.to} path={path} onFollow={onFollow}>
              {navigation.home.label}
            </NavigationLink>
          </li>
          <li>
            <details ref={services}>
              <Summary
                aria-current={
                  isBelow(path, navigation.services.folders) ||
                  normalizePath(path) === navigation.services.all.to ||
                  undefined
                }
              >
                {navigation.services.label}
                <Icon paths={INTERFACE_ICONS.chevronDown} />
              </Summary>
              <Services>
                <ServiceGroups id="panel" groups={navigation.services.groups} path={path} onFollow={onFollow} />
                <NavigationLink to={navigation.services.all.to} path={path} onFollow={onFollow}>
                  {navigation.services.all.label}
                </NavigationLink>
              </Services>
            </details>
          </li>
          {navigation.pages.map(({ label, to }) => (
            <li key={to}>
              <NavigationLink to={to} path={path} onFollow={onFollow}>
                {label}
              </NavigationLink>
            </li>
          ))}
        </List>
      </Navigation>
      <GetStarted to={navigation.button.to} onClick={onFollow}>
        {navigation.button.label}
      </GetStarted>
    </>
  )
}

export const query = graphql`
  fragment PanelNavigation on SiteSettings {
    words {
      mainNavigation
    }
    navigation {
      ...MainNavigation
      services {
        folders
        all {
          label
          to
        }
        groups {
          ...ServiceGroups
        }
      }
    }
  }
`

const List = styled.ul`
  > li {
    border-block-start: var(--hairline);
  }

  > li > a,
  summary {
    display: flex;
    min-block-size: 3.5rem;
    font-family: var(--font-display);
    font-size: 1.375rem;
    font-weight: var(--weight-display);

    ${currentLinkMarker}
  }
`

const Summary = styled.summary`
  ${navigationLinkStyles}
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  svg {
    order: 1;
    margin-inline-start: auto;
  }

  details[open] > & svg {
    transform: rotate(180deg);
  }
`

const Services = styled.div`
  padding-block-end: var(--space-md);
`

/*
 * The list scrolls by itself, with room for the focus ring, so that the button stays within reach of the thumb. In a
 * short window, the panel scrolls as a whole.
 */
const Navigation = styled.nav`
  flex: 1;
  min-block-size: 8rem;
  margin-inline: calc(-1 * var(--space-2xs));
  padding-inline: var(--space-2xs);
  overflow-y: auto;
  overscroll-behavior: contain;

  ${media.short} {
    flex: none;
    overflow: visible;
  }
`

const GetStarted = styled(ButtonLink)`
  flex: none;
  margin-block-start: var(--space-md);
`
