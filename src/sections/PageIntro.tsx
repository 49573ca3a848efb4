import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Columns } from '../components/Columns'
import { Section } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { media } from '../styles/media'

/** The top of a page without an image: its heading, with its subject beside it. */
export function PageIntro({ intro }: { intro: Queries.PageIntroFragment }) {
  return (
    <Root>
      <Columns $widths="7fr 5fr" $gap="md">
        <Heading as="h1" $size="xl">
          {intro.heading}
        </Heading>
        <Lede>{intro.text}</Lede>
      </Columns>
    </Root>
  )
}

export const query = graphql`
  fragment PageIntro on Intro {
    heading
    text
  }
`

const Root = styled(Section)`
  padding-block: var(--space-xl);

  h1 {
    max-inline-size: 11em;
  }

  ${media.large} {
    padding-block: var(--space-2xl) var(--space-xl);

    /* Aligns the text's first line with the heading's. */
    p {
      padding-block-start: 0.9rem;
    }
  }
`
