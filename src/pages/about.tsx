import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { HeadTags } from '../layout/head-tags'
import { PAGE_PATHS } from '../routes/paths'
import { AboutTeam } from '../sections/about-team'
import { Closing } from '../sections/closing'
import { PageIntro } from '../sections/page-intro'
import { Story } from '../sections/story'
import { Values } from '../sections/values'

export default function AboutPage({ data }: PageProps<Queries.AboutQuery>) {
  const { about, settings, allTeamMember } = data
  return (
    <>
      <PageIntro intro={about.intro} />
      <Story story={about.story} />
      <Values values={about.values} />
      <AboutTeam team={about.team} members={allTeamMember.nodes} />
      <Closing closing={about.closing} settings={settings} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.AboutQuery>) {
  return <HeadTags {...data.about.seo} canonicalPath={PAGE_PATHS.about} />
}

export const query = graphql`
  query About {
    about {
      seo {
        title
        description
      }
      intro {
        ...PageIntro
      }
      story {
        ...Story
      }
      values {
        ...Values
      }
      team {
        ...AboutTeam
      }
      closing {
        ...Closing
      }
    }
    allTeamMember(sort: { order: ASC }) {
      nodes {
        ...AboutTeamMember
      }
    }
    settings {
      ...ClosingTerrain
    }
  }
`
