import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { isBelow, normalizePath } from '../../content-model/routes/link-paths'
import { ButtonLink } from '../components/Button'
import { Container } from '../components/Section'
import { container } from '../styles/media'
import { barContainer, barFrom, type BarFrom, fitPhone } from './bar-container'
import { Brand } from './Brand'
import { MenuPanel } from './MenuPanel'
import { NavigationList } from './NavigationList'
import { ServicesMenu } from './ServicesMenu'

interface HeaderProps {
  settings: Queries.HeaderFragment
  path: string
}

/** The navigation bar, fixed at the top of every page. */
export function Header({ settings, path }: HeaderProps) {
  const { uiLabels, navigation } = settings
  const { home, pages, button } = navigation
  const $barFrom = barFrom([settings.name, ...[home, navigation.services, ...pages, button].map(({ label }) => label)])
  const { fitsPhone, hasLongName } = fitPhone(settings.name, button.label, settings.logo?.onPaper)
  const { folders, all } = navigation.services
  const services = { path, isCurrent: isBelow(path, folders) || normalizePath(path) === all.to }
  return (
    <Bar>
      <Row $barFrom={$barFrom} $fitsPhone={fitsPhone} $hasLongName={hasLongName}>
        <Brand settings={settings} />
        <Navigation $barFrom={$barFrom} aria-label={uiLabels.mainNavigation}>
          <List navigation={navigation}>
            <ServicesMenu services={navigation.services} {...services} />
          </List>
        </Navigation>
        <GetStarted $barFrom={$barFrom} $fitsPhone={fitsPhone} to={button.to}>
          {button.label}
        </GetStarted>
        <MenuPanel settings={settings} {...services} />
      </Row>
    </Bar>
  )
}

export const query = graphql`
  fragment Header on SiteSettings {
    ...Brand
    uiLabels {
      mainNavigation
      openMenu
      closeMenu
    }
    navigation {
      ...Navigation
    }
  }
`

const Bar = styled.header`
  position: fixed;
  z-index: var(--layer-header);
  inset: 0 0 auto;
  container-type: inline-size;
  border-block-end: var(--hairline);
  background: var(--paper);
`

/** The container query of styles where the bar has no room for its button. The menu contains the same link. */
const withoutButton = ({ $fitsPhone }: { $fitsPhone: boolean }) =>
  $fitsPhone ? container.smallPhone : container.belowSmall

/* The menu has the same name, at the same size. */
const longName = css`
  ${container.belowMedium} {
    --brand-size: 1.0625rem;
  }
`

const Row = styled(Container)<BarFrom & { $fitsPhone: boolean; $hasLongName: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-2xs);
  min-block-size: calc(var(--header-height) - 1px);

  > :first-child {
    margin-inline-end: auto;
    overflow-wrap: break-word;
  }

  ${withoutButton} {
    > :first-child {
      overflow-wrap: anywhere;
    }
  }

  ${({ $hasLongName }) => $hasLongName && longName}

  /* The name stays on one line instead of breaking within a word. */
  ${container.largeText} {
    --brand-size: min(1.375rem, ${({ $hasLongName }) => ($hasLongName ? 6 : 8)}vw);

    > :first-child > * {
      display: none;
    }
  }

  ${barContainer} {
    gap: var(--space-lg);

    > :first-child {
      margin-inline-end: 0;
      overflow-wrap: anywhere;
    }

    > button {
      display: none;
    }
  }
`

const Navigation = styled.nav<BarFrom>`
  display: none;
  margin-inline-start: auto;

  ${barContainer} {
    display: block;
  }
`

const List = styled(NavigationList)`
  display: flex;
  align-items: center;
  gap: var(--space-lg);
`

const GetStarted = styled(ButtonLink)<BarFrom & { $fitsPhone: boolean }>`
  min-block-size: var(--target);
  padding: 0 var(--space-xs);
  max-inline-size: 45%;
  line-height: 1.1;
  overflow-wrap: break-word;

  ${withoutButton} {
    display: none;
  }

  ${barContainer} {
    max-inline-size: none;
    padding-inline: var(--space-md);
    white-space: nowrap;
  }
`
