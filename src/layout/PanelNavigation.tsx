import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { media } from '../styles/media'
import { currentLinkMarker, NavigationLink, NavigationList, navigationLinkStyles } from './NavigationList'
import { ServiceGroups } from './ServiceGroups'

interface PanelNavigationProps {
  label: string
  navigation: Queries.NavigationFragment
  /** The path of the current page. */
  path: string
  /** Whether that page is about services. */
  isCurrent: boolean
}

/** The links in the panel for small screens: the same as in the navigation bar, one below the other. */
export function PanelNavigation({ label, navigation, path, isCurrent }: PanelNavigationProps) {
  const { services, button } = navigation
  return (
    <>
      <Navigation aria-label={label}>
        <List navigation={navigation}>
          <details>
            <Summary aria-current={isCurrent || undefined}>
              {services.label}
              <Icon paths={INTERFACE_ICONS.chevronDown} />
            </Summary>
            <Services>
              <ServiceGroups groups={services.groups} path={path} />
              <NavigationLink to={services.all.to}>{services.all.label}</NavigationLink>
            </Services>
          </details>
        </List>
      </Navigation>
      <GetStarted to={button.to}>{button.label}</GetStarted>
    </>
  )
}

const List = styled(NavigationList)`
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
