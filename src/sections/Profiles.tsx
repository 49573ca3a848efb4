import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Avatar } from '../components/Avatar'
import { DiamondList } from '../components/DiamondList'
import { DraftBadge } from '../components/DraftBadge'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { IconButton } from '../components/IconButton'
import { Link } from '../components/Link'
import { Section } from '../components/Section'
import { Heading, Prose } from '../components/Text'
import { Tooltip } from '../components/Tooltip'
import { interpolate } from '../layout/interpolate'
import { media } from '../styles/media'

interface ProfilesProps {
  copy: Queries.ProfileCopyFragment
  members: readonly Queries.ProfileFragment[]
}

/** The profile of each team member. Its id is the anchor to which the about page links. */
export function Profiles({ copy, members }: ProfilesProps) {
  return (
    <Root>
      {members.map((member, index) => (
        <Profile key={member.slug} copy={copy} member={member} isFirst={index === 0} />
      ))}
    </Root>
  )
}

interface ProfileProps extends Pick<ProfilesProps, 'copy'> {
  member: Queries.ProfileFragment
  isFirst: boolean
}

function Profile({ copy, member, isFirst }: ProfileProps) {
  const { slug, name, email, phone, phoneLink, linkedin } = member
  const contactLinks = [
    { to: `mailto:${email}`, address: email, label: copy.email, icon: INTERFACE_ICONS.mail },
    ...(phone && phoneLink ? [{ to: phoneLink, address: phone, label: copy.phone, icon: INTERFACE_ICONS.phone }] : []),
    ...(linkedin ? [{ to: linkedin, address: linkedin, label: copy.linkedin, icon: INTERFACE_ICONS.linkedin }] : []),
  ]
  return (
    <Card id={slug} aria-labelledby={`${slug}-name`}>
      <Avatar name={name} portrait={member.image} priority={isFirst} sizes="15rem" />
      <div>
        <DraftBadge reason={member.unpublished} />
        <Heading id={`${slug}-name`} $size="md">
          {name}
        </Heading>
        <Role>{member.title}</Role>
        <Prose>{member.bio}</Prose>
      </div>
      <div>
        <h3>{copy.specialties}</h3>
        <Specialties>
          {member.specialties.map((specialty) => (
            <li key={specialty}>{specialty}</li>
          ))}
        </Specialties>
        <ContactLinks role="list">
          {contactLinks.map(({ to, address, label, icon }) => {
            const text = interpolate(label, { name })
            return (
              <li key={to}>
                <Tooltip text={text}>
                  {() => (
                    <IconLink as={Link} to={to} aria-label={text}>
                      <Icon path={icon} />
                      <span>{address}</span>
                    </IconLink>
                  )}
                </Tooltip>
              </li>
            )
          })}
        </ContactLinks>
      </div>
    </Card>
  )
}

export const query = graphql`
  fragment ProfileCopy on TeamPageProfile {
    specialties
    email
    phone
    linkedin
  }

  fragment Profile on TeamMember {
    slug
    name
    title
    bio
    specialties
    email
    phone
    phoneLink
    linkedin
    unpublished
    image {
      gatsbyImageData(width: 480, aspectRatio: 1, formats: [AVIF])
    }
  }
`

const Root = styled(Section)`
  padding-block-start: 0;
`

const Card = styled.article`
  display: grid;
  gap: var(--space-lg);
  padding-block: var(--space-xl);
  border-block-start: 1px solid var(--border);

  > :first-child {
    max-inline-size: 15rem;
  }

  /* Names may have accents above capitals, such as “Å”, which would touch the line above. */
  h2 {
    line-height: 1.3;
  }

  h3 {
    padding-block-end: var(--space-2xs);
    font-size: 1.125rem;
  }

  ${media.medium} {
    grid-template-columns: 13rem 1fr;
    column-gap: var(--space-xl);
    align-items: start;

    > :first-child {
      grid-row: span 2;
    }
  }

  ${media.wide} {
    grid-template-columns: 15rem 1fr 15rem;

    > :first-child {
      grid-row: auto;
    }
  }
`

const Role = styled.p`
  padding-block: var(--space-3xs) var(--space-sm);
  font-size: var(--text-lg);
`

/* Below them, there is room for the tooltips of the links. */
const Specialties = styled(DiamondList)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3xs) var(--space-md);
  max-inline-size: none;
  margin-block-end: 3rem;
  color: inherit;

  ${media.wide} {
    display: grid;
  }
`

const ContactLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2xs);
`

const IconLink = styled(IconButton)`
  border: 1px solid var(--rule);
  border-radius: var(--corner);

  &:hover {
    border-color: currentcolor;
  }

  @media not print {
    span {
      display: none;
    }
  }

  @media print {
    display: flex;
    gap: var(--space-2xs);
    align-items: center;
    inline-size: auto;
    block-size: auto;
    border: 0;
  }
`
