import { graphql } from 'gatsby'
import { useEffect } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { DraftBadge } from '../components/DraftBadge'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { Link } from '../components/Link'
import { Section } from '../components/Section'
import { Heading, Lede, Prose, VisuallyHidden } from '../components/Text'
import { EntryFilter } from '../layout/EntryFilter'
import { interpolate } from '../layout/interpolate'
import { mailLink } from '../routes/urls'
import { media } from '../styles/media'

interface PositionsProps {
  positions: Queries.PositionsFragment
  jobs: readonly Queries.PositionFragment[]
  /** The address that applications are sent to. */
  email: string
  /** The hash of the page's address, such as `#marketing-specialist`. */
  hash: string
}

/** The open positions as a list whose rows expand to show the requirements of each. */
export function Positions({ positions, jobs, email, hash }: PositionsProps) {
  const { columns } = positions

  // Browsers open a position when they load its address, but not when the app navigates there.
  useEffect(() => {
    document.getElementById(hash.slice(1))?.closest('details')?.setAttribute('open', '')
  }, [hash])

  return (
    <Section tone="mist" id="positions" labelledBy="positions-heading">
      <Intro>
        <Heading id="positions-heading">{positions.heading}</Heading>
        <Lede>{jobs.length > 0 ? positions.text : positions.none}</Lede>
      </Intro>
      <EntryFilter
        copy={positions.filter}
        entries={jobs}
        textsOf={({ title, location, department, type }) => [title, location, department, type]}
      >
        {(matching) => (
          <>
            {matching.length > 0 && (
              <Columns aria-hidden="true">
                <span>{columns.title}</span>
                <span>{columns.location}</span>
                <span>{columns.department}</span>
                <span>{columns.type}</span>
              </Columns>
            )}
            {matching.map((job) => (
              <Position key={job.slug} job={job} positions={positions} email={email} />
            ))}
          </>
        )}
      </EntryFilter>
      <Resume>
        {jobs.length > 0 && <Prose>{positions.resumeText}</Prose>}
        <ButtonLink to={mailLink(email, positions.resumeSubject)} $variant="secondary">
          {positions.resume}
        </ButtonLink>
      </Resume>
    </Section>
  )
}

interface PositionProps extends Pick<PositionsProps, 'positions' | 'email'> {
  job: Queries.PositionFragment
}

function Position({ job, positions, email }: PositionProps) {
  const { slug, title, location, department, type, description, requirements, datePosted, closesOn, unpublished } = job
  const { columns } = positions
  return (
    <Row>
      <summary>
        <Heading as="h3" $size="xs">
          {unpublished === null ? (
            title
          ) : (
            <>
              {title} <DraftBadge reason={unpublished} />
            </>
          )}
        </Heading>
        <span>
          <VisuallyHidden>{`${columns.location} `}</VisuallyHidden>
          {location}
        </span>
        <span>
          <VisuallyHidden>{`${columns.department} `}</VisuallyHidden>
          {department}
        </span>
        <span>
          <VisuallyHidden>{`${columns.type} `}</VisuallyHidden>
          {type}
        </span>
        <Icon paths={INTERFACE_ICONS.chevronDown} />
      </summary>
      <Details id={slug}>
        <div>
          <Prose>{description}</Prose>
          {(datePosted ?? closesOn) && (
            <Days>
              {datePosted && <Day template={positions.posted} day={datePosted} />}
              {closesOn && <Day template={positions.closes} day={closesOn} />}
            </Days>
          )}
        </div>
        <div>
          <h4>{positions.requirements}</h4>
          <ul role="list">
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </div>
        <Actions>
          <ButtonLink to={mailLink(email, interpolate(positions.applySubject, { position: title }))}>
            {positions.apply}
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </ButtonLink>
          <Link to={`#${slug}`}>
            {positions.link}
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </Link>
        </Actions>
      </Details>
    </Row>
  )
}

/** A date inserted into a text that has a placeholder for it. */
function Day({ template, day }: { template: string; day: Queries.DayFragment }) {
  return <time dateTime={day.date}>{interpolate(template, { date: day.text })}</time>
}

export const query = graphql`
  fragment Positions on CareersPagePositions {
    heading
    text
    filter {
      ...EntryFilter
    }
    columns {
      title
      location
      department
      type
    }
    requirements
    posted
    closes
    link
    apply
    applySubject
    none
    resumeText
    resume
    resumeSubject
  }

  fragment Position on Job {
    slug
    title
    location
    type
    department
    description
    requirements
    unpublished
    datePosted {
      ...Day
    }
    closesOn {
      ...Day
    }
  }

  fragment Day on Day {
    date
    text
  }
`

const Intro = styled.div`
  display: grid;
  gap: var(--space-md);
  padding-block-end: var(--space-lg);
`

const Columns = styled.div`
  display: none;
  padding-block: var(--space-2xs);
  color: var(--muted);
  font-size: var(--text-sm);

  ${media.medium} {
    display: grid;
    grid-template-columns: 6fr 3fr 3fr 2fr 2rem;
    column-gap: var(--space-md);
  }
`

const Row = styled.details`
  border-block-start: 1px solid var(--border);

  &:last-of-type {
    border-block-end: 1px solid var(--border);
  }

  summary {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3xs) var(--space-sm);
    position: relative;
    padding-block: var(--space-md);
    padding-inline-end: 2.5rem;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary > span {
    color: var(--muted);
    font-size: 1rem;
  }

  summary > svg {
    position: absolute;
    inset: 1.75rem 0 auto auto;
    color: var(--trail);
  }

  &[open] > summary > svg {
    transform: rotate(180deg);
  }

  summary:hover h3 {
    color: var(--trail-dark);
  }

  h3 {
    flex-basis: 100%;
    max-inline-size: none;
  }

  ${media.medium} {
    summary {
      display: grid;
      grid-template-columns: 6fr 3fr 3fr 2fr 2rem;
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

/* The address of a position leads here: browsers open what contains the target. Its summary stays in view. */
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

  ul {
    display: grid;
    gap: var(--space-2xs);
    max-inline-size: var(--measure);
    color: var(--muted);
  }

  li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    align-items: baseline;
    line-height: 1.45;
  }

  li::before {
    content: '';
    inline-size: 0.4rem;
    block-size: 0.4rem;
    border: 1px solid var(--sepia);
    transform: translateY(-0.15rem) rotate(45deg);
  }

  ${media.large} {
    grid-template-columns: 6fr 8fr;
    column-gap: var(--space-xl);
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xs) var(--space-md);
  align-items: center;

  > :last-child {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
  }

  @media print {
    display: none;
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

const Resume = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-md);
  padding-block-start: var(--space-lg);
`
