/** The facts about the firm that structured data repeats. All of them are shown on every page. */
export interface SiteFacts {
  name: string
  /** The site's address without a trailing slash. */
  url: string
  tagline: string
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
