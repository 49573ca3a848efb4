import { graphql } from 'gatsby'
import { careersPage } from '../../content-model/careers-page'
import { job } from '../../content-model/job'
import { Benefits } from '../../sections/Benefits'
import { CareersHero } from '../../sections/CareersHero'
import { Culture } from '../../sections/Culture'
import { Positions } from '../../sections/Positions'
import { longest, shortest } from './extremes'
import { repeated, type Specimens, specimensOf } from './specimen'

const { hero, benefits, positions, culture } = careersPage.shape

const NINE = 9

/** Opens every position. */
function openAll(root: ParentNode): void {
  for (const position of root.querySelectorAll('details')) position.open = true
}

/** The sections of the careers page in all states. */
export const CAREERS: Specimens<Queries.StyleGuideCareersFragment> = {
  CareersHero: ({ careersPage: careers }) =>
    specimensOf(CareersHero, {
      'as published': { hero: careers.hero, map: careers.map },
      'the longest content': { hero: longest(hero), map: careers.map },
      'the shortest content': { hero: shortest(hero), map: careers.map },
    }),

  Benefits: ({ careersPage: careers }) =>
    specimensOf(Benefits, {
      'as published': { benefits: careers.benefits },
      'eight benefits, the longest content': { benefits: longest(benefits) },
      'one benefit, the shortest content': { benefits: shortest(benefits) },
    }),

  Positions: ({ careersPage: careers, siteSettings: settings, allJob: { nodes } }) => {
    const copy = { positions: careers.positions, email: settings.contact.email }
    const dates = { datePosted: null, closesOn: null }
    const long = { slug: 'long', ...dates, ...longest(job), unpublished: 'Not published before September 30, 2026' }
    const short = { slug: 'short', ...shortest(job), ...dates, unpublished: null }
    return specimensOf(
      Positions,
      {
        'as published': { ...copy, jobs: nodes },
        'nine jobs': { ...copy, jobs: Array.from({ length: NINE }, (_, at) => ({ ...long, slug: `long-${at}` })) },
        'thirty jobs': { ...copy, jobs: repeated([short], 30) },
        'one job, the shortest content': { ...copy, positions: shortest(positions), jobs: [short] },
        'one unpublished job, the longest content, opened': {
          ...copy,
          positions: longest(positions),
          jobs: [long],
        },
        'as published, opened': { ...copy, jobs: nodes },
        'no job': { ...copy, jobs: [] },
      },
      { 'one unpublished job, the longest content, opened': openAll, 'as published, opened': openAll },
    )
  },

  Culture: ({ careersPage: careers }) =>
    specimensOf(Culture, {
      'as published': { culture: careers.culture },
      'the longest content': { culture: longest(culture) },
      'the shortest content': { culture: shortest(culture) },
    }),
}

export const query = graphql`
  fragment StyleGuideCareers on Query {
    careersPage {
      hero {
        ...CareersHero
      }
      map {
        ...MapIllustration
      }
      benefits {
        ...Benefits
      }
      positions {
        ...Positions
      }
      culture {
        ...Culture
      }
    }
    allJob(sort: { order: ASC }) {
      nodes {
        ...Position
      }
    }
    siteSettings {
      contact {
        email
      }
    }
  }
`
