import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { Link } from '../components/Link'
import { MAP_WIDTH, SHEET_TEXT } from '../components/map-size'
import { Picture } from '../components/Picture'
import { Container } from '../components/Section'
import { container, media, mediaCondition } from '../styles/media'

const DIAMOND = 'M0-16 16 0 0 16-16 0Z'

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
  const at = ({ x, y }: { x: number; y: number }) => ({
    x: `${((100 * x) / image.width).toFixed(1)}%`,
    y: `${((100 * y) / image.height).toFixed(1)}%`,
  })
  return (
    <Container aria-hidden="true">
      <Sheet $isDense={isDense}>
        <Picture image={image} alt="" sizes={`${mediaCondition('wide')} 76rem, 100vw`} priority />
        <Survey>
          {titles.map(({ title, ...point }) => (
            <Title key={`${point.x} ${point.y}`} {...at(point)} $isShort={isShort}>
              {title}
            </Title>
          ))}
          {waymarks.map(({ service, side, ...point }, index) => (
            <svg key={service.slug} {...at(point)}>
              <g>
                <path d={DIAMOND} />
                <text y="4.3">{index + 1}</text>
              </g>
              <Name to={service.canonicalPath} tabIndex={-1} data-side={side}>
                <path d={DIAMOND} />
                <text>{service.name}</text>
              </Name>
            </svg>
          ))}
        </Survey>
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

const Sheet = styled.div<{ $isDense: boolean }>`
  position: relative;
  overflow: hidden;
  container-type: inline-size;
  margin-block-end: var(--space-xl);
  border: var(--hairline);
  view-transition-name: map;

  @media print {
    display: none;
  }

  ${({ $isDense }) => $isDense && hiddenOnPhones}
`

/* In SVG, attributes place titles and waymarks, so that the content security policy does not depend on their positions.
   `--unit` is a unit of the drawing at its current width, and `--mark` the scale of a waymark, at least 22 px wide. */
const Survey = styled.svg`
  --sheet: 100cqi;
  --least: 1.375rem;
  --unit: calc(100cqi / ${MAP_WIDTH});
  --mark: max(tan(atan2(var(--least), 34px)), tan(atan2(var(--sheet), ${MAP_WIDTH}px)));

  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  direction: ltr;
  font-size: calc(${SHEET_TEXT.service} * var(--unit));

  > svg {
    overflow: visible;
  }

  text {
    fill: var(--ink);
    stroke: var(--paper);
    paint-order: stroke;
  }

  g,
  a path {
    transform: scale(var(--mark));
  }

  g {
    fill: var(--paper);
    stroke: var(--accent);
    stroke-width: 2;
  }

  g text {
    stroke: none;
    font-size: 12px;
    font-weight: 600;
    text-anchor: middle;
  }

  svg:has(a:hover) g {
    fill: var(--accent);

    text {
      fill: var(--on-accent);
    }
  }
`

/* On a phone, only if all fit side by side. */
const Title = styled.text<{ $isShort: boolean }>`
  stroke-width: 5px;
  font-family: var(--font-display);
  font-size: max(0.75rem, calc(${SHEET_TEXT.group} * var(--unit)));
  text-anchor: middle;
  translate: 0 0.1em;

  ${({ $isShort }) => ($isShort ? container.narrow : container.belowMedium)} {
    display: none;
  }
`

/* A service's name is a link that also covers its waymark. A name that does not fit beside its waymark is only in the
   list. */
const Name = styled(Link)`
  display: none;
  outline: none;

  path {
    fill: transparent;
  }

  text {
    stroke-width: 4px;
    font-weight: 500;
  }

  &[data-side='right'] text {
    translate: calc(21 * var(--unit)) 0.35em;
  }

  &[data-side='left'] text {
    text-anchor: end;
    translate: calc(-21 * var(--unit)) 0.35em;
  }

  &[data-side='below'] text {
    text-anchor: middle;
    translate: 0 calc(17 * var(--unit) + 1em);
  }

  &[data-side='above'] text {
    text-anchor: middle;
    translate: 0 calc(-17 * var(--unit) - 0.4em);
  }

  &:hover text {
    fill: var(--accent);
  }

  ${media.large} {
    &[data-side] {
      display: block;
    }
  }
`
