import { graphql } from 'gatsby'

/** The data that both the navigation bar and the panel for small screens show. */
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
