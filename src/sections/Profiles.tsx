import styled from 'styled-components'
import { Section } from '../components/Section'
import { EntryFilter, isLongList } from '../layout/EntryFilter'
import { Profile } from './Profile'

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

const Root = styled(Section)`
  padding-block-start: 0;

  /* Names have accents above capitals, such as “Å”. */
  h2 {
    line-height: 1.3;
  }
`
