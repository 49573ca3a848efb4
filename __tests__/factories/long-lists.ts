import { drawing } from './picture'

/** The texts of a search field. */
export const filterCopy: Queries.EntryFilterFragment = { label: 'Find a service', results: '{count} of {total}' }

/** A group of the services overview whose services are called “<title> 1”, “<title> 2”, and so on. */
export function catalogGroup(title: string, count: number): Queries.ServiceCatalogFragment {
  const thumbnail = drawing
  const services = Array.from({ length: count }, (_, index) => {
    const slug = `${title.toLowerCase()}-${index + 1}`
    const cards = [{ title: 'Review' }, { title: 'Plan' }, { title: 'Follow-up' }]
    return { slug, canonicalPath: `/services/${slug}`, name: `${title} ${index + 1}`, image: null, thumbnail, cards }
  })
  return { title, text: `About ${title.toLowerCase()}.`, services }
}

/** A team member’s profile. */
export function profile(number: number): Queries.ProfileFragment {
  const contact = { email: `person-${number}@example.com`, phone: null, phoneLink: null, linkedin: null }
  const texts = {
    name: `Person ${number}`,
    title: 'Consultant',
    bio: `The life of ${number}.`,
    specialties: ['Growth'],
  }
  return { slug: `person-${number}`, ...texts, ...contact, image: null, unpublished: null }
}
