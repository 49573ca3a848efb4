import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { HeadTags } from '../layout/HeadTags'
import { PAGE_PATHS } from '../routes/paths'
import { AboutTeam } from '../sections/AboutTeam'
import { Closing } from '../sections/Closing'
import { PageIntro } from '../sections/PageIntro'
import { Story } from '../sections/Story'
import { Values } from '../sections/Values'

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
  const { seo, shareImage } = data.about
  return <HeadTags {...seo} address={{ canonicalPath: PAGE_PATHS.about, shareImage }} />
}

export const query = graphql`
  query About {
    about {
      seo {
        title
        description
      }
      shareImage {
        ...ShareImage
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
