import type { ReactNode } from 'react'
import styled from 'styled-components'
import { track } from '../analytics/track'
import { Footer } from './Footer'
import { Header } from './Header'
import { ToastRegion } from './ToastRegion'
import { useFocusOnNewPage } from './useFocusOnNewPage'
import { useOnPathChange } from './useOnPathChange'
import { useSiteSettings } from './useSiteSettings'

/** What every page has around its own part: the skip link, header, footer, and toasts. It stays while pages change. */
export function PageShell({ path, children }: { path: string; children: ReactNode }) {
  const settings = useSiteSettings()
  useFocusOnNewPage(path)
  useOnPathChange(path, () => {
    if (ANALYTICS) track({ name: 'pageview' })
  })
  return (
    <>
      <SkipLink href="#content">{settings.uiLabels.skipToContent}</SkipLink>
      <Header settings={settings} path={path} />
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      <Footer settings={settings} buildYear={settings.buildYear} />
      <ToastRegion settings={settings} />
    </>
  )
}

const SkipLink = styled.a`
  position: fixed;
  z-index: calc(var(--layer-header) + 1);
  inset-block-start: var(--space-2xs);
  inset-inline-start: var(--space-2xs);
  display: flex;
  align-items: center;
  min-block-size: var(--target);
  padding-inline: var(--space-sm);
  border-radius: var(--corner);
  background: var(--ink);
  color: var(--paper);

  &:not(:focus) {
    transform: translateY(-200%);
  }

  &:hover {
    color: var(--paper);
  }
`

const Main = styled.main`
  padding-block-start: var(--header-height);

  &:focus {
    outline: none;
  }
`
