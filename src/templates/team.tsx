import { graphql, type PageProps } from 'gatsby'
import { CallToAction } from '../sections/CallToAction'
import { PageIntro } from '../sections/PageIntro'
import { Profiles } from '../sections/Profiles'
import { TeamValues } from '../sections/TeamValues'

export { Head } from '../layout/HeadTags'

/** `/about/team`: the profiles of all team members. */
export default function TeamPage({ data }: PageProps<Queries.TeamQuery>) {
  const { teamPage, allTeamMember } = data
  return (
    <>
      <PageIntro intro={teamPage.intro} />
      <Profiles copy={teamPage.profile} members={allTeamMember.nodes} />
      <TeamValues values={teamPage.values} />
      <CallToAction page={teamPage} hasOffer />
    </>
  )
}

export const query = graphql`
  query Team {
    teamPage {
      ...Head
      intro {
        ...PageIntro
      }
      profile {
        ...ProfileCopy
      }
      values {
        ...Values
      }
      ...CallToAction
    }
    allTeamMember(sort: [{ order: ASC }, { fields: { slug: ASC } }]) {
      nodes {
        ...Profile
      }
    }
  }
`
