import { graphql } from 'gatsby'
import styled from 'styled-components'
import { DraftBadge } from '../components/DraftBadge'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { Heading, VisuallyHidden } from '../components/Text'
import { media } from '../styles/media'
import { PositionDetails, type PositionDetailsProps } from './PositionDetails'

interface PositionProps extends Pick<PositionDetailsProps, 'positions' | 'email'> {
  job: Queries.PositionFragment
}

/** A row with an open position, which expands to show its requirements. */
export function Position({ job, positions, email }: PositionProps) {
  const { title, location, department, type, unpublished } = job
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
      <PositionDetails job={job} positions={positions} email={email} />
    </Row>
  )
}

export const query = graphql`
  fragment Position on Job {
    ...PositionDetails
    location
    type
    department
    unpublished
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
