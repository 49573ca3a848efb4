import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Avatar } from '../components/Avatar'
import { DraftBadge } from '../components/DraftBadge'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { Link } from '../components/Link'
import { Section } from '../components/Section'
import { Heading, Prose } from '../components/Text'
import { Tooltip } from '../components/Tooltip'
import { EntryFilter, isLongList } from '../layout/EntryFilter'
import { interpolate } from '../layout/interpolate'
import { media, mediaCondition } from '../styles/media'

interface ProfilesProps {
  copy: Queries.ProfileCopyFragment
  filter: Queries.EntryFilterFragment
  members: readonly Queries.ProfileFragment[]
}

/** A profile card for each team member. In a long list, the cards are collapsed. */
export function Profiles({ copy, filter, members }: ProfilesProps) {
  return (
    <Root>
      <EntryFilter
        copy={filter}
        entries={members}
        textsOf={({ name, title, specialties }) => [name, title, ...specialties]}
      >
        {(matching) =>
          matching.map((member) => (
            <Profile
              key={member.slug}
              copy={copy}
              member={member}
              isFirst={member === members[0]}
              isCollapsed={isLongList(members)}
            />
          ))
        }
      </EntryFilter>
    </Root>
  )
}

interface ProfileProps extends Pick<ProfilesProps, 'copy'> {
  member: Queries.ProfileFragment
  isFirst: boolean
  isCollapsed: boolean
}

function Profile({ copy, member, isFirst, isCollapsed }: ProfileProps) {
  const { slug, name, title, bio, email, phone, phoneLink, linkedin, specialties, image, portrait, unpublished } =
    member
  const contactLinks = [
    { to: `mailto:${email}`, address: email, label: copy.email, icon: INTERFACE_ICONS.mail },
    ...(phone && phoneLink ? [{ to: phoneLink, address: phone, label: copy.phone, icon: INTERFACE_ICONS.phone }] : []),
    ...(linkedin ? [{ to: linkedin, address: linkedin, label: copy.linkedin, icon: INTERFACE_ICONS.linkedin }] : []),
  ]
  const avatar = (
    <Avatar
      name={name}
      portrait={image ?? portrait}
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
  const details = (
    <div>
      <Specialties>
        <h3>{copy.specialties}</h3>
        <ul role="list">
          {specialties.map((specialty) => (
            <li key={specialty}>{specialty}</li>
          ))}
        </ul>
      </Specialties>
      <ContactLinks role="list">
        {contactLinks.map(({ to, address, label, icon }) => {
          const text = interpolate(label, { name })
          return (
            <li key={to}>
              <Tooltip text={text}>
                {() => (
                  <IconLink to={to} aria-label={text}>
                    <Icon paths={icon} />
                    <PrintedAddress>{address}</PrintedAddress>
                  </IconLink>
                )}
              </Tooltip>
            </li>
          )
        })}
      </ContactLinks>
    </div>
  )
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
    email
    phone
    phoneLink
    linkedin
    specialties
    unpublished
    image {
      gatsbyImageData(width: 704, aspectRatio: 1)
    }
    portrait {
      src
      width
      height
    }
  }
`

const Root = styled(Section)`
  padding-block-start: 0;

  /* Names have accents above capitals, such as “Å”. */
  h2 {
    line-height: 1.3;
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

const Specialties = styled.div`
  padding-block-end: var(--space-md);

  h3 {
    padding-block-end: var(--space-2xs);
    font-size: 1.125rem;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3xs) var(--space-md);

    ${media.wide} {
      display: grid;
    }
  }

  li {
    display: flex;
    align-items: baseline;
    gap: var(--space-2xs);
  }

  li::before {
    content: '';
    inline-size: 0.4rem;
    block-size: 0.4rem;
    border: 1px solid var(--sepia);
    transform: translateY(-0.15rem) rotate(45deg);
  }
`

const ContactLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2xs);
`

const IconLink = styled(Link)`
  display: grid;
  place-content: center;
  inline-size: var(--target);
  block-size: var(--target);
  border: 1px solid var(--rule);
  border-radius: var(--corner);

  &:hover {
    border-color: currentcolor;
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

/* On paper, the icons cannot be followed. */
const PrintedAddress = styled.span`
  display: none;

  @media print {
    display: inline;
  }
`
