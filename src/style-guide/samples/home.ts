import { graphql } from 'gatsby'
import { callToAction } from '../../content-model/fields'
import { homePage } from '../../content-model/home-page'
import { service } from '../../content-model/service'
import { testimonial } from '../../content-model/testimonial'
import { CallToAction } from '../../sections/CallToAction'
import { HomeHero } from '../../sections/HomeHero'
import { ServiceGrid } from '../../sections/ServiceGrid'
import { Stats } from '../../sections/Stats'
import { Testimonials } from '../../sections/Testimonials'
import { longest, shortest } from './extremes'
import { lengthened, type Specimens, specimensOf } from './specimen'
import { longestStatistics, withoutNotes } from './statistics'

const { hero, stats, services } = homePage.shape

/** The sections of the home page in all states. */
export const HOME: Specimens<Queries.StyleGuideHomeFragment> = {
  HomeHero: ({ homePage: home }) =>
    specimensOf(HomeHero, {
      'as published': { page: home },
      'the longest content': { page: { ...home, hero: longest(hero) } },
      'the shortest content': { page: { ...home, hero: shortest(hero) } },
    }),

  Stats: ({ homePage: home, siteSettings: settings }) => {
    const { footnote } = settings.words
    const { statistics } = home.stats
    const copy = longest(stats.pick({ heading: true, notesHeading: true }))
    return specimensOf(Stats, {
      'as published': { stats: home.stats, footnote },
      'the longest content': {
        stats: { ...copy, statistics: longestStatistics(statistics) },
        footnote,
      },
      'statistics without notes': {
        stats: { ...home.stats, statistics: withoutNotes(statistics) },
        footnote,
      },
      'one statistic': { stats: { ...home.stats, statistics: statistics.slice(0, 1) }, footnote },
    })
  },

  ServiceGrid: ({ homePage: home }) => {
    const cards = lengthened(home.services.cards, service.pick({ name: true, summary: true }))
    const copy = services.pick({ heading: true, text: true, all: true })
    return specimensOf(ServiceGrid, {
      'as published': { services: home.services },
      'the longest content': { services: { ...longest(copy), cards } },
      'two services, the shortest content': {
        services: { ...shortest(copy), cards: home.services.cards.slice(0, 2) },
      },
    })
  },

  Testimonials: ({ homePage: home, siteSettings: settings, allTestimonial: { nodes } }) => {
    const copy = { heading: home.testimonials.heading, rated: settings.words.rated }
    const ratings = [5, 4, 3, 2, 1]
    return specimensOf(Testimonials, {
      'as published': { ...copy, testimonials: nodes },
      'the longest content': {
        ...copy,
        ...longest(homePage.shape.testimonials),
        testimonials: lengthened(nodes, testimonial.pick({ quote: true, author: true, title: true })),
      },
      'the shortest content, ratings from 5 to 1': {
        ...copy,
        testimonials: ratings.map((rating) => ({
          ...shortest(testimonial),
          id: String(rating),
          rating,
          unpublished: null,
        })),
      },
      'one testimonial': { ...copy, testimonials: nodes.slice(0, 1) },
      'no testimonials: no section': { ...copy, testimonials: [] },
    })
  },

  CallToAction: ({ homePage: home }) =>
    specimensOf(CallToAction, {
      'as published': { callToAction: home.callToAction, map: home.callToActionMap },
      'the longest content': { callToAction: longest(callToAction), map: home.callToActionMap },
      'the shortest content': { callToAction: shortest(callToAction), map: home.callToActionMap },
    }),
}

export const query = graphql`
  fragment StyleGuideHome on Query {
    homePage {
      ...HomeHero
      stats {
        ...Stats
      }
      services {
        ...ServiceGrid
      }
      testimonials {
        heading
      }
      callToAction {
        ...CallToAction
      }
      callToActionMap {
        ...MapIllustration
      }
    }
    allTestimonial(sort: { order: ASC }) {
      nodes {
        ...Testimonial
      }
    }
    siteSettings {
      words {
        footnote
        rated
      }
    }
  }
`
