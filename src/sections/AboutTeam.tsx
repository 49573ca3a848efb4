import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Avatar } from '../components/Avatar'
import { DraftBadge } from '../components/DraftBadge'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { Intro } from '../components/Intro'
import { Link } from '../components/Link'
import { Section } from '../components/Section'
import { StandaloneLink } from '../components/StandaloneLink'
import { Heading } from '../components/Text'
import { Tooltip } from '../components/Tooltip'
import { media, mediaCondition } from '../styles/media'

interface AboutTeamProps {
  team: Queries.AboutTeamFragment
  members: readonly Queries.AboutTeamMemberFragment[]
}

/** The team in brief, with links to the members' profiles if there is a team page. */
export function AboutTeam({ team, members }: AboutTeamProps) {
  return (
    <Section tone="mist" id="team" labelledBy="team-heading">
      <Intro id="team-heading" heading={team.heading} text={team.text} />
      <People role="list">
        {members.map((member) => (
          <Member key={member.slug} member={member} label={team.specialties} />
        ))}
      </People>
      {team.all && (
        <AllMembers to={team.all.to}>
          {team.all.label}
          <Icon path={INTERFACE_ICONS.arrowForward} />
        </AllMembers>
      )}
    </Section>
  )
}

interface MemberProps {
  member: Queries.AboutTeamMemberFragment
  label: string
}

/** A member. Specialties are a tooltip of the profile link, or else text. */
function Member({ member, label }: MemberProps) {
  const { name, title, summary, image, unpublished, anchorPath } = member
  const specialties = `${label} ${member.specialties.join(LIST_SEPARATOR)}`
  return (
    <li>
      <Avatar name={name} portrait={image} sizes={`${mediaCondition('medium')} 12rem, 6rem`} />
      <Details>
        <DraftBadge reason={unpublished} />
        <Heading as="h3" $size="sm">
          {anchorPath === null ? (
            name
          ) : (
            <Tooltip text={specialties}>
              {(tooltip) => (
                <ProfileLink to={anchorPath} aria-describedby={tooltip}>
                  {name}
                </ProfileLink>
              )}
            </Tooltip>
          )}
        </Heading>
        <Role>{title}</Role>
        <p>{anchorPath === null ? `${summary} ${specialties}` : summary}</p>
      </Details>
    </li>
  )
}

export const query = graphql`
  fragment AboutTeam on AboutPageTeam {
    heading
    text
    all {
      ...Link
    }
    specialties
  }

  fragment AboutTeamMember on TeamMember {
    slug
    anchorPath
    name
    title
    summary
    specialties
    unpublished
    image {
      gatsbyImageData(width: 384, aspectRatio: 1, formats: [AVIF])
    }
  }
`

const People = styled.ul`
  display: grid;
  gap: var(--space-xl);
  margin-block: var(--space-xl) var(--space-lg);

  li {
    display: grid;
    grid-template-columns: 6rem 1fr;
    column-gap: var(--space-md);
  }

  li > :first-child {
    grid-row: span 2;
  }

  p {
    max-inline-size: var(--measure-short);
    color: var(--muted);
  }

  ${media.medium} {
    li {
      grid-template-columns: 12rem 1fr;
      align-items: start;
    }
  }

  ${media.wide} {
    grid-template-columns: repeat(2, 1fr);

    > :last-child:nth-child(odd) {
      grid-column: span 2;
    }
  }
`

/* On a phone, the text continues below the portrait at full width. */
const Details = styled.div`
  display: contents;

  /* Names may have accents above capitals, such as “Å”, which would touch the line above. */
  > h3 {
    line-height: 1.3;
    align-self: end;
  }

  > p:last-child {
    grid-column: 1 / -1;
    padding-block-start: var(--space-xs);
  }

  ${media.medium} {
    display: block;

    > p:last-child {
      padding-block-start: 0;
    }
  }
`

const ProfileLink = styled(Link)`
  color: var(--ink);
  text-decoration-color: var(--accent);

  @media (pointer: coarse) {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
  }
`

const Role = styled.p`
  margin-block: var(--space-2xs);
`

const AllMembers = styled(StandaloneLink)`
  font-weight: 600;

  @media print {
    display: none;
  }
`
