import { graphql } from 'gatsby'

/** What the Trail primitive shows. */
export const query = graphql`
  fragment Trail on Trail {
    path
    blazes {
      number
      title
      x
      y
      label {
        x
        y
        anchor
      }
    }
  }
`
