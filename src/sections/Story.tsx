import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Columns } from '../components/Columns'
import { Paragraphs } from '../components/Paragraphs'
import { Section } from '../components/Section'
import { Heading } from '../components/Text'
import { media } from '../styles/media'

/** The origin story as a long read beside a column of statistics. */
export function Story({ story }: { story: Queries.StoryFragment }) {
  return (
    <Section tone="mist" labelledBy="story">
      <Columns $widths="8fr 4fr" $columnGap="2xl">
        <div>
          <Heading id="story">{story.heading}</Heading>
          <Text paragraphs={story.paragraphs} />
        </div>
        <Counted aria-labelledby="story-figures">
          <Heading id="story-figures" as="h3" $size="xs">
            {story.statisticsHeading}
          </Heading>
          <StatisticList>
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

const Text = styled(Paragraphs)`
  margin-block-start: var(--space-md);

  p:first-child {
    max-inline-size: calc(var(--measure) * 0.82);
    color: var(--ink);
    font-size: var(--text-lg);
  }
`

/* All labels begin where the longest figure ends. */
const StatisticList = styled.dl`
  display: grid;
  grid-template-columns: minmax(7.5rem, max-content) 1fr;
  column-gap: var(--space-sm);
  margin-block-start: var(--space-sm);

  > div {
    display: grid;
    grid-column: span 2;
    grid-template-columns: subgrid;
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
`
