import { siteContent } from './content'
import { drawing } from './picture'

/** A service with the fields needed to link to it. */
export function linkedService(
  changes: Partial<Queries.ServiceGroupsFragment['services'][number]> = {},
): Queries.ServiceGroupsFragment['services'][number] {
  return {
    slug: 'tax-planning',
    name: 'Tax Planning',
    menuPath: '/counseling/tax-planning',
    paths: ['/services/tax-planning', '/counseling/tax-planning'],
    ...changes,
  }
}

export function footerSettings(changes: Partial<Queries.FooterFragment> = {}): Queries.FooterFragment {
  const { name, tagline, contact, social, footer, uiLabels } = siteContent()
  return {
    name,
    logo: null,
    tagline,
    contact: { ...contact, phoneLink: 'tel:+13125550100' },
    social: social.map(({ label, address = null }) => ({ label, to: address, icon: null })),
    footer: {
      ...footer,
      services: {
        title: footer.services.title,
        services: [{ label: 'Tax Planning', to: '/services/tax-planning' }],
      },
    },
    uiLabels,
    terrain: drawing,
    ...changes,
  }
}
