/** What the site says of the firm, as far as structured data repeats it. All of it is shown on every page. */
export interface SiteFacts {
  name: string
  /** The site's address, without a slash at its end. */
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

/** A link of the navigation bar or the footer. */
export interface SiteLink {
  label: string
  to: string
}
