import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Columns } from '../components/Columns'
import { Section } from '../components/Section'
import { Heading } from '../components/Text'
import { TitledList } from '../components/TitledList'
import { media } from '../styles/media'

/** The firm's values as a ruled list, with the heading beside its rows. */
export function Values({ values }: { values: Queries.ValuesFragment }) {
  return (
    <Section labelledBy="values">
      <Columns $widths="4fr 8fr" $gap="lg">
        <Heading id="values">{values.heading}</Heading>
        <Rows items={values.items} />
      </Columns>
    </Section>
  )
}

export const query = graphql`
  fragment Values on Values {
    heading
    items {
      title
      description
    }
  }
`

const Rows = styled(TitledList)`
  border-block-start: 1px solid var(--border);

  li {
    padding-block: var(--space-md);
    border-block-end: var(--hairline);
  }

  ${media.medium} {
    li {
      grid-template-columns: 12rem 1fr;
      align-items: baseline;
      column-gap: var(--space-md);
    }

    h3 {
      hyphens: auto;
    }
  }
`
