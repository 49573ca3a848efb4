import { graphql, type PageProps } from 'gatsby'
import { AboutTeam } from '../sections/AboutTeam'
import { CallToAction } from '../sections/CallToAction'
import { Figures } from '../sections/Figures'
import { PageIntro } from '../sections/PageIntro'
import { Story } from '../sections/Story'
import { Values } from '../sections/Values'

export { Head } from '../layout/HeadTags'

/** `/about`: the firm's story, its team in brief, and its values. */
export default function AboutPage({ data }: PageProps<Queries.AboutQuery>) {
  const { aboutPage, allTeamMember } = data
  return (
    <>
      <PageIntro intro={aboutPage.intro} />
      <Figures story={aboutPage.story} />
      <Story page={aboutPage} />
      <Values values={aboutPage.values} />
      <AboutTeam team={aboutPage.team} members={allTeamMember.nodes} />
      <CallToAction page={aboutPage} hasOffer />
    </>
  )
}

export const query = graphql`
  query About {
    aboutPage {
      ...Head
      intro {
        ...PageIntro
      }
      story {
        ...Figures
      }
      ...Story
      values {
        ...Values
      }
      team {
        ...AboutTeam
      }
      ...CallToAction
    }
    allTeamMember(sort: [{ order: ASC }, { fields: { slug: ASC } }], limit: 6) {
      nodes {
        ...AboutTeamMember
      }
    }
  }
`
