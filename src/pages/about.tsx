import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { HeadTags } from '../layout/HeadTags'
import { PAGE_PATHS } from '../routes/paths'
import { AboutTeam } from '../sections/AboutTeam'
import { CallToAction } from '../sections/CallToAction'
import { PageIntro } from '../sections/PageIntro'
import { Story } from '../sections/Story'
import { StoryMap } from '../sections/StoryMap'
import { Values } from '../sections/Values'

/** `/about`: the firm's story, its team in brief, and its values. */
export default function AboutPage({ data }: PageProps<Queries.AboutQuery>) {
  const { about, allTeamMember } = data
  return (
    <>
      <PageIntro intro={about.intro} />
      <Story story={about.story} />
      <StoryMap story={about.story} sheet={about.sheet} />
      <Values values={about.values} />
      <AboutTeam team={about.team} members={allTeamMember.nodes} />
      <CallToAction closing={about.closing} sheet={about.closingSheet} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.AboutQuery>) {
  const { seo, shareImage, structuredData } = data.about
  return <HeadTags {...seo} address={{ canonicalPath: PAGE_PATHS.about, shareImage, structuredData }} />
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
      structuredData
      intro {
        ...PageIntro
      }
      story {
        ...Story
        ...StorySheet
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
      sheet {
        ...Sheet
      }
      closingSheet {
        ...Sheet
      }
    }
    allTeamMember(sort: { order: ASC }) {
      nodes {
        ...AboutTeamMember
      }
    }
  }
`
