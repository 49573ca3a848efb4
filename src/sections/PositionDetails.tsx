import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { Link } from '../components/Link'
import { Prose, VisuallyHidden } from '../components/Text'
import { interpolate } from '../layout/interpolate'
import { mailLink } from '../routes/urls'
import { media } from '../styles/media'

export interface PositionDetailsProps {
  job: Queries.PositionDetailsFragment
  positions: Queries.PositionsFragment
  /** The address that applications are sent to. */
  email: string
}

/** The part of an open position that its row shows once it is expanded. */
export function PositionDetails({ job, positions, email }: PositionDetailsProps) {
  const { slug, title, description, requirements, datePosted, closesOn } = job
  return (
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
  )
}

/** A date inserted into a text that has a placeholder for it. */
function Day({ template, day }: { template: string; day: Queries.DayFragment }) {
  return <time dateTime={day.date}>{interpolate(template, { date: day.text })}</time>
}

export const query = graphql`
  fragment PositionDetails on Job {
    slug
    title
    description
    requirements
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
