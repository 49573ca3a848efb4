/** The facts about the firm that structured data repeats. All of them are shown on every page. */
export interface SiteFacts {
  name: string
  /** The site's address without a trailing slash. */
  url: string
  tagline: string
  /** The language of the site (BCP 47). */
  language: string
  /** The country of the office (ISO 3166-1 alpha-2). */
  country: string
  contact: { email: string; phone: string; address: readonly string[] }
  social: readonly { address?: string | undefined }[]
  navigation: {
    home: SiteLink
    services: { label: string; all: SiteLink }
    pages: readonly SiteLink[]
  }
  footer: { company: { links: readonly SiteLink[] }; legal: readonly SiteLink[] }
}

interface SiteLink {
  label: string
  to: string
}
