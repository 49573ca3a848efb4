import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { Link } from '../components/Link'
import { MAP_WIDTH, SHEET_TEXT } from '../components/map-size'
import { Picture } from '../components/Picture'
import { Container } from '../components/Section'
import { container, media, mediaCondition } from '../styles/media'

/** The most groups whose waymarks fit on a phone. */
const PHONE_GROUPS = 4

/** The most letters that fit half of a phone. */
const SHORT_TITLE = 22

/**
 * The country's sheet: a waymark for every service, numbered like the list below. On a desktop, names are shortcuts for
 * pointers; others have the list. Omitted without maps.
 */
export function IndexSheet({ sheet }: { sheet: Queries.IndexSheetFragment | null }) {
  if (!sheet) return null
  const { image, titles, waymarks } = sheet
  const isDense = titles.length > PHONE_GROUPS
  const isShort = !isDense && titles.every(({ title }) => title.length <= SHORT_TITLE)
  const at = ({ x, y }: { x: number; y: number }) => ({ $x: x / image.width, $y: y / image.height })
  return (
    <Container aria-hidden="true">
      <Sheet $isDense={isDense}>
        <Picture image={image} alt="" sizes={`${mediaCondition('wide')} 76rem, 100vw`} priority />
        {titles.map(({ title, ...point }) => (
          <Title key={`${point.x} ${point.y}`} {...at(point)} $isShort={isShort}>
            {title}
          </Title>
        ))}
        {waymarks.map(({ service, side, ...point }, index) => (
          <Waymark key={service.slug} {...at(point)} $slug={service.slug}>
            <svg viewBox="-17 -17 34 34">
              <path d="M0-16 16 0 0 16-16 0Z" />
              <text y="4.3">{index + 1}</text>
            </svg>
            <Name to={service.canonicalPath} tabIndex={-1} data-side={side}>
              {service.name}
            </Name>
          </Waymark>
        ))}
      </Sheet>
    </Container>
  )
}

export const query = graphql`
  fragment IndexSheet on IndexSheet {
    image {
      ...Drawing
    }
    titles {
      x
      y
      title
    }
    waymarks {
      x
      y
      side
      service {
        slug
        canonicalPath
        name
      }
    }
  }
`

const hiddenOnPhones = css`
  ${media.belowMedium} {
    display: none;
  }
`

/* A unit of the sheet at its current width. */
const Sheet = styled.div<{ $isDense: boolean }>`
  --unit: calc(100cqi / ${MAP_WIDTH});

  position: relative;
  overflow: hidden;
  container-type: inline-size;
  margin-block-end: var(--space-xl);
  border: var(--hairline);

  > * {
    font-size: calc(${SHEET_TEXT.service} * var(--unit));
  }

  @media print {
    display: none;
  }

  ${({ $isDense }) => $isDense && hiddenOnPhones}
`

/** A position on the sheet, as fractions of its size. */
interface Place {
  $x: number
  $y: number
}

/* The policy forbids style attributes. */
const placed = ({ $x, $y }: Place) => `
  position: absolute;
  inset: ${($y * 100).toFixed(1)}% auto auto ${($x * 100).toFixed(1)}%;
`

/* On a phone, only if all fit side by side. */
const Title = styled.p<Place & { $isShort: boolean }>`
  ${placed}

  color: var(--ink);
  paint-order: stroke fill;
  font-family: var(--font-display);
  font-size: max(0.75rem, calc(${SHEET_TEXT.group} * var(--unit)));
  line-height: 1;
  white-space: nowrap;
  translate: -50% -85%;

  /* Forced colors would draw the halo in the color of the text. */
  @media (forced-colors: none) {
    -webkit-text-stroke: 5px var(--paper);
  }

  ${({ $isShort }) => ($isShort ? container.narrow : container.belowMedium)} {
    display: none;
  }
`

const Waymark = styled.div<Place & { $slug: string }>`
  ${placed}
  translate: -50% -50%;

  svg {
    view-transition-name: service-${({ $slug }) => $slug};
    inline-size: max(1.375rem, calc(34 * var(--unit)));
    fill: var(--paper);
    stroke: var(--accent);
    stroke-width: 2;
  }

  text {
    fill: var(--ink);
    stroke: none;
    font-size: 12px;
    font-weight: 600;
    text-anchor: middle;
  }

  &:hover {
    svg {
      fill: var(--accent);
    }

    text {
      fill: var(--on-accent);
    }
  }
`

/* A name that does not fit beside its waymark is only in the list. A click on the waymark is one on its name. */
const Name = styled(Link)`
  position: absolute;
  display: none;
  color: var(--ink);
  font-weight: 500;
  line-height: 1.5rem;
  text-decoration: none;
  paint-order: stroke fill;
  white-space: nowrap;

  @media (forced-colors: none) {
    -webkit-text-stroke: 4px var(--paper);
  }

  &[data-side='right'] {
    inset: 50% auto auto calc(100% + 4 * var(--unit));
    translate: 0 -50%;
  }

  &[data-side='left'] {
    inset: 50% calc(100% + 4 * var(--unit)) auto auto;
    translate: 0 -50%;
  }

  &[data-side='below'] {
    inset: 100% auto auto 50%;
    translate: -50%;
  }

  &[data-side='above'] {
    inset: auto auto 100% 50%;
    translate: -50%;
  }

  &::after {
    content: '';
    position: absolute;
    inset: -0.5rem -2.5rem;
  }

  &:hover {
    color: var(--accent);
  }

  ${media.large} {
    &[data-side] {
      display: block;
    }
  }
`
