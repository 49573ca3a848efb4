import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { HeadTags } from '../layout/HeadTags'
import { PageIntro } from '../sections/PageIntro'
import { Profiles } from '../sections/Profiles'
import { TeamValues } from '../sections/TeamValues'

/** `/about/team`: the profiles of all team members. */
export default function TeamPage({ data }: PageProps<Queries.TeamQuery>) {
  const { teamPage, allTeamMember } = data
  return (
    <>
      <PageIntro intro={teamPage.intro} />
      <Profiles copy={teamPage.profile} members={allTeamMember.nodes} />
      <TeamValues values={teamPage.values} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.TeamQuery>) {
  return <HeadTags {...data.teamPage.head} />
}

export const query = graphql`
  query Team {
    teamPage {
      head {
        ...PageHead
      }
      intro {
        ...PageIntro
      }
      profile {
        ...ProfileCopy
      }
      values {
        ...Values
      }
    }
    allTeamMember(sort: [{ order: ASC }, { fields: { slug: ASC } }]) {
      nodes {
        ...Profile
      }
    }
  }
`
