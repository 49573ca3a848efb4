import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { Container } from '../components/Section'
import { NavigationEntry, NavigationLink } from './NavigationList'
import { ServiceGroups } from './ServiceGroups'
import { useLinkPanel } from './useLinkPanel'

const PANEL_ID = 'services-menu'

interface ServicesMenuProps {
  services: Queries.NavigationFragment['services']
  path: string
  isCurrent: boolean
}

/** The Services entry of the navigation bar: a button for a panel of links. */
export function ServicesMenu({ services, path, isCurrent }: ServicesMenuProps) {
  // It is undefined in the HTML: without the app, a value there would stay as it is, and browsers derive it from the popover.
  const [expanded, setExpanded] = useState<boolean>()
  const { ref, ...panel } = useLinkPanel(path)

  useEffect(() => {
    setExpanded(ref.current?.matches(':popover-open') ?? false)
  }, [ref])

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
        <Icon path={INTERFACE_ICONS.chevronDown} />
      </Toggle>
      <Panel
        id={PANEL_ID}
        ref={ref}
        {...panel}
        onToggle={({ newState }) => {
          setExpanded(newState === 'open')
        }}
      >
        <Container>
          <ServiceGroups groups={services.groups} path={path} isWide />
          <AllServices>
            <NavigationLink to={services.all.to}>
              {services.all.label}
              <Icon path={INTERFACE_ICONS.arrowForward} />
            </NavigationLink>
          </AllServices>
        </Container>
      </Panel>
    </>
  )
}

const Toggle = styled(NavigationEntry)`
  svg {
    inline-size: 1.125em;
    block-size: 1.125em;
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`

const Panel = styled.div`
  inset: var(--header-height) 0 auto;
  inline-size: 100%;
  max-block-size: calc(100dvb - var(--header-height));
  padding: var(--space-lg) 0 var(--space-md);
  border: 0;
  border-block-end: var(--hairline);
  background: var(--paper);
  color: var(--ink);
`

const AllServices = styled.p`
  margin-block-start: var(--space-md);
  padding-block-start: var(--space-xs);
  border-block-start: var(--hairline);
`
