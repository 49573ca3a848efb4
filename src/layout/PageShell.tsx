import { graphql, useStaticQuery } from 'gatsby'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { focusNewPage } from './focus-management'
import { Footer } from './Footer'
import { Header } from './Header'
import { ToastRegion } from './ToastRegion'
import { useOnPathChange } from './useOnPathChange'

interface PageShellProps {
  path: string
  children: ReactNode
}

/** The frame of every page: the skip link, the navigation bar, the footer, and the notification region. */
export function PageShell({ path, children }: PageShellProps) {
  const { siteSettings, siteBuildMetadata } = useStaticQuery<Queries.PageShellQuery>(graphql`
    query PageShell {
      siteSettings {
        words {
          skipToContent
        }
        ...Header
        ...Footer
        ...ToastRegion
      }
      siteBuildMetadata {
        buildTime(formatString: "YYYY")
      }
    }
  `)
  useOnPathChange(path, () => {
    // The router focuses its own wrapper in a later effect of the same update. The microtask runs after all of them.
    queueMicrotask(() => {
      focusNewPage(window.location.hash)
    })
  })
  return (
    <>
      <SkipLink href="#content">{siteSettings.words.skipToContent}</SkipLink>
      <Header settings={siteSettings} path={path} />
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      <Footer settings={siteSettings} buildYear={siteBuildMetadata?.buildTime ?? ''} />
      <ToastRegion settings={siteSettings} />
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
