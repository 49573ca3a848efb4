import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Section } from '../components/Section'
import { Heading } from '../components/Text'
import { media } from '../styles/media'

/** The benefits that the firm offers its employees, two by two under a ruled heading. */
export function Benefits({ benefits }: { benefits: Queries.BenefitsFragment }) {
  return (
    <Section labelledBy="benefits">
      <Heading id="benefits">{benefits.heading}</Heading>
      <Pairs>
        {benefits.items.map(({ title, description }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </Pairs>
    </Section>
  )
}

export const query = graphql`
  fragment Benefits on CareersPageBenefits {
    heading
    items {
      title
      description
    }
  }
`

const Pairs = styled.dl`
  display: grid;
  column-gap: var(--space-2xl);
  margin-block-start: var(--space-md);

  > div {
    padding-block: var(--space-md);
    border-block-start: var(--hairline);
  }

  dt {
    padding-block-end: var(--space-2xs);
    font-family: var(--font-display);
    font-size: var(--title-xs);
  }

  dd {
    max-inline-size: var(--measure-short);
    color: var(--muted);
  }

  ${media.medium} {
    grid-template-columns: repeat(2, 1fr);

    > :last-child:nth-child(odd) {
      grid-column: span 2;
    }
  }
`
