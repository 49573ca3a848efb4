import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Columns } from '../components/Columns'
import { Section } from '../components/Section'
import { Heading, Lede, Prose } from '../components/Text'

/** A legal text at reading width, with the subject of each part beside it. */
export function LegalText({ page }: { page: Queries.LegalTextFragment }) {
  return (
    <Section>
      <Text aria-labelledby="legal">
        <Heading as="h1" id="legal" $size="xl">
          {page.heading}
        </Heading>
        <Lede>{page.lead}</Lede>
        <p>{page.updated}</p>
        {page.sections.map(({ heading, paragraphs, delivery, analytics }) => (
          <Columns key={heading} as="section" $widths="4fr 8fr" $gap="xs">
            <Heading $size="xs">{heading}</Heading>
            <div>
              {paragraphs.map((paragraph) => (
                <Prose key={paragraph}>{paragraph}</Prose>
              ))}
              {delivery !== null && <Prose>{delivery}</Prose>}
              {analytics !== null && <Prose>{analytics}</Prose>}
            </div>
          </Columns>
        ))}
      </Text>
    </Section>
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
      delivery
      analytics
    }
  }
`

const Text = styled.article`
  display: grid;
  gap: var(--space-md);

  > section {
    padding-block-start: var(--space-md);
    border-block-start: var(--hairline);
  }

  section > div {
    display: grid;
    gap: var(--space-xs);
  }
`
