import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Columns } from '../components/Columns'
import { MapIllustration } from '../components/MapIllustration'
import { Paragraphs } from '../components/Paragraphs'
import { Section } from '../components/Section'
import { Heading, Prose, visuallyHidden } from '../components/Text'
import { media, mediaCondition } from '../styles/media'

/** The smallest breakpoint with room for the map's labels. Narrower screens have them in the caption. */
const LABELS_FROM = 'medium'

/**
 * The origin story: its beginning beside its map, if the site has maps, and the rest below, on a desktop in two columns.
 */
export function Story({ page }: { page: Queries.StoryFragment }) {
  const { map } = page
  const { heading, paragraphs } = page.story
  const { caption, waymarks } = page.story.map
  const [first, ...others] = paragraphs
  return (
    <Section tone="mist" labelledBy="story">
      <Columns $widths="1fr 1fr">
        <div>
          <Heading id="story">{heading}</Heading>
          <First>{first}</First>
        </div>
        {map && (
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
        )}
      </Columns>
      <Text paragraphs={others} />
    </Section>
  )
}

export const query = graphql`
  fragment Story on AboutPage {
    story {
      heading
      paragraphs
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

const First = styled(Prose)`
  padding-block-start: var(--space-md);
  color: var(--ink);
  font-size: var(--text-lg);
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

const Text = styled(Paragraphs)`
  display: block;
  margin-block-start: var(--space-lg);

  p {
    padding-block-end: 1.1em;
  }

  ${media.large} {
    columns: 2;
    column-gap: var(--space-xl);
  }
`
