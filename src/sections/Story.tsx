import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Section } from '../components/Section'
import { Heading, Prose } from '../components/Text'
import { media } from '../styles/media'

/** The number of characters up to which a figure fits beside its label. */
const WIDE_FIGURE = 4

/** The origin story as a long read beside a column of statistics. */
export function Story({ story }: { story: Queries.StoryFragment }) {
  return (
    <Section tone="mist" labelledBy="story">
      <Columns>
        <div>
          <Heading id="story">{story.heading}</Heading>
          <Text>
            {story.paragraphs.map((paragraph) => (
              <Prose key={paragraph}>{paragraph}</Prose>
            ))}
          </Text>
        </div>
        <Counted aria-labelledby="story-figures">
          <Heading id="story-figures" as="h3" $size="xs">
            {story.statisticsHeading}
          </Heading>
          <StatisticList $isStacked={story.statistics.some(({ value }) => value.length > WIDE_FIGURE)}>
            {story.statistics.map(({ key, value, label, note }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
                {note && <dd className="note">{note}</dd>}
              </div>
            ))}
          </StatisticList>
        </Counted>
      </Columns>
    </Section>
  )
}

export const query = graphql`
  fragment Story on AboutPageStory {
    heading
    paragraphs
    statisticsHeading
    statistics {
      key
      value
      label
      note
    }
  }
`

const Columns = styled.div`
  display: grid;
  gap: var(--space-xl);

  ${media.large} {
    grid-template-columns: 8fr 4fr;
    column-gap: var(--space-2xl);
  }
`

/* Statistics that fit in a window stay in view beside the long read. */
const Counted = styled.section`
  align-self: start;

  ${media.large} {
    &:not(:has(dl > :nth-child(5))) {
      position: sticky;
      inset-block-start: calc(var(--header-height) + var(--space-lg));
    }
  }
`

const Text = styled.div`
  display: grid;
  gap: 1.1em;
  margin-block-start: var(--space-lg);

  p:first-child {
    color: var(--ink);
    font-size: var(--text-lg);
  }
`

/* Labels are beside their figures, or below long ones. */
const StatisticList = styled.dl<{ $isStacked: boolean }>`
  margin-block-start: var(--space-sm);

  > div {
    display: grid;
    grid-template-columns: 7.5rem 1fr;
    column-gap: var(--space-sm);
    align-items: first baseline;
    padding-block: var(--space-sm);
    border-block-start: var(--hairline);
  }

  dt {
    grid-area: 1 / 2;
    font-weight: 600;
    font-size: 1rem;
    text-wrap: pretty;
  }

  dd {
    grid-area: 1 / 1;
    font-family: var(--font-display);
    font-size: var(--title-lg);
    letter-spacing: var(--tracking-display);
    line-height: 1.1;
  }

  .note {
    grid-area: 2 / 2;
    max-inline-size: var(--measure);
    color: var(--muted);
    font-family: var(--font-text);
    font-size: var(--text-sm);
    letter-spacing: normal;
    line-height: 1.45;
    text-wrap: pretty;
  }

  ${({ $isStacked }) =>
    $isStacked &&
    `> div {
      display: flex;
      flex-direction: column;
    }

    dd:not(.note) {
      order: -1;
      white-space: nowrap;
    }`}
`
