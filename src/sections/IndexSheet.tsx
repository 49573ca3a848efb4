import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { Link } from '../components/Link'
import { LABEL_LEADING, LABEL_WEIGHT, MAP_WIDTH, NAME_BELOW, SHEET_TEXT } from '../components/map-size'
import { Picture } from '../components/Picture'
import { Container } from '../components/Section'
import { container, media, mediaCondition } from '../styles/media'
import { haveRoom, titlesHaveRoom } from './phone-room'

const DIAMOND = 'M0-16 16 0 0 16-16 0Z'

/**
 * The index sheet: a map with a waymark for every service, numbered like the list below it. On a desktop, waymarks and names
 * are shortcuts for pointers. On touch screens, waymarks would be too small for fingers, and for assistive technology, they
 * would repeat the list. A site without maps has no sheet.
 */
export function IndexSheet({ sheet }: { sheet: Queries.IndexSheetFragment | null }) {
  if (!sheet) return null
  const { image, titles, waymarks } = sheet
  const at = ({ x, y }: { x: number; y: number }) => ({
    x: `${((100 * x) / image.width).toFixed(1)}%`,
    y: `${((100 * y) / image.height).toFixed(1)}%`,
  })
  return (
    <Container aria-hidden="true">
      <Sheet $isOnPhones={haveRoom(waymarks)}>
        <Picture image={image} alt="" sizes={`${mediaCondition('wide')} 76rem, 100vw`} priority />
        <Survey>
          {titles.map(({ title, ...point }) => (
            <Title key={`${point.x} ${point.y}`} {...at(point)} $isOnPhones={titlesHaveRoom(titles)}>
              {title}
            </Title>
          ))}
          {waymarks.map(({ service, lines, x, y }, index) => (
            <svg key={service.slug} {...at({ x, y })}>
              <g>
                <path d={DIAMOND} />
                <text y="4.7">{index + 1}</text>
              </g>
              <Shortcut to={service.canonicalPath} tabIndex={-1}>
                <path d={DIAMOND} />
                <Name>
                  {lines.map((line, row) => (
                    <tspan key={line} x="0" dy={row && `${LABEL_LEADING}em`}>
                      {row > 0 && ' '}
                      {line}
                    </tspan>
                  ))}
                </Name>
              </Shortcut>
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
      lines
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

const Sheet = styled.div<{ $isOnPhones: boolean }>`
  position: relative;
  overflow: hidden;
  container-type: inline-size;
  margin-block-end: var(--space-xl);
  border: var(--hairline);
  view-transition-name: map;

  @media print {
    display: none;
  }

  ${({ $isOnPhones }) => !$isOnPhones && hiddenOnPhones}
`

/* Titles and waymarks are in SVG, because attributes place them there. Styles with their positions would have to be in the
   content security policy, which would grow with the number of services. `--unit` is a unit of the drawing at its current
   width, and `--mark` the scale of a waymark, which is at least 24 px wide. */
const Survey = styled.svg`
  --sheet: 100cqi;
  --least: 1.5rem;
  --unit: calc(100cqi / ${MAP_WIDTH});
  --mark: max(tan(atan2(var(--least), 32px)), tan(atan2(var(--sheet), ${MAP_WIDTH}px)));

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

  /* Sepia, because only links are in the accent color, and on small screens, a waymark is not a link. */
  g {
    fill: var(--paper);
    stroke: var(--sepia);
    stroke-width: 2;
  }

  g text {
    stroke: none;
    font-size: 13px;
    font-weight: 600;
    text-anchor: middle;
  }

  ${media.large} {
    g {
      stroke: var(--accent);
    }
  }

  svg:has(a:hover) g {
    fill: var(--accent);

    text {
      fill: var(--on-accent);
    }
  }
`

/* On a phone, the titles of groups are shown only if all of them fit: a sheet with some of them would look broken. */
const Title = styled.text<{ $isOnPhones: boolean }>`
  stroke-width: 0.4em;
  font-family: var(--font-display);
  font-size: max(0.75rem, calc(${SHEET_TEXT.group} * var(--unit)));
  text-anchor: middle;
  translate: 0 0.1em;

  ${({ $isOnPhones }) => ($isOnPhones ? container.largeText : container.belowMedium)} {
    display: none;
  }
`

/* A transparent link that covers the waymark and its name. */
const Shortcut = styled(Link)`
  display: none;
  outline: none;

  path {
    fill: transparent;
  }

  &:hover text {
    fill: var(--accent);
  }

  ${media.large} {
    display: block;
  }
`

const Name = styled.text`
  stroke-width: 4px;
  font-weight: ${LABEL_WEIGHT};
  text-anchor: middle;
  translate: 0 calc(${NAME_BELOW} * var(--unit) + 1em);
`
