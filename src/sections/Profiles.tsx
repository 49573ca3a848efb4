import styled from 'styled-components'
import { Section } from '../components/Section'
import { Profile } from './Profile'

interface ProfilesProps {
  copy: Queries.ProfileCopyFragment
  members: readonly Queries.ProfileFragment[]
}

/** A profile card for each team member. */
export function Profiles({ copy, members }: ProfilesProps) {
  return (
    <Root>
      {members.map((member, index) => (
        <Profile key={member.slug} copy={copy} member={member} isFirst={index === 0} />
      ))}
    </Root>
  )
}

const Root = styled(Section)`
  padding-block-start: 0;
`
