import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { HeadTags } from '../../layout/HeadTags'
import { PAGE_PATHS } from '../../routes/paths'
import { PageIntro } from '../../sections/PageIntro'
import { Profiles } from '../../sections/Profiles'
import { TeamValues } from '../../sections/TeamValues'

/** `/about/team`: the profiles of all team members. */
export default function TeamPage({ data }: PageProps<Queries.TeamQuery>) {
  const { ourTeam, allTeamMember } = data
  return (
    <>
      <PageIntro intro={ourTeam.intro} />
      <Profiles copy={ourTeam.profile} members={allTeamMember.nodes} />
      <TeamValues values={ourTeam.values} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.TeamQuery>) {
  const { seo, shareImage, structuredData } = data.ourTeam
  return <HeadTags {...seo} address={{ canonicalPath: PAGE_PATHS.team, shareImage, structuredData }} />
}

export const query = graphql`
  query Team {
    ourTeam {
      seo {
        title
        description
      }
      shareImage {
        ...ShareImage
      }
      structuredData
      intro {
        ...PageIntro
      }
      profile {
        ...ProfileWords
      }
      values {
        ...Values
      }
    }
    allTeamMember(sort: { order: ASC }) {
      nodes {
        ...Profile
      }
    }
  }
`
