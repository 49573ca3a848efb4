import { graphql } from 'gatsby'
import { useEffect, useState, type RefObject } from 'react'
import styled from 'styled-components'
import { Container } from '../components/Section'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { isServicePath, normalizePath, PAGE_PATHS } from '../routes/paths'
import { currentMark } from './active-link-styles'
import { NavigationLink } from './NavigationLink'
import { ServiceGroups } from './ServiceGroups'

const PANEL_ID = 'services-menu'

interface ServicesMenuProps {
  services: Queries.ServicesMenuFragment
  /** The path of the page that is shown. */
  path: string
  /** Set to the panel, which others may have to close. */
  panel: RefObject<HTMLDivElement | null>
  /** Called when the panel has done its work: a link was followed, also one to the page that is shown, or focus left. */
  onLeave: () => void
}

/**
 * The Services entry: a button that discloses a panel of links. The panel is the browser's own popover, so that it
 * opens without script, and Escape or a press beside it closes it and gives the focus back.
 */
export function ServicesMenu({ services, path, panel, onLeave }: ServicesMenuProps) {
  // Unknown in the server's HTML, where the browser derives it from the popover; script makes it explicit.
  const [expanded, setExpanded] = useState<boolean>()

  useEffect(() => {
    setExpanded(panel.current?.matches(':popover-open') ?? false)
  }, [panel])

  const isCurrent = isServicePath(path) || normalizePath(path) === PAGE_PATHS.services
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
          // Left open, the panel would cover what the focus goes to next.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave()
        }}
      >
        <Container>
          <ServiceGroups id={PANEL_ID} groups={services.groups} path={path} onFollow={onLeave} />
          <All>
            <NavigationLink to={services.all.to} path={path} onFollow={onLeave}>
              {services.all.label}
              <Icon paths={INTERFACE_ICONS.arrowRight} />
            </NavigationLink>
          </All>
        </Container>
      </Panel>
    </>
  )
}

export const query = graphql`
  fragment ServicesMenu on SiteSettingsNavigationServices {
    label
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
  ${currentMark}

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

const All = styled.p`
  margin-block-start: var(--space-md);
  padding-block-start: var(--space-xs);
  border-block-start: var(--hairline);
`
