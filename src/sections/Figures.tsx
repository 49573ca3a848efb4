import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Isolated } from '../components/Isolated'
import { Section } from '../components/Section'
import { Heading } from '../components/Text'

/** The firm's statistics with their footnotes, in rows of up to three. */
export function Figures({ story: { statisticsHeading, statistics } }: { story: Queries.FiguresFragment }) {
  if (!statistics) return null
  return (
    <Root labelledBy="story-figures">
      <Heading id="story-figures" $size="xs">
        {statisticsHeading}
      </Heading>
      <StatisticList>
        {statistics.map(({ key, value, label, note }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <Isolated>{value}</Isolated>
            </dd>
            {note && <dd className="note">{note}</dd>}
          </div>
        ))}
      </StatisticList>
    </Root>
  )
}

export const query = graphql`
  fragment Figures on AboutPageStory {
    statisticsHeading
    statistics {
      key
      value
      label
      note
    }
  }
`

const Root = styled(Section)`
  padding-block-start: 0;
`

const StatisticList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  column-gap: var(--space-xl);
  margin-block-start: var(--space-sm);

  > div {
    display: grid;
    align-content: start;
    padding-block: var(--space-sm);
    border-block-start: var(--hairline);
  }

  dt {
    grid-row: 2;
    padding-block-start: var(--space-2xs);
    font-weight: 600;
    font-size: 1rem;
  }

  dd {
    font-family: var(--font-display);
    font-size: var(--title-lg);
    letter-spacing: var(--tracking-display);
    line-height: 1.1;
  }

  .note {
    max-inline-size: var(--measure);
    color: var(--muted);
    font-family: var(--font-text);
    font-size: var(--text-sm);
    letter-spacing: normal;
    line-height: 1.45;
    text-wrap: pretty;
  }
`
