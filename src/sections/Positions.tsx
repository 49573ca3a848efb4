import { graphql } from 'gatsby'
import { useLayoutEffect } from 'react'
import styled from 'styled-components'
import { mailLink } from '../../content-model/routes/absolute-urls'
import { ButtonLink } from '../components/Button'
import { Intro } from '../components/Intro'
import { Section } from '../components/Section'
import { Prose } from '../components/Text'
import { useSiteSettings } from '../layout/useSiteSettings'
import { media } from '../styles/media'
import { Position, POSITION_COLUMNS } from './Position'

interface PositionsProps {
  positions: Queries.PositionsFragment
  jobs: readonly Queries.PositionFragment[]
  /** The hash of the page's address, if any. */
  hash: string
}

/** The open positions as a list whose rows expand to show the requirements of each. */
export function Positions({ positions, jobs, hash }: PositionsProps) {
  const { columns } = positions
  const { email } = useSiteSettings().contact

  // When a page loads, browsers open the position that its address names. When the app shows another page, they do not. It is
  // open before Gatsby scrolls to it, because a collapsed one has no place on the page.
  useLayoutEffect(() => {
    document.getElementById(hash.slice(1))?.closest('details')?.setAttribute('open', '')
  }, [hash])

  return (
    <Section tone="mist" id="positions" labelledBy="positions-heading">
      <PositionsIntro
        id="positions-heading"
        heading={positions.heading}
        text={jobs.length > 0 ? positions.text : positions.none}
      />
      {jobs.length > 0 && (
        <Columns aria-hidden="true">
          <span>{columns.title}</span>
          <span>{columns.location}</span>
          <span>{columns.department}</span>
          <span>{columns.type}</span>
        </Columns>
      )}
      {jobs.map((job) => (
        <Position key={job.slug} job={job} positions={positions} />
      ))}
      <Resume>
        {jobs.length > 0 && <Prose>{positions.resumeText}</Prose>}
        <ButtonLink to={mailLink(email, positions.resumeSubject)} $variant="secondary">
          {positions.resume}
        </ButtonLink>
      </Resume>
    </Section>
  )
}

export const query = graphql`
  fragment Positions on CareersPagePositions {
    heading
    text
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
`

const PositionsIntro = styled(Intro)`
  padding-block-end: var(--space-lg);
`

const Columns = styled.div`
  display: none;
  padding-block: var(--space-2xs);
  color: var(--muted);
  font-size: var(--text-sm);

  ${media.medium} {
    display: grid;
    grid-template-columns: ${POSITION_COLUMNS};
    column-gap: var(--space-md);
  }
`

const Resume = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-md);
  padding-block-start: var(--space-lg);
`
