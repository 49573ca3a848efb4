import type { ReactNode } from 'react'
import styled from 'styled-components'

interface SectionProps {
  /** A background other than paper, with legible text colors; see src/styles/tokens.css. */
  tone?: 'mist' | 'dark'
  id?: string
  labelledBy?: string
  className?: string
  children: ReactNode
}

/** A section across the page. Its tone gives the color tokens the values that are legible on its background. */
export function Section({ tone, labelledBy, children, ...rest }: SectionProps) {
  return (
    <Root data-tone={tone} aria-labelledby={labelledBy} {...rest}>
      <Container>{children}</Container>
    </Root>
  )
}

const Root = styled.section`
  position: relative;
  padding-block: var(--space-2xl);
  background: var(--ground);
  color: var(--ink);
`

/** The width of the page's content, with margins at the sides of narrow windows. */
export const Container = styled.div`
  position: relative;
  inline-size: 100%;
  max-inline-size: calc(var(--page-width) + 2 * var(--page-margin));
  margin-inline: auto;
  padding-inline: var(--page-margin);
`
