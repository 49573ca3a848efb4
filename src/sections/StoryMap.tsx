import { graphql } from 'gatsby'
import styled from 'styled-components'
import { MapIllustration } from '../components/MapIllustration'
import { Container } from '../components/Section'
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
    <Root>
      <Container as="figure">
        <CroppedMap map={map} alt="" sizes={`${mediaCondition('wide')} 76rem, 100vw`} labelsFrom={LABELS_FROM} />
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
      </Container>
    </Root>
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

const Root = styled.div`
  padding-block-end: var(--space-sm);
  background: linear-gradient(var(--mist) 50%, var(--paper) 50%);
`

/* The map's record in content-model/about-page.ts keeps the labels within this crop. */
const CroppedMap = styled(MapIllustration)`
  aspect-ratio: 1200 / 750;
  border: var(--hairline);

  ${media.medium} {
    aspect-ratio: 1200 / 500;
  }
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
