import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { Isolated } from '../components/Isolated'
import { Section } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { Tooltip } from '../components/Tooltip'
import { interpolate } from '../layout/interpolate'
import { useSiteSettings } from '../layout/useSiteSettings'
import { media } from '../styles/media'

/** The longest figure that fits one of six columns at full size. */
const WIDE_FIGURE = 5

/** The firm's statistics, each with a footnote on how it was counted. */
export function Stats({ stats }: { stats: Queries.StatsFragment | null }) {
  const { footnote } = useSiteSettings().uiLabels
  if (!stats) return null
  const { heading, notesHeading, statistics, independence } = stats
  const notes = statistics.flatMap(({ key, label, note }) => (note ? [{ key, label, note }] : []))
  const numberOf = (key: string) => notes.findIndex((one) => one.key === key) + 1
  return (
    <Root tone="dark" labelledBy="results">
      <Heading id="results" $size="sm">
        {heading}
      </Heading>
      <StatisticList $hasLongFigure={statistics.some(({ value }) => value.length > WIDE_FIGURE)}>
        {statistics.map(({ key, icon, value, label, qualifier, note }) => (
          <div key={key}>
            <dt>
              <Icon path={icon.path} />
              {label}
              {qualifier && <Qualifier>{qualifier}</Qualifier>}
            </dt>
            <dd>
              <Isolated>{value}</Isolated>
              {note && (
                <Tooltip text={note}>
                  {(tooltip) => (
                    <FootnoteLink
                      id={`figure-${key}`}
                      href={`#note-${key}`}
                      aria-describedby={tooltip}
                      aria-label={interpolate(footnote, { number: numberOf(key) })}
                    >
                      {numberOf(key)}
                    </FootnoteLink>
                  )}
                </Tooltip>
              )}
            </dd>
          </div>
        ))}
      </StatisticList>
      {independence && <Independence>{independence}</Independence>}
      {notes.length > 0 && (
        <Notes>
          <summary>
            {notesHeading}
            <Icon path={INTERFACE_ICONS.chevronDown} />
          </summary>
          <ol>
            {notes.map(({ key, label, note }) => (
              <li key={key} id={`note-${key}`}>
                {`${note} `}
                <a href={`#figure-${key}`}>{label}</a>
              </li>
            ))}
          </ol>
        </Notes>
      )}
    </Root>
  )
}

export const query = graphql`
  fragment Stats on HomePageStats {
    heading
    notesHeading
    independence
    statistics {
      key
      icon {
        path
      }
      value
      label
      qualifier
      note
    }
  }
`

const Root = styled(Section)`
  padding-block: var(--space-lg) var(--space-md);

  h2 {
    max-inline-size: none;
  }
`

/* Rows of two; on a tablet, of three; on a desktop, one row. The last row is always full. */
const StatisticList = styled.dl<{ $hasLongFigure: boolean }>`
  display: flex;
  flex-wrap: wrap;
  margin-block-start: var(--space-md);
  border-block-start: var(--hairline);

  > div {
    display: flex;
    flex: 1 1 40%;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: var(--space-3xs);
    min-inline-size: min-content;
    max-inline-size: 100%;
    padding-block: var(--space-sm);
    padding-inline: 0 var(--space-sm);
    border-block-end: var(--hairline);
  }

  dt {
    position: relative;
    padding-inline-start: 1.75rem;
    font-size: var(--text-sm);
    line-height: 1.35;
    text-wrap: pretty;
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    font-family: var(--font-display);
    font-size: ${({ $hasLongFigure }) => ($hasLongFigure ? 'var(--title-md)' : 'var(--title-lg)')};
    letter-spacing: var(--tracking-display);
    line-height: 1.1;
    white-space: nowrap;
  }

  dt > svg {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }

  ${media.medium} {
    > div {
      flex-basis: 30%;
      min-inline-size: 0;
    }
  }

  ${media.wide} {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    /* With a wider margin before the line between two columns, qualifiers would take three lines. */
    > div {
      padding-inline-end: var(--space-2xs);
      border-block-end: 0;
    }

    > div + div {
      padding-inline-start: var(--space-sm);
      border-inline-start: var(--hairline);
    }

    dd {
      margin-inline-end: -1.5rem;
    }
  }
`

const Independence = styled(Lede)`
  max-inline-size: none;
  padding-block-start: var(--space-md);
  color: var(--ink);
`

const Qualifier = styled.span`
  display: block;
  padding-block-start: var(--space-3xs);
  color: var(--muted);
  font-size: 0.875rem;
  text-wrap: balance;
`

const FootnoteLink = styled.a`
  display: grid;
  place-content: center start;
  min-inline-size: 1.5rem;
  min-block-size: 1.5rem;
  padding-inline-start: 0.25rem;
  font: 500 0.875rem/1 var(--font-text);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  @media (pointer: coarse) {
    min-inline-size: var(--target);
    min-block-size: var(--target);
  }
`

/* A footnote's mark opens them: browsers expand the element that contains a link's target. */
const Notes = styled.details`
  margin-block-start: var(--space-md);
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.5;

  summary {
    display: inline-flex;
    gap: var(--space-2xs);
    align-items: center;
    min-block-size: var(--target);
    color: var(--ink);
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-underline-offset: 0.3em;
  }

  summary:hover {
    color: var(--accent-hover);
  }

  ol {
    padding-block-start: var(--space-sm);
    padding-inline-start: 1.25rem;
  }

  ${media.medium} {
    ol {
      columns: 2;
      column-gap: var(--space-xl);
    }
  }

  li {
    padding-block-end: var(--space-2xs);
    text-wrap: pretty;
    break-inside: avoid;
  }

  li::marker {
    color: var(--muted);
  }

  li:target {
    color: var(--ink);
  }
`
