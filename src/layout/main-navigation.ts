import { graphql } from 'gatsby'

/** What the navigation bar and the small screen's panel both show. */
export const query = graphql`
  fragment MainNavigation on SiteSettingsNavigation {
    home {
      label
      to
    }
    services {
      label
    }
    pages {
      label
      to
    }
    button {
      label
      to
    }
  }
`
