import { graphql } from 'gatsby'
import { intro } from '../../content-model/fields'
import { aboutPage, teamPage } from '../../content-model/pages'
import { teamMember } from '../../content-model/team-member'
import { AboutTeam } from '../../sections/AboutTeam'
import { PageIntro } from '../../sections/PageIntro'
import { Profiles } from '../../sections/Profiles'
import { Story } from '../../sections/Story'
import { StoryMap } from '../../sections/StoryMap'
import { TeamValues } from '../../sections/TeamValues'
import { Values } from '../../sections/Values'
import { longest, shortest } from './extremes'
import { longestFigures, withoutNotes } from './figures'
import { failingImage } from './pictures'
import { lengthened, specimensOf, type Specimens } from './specimen'

const { story, team, values } = aboutPage.shape
const introduction = intro('Introduction')

/** The sections of the about page and the team page in all states. */
export const ABOUT: Specimens<Queries.StyleGuideAboutFragment> = {
  PageIntro: ({ about }) =>
    specimensOf(PageIntro, {
      'as published': { intro: about.intro },
      'the longest content': { intro: longest(introduction) },
      'the shortest content': { intro: shortest(introduction) },
    }),

  Story: ({ about }) => {
    const { figures } = about.story
    return specimensOf(Story, {
      'as published': { story: about.story },
      'the longest words': {
        story: {
          ...about.story,
          ...longest(story.pick({ heading: true, figuresHeading: true })),
          figures: longestFigures(figures),
        },
      },
      'one paragraph, figures without notes': {
        story: {
          ...about.story,
          paragraphs: about.story.paragraphs.slice(0, 1),
          figures: withoutNotes(figures),
        },
      },
    })
  },

  StoryMap: ({ about }) => {
    const { sheet } = about
    const withCaption = (caption: string) => ({ story: { sheet: { ...about.story.sheet, caption } }, sheet })
    const { caption } = story.shape.sheet.shape
    return specimensOf(StoryMap, {
      'as published': { story: about.story, sheet },
      'the longest caption': withCaption(longest(caption)),
      'the shortest caption': withCaption(shortest(caption)),
    })
  },

  Values: ({ about }) =>
    specimensOf(Values, {
      'as published': { values: about.values },
      'six values, the longest content': { values: longest(values) },
      'one value, the shortest content': { values: shortest(values) },
    }),

  AboutTeam: ({ about, allTeamMember: { nodes } }) => {
    const texts = teamMember.pick({ name: true, title: true, summary: true, specialties: true })
    return specimensOf(AboutTeam, {
      'as published': { team: about.team, members: nodes },
      'the longest content': { team: longest(team), members: lengthened(nodes, texts) },
      'one member, the shortest words': { team: shortest(team), members: nodes.slice(0, 1) },
    })
  },

  Profiles: ({ ourTeam, profiles: { nodes } }) => {
    const copy = ourTeam.profile
    const texts = teamMember.pick({ name: true, title: true, bio: true, specialties: true })
    return specimensOf(Profiles, {
      'as published': { copy, members: nodes },
      'the longest content': { copy, members: lengthened(nodes, texts) },
      'the shortest content': {
        copy,
        members: nodes.map((member) => ({ ...member, ...shortest(texts) })),
      },
      'without phone, without LinkedIn, with a portrait that failed': {
        copy,
        members: nodes.map((member) => ({
          ...member,
          phone: null,
          linkedin: null,
          image: { gatsbyImageData: failingImage(member.portrait.gatsbyImageData) },
        })),
      },
    })
  },

  TeamValues: ({ ourTeam }) =>
    specimensOf(TeamValues, {
      'as published': { values: ourTeam.values },
      'six values, the longest content': { values: longest(teamPage.shape.values) },
      'one value, the shortest content': { values: shortest(teamPage.shape.values) },
    }),
}

export const query = graphql`
  fragment StyleGuideAbout on Query {
    about {
      intro {
        ...PageIntro
      }
      story {
        ...Story
        ...StorySheet
      }
      sheet {
        ...Sheet
      }
      values {
        ...Values
      }
      team {
        ...AboutTeam
      }
    }
    ourTeam {
      profile {
        ...ProfileWords
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
