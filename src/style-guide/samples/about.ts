import { graphql } from 'gatsby'
import { aboutPage } from '../../content-model/about-page'
import { intro } from '../../content-model/fields'
import { teamMember } from '../../content-model/team-member'
import { teamPage } from '../../content-model/team-page'
import { AboutTeam } from '../../sections/AboutTeam'
import { PageIntro } from '../../sections/PageIntro'
import { Profiles } from '../../sections/Profiles'
import { Story } from '../../sections/Story'
import { StoryMap } from '../../sections/StoryMap'
import { TeamValues } from '../../sections/TeamValues'
import { Values } from '../../sections/Values'
import { longest, shortest } from './extremes'
import { failingImage, lengthened, repeated, type Specimens, specimensOf } from './specimen'
import { longestStatistics, withoutNotes } from './statistics'

const { story, team, values } = aboutPage.shape
const introduction = intro('Introduction')

/** The sections of the about page and the team page in all states. */
export const ABOUT: Specimens<Queries.StyleGuideAboutFragment> = {
  PageIntro: ({ aboutPage: about }) =>
    specimensOf(PageIntro, {
      'as published': { intro: about.intro },
      'the longest content': { intro: longest(introduction) },
      'the shortest content': { intro: shortest(introduction) },
    }),

  Story: ({ aboutPage: about }) => {
    const { statistics } = about.story
    return specimensOf(Story, {
      'as published': { story: about.story },
      'the longest words': {
        story: {
          ...about.story,
          ...longest(story.pick({ heading: true, statisticsHeading: true })),
          statistics: longestStatistics(statistics),
        },
      },
      'one paragraph, statistics without notes': {
        story: {
          ...about.story,
          paragraphs: about.story.paragraphs.slice(0, 1),
          statistics: withoutNotes(statistics),
        },
      },
    })
  },

  StoryMap: ({ aboutPage: about }) => {
    const { map } = about
    const withCaption = (caption: string) => ({ story: { map: { ...about.story.map, caption } }, map })
    const { caption } = story.shape.map.shape
    return specimensOf(StoryMap, {
      'as published': { story: about.story, map },
      'the longest caption': withCaption(longest(caption)),
      'the shortest caption': withCaption(shortest(caption)),
    })
  },

  Values: ({ aboutPage: about }) =>
    specimensOf(Values, {
      'as published': { values: about.values },
      'six values, the longest content': { values: longest(values) },
      'one value, the shortest content': { values: shortest(values) },
    }),

  AboutTeam: ({ aboutPage: about, allTeamMember: { nodes } }) => {
    const texts = teamMember.pick({ name: true, title: true, summary: true, specialties: true })
    return specimensOf(AboutTeam, {
      'as published': { team: about.team, members: nodes },
      'the longest content': { team: longest(team), members: lengthened(nodes, texts) },
      'one member, the shortest words': { team: shortest(team), members: nodes.slice(0, 1) },
    })
  },

  Profiles: ({ teamPage: page, profiles: { nodes } }) => {
    const { profile: copy, filter } = page
    const texts = teamMember.pick({ name: true, title: true, bio: true, specialties: true })
    return specimensOf(Profiles, {
      'as published': { copy, filter, members: nodes },
      'thirty members': { copy, filter, members: repeated(nodes.slice(0, 1), 30) },
      'the longest content': { copy, filter, members: lengthened(nodes, texts) },
      'the shortest content': {
        copy,
        filter,
        members: nodes.map((member) => ({ ...member, ...shortest(texts) })),
      },
      'without phone, without LinkedIn, with a portrait that failed': {
        copy,
        filter,
        members: nodes.map((member) => ({
          ...member,
          phone: null,
          linkedin: null,
          image: { gatsbyImageData: failingImage(member.portrait.gatsbyImageData) },
        })),
      },
    })
  },

  TeamValues: ({ teamPage: page }) =>
    specimensOf(TeamValues, {
      'as published': { values: page.values },
      'six values, the longest content': { values: longest(teamPage.shape.values) },
      'one value, the shortest content': { values: shortest(teamPage.shape.values) },
    }),
}

export const query = graphql`
  fragment StyleGuideAbout on Query {
    aboutPage {
      intro {
        ...PageIntro
      }
      story {
        ...Story
        ...StoryMap
      }
      map {
        ...MapIllustration
      }
      values {
        ...Values
      }
      team {
        ...AboutTeam
      }
    }
    teamPage {
      profile {
        ...ProfileCopy
      }
      filter {
        ...EntryFilter
      }
      values {
        ...Values
      }
    }
    allTeamMember(sort: { order: ASC }) {
      nodes {
        ...AboutTeamMember
      }
    }
    profiles: allTeamMember(sort: { order: ASC }) {
      nodes {
        ...Profile
      }
    }
  }
`
