import { graphql } from 'gatsby'
import { closing } from '../../content-model/fields'
import { homePage } from '../../content-model/pages'
import { service } from '../../content-model/service'
import { testimonial } from '../../content-model/testimonial'
import { CallToAction } from '../../sections/CallToAction'
import { HomeHero } from '../../sections/HomeHero'
import { Stats } from '../../sections/Stats'
import { ServiceGrid } from '../../sections/ServiceGrid'
import { Testimonials } from '../../sections/Testimonials'
import { longest, shortest } from './extremes'
import { longestFigures, withoutNotes } from './figures'
import { lengthened, specimensOf, type Specimens } from './specimen'

const { hero, results, services } = homePage.shape

/** The sections of the home page in all states. */
export const HOME: Specimens<Queries.StyleGuideHomeFragment> = {
  HomeHero: ({ home }) =>
    specimensOf(HomeHero, {
      'as published': { page: home },
      'the longest content': { page: { ...home, hero: longest(hero) } },
      'the shortest content': { page: { ...home, hero: shortest(hero) } },
    }),

  Stats: ({ home, settings }) => {
    const { footnote } = settings.words
    const { figures } = home.results
    const words = longest(results.pick({ heading: true, notesHeading: true }))
    return specimensOf(Stats, {
      'as published': { results: home.results, footnote },
      'the longest content': {
        results: { ...words, figures: longestFigures(figures) },
        footnote,
      },
      'figures without notes': {
        results: { ...home.results, figures: withoutNotes(figures) },
        footnote,
      },
      'one figure': { results: { ...home.results, figures: figures.slice(0, 1) }, footnote },
    })
  },

  ServiceGrid: ({ home }) => {
    const cards = lengthened(home.services.cards, service.pick({ name: true, summary: true }))
    const words = services.pick({ heading: true, text: true, all: true })
    return specimensOf(ServiceGrid, {
      'as published': { services: home.services },
      'the longest content': { services: { ...longest(words), cards } },
      'two services, the shortest content': {
        services: { ...shortest(words), cards: home.services.cards.slice(0, 2) },
      },
    })
  },

  Testimonials: ({ home, settings, allTestimonial: { nodes } }) => {
    const words = { heading: home.testimonials.heading, rated: settings.words.rated }
    const ratings = [5, 4, 3, 2, 1]
    return specimensOf(Testimonials, {
      'as published': { ...words, testimonials: nodes },
      'the longest content': {
        ...words,
        ...longest(homePage.shape.testimonials),
        testimonials: lengthened(nodes, testimonial.pick({ quote: true, author: true, title: true })),
      },
      'the shortest content, ratings from 5 to 1': {
        ...words,
        testimonials: ratings.map((rating) => ({
          ...shortest(testimonial),
          id: String(rating),
          rating,
          unpublished: null,
        })),
      },
      'one testimonial': { ...words, testimonials: nodes.slice(0, 1) },
      'no testimonials: no section': { ...words, testimonials: [] },
    })
  },

  CallToAction: ({ home }) =>
    specimensOf(CallToAction, {
      'as published': { closing: home.closing, sheet: home.closingSheet },
      'the longest content': { closing: longest(closing), sheet: home.closingSheet },
      'the shortest content': { closing: shortest(closing), sheet: home.closingSheet },
    }),
}

export const query = graphql`
  fragment StyleGuideHome on Query {
    home {
      ...HomeHero
      results {
        ...Results
      }
      services {
        ...ServiceGrid
      }
      testimonials {
        heading
      }
      closing {
        ...Closing
      }
      closingSheet {
        ...Sheet
      }
    }
    allTestimonial(sort: { order: ASC }) {
      nodes {
        ...Testimonial
      }
    }
    settings {
      words {
        footnote
        rated
      }
    }
  }
`
