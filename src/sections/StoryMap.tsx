import { graphql } from 'gatsby'
import styled from 'styled-components'
import { MapIllustration } from '../components/MapIllustration'
import { visuallyHidden } from '../components/Text'
import { media, mediaCondition } from '../styles/media'

/** The smallest breakpoint with room for the map's labels. */
const LABELS_FROM = 'medium'

/**
 * The map of how the firm's story began. On narrow screens, where the titles of its waymarks do not fit, its caption lists
 * them. A site without maps has no such map.
 */
export function StoryMap({ page: { story, map } }: { page: Queries.StoryMapFragment }) {
  const { caption, waymarks } = story.map
  if (!map) return null
  return (
    <Figure>
      <Map
        map={map}
        alt=""
        sizes={`${mediaCondition('large')} 38rem, 100vw`}
        labelsFrom={LABELS_FROM}
        labelSize="column"
      />
      <Caption>
        {caption}
        <ol role="list">
          {waymarks.map((mark, index) => (
            <li key={mark}>
              <span>{index + 1}</span> {mark}
            </li>
          ))}
        </ol>
      </Caption>
    </Figure>
  )
}

export const query = graphql`
  fragment StoryMap on AboutPage {
    story {
      map {
        caption
        waymarks
      }
    }
    map {
      ...MapIllustration
    }
  }
`

/* Beside text, the map begins where the heading's letters do. */
const Figure = styled.figure`
  ${media.large} {
    padding-block-start: var(--space-2xs);
  }
`

const Map = styled(MapIllustration)`
  aspect-ratio: 8 / 5;
  border: var(--hairline);
`

const Caption = styled.figcaption`
  max-inline-size: var(--measure);
  padding-block-start: var(--space-sm);
  color: var(--muted);
  font-size: var(--text-sm);
  text-wrap: pretty;

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3xs) var(--space-md);
    padding-block-start: var(--space-2xs);
    color: var(--ink);

    ${media[LABELS_FROM]} {
      padding: 0;
      ${visuallyHidden}
    }
  }

  span {
    color: var(--sepia);
    font-weight: 600;
  }
`
