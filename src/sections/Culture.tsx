import { graphql } from 'gatsby'
import { Columns } from '../components/Columns'
import { Paragraphs } from '../components/Paragraphs'
import { Section } from '../components/Section'
import { Heading } from '../components/Text'

/** What it is like to work at the firm: a heading in the margin of its text. */
export function Culture({ culture }: { culture: Queries.CultureFragment }) {
  return (
    <Section labelledBy="culture">
      <Columns $widths="5fr 7fr" $gap="md">
        <Heading id="culture">{culture.heading}</Heading>
        <Paragraphs paragraphs={culture.paragraphs} />
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
