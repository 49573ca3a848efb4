import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Columns } from '../components/Columns'
import { DiamondList } from '../components/DiamondList'
import { DraftBadge } from '../components/DraftBadge'
import { Picture } from '../components/Picture'
import { Section } from '../components/Section'
import { StandaloneLink } from '../components/StandaloneLink'
import { Table } from '../components/Table'
import { Heading, Lede, Prose } from '../components/Text'

/** A text at reading width, with the subject of each part beside it. */
export function TextSections({ page }: { page: Queries.TextSectionsFragment }) {
  return (
    <Section>
      <Text aria-labelledby="text">
        <DraftBadge reason={page.unpublished} />
        <Heading as="h1" id="text" $size="xl">
          {page.heading}
        </Heading>
        <Lede>{page.lead}</Lede>
        {page.updated !== null && <p>{page.updated}</p>}
        {page.image && <Picture image={page.image} alt={page.imageAlt ?? ''} sizes="100vw" priority />}
        {page.sections.map(({ heading, paragraphs, delivery, analytics, scheduling, items, table, links }) => (
          <Columns key={heading} as="section" $widths="4fr 8fr" $gap="xs">
            <Heading $size="xs">{heading}</Heading>
            <div>
              {[...paragraphs, delivery, analytics, scheduling].map(
                (text) => text !== null && <Prose key={text}>{text}</Prose>,
              )}
              {items && (
                <DiamondList>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </DiamondList>
              )}
              {table && <Table label={heading} {...table} />}
              {links && (
                <ul role="list">
                  {links.map(({ label, to }) => (
                    <li key={label}>
                      <StandaloneLink to={to}>{label}</StandaloneLink>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </Columns>
        ))}
      </Text>
    </Section>
  )
}

export const query = graphql`
  fragment TextSections on TextPage {
    unpublished
    heading
    lead
    updated
    image {
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 2)
    }
    imageAlt
    sections {
      heading
      paragraphs
      delivery
      analytics
      scheduling
      items
      table {
        columns
        rows {
          cells
          to
        }
      }
      links {
        ...Link
      }
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
