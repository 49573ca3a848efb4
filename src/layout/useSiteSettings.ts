import { graphql, useStaticQuery } from 'gatsby'

/** The settings that parts of pages share: one query, which the app fetches once. */
export function useSiteSettings() {
  const { siteSettings, siteBuildMetadata } = useStaticQuery<Queries.SiteSettingsQuery>(graphql`
    query SiteSettings {
      siteSettings {
        name
        url
        tagline
        contact {
          ...ConsultationContact
          address
          hours {
            text
          }
        }
        offer {
          consultation
          reply
        }
        uiLabels {
          skipToContent
          footnote
          rated
        }
        errorFallback {
          heading
          text
          reload
          home {
            ...Link
          }
        }
        ...Header
        ...Footer
        ...ToastRegion
      }
      siteBuildMetadata {
        buildTime(formatString: "YYYY")
      }
    }
  `)
  return { ...siteSettings, buildYear: siteBuildMetadata?.buildTime ?? '' }
}
