import { graphql } from 'gatsby'
import { type RefObject, useEffect, useState } from 'react'
import styled from 'styled-components'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { Container } from '../components/Section'
import { isBelow, normalizePath, PAGE_PATHS } from '../routes/paths'
import { navigationLinkStyles } from './active-link-styles'
import { NavigationLink } from './NavigationLink'
import { ServiceGroups } from './ServiceGroups'

const PANEL_ID = 'services-menu'

interface ServicesMenuProps {
  services: Queries.ServicesMenuFragment
  /** The path of the current page. */
  path: string
  /** A ref to the panel, so that others can close it. */
  panel: RefObject<HTMLDivElement | null>
  /**
   * Called when the panel is no longer needed: a link was followed, even one to the current page, or the focus left.
   */
  onLeave: () => void
}

/**
 * The Services entry: a button that discloses a panel of links. The panel is a native popover, so that it opens without
 * a script, and pressing Escape or outside the panel closes it and returns the focus.
 */
export function ServicesMenu({ services, path, panel, onLeave }: ServicesMenuProps) {
  // Undefined in the server's HTML, where the browser derives it from the popover; the script makes it explicit.
  const [expanded, setExpanded] = useState<boolean>()

  useEffect(() => {
    setExpanded(panel.current?.matches(':popover-open') ?? false)
  }, [panel])

  const isCurrent = isBelow(path, services.folders) || normalizePath(path) === PAGE_PATHS.services
  return (
    <>
      <Toggle
        type="button"
        popoverTarget={PANEL_ID}
        aria-expanded={expanded}
        aria-controls={PANEL_ID}
        aria-current={isCurrent || undefined}
      >
        {services.label}
        <Icon paths={INTERFACE_ICONS.chevronDown} />
      </Toggle>
      <Panel
        id={PANEL_ID}
        ref={panel}
        popover="auto"
        onToggle={({ newState }) => {
          setExpanded(newState === 'open')
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          // If it stayed open, the panel would cover the element that receives the focus next.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave()
        }}
      >
        <Container>
          <ServiceGroups id={PANEL_ID} groups={services.groups} path={path} isWide onFollow={onLeave} />
          <AllServices>
            <NavigationLink to={services.all.to} path={path} onFollow={onLeave}>
              {services.all.label}
              <Icon paths={INTERFACE_ICONS.arrowRight} />
            </NavigationLink>
          </AllServices>
        </Container>
      </Panel>
    </>
  )
}

export const query = graphql`
  fragment ServicesMenu on SiteSettingsNavigationServices {
    label
    folders
    all {
      label
      to
    }
    groups {
      ...ServiceGroups
    }
  }
`

const Toggle = styled.button`
  ${navigationLinkStyles}

  svg {
    inline-size: 1.125em;
    block-size: 1.125em;
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`

const Panel = styled.div`
  position: fixed;
  inset: var(--header-height) 0 auto;
  inline-size: 100%;
  max-block-size: calc(100dvb - var(--header-height));
  padding: var(--space-lg) 0 var(--space-md);
  border: 0;
  border-block-end: var(--hairline);
  background: var(--paper);
  color: var(--ink);
  overflow-y: auto;
`

const AllServices = styled.p`
  margin-block-start: var(--space-md);
  padding-block-start: var(--space-xs);
  border-block-start: var(--hairline);
`
