import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { media } from '../styles/media'

/** A background of a section, with the text colors that are legible on it; see src/styles/tokens.css. */
type Tone = 'paper' | 'mist' | 'lake'

interface SectionProps {
  tone?: Tone
  id?: string
  /** The id of the section's heading, which names the section for assistive technology. */
  labelledBy?: string
  className?: string
  children: ReactNode
}

/** A section across the page; its tone sets the tokens inside it to the colors that are legible on it. */
export function Section({ tone = 'paper', labelledBy, children, ...rest }: SectionProps) {
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

/** The page's width, with its margins. */
export const Container = styled.div`
  position: relative;
  inline-size: 100%;
  max-inline-size: calc(var(--page-width) + 2 * var(--page-margin));
  margin-inline: auto;
  padding-inline: var(--page-margin);
`

/**
 * Styles of a band with a strip for a map, where the site has no maps: nothing is below the text, and on a desktop, everything
 * after the heading is beside it.
 */
export const plainBand = css`
  && {
    --strip: var(--space-2xl);

    min-block-size: 0;

    :is(h1, h2) {
      max-inline-size: 14em;
    }

    ${media.large} {
      > div {
        grid-template: auto 1fr / 7fr 5fr;
        column-gap: var(--space-xl);
        align-items: start;

        &:has(> :nth-child(4)) {
          grid-template-rows: auto auto 1fr;
        }

        > * {
          grid-column: 2;
        }

        > :is(h1, h2) {
          grid-area: 1 / 1 / -1;
        }
      }

      :is(h1, h2) + p {
        padding-block-start: 0.9rem;
      }
    }
  }
`
