import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Section } from '../components/Section'
import { Heading } from '../components/Text'
import { media } from '../styles/media'

/** The firm's values as a ruled list, with the heading beside its rows. */
export function Values({ values }: { values: Queries.ValuesFragment }) {
  return (
    <Section labelledBy="values">
      <Columns>
        <Heading id="values">{values.heading}</Heading>
        <Rows role="list">
          {values.items.map(({ title, description }) => (
            <li key={title}>
              <Heading as="h3" $size="xs">
                {title}
              </Heading>
              <p>{description}</p>
            </li>
          ))}
        </Rows>
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

const Columns = styled.div`
  display: grid;
  gap: var(--space-lg);

  ${media.large} {
    grid-template-columns: 4fr 8fr;
    column-gap: var(--space-xl);
  }
`

const Rows = styled.ul`
  border-block-start: 1px solid var(--border);

  li {
    display: grid;
    gap: var(--space-2xs);
    padding-block: var(--space-md);
    border-block-end: var(--hairline);
  }

  p {
    max-inline-size: var(--measure-short);
    color: var(--muted);
  }

  ${media.medium} {
    li {
      grid-template-columns: 12rem 1fr;
      align-items: baseline;
      column-gap: var(--space-md);
    }
  }
`
