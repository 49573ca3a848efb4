import { graphql } from 'gatsby'
import { service } from '../../content-model/service'
import { servicesPage } from '../../content-model/services-page'
import { planTrail } from '../../illustrations/trail'
import { Approach } from '../../sections/Approach'
import { ServiceCatalog } from '../../sections/ServiceCatalog'
import { ServiceHero } from '../../sections/ServiceHero'
import { ServiceReasons } from '../../sections/ServiceReasons'
import { longest, shortest } from './extremes'
import { lengthened, repeated, type Specimens, specimensOf } from './specimen'

type Data = Queries.StyleGuideServicesFragment

const { groups, approach } = servicesPage.shape
const heroTexts = service.pick({ title: true, introduction: true, name: true, cardsHeading: true, cards: true })
const reasonsTexts = service.pick({ whyItMatters: true, getStarted: true })

/** The service with the longest title. */
function longestTitled({ allService: { nodes } }: Data) {
  return nodes.reduce((longer, one) => (one.title.length > longer.title.length ? one : longer))
}

/** Returns the service with other texts, and with their card titles on the trail of its map. */
function withTrail(one: Data['allService']['nodes'][number], { cards, ...texts }: ReturnType<typeof heroSample>) {
  const trail = planTrail(
    one.slug,
    cards.map(({ title }) => title),
  )
  return { ...one, ...texts, cards, map: { ...one.map, trail } }
}

const heroSample = (sample: typeof longest) => sample(heroTexts)

/** The sections of the services overview and of service pages in all states. */
export const SERVICES: Specimens<Data> = {
  ServiceCatalog: ({ servicesPage: { filter, ...page } }) => {
    const [first, ...others] = lengthened(page.groups, groups.element.pick({ title: true, text: true }))
    const names = service.pick({ name: true, cards: true })
    return specimensOf(ServiceCatalog, {
      'as published': { groups: page.groups, filter },
      'four times as many services': {
        groups: page.groups.map((group) => ({ ...group, services: repeated(group.services, 4) })),
        filter,
      },
      'the longest content': {
        groups: first ? [{ ...first, services: lengthened(first.services, names) }, ...others] : [],
        filter,
      },
      'one group with one service': {
        groups: page.groups.slice(0, 1).map((group) => ({ ...group, services: group.services.slice(0, 1) })),
        filter,
      },
    })
  },

  Approach: ({ servicesPage: page }) =>
    specimensOf(Approach, {
      'as published': { approach: page.approach },
      'six steps, the longest content': { approach: longest(approach) },
      'one step, the shortest content': { approach: shortest(approach) },
    }),

  ServiceHero: (data) => {
    const one = longestTitled(data)
    const copy = data.servicePage
    return specimensOf(ServiceHero, {
      'as published, the longest title': { service: one, copy },
      'a title of 60 characters, card titles of two lines': { service: withTrail(one, heroSample(longest)), copy },
      'the shortest content': { service: withTrail(one, heroSample(shortest)), copy },
      'an image instead of the map': { service: { ...one, image: one.map.image, imageAlt: one.name }, copy },
    })
  },

  ServiceReasons: (data) => {
    const copy = data.servicePage
    return specimensOf(ServiceReasons, {
      'as published': { service: longestTitled(data), copy },
      'the longest content': { service: longest(reasonsTexts), copy },
      'the shortest content': { service: shortest(reasonsTexts), copy },
    })
  },
}

export const query = graphql`
  fragment StyleGuideServices on Query {
    servicesPage {
      groups {
        ...ServiceCatalog
      }
      filter {
        ...EntryFilter
      }
      approach {
        ...Approach
      }
    }
    servicePage {
      ...ServiceHeroCopy
      ...ServiceReasonsCopy
    }
    allService(sort: { name: ASC }) {
      nodes {
        slug
        ...ServiceReasons
        ...ServiceHero
      }
    }
  }
`
