import { graphql } from 'gatsby'
import { useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { completeColors } from '../brand/complete-colors'
import { Container } from '../components/Section'
import { brand } from '../content-model/brand'
import { service } from '../content-model/service'
import { drawMap } from '../illustrations/map'
import { MAP_HEIGHT, MAP_WIDTH } from '../illustrations/map-size'
import { inksOf, type Palette } from '../illustrations/palette'
import { MAX_TITLES } from '../illustrations/trail'
import { media } from '../styles/media'
import { LABEL_FONT } from './label-font'
import { onEnterViewport } from './on-enter-viewport'
import { Chapter } from './Part'
import { longest } from './samples/extremes'
import { Caption } from './Specimens'
import { LONGEST_SERVICE, MAP_SETS } from './text'

interface MapProps {
  seed: string
  titles: readonly string[]
  palette: Palette
  labels: boolean
}

const SETS = [
  { id: 'maps-light-labels', ...MAP_SETS.lightLabels, tone: 'light', labels: true },
  { id: 'maps-lake-labels', ...MAP_SETS.lakeLabels, tone: 'lake', labels: true },
  { id: 'maps-light', ...MAP_SETS.light, tone: 'light', labels: false },
  { id: 'maps-lake', ...MAP_SETS.lake, tone: 'lake', labels: false },
] as const

/** The map of every service in both tones, with and without labels, and one map with the longest possible titles. */
export function Maps({ allService, brandSettings }: Queries.StyleGuideMapsFragment) {
  const given = Object.entries(brandSettings.colors).filter(([, color]) => color !== null)
  const inks = inksOf(completeColors(brand.shape.colors.parse(Object.fromEntries(given))))
  const services = [
    ...allService.nodes,
    { slug: 'style-guide', name: LONGEST_SERVICE, cards: longest(service.shape.cards).slice(0, MAX_TITLES) },
  ]
  return SETS.map(({ id, title, state, tone, labels }) => (
    <Chapter key={id} id={id} title={title}>
      <MapGrid $labels={labels}>
        {services.map(({ slug, name, cards }) => (
          <figure key={slug}>
            <LazyMap seed={slug} titles={cards.map((card) => card.title)} palette={inks[tone]} labels={labels} />
            <figcaption>
              <Caption name={name} state={state} />
            </figcaption>
          </figure>
        ))}
      </MapGrid>
    </Chapter>
  ))
}

/** A map that is drawn when it comes into view, because drawing all of them at once would take several seconds. */
function LazyMap({ seed, titles, palette, labels }: MapProps) {
  const paper = useRef<HTMLDivElement>(null)
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    if (!paper.current) return
    return onEnterViewport(paper.current, () => {
      setVisible(true)
    })
  }, [])
  const names = titles.join('\n')
  const svg = useMemo(
    () => (isVisible ? drawMap(seed, names.split('\n'), { palette, labels, font: LABEL_FONT }) : ''),
    [isVisible, seed, names, palette, labels],
  )
  return <MapBackground ref={paper} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}

export const query = graphql`
  fragment StyleGuideMaps on Query {
    allService(sort: { name: ASC }) {
      nodes {
        slug
        name
        cards {
          title
        }
      }
    }
    brandSettings {
      colors {
        paper
        mist
        ink
        accent
        dark
        muted
        mutedOnMist
        rule
        border
        onAccent
        accentHover
        deep
        onDark
        mutedOnDark
        ruleOnDark
        accentOnDark
        accentOnDarkHover
        onAccentOnDark
        contour
        sepia
        relief
      }
    }
  }
`

const MapGrid = styled(Container)<{ $labels: boolean }>`
  display: grid;
  gap: var(--space-md);

  ${media.small} {
    grid-template-columns: repeat(2, 1fr);
  }

  ${media.large} {
    grid-template-columns: repeat(${({ $labels }) => ($labels ? 2 : 4)}, 1fr);
  }
`

const MapBackground = styled.div`
  aspect-ratio: ${MAP_WIDTH} / ${MAP_HEIGHT};
  margin-block-end: var(--space-3xs);
  background: var(--mist);

  > svg {
    inline-size: 100%;
    block-size: auto;
  }
`
