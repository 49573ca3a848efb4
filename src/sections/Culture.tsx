import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Columns } from '../components/Columns'
import { Section } from '../components/Section'
import { Heading, Prose } from '../components/Text'

/** What it is like to work at the firm: a heading in the margin of its text. */
export function Culture({ culture }: { culture: Queries.CultureFragment }) {
  return (
    <Section labelledBy="culture">
      <Columns $widths="5fr 7fr" $gap="md">
        <Heading id="culture">{culture.heading}</Heading>
        <Text>
          {culture.paragraphs.map((paragraph) => (
            <Prose key={paragraph}>{paragraph}</Prose>
          ))}
        </Text>
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

const Text = styled.div`
  display: grid;
  gap: 1.1em;
`
