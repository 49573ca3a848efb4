import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { Link } from '../components/Link'
import { Tooltip } from '../components/Tooltip'
import { interpolate } from '../layout/interpolate'
import { media } from '../styles/media'

interface ProfileDetailsProps {
  copy: Queries.ProfileCopyFragment
  member: Queries.ProfileDetailsFragment
}

/** The specialties of a team member, and the ways to reach them. */
export function ProfileDetails({ copy, member }: ProfileDetailsProps) {
  const { name, email, phone, phoneLink, linkedin, specialties } = member
  const contactLinks = [
    { to: `mailto:${email}`, address: email, label: copy.email, icon: INTERFACE_ICONS.mail },
    ...(phone && phoneLink ? [{ to: phoneLink, address: phone, label: copy.phone, icon: INTERFACE_ICONS.phone }] : []),
    ...(linkedin ? [{ to: linkedin, address: linkedin, label: copy.linkedin, icon: INTERFACE_ICONS.linkedin }] : []),
  ]
  return (
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
}

export const query = graphql`
  fragment ProfileCopy on TeamPageProfile {
    specialties
    email
    phone
    linkedin
  }

  fragment ProfileDetails on TeamMember {
    name
    email
    phone
    phoneLink
    linkedin
    specialties
  }
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
