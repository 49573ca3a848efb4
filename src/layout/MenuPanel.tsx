import { useRef } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { IconButton } from '../components/IconButton'
import { media } from '../styles/media'
import { Brand } from './Brand'
import { currentLinkMarker, isOnControl, NavigationLink, navigationLinkStyles, NavigationList } from './NavigationList'
import { ServiceGroups } from './ServiceGroups'
import { useOnPathChange } from './useOnPathChange'

const PANEL_ID = 'menu'

/** These attributes, which React’s types lack, make buttons work before the app starts. */
const OPENS = { command: 'show-modal', commandfor: PANEL_ID }
const CLOSES = { command: 'close', commandfor: PANEL_ID }

interface MenuPanelProps {
  settings: Queries.HeaderFragment
  /** The path of the current page. */
  path: string
  /** Whether that page is about services. */
  isCurrent: boolean
}

/** The small screens' navigation: a modal dialog. Without scripts, links show it as the page’s target. */
export function MenuPanel({ settings, path, isCurrent }: MenuPanelProps) {
  const { uiLabels, navigation } = settings
  const { services, button } = navigation
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()

  useOnPathChange(path, close)

  return (
    <>
      <PanelButton
        type="button"
        {...OPENS}
        aria-haspopup="dialog"
        aria-label={uiLabels.openMenu}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon paths={INTERFACE_ICONS.menu} />
      </PanelButton>
      <PanelLink href={`#${PANEL_ID}`} aria-label={uiLabels.openMenu}>
        <Icon paths={INTERFACE_ICONS.menu} />
      </PanelLink>
      <Panel
        id={PANEL_ID}
        ref={dialog}
        aria-label={uiLabels.mainNavigation}
        onClick={(event) => {
          // Only a press on the backdrop has the dialog itself as its target.
          if (event.target === event.currentTarget || isOnControl(event)) close()
        }}
        onClose={({ currentTarget }) => {
          for (const details of currentTarget.querySelectorAll('details')) details.open = false
        }}
      >
        <Content>
          <TopRow>
            <Brand settings={settings} isLink={false} />
            <PanelButton type="button" {...CLOSES} aria-label={uiLabels.closeMenu}>
              <Icon paths={INTERFACE_ICONS.close} />
            </PanelButton>
            <PanelLink href="#content" aria-label={uiLabels.closeMenu}>
              <Icon paths={INTERFACE_ICONS.close} />
            </PanelLink>
          </TopRow>
          <Navigation aria-label={uiLabels.mainNavigation}>
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
        </Content>
      </Panel>
    </>
  )
}

const PanelButton = styled(IconButton)`
  border: 1px solid var(--border);
  border-radius: var(--corner);
  color: var(--ink);

  @media (scripting: none) {
    display: none;
  }
`

const PanelLink = styled(PanelButton).attrs({ as: 'a', type: undefined })<{ href: string }>`
  @media not (scripting: none) {
    display: none;
  }

  @media (scripting: none) {
    display: grid;
  }
`

const Panel = styled.dialog`
  position: fixed;
  inset: 0 0 0 auto;
  inline-size: min(24rem, 100%);
  max-inline-size: none;
  block-size: 100dvb;
  max-block-size: none;
  margin: 0;
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
    transform: translateX(100%);
    transition:
      transform 0.22s ease-out,
      overlay 0.22s allow-discrete,
      display 0.22s allow-discrete;

    &[open] {
      transform: none;
    }

    @starting-style {
      &[open] {
        transform: translateX(100%);
      }
    }
  }

  @media (scripting: none) {
    &:target {
      display: block;
      transform: none;
    }
  }
`

const TopRow = styled.div`
  display: flex;
  align-items: center;
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

const Summary = styled.summary`
  ${navigationLinkStyles}

  svg {
    order: 1;
    margin-inline-start: auto;
  }
`

const Services = styled.div`
  padding-block-end: var(--space-md);
`

/* The list scrolls, with room for the focus ring, so that the button stays in reach. In a short window, the whole panel
   scrolls. */
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
