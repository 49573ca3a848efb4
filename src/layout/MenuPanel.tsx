import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { IconButton } from '../components/IconButton'
import { media } from '../styles/media'
import { Brand } from './Brand'
import { currentLinkMarker, NavigationEntry, NavigationLink, NavigationList } from './NavigationList'
import { ServiceGroups } from './ServiceGroups'
import { useLinkPanel } from './useLinkPanel'

const PANEL_ID = 'menu'

interface MenuPanelProps {
  settings: Queries.HeaderFragment
  path: string
  isCurrent: boolean
}

/** The navigation of small screens: a panel of links that slides in. */
export function MenuPanel({ settings, path, isCurrent }: MenuPanelProps) {
  const { uiLabels, navigation } = settings
  const { services, button } = navigation
  const panel = useLinkPanel(path)

  return (
    <>
      <PanelButton type="button" popoverTarget={PANEL_ID} aria-label={uiLabels.openMenu}>
        <Icon path={INTERFACE_ICONS.menu} />
      </PanelButton>
      <Panel
        id={PANEL_ID}
        {...panel}
        aria-label={uiLabels.mainNavigation}
        onToggle={({ currentTarget, newState }) => {
          if (newState === 'open') return
          for (const details of currentTarget.querySelectorAll('details')) details.open = false
        }}
      >
        <Content>
          <TopRow>
            <Brand settings={settings} isLink={false} />
            {/* Opening the panel moves the focus here. When the page loads, the panel is hidden, so nothing gets the focus. */}
            {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the panel covers the button that opens it */}
            <PanelButton type="button" popoverTarget={PANEL_ID} autoFocus aria-label={uiLabels.closeMenu}>
              <Icon path={INTERFACE_ICONS.close} />
            </PanelButton>
          </TopRow>
          <Links>
            <List navigation={navigation}>
              <details>
                <Summary as="summary" aria-current={isCurrent || undefined}>
                  {services.label}
                  <Icon path={INTERFACE_ICONS.chevronDown} />
                </Summary>
                <Services>
                  <ServiceGroups groups={services.groups} path={path} />
                  <NavigationLink to={services.all.to}>{services.all.label}</NavigationLink>
                </Services>
              </details>
            </List>
          </Links>
          <GetStarted to={button.to}>{button.label}</GetStarted>
        </Content>
      </Panel>
    </>
  )
}

const PanelButton = styled(IconButton)`
  border: 1px solid var(--border);
  border-radius: var(--corner);
`

/** Where the panel comes from: the side of the window at which lines end. */
const OUTSIDE = IS_RIGHT_TO_LEFT ? 'translateX(-100%)' : 'translateX(100%)'

const Panel = styled.nav`
  inset-inline: auto 0;
  inline-size: min(24rem, 100%);
  block-size: 100dvb;
  padding: 0;
  border: 0;
  border-inline-start: 1px solid transparent; /* visible in forced colors */
  background: var(--paper);
  color: var(--ink);
  overscroll-behavior: contain;

  &::backdrop {
    background: var(--backdrop);
  }

  @media (prefers-reduced-motion: no-preference) {
    transform: ${OUTSIDE};
    transition:
      transform 0.22s ease-out,
      overlay 0.22s allow-discrete,
      display 0.22s allow-discrete;

    &:popover-open {
      transform: none;
    }

    @starting-style {
      &:popover-open {
        transform: ${OUTSIDE};
      }
    }
  }
`

const TopRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2xs);
  padding-block-end: calc((var(--header-height) - var(--target)) / 2);

  > :first-child {
    margin-inline-end: auto;
  }

  > :not(:first-child) {
    border-color: transparent;
  }
`

const Content = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  padding: calc((var(--header-height) - var(--target)) / 2) var(--page-margin) var(--space-lg);

  ${media.short} {
    block-size: auto;
    min-block-size: 100%;
  }
`

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

const Summary = styled(NavigationEntry)`
  svg {
    order: 1;
    margin-inline-start: auto;
  }
`

const Services = styled.div`
  padding-block-end: var(--space-md);
`

/* Only the list scrolls, so that the button below it stays in reach. It fades out above the button, because a cut word would
   look like a mistake, and has room for focus rings, which scrolling would cut off. In a short window, that would leave
   nothing of the list, so the whole panel scrolls. */
const Links = styled.div`
  flex: 1;
  min-block-size: 8rem;
  margin-inline: calc(-1 * var(--space-2xs));
  padding: 0 var(--space-2xs) var(--space-md);
  mask-image: linear-gradient(to top, transparent, black var(--space-md));
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
