import { graphql } from 'gatsby'
import styled from 'styled-components'
import { mailLink } from '../../content-model/routes/absolute-urls'
import { ButtonLink } from '../components/Button'
import { DiamondList } from '../components/DiamondList'
import { DraftBadge } from '../components/DraftBadge'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { StandaloneLink } from '../components/StandaloneLink'
import { Heading, Prose, VisuallyHidden } from '../components/Text'
import { interpolate } from '../layout/interpolate'
import { useSiteSettings } from '../layout/useSiteSettings'
import { media } from '../styles/media'

interface PositionProps {
  job: Queries.PositionFragment
  positions: Queries.PositionsFragment
}

/** A row with an open position, which expands to show its requirements. */
export function Position({ job, positions }: PositionProps) {
  const { email } = useSiteSettings().contact
  const { slug, title, datePosted, closesOn } = job
  return (
    <Row>
      <summary>
        <Heading as="h3" $size="xs">
          {job.unpublished === null ? (
            title
          ) : (
            <>
              {title} <DraftBadge reason={job.unpublished} />
            </>
          )}
        </Heading>
        {(['location', 'department', 'type'] as const).map((column) => (
          <span key={column}>
            <VisuallyHidden>{`${positions.columns[column]} `}</VisuallyHidden>
            {job[column]}
          </span>
        ))}
        <Icon path={INTERFACE_ICONS.chevronDown} />
      </summary>
      <Details id={slug}>
        <div>
          <Prose>{job.description}</Prose>
          {(datePosted ?? closesOn) && (
            <Days>
              {datePosted && <Day template={positions.posted} day={datePosted} />}
              {closesOn && <Day template={positions.closes} day={closesOn} />}
            </Days>
          )}
        </div>
        <div>
          <h4>{positions.requirements}</h4>
          <Requirements>
            {job.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </Requirements>
        </div>
        <Actions>
          <ButtonLink to={mailLink(email, interpolate(positions.applySubject, { position: title }))}>
            {positions.apply}
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </ButtonLink>
          <StandaloneLink to={`#${slug}`}>
            {positions.link}
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </StandaloneLink>
        </Actions>
      </Details>
    </Row>
  )
}

function Day({ template, day }: { template: string; day: Queries.DayFragment }) {
  return <time dateTime={day.date}>{interpolate(template, { date: day.text })}</time>
}

export const query = graphql`
  fragment Position on Job {
    slug
    title
    location
    department
    type
    description
    requirements
    datePosted {
      ...Day
    }
    closesOn {
      ...Day
    }
    unpublished
  }

  fragment Day on Day {
    date
    text
  }
`

/** The grid columns of a position's row, and of the header above the rows. */
export const POSITION_COLUMNS = '6fr 3fr 3fr 2fr 2rem'

const Row = styled.details`
  border-block-start: 1px solid var(--border);

  &:last-of-type {
    border-block-end: 1px solid var(--border);
  }

  summary {
    --room: calc(100vw - 2 * var(--page-margin) - 2.5rem);

    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3xs) var(--space-sm);
    position: relative;
    padding-block: var(--space-md);
    padding-inline-end: 2.5rem;
  }

  summary > span {
    color: var(--muted);
    font-size: 1rem;
  }

  summary > svg {
    position: absolute;
    inset-block-start: 1.75rem;
    inset-inline-end: 0;
    color: var(--accent);
  }

  summary:hover h3 {
    color: var(--accent-hover);
  }

  h3 {
    flex-basis: 100%;
    max-inline-size: none;
  }

  ${media.medium} {
    summary {
      /* The first of the columns. */
      --room: calc((var(--content-width) - 2rem - 4 * var(--space-md)) * 6 / 14);

      display: grid;
      grid-template-columns: ${POSITION_COLUMNS};
      column-gap: var(--space-md);
      align-items: center;
      padding-inline-end: 0;
    }

    summary > svg {
      position: static;
      justify-self: end;
    }
  }
`

/* The target of a position's address. Browsers open the details that contain it, and scroll to it. The margin is as high as
   the header and the summary above it, which stays in view. */
const Details = styled.div`
  scroll-margin-block-start: calc(var(--header-height) + 9rem);
  display: grid;
  gap: var(--space-md);
  place-items: start start;
  padding-block: var(--space-sm) var(--space-lg);

  h4 {
    padding-block-end: var(--space-2xs);
    font: 600 1rem/1.4 var(--font-text);
  }

  ${media.large} {
    grid-template-columns: 6fr 8fr;
    column-gap: var(--space-xl);
  }
`

const Requirements = styled(DiamondList)`
  line-height: 1.45;

  li {
    gap: 0.85rem;
  }

  li::before {
    flex: none;
  }
`

const Days = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3xs) var(--space-md);
  padding-block-start: var(--space-sm);
  color: var(--muted);
  font-size: 1rem;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xs) var(--space-md);

  @media print {
    display: none;
  }
`
