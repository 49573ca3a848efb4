import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Avatar } from '../components/Avatar'
import { DraftBadge } from '../components/DraftBadge'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { Heading, Prose } from '../components/Text'
import { media, mediaCondition } from '../styles/media'
import { ProfileDetails } from './ProfileDetails'

interface ProfileProps {
  copy: Queries.ProfileCopyFragment
  member: Queries.ProfileFragment
  isFirst: boolean
  isCollapsed: boolean
}

/** The profile card of a team member, or a row that opens to the rest of it. */
export function Profile({ copy, member, isFirst, isCollapsed }: ProfileProps) {
  const { slug, name, title, bio, image, unpublished } = member
  const avatar = (
    <Avatar
      name={name}
      portrait={image}
      priority={isFirst}
      sizes={isCollapsed ? '5rem' : `${mediaCondition('medium')} 20rem, 100vw`}
    />
  )
  const person = (
    <>
      <DraftBadge reason={unpublished} />
      <Heading id={`${slug}-name`} $size={isCollapsed ? 'xs' : 'md'}>
        {name}
      </Heading>
      <Role>{title}</Role>
    </>
  )
  const details = <ProfileDetails copy={copy} member={member} />
  if (isCollapsed) {
    return (
      <article id={slug} aria-labelledby={`${slug}-name`}>
        <Collapsed>
          <summary>
            {avatar}
            <div>{person}</div>
            <Icon paths={INTERFACE_ICONS.chevronDown} />
          </summary>
          <div>
            <Prose>{bio}</Prose>
            {details}
          </div>
        </Collapsed>
      </article>
    )
  }
  return (
    <Card id={slug} aria-labelledby={`${slug}-name`}>
      {avatar}
      <div>
        {person}
        <Prose>{bio}</Prose>
      </div>
      {details}
    </Card>
  )
}

export const query = graphql`
  fragment Profile on TeamMember {
    ...ProfileDetails
    slug
    title
    bio
    unpublished
    image {
      gatsbyImageData(width: 640, aspectRatio: 1)
    }
  }
`

const Card = styled.article`
  display: grid;
  gap: var(--space-lg);
  padding-block: var(--space-xl);
  border-block-start: 1px solid var(--border);

  ${media.medium} {
    grid-template-columns: 13rem 1fr;
    column-gap: var(--space-xl);
    align-items: start;

    > :first-child {
      grid-row: span 2;
    }
  }

  ${media.wide} {
    grid-template-columns: 20rem 1fr 14rem;

    > :first-child {
      grid-row: auto;
    }
  }
`

/* A row of a ledger, which opens to the biography. */
const Collapsed = styled.details`
  border-block-start: 1px solid var(--border);

  summary {
    display: grid;
    grid-template-columns: 5rem 1fr auto;
    align-items: center;
    gap: var(--space-sm);
    padding-block: var(--space-xs);
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary > svg {
    color: var(--trail);
  }

  &[open] > summary > svg {
    transform: rotate(180deg);
  }

  summary:hover h2 {
    color: var(--trail-dark);
  }

  summary p {
    padding: 0;
    color: var(--muted);
    font-size: 1rem;
  }

  ${media.medium} {
    summary > :nth-child(2) {
      display: grid;
      grid-template-columns: 1fr 1fr;
      align-items: center;
    }
  }

  > div {
    display: grid;
    gap: var(--space-md) var(--space-xl);
    padding-block: var(--space-xs) var(--space-lg);

    ${media.medium} {
      grid-template-columns: 1fr 14rem;
      padding-inline-start: 6rem;
    }
  }
`

const Role = styled.p`
  padding-block: var(--space-3xs) var(--space-sm);
  font-size: var(--text-lg);
`
