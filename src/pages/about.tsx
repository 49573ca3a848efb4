import { graphql, type PageProps } from 'gatsby'
import { AboutTeam } from '../sections/AboutTeam'
import { CallToAction } from '../sections/CallToAction'
import { PageIntro } from '../sections/PageIntro'
import { Story } from '../sections/Story'
import { StoryMap } from '../sections/StoryMap'
import { Values } from '../sections/Values'

export { Head } from '../layout/HeadTags'

/** `/about`: the firm's story, its team in brief, and its values. */
export default function AboutPage({ data }: PageProps<Queries.AboutQuery>) {
  const { aboutPage, allTeamMember } = data
  return (
    <>
      <PageIntro intro={aboutPage.intro} />
      <Story story={aboutPage.story} />
      <StoryMap story={aboutPage.story} map={aboutPage.map} />
      <Values values={aboutPage.values} />
      <AboutTeam team={aboutPage.team} members={allTeamMember.nodes} />
      <CallToAction callToAction={aboutPage.callToAction} map={aboutPage.callToActionMap} hasOffer />
    </>
  )
}

export const query = graphql`
  query About {
    aboutPage {
      head {
        ...PageHead
      }
      intro {
        ...PageIntro
      }
      story {
        ...Story
        ...StoryMap
      }
      values {
        ...Values
      }
      team {
        ...AboutTeam
      }
      callToAction {
        ...CallToAction
      }
      map {
        ...MapIllustration
      }
      callToActionMap {
        ...MapIllustration
      }
    }
    allTeamMember(sort: [{ order: ASC }, { fields: { slug: ASC } }], limit: 6) {
      nodes {
        ...AboutTeamMember
      }
    }
  }
`
