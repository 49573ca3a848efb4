import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Button, ButtonRow } from '../components/Button'
import { Container } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { reloadWithoutApp } from '../deferred-start/reload-without-app'

interface ErrorFallbackProps {
  copy: Queries.ErrorFallbackFragment
}

/**
 * The fallback for a page that failed: an explanation, a button that reloads the page without the app, and a link home
 * that works without scripts.
 */
export function ErrorFallback({ copy }: ErrorFallbackProps) {
  return (
    <Page>
      <Container role="alert">
        <Heading as="h1">{copy.heading}</Heading>
        <Lede>{copy.text}</Lede>
        <ButtonRow>
          <Button type="button" onClick={reloadWithoutApp}>
            {copy.reload}
          </Button>
          {/* A plain anchor, because the router may have failed. */}
          <HomeLink href={copy.home.to}>{copy.home.label}</HomeLink>
        </ButtonRow>
      </Container>
    </Page>
  )
}

export const query = graphql`
  fragment ErrorFallback on SiteSettingsErrorFallback {
    heading
    text
    reload
    home {
      label
      to
    }
  }
`

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
