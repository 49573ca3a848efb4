import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Section } from '../components/Section'
import { Heading, Prose } from '../components/Text'
import { media } from '../styles/media'

/** What it is like to work at the firm: a heading in the margin of its text. */
export function Culture({ culture }: { culture: Queries.CultureFragment }) {
  return (
    <Section labelledBy="culture">
      <Columns>
        <Heading id="culture">{culture.heading}</Heading>
        <div>
          {culture.paragraphs.map((paragraph) => (
            <Prose key={paragraph}>{paragraph}</Prose>
          ))}
        </div>
      </Columns>
    </Section>
  )
}

export const query = graphql`
  fragment Culture on CareersPageCulture {
    heading
    paragraphs
  }
`

const Columns = styled.div`
  display: grid;
  gap: var(--space-md);

  > div {
    display: grid;
    gap: 1.1em;
  }

  ${media.large} {
    grid-template-columns: 5fr 7fr;
    column-gap: var(--space-xl);
  }
`
