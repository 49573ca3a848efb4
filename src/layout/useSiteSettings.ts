import { graphql, useStaticQuery } from 'gatsby'

/** Returns the settings that all pages share. They are in one static query, which the app fetches once for all pages. */
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
          resultTo
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
