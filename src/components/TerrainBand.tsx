import { type ComponentProps, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { media } from '../styles/media'
import { MapIllustration } from './MapIllustration'
import { Container } from './Section'

interface TerrainBandProps extends Omit<ComponentProps<typeof MapIllustration>, 'alt'> {
  tone?: 'dark'
  /** The id of the band's heading, which names it for assistive technology. */
  labelledBy?: string
  /** The heading, and up to three parts after it. */
  children: ReactNode
}

/**
 * A section with text on a plain background and a map that fades in: on a phone, in a strip below the text, and on a
 * desktop, beside it. On a site without maps, the text after the heading is beside the heading.
 *
 * Styles of `className` can set these: `--strip` is the height of the strip, and `--terrain-inset` its position;
 * `--text-start` and `--text-end` are the margins of the text on a phone; `--terrain-fade` and `--trail-fade` are masks.
 */
export function TerrainBand({ tone, labelledBy, className, children, ...illustration }: TerrainBandProps) {
  return (
    <Root data-tone={tone} aria-labelledby={labelledBy} className={className}>
      <Terrain {...illustration} alt="" />
      <Content $hasMap={illustration.map !== null}>{children}</Content>
    </Root>
  )
}

const Root = styled.section`
  --terrain-fade: linear-gradient(to bottom, transparent, black 35%);
  --trail-fade: linear-gradient(to bottom, transparent, black 20%);

  position: relative;
  display: grid;
  align-items: start;
  overflow: hidden;
  background: var(--ground);
  color: var(--ink);

  /* The wide layout is for screens only: WebKit lays out a printed page at the width of the window, where it would apply. */
  @media screen {
    ${media.large} {
      align-items: center;
    }
  }

  &:not(:has(img)) {
    min-block-size: 0;
    padding-block-start: 0;
  }
`

const Terrain = styled(MapIllustration)`
  position: absolute;
  inset: var(--terrain-inset, auto 0 0);
  block-size: var(--strip);

  @media screen {
    ${media.large} {
      inset-block: 0;
      inset-inline: var(--terrain-start, 40%) 0;
      block-size: auto;
    }
  }

  @media (forced-colors: active) {
    display: none;
  }
`

const withMap = css`
  padding-block: var(--text-start, var(--space-2xl)) var(--text-end, var(--space-2xl));

  @media screen {
    ${media.large} {
      padding-block: var(--space-2xl);
    }
  }

  @media (forced-colors: active) {
    padding-block: var(--space-xl) var(--space-2xl);
  }
`

const withoutMap = css`
  padding-block: var(--space-xl) var(--space-2xl);

  /* Beside a map, a heading is narrower. This overrides that width. */
  && > :is(h1, h2) {
    max-inline-size: 14em;
  }

  ${media.large} {
    grid-template: auto auto 1fr / 7fr 5fr;
    column-gap: var(--space-xl);
    padding-block: var(--space-2xl);

    > * {
      grid-column: 2;
    }

    > :is(h1, h2) {
      --room: calc(var(--content-width) / 2);

      grid-area: 1 / 1 / -1;
    }

    > :is(h1, h2) + p {
      padding-block-start: 0.9rem;
    }
  }
`

const Content = styled(Container)<{ $hasMap: boolean }>`
  display: grid;
  gap: var(--space-md);
  justify-items: start;
  ${({ $hasMap }) => ($hasMap ? withMap : withoutMap)}
`
