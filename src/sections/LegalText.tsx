import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Band } from '../primitives/Band'
import { Heading, Lede, Prose } from '../primitives/Text'

/** A legal text at reading width. */
export function LegalText({ page }: { page: Queries.LegalTextFragment }) {
  return (
    <Band>
      <Text>
        <Heading as="h1">{page.heading}</Heading>
        <Lede>{page.lead}</Lede>
        <p>{page.updated}</p>
        {page.sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <Heading $size="xs">{heading}</Heading>
            {paragraphs.map((paragraph) => (
              <Prose key={paragraph}>{paragraph}</Prose>
            ))}
          </section>
        ))}
      </Text>
    </Band>
  )
}

export const query = graphql`
  fragment LegalText on LegalPage {
    heading
    lead
    updated
    sections {
      heading
      paragraphs
    }
  }
`

const Text = styled.article`
  display: grid;
  gap: var(--space-md);
  max-inline-size: var(--measure);

  section {
    display: grid;
    gap: var(--space-2xs);
    padding-block-start: var(--space-sm);
  }
`
