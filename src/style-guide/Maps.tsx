import { graphql } from 'gatsby'
import { useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { service } from '../content-model/service'
import type { Tone } from '../illustrations/palette'
import { drawSheet } from '../illustrations/sheet'
import { SHEET_HEIGHT, SHEET_WIDTH } from '../illustrations/sheet-size'
import { Container } from '../components/Section'
import { media } from '../styles/media'
import { onSeen } from './on-seen'
import { Chapter } from './Part'
import { longest } from './samples/extremes'
import { Caption } from './Specimens'
import { LONGEST_SERVICE, MAP_SETS } from './words'

interface SheetProps {
  seed: string
  titles: readonly string[]
  tone: Tone
  labels: boolean
}

const SETS = [
  { id: 'maps-light-labels', ...MAP_SETS.lightLabels, tone: 'light', labels: true },
  { id: 'maps-lake-labels', ...MAP_SETS.lakeLabels, tone: 'lake', labels: true },
  { id: 'maps-light', ...MAP_SETS.light, tone: 'light', labels: false },
  { id: 'maps-lake', ...MAP_SETS.lake, tone: 'lake', labels: false },
] as const

/** The map of every service in both tones, with and without labels, and one map with the longest possible titles. */
export function Maps({ allService }: Queries.StyleGuideMapsFragment) {
  const services = [
    ...allService.nodes,
    { slug: 'style-guide', name: LONGEST_SERVICE, cards: longest(service.shape.cards) },
  ]
  return SETS.map(({ id, title, state, tone, labels }) => (
    <Chapter key={id} id={id} title={title}>
      <Sheets $labels={labels}>
        {services.map(({ slug, name, cards }) => (
          <figure key={slug}>
            <DrawnSheet seed={slug} titles={cards.map((card) => card.title)} tone={tone} labels={labels} />
            <figcaption>
              <Caption name={name} state={state} />
            </figcaption>
          </figure>
        ))}
      </Sheets>
    </Chapter>
  ))
}

/** A map that is drawn when it comes into view, because drawing all of them at once would take several seconds. */
function DrawnSheet({ seed, titles, tone, labels }: SheetProps) {
  const paper = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!paper.current) return
    return onSeen(paper.current, () => {
      setSeen(true)
    })
  }, [])
  const names = titles.join('\n')
  const svg = useMemo(
    () => (seen ? drawSheet(seed, names.split('\n'), { tone, labels }) : ''),
    [seen, seed, names, tone, labels],
  )
  return <Paper ref={paper} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
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
  }
`

const Sheets = styled(Container)<{ $labels: boolean }>`
  display: grid;
  gap: var(--space-md);

  ${media.small} {
    grid-template-columns: repeat(2, 1fr);
  }

  ${media.large} {
    grid-template-columns: repeat(${({ $labels }) => ($labels ? 2 : 4)}, 1fr);
  }
`

const Paper = styled.div`
  aspect-ratio: ${SHEET_WIDTH} / ${SHEET_HEIGHT};
  margin-block-end: var(--space-3xs);
  background: var(--mist);

  > svg {
    inline-size: 100%;
    block-size: auto;
  }
`
