import { Component, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button, ButtonRow } from '../components/Button'
import { Container } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { reloadWithoutApp } from '../deferred-start/reload-without-app'
import { useSiteSettings } from './useSiteSettings'

/** Shows a fallback if the app fails to render. Only class components catch errors. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Fallback /> : this.props.children
  }
}

function Fallback() {
  const { heading, text, reload, home } = useSiteSettings().errorFallback
  return (
    <Page>
      <Container role="alert">
        <Heading as="h1">{heading}</Heading>
        <Lede>{text}</Lede>
        <ButtonRow>
          <Button type="button" onClick={reloadWithoutApp}>
            {reload}
          </Button>
          {/* A plain anchor, because the router may have failed. */}
          <HomeLink href={home.to}>{home.label}</HomeLink>
        </ButtonRow>
      </Container>
    </Page>
  )
}

const Page = styled.main`
  padding-block: var(--space-2xl);

  p {
    margin-block: var(--space-md);
  }
`

const HomeLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 3rem;
  color: var(--ink);
  font-weight: 600;
`
