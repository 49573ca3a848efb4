import { graphql, useStaticQuery } from 'gatsby'

/** The settings that the parts of pages share. They are one query, so that the app fetches them once. */
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
