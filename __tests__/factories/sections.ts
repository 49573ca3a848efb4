import { jobContent, memberContent, serviceContent } from './content'

/** What sections query, with the content of the smallest entries: whatever an entry may lack is null. */

export function aboutTeamMember(
  changes: Partial<Queries.AboutTeamMemberFragment> = {},
): Queries.AboutTeamMemberFragment {
  return { slug: 'ada', anchorPath: null, ...memberContent(), unpublished: null, image: null, ...changes }
}

export function profile(changes: Partial<Queries.ProfileFragment> = {}): Queries.ProfileFragment {
  const reach = { email: 'a@b.example', phone: null, phoneLink: null, linkedin: null }
  return { slug: 'ada', ...memberContent(), ...reach, unpublished: null, image: null, ...changes }
}

export function position(changes: Partial<Queries.PositionFragment> = {}): Queries.PositionFragment {
  return { slug: 'consultant', ...jobContent(), datePosted: null, closesOn: null, unpublished: null, ...changes }
}

export function testimonial(changes: Partial<Queries.TestimonialFragment> = {}): Queries.TestimonialFragment {
  const nothing = { unpublished: null, result: null }
  return { id: 'ada', quote: 'It worked.', author: 'Ada', title: 'Advisor', rating: 4, ...nothing, ...changes }
}

export function catalogService(
  changes: Partial<Queries.ServiceCatalogFragment['services'][number]> = {},
): Queries.ServiceCatalogFragment['services'][number] {
  const { name, cards } = serviceContent()
  return { slug: 'tax-planning', name, canonicalPath: '/services/tax-planning', cards, image: null, ...changes }
}

export function serviceHero(changes: Partial<Queries.ServiceHeroFragment> = {}): Queries.ServiceHeroFragment {
  const cards = serviceContent().cards.map((card) => ({ when: null, ...card }))
  const nothing = { image: null, imageAlt: null, map: null, unpublished: null }
  return { slug: 'tax-planning', ...serviceContent(), cards, ...nothing, ...changes }
}

type Statistic = Queries.StatsFragment['statistics'][number]

export function statistic(changes: Partial<Statistic> = {}): Statistic {
  return { key: 'years', value: '9', label: 'Years', qualifier: null, note: null, icon: { path: 'M0 0' }, ...changes }
}

type TextSection = Queries.TextSectionsFragment['sections'][number]

export function textSection(changes: Partial<TextSection> = {}): TextSection {
  const nothing = {
    paragraphs: [],
    delivery: null,
    analytics: null,
    scheduling: null,
    items: null,
    table: null,
    links: null,
  }
  return { heading: 'One', ...nothing, ...changes }
}

export function textPage(...sections: TextSection[]): Queries.TextSectionsFragment {
  const nothing = { unpublished: null, updated: null, image: null, imageAlt: null }
  return { heading: 'Privacy', lead: 'In short.', ...nothing, sections }
}
