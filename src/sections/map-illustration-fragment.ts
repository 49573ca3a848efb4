import { graphql } from 'gatsby'

export const query = graphql`
  fragment MapIllustration on MapIllustration {
    image {
      ...Drawing
    }
    trail {
      path
      markers {
        number
        lines
        x
        y
        label {
          x
          y
          anchor
        }
      }
    }
  }
`
