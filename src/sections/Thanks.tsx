import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { Columns } from '../components/Columns'
import { DiamondMarker } from '../components/DiamondMarker'
import { Link } from '../components/Link'
import { Section } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { timelineStyles } from '../components/timeline-styles'
import { TitledList } from '../components/TitledList'
import { useSiteSettings } from '../layout/useSiteSettings'
import { media } from '../styles/media'

/** What visitors without scripts see after a request, with the next steps. */
export function Thanks({ page }: { page: Queries.ThanksFragment }) {
  const { next } = page
  const { contact, offer } = useSiteSettings()
  return (
    <Section>
      <Sides $widths="6fr 5fr" $columnGap="2xl">
        <Arrival>
          <Heading as="h1" $size="xl">
            {page.heading}
          </Heading>
          <Lede>{`${page.text} ${offer.reply}`}</Lede>
          <p>
            {page.call} <Link to={contact.phoneLink}>{contact.phone}</Link>
          </p>
          <ButtonLink to={page.onward.to} $variant="secondary">
            {page.onward.label}
          </ButtonLink>
        </Arrival>
        <section aria-labelledby="next">
          <Heading id="next" $size="md">
            {next.heading}
          </Heading>
          <Steps ordered items={next.steps} marker={() => <DiamondMarker />} />
        </section>
      </Sides>
    </Section>
  )
}

export const query = graphql`
  fragment Thanks on ThanksPage {
    heading
    text
    next {
      heading
      steps {
        title
        description
      }
    }
    call
    onward {
      ...Link
    }
  }
`

/* The second heading is in line with the first. */
const Sides = styled(Columns)`
  ${media.large} {
    section {
      padding-block-start: 1.25rem;
    }
  }
`

const Arrival = styled.div`
  display: grid;
  gap: var(--space-md);
  align-content: start;
  justify-items: start;

  h1 {
    max-inline-size: 9em;
  }

  > p:not(:first-of-type) {
    max-inline-size: var(--measure-short);
    color: var(--muted);
  }

  > p a {
    white-space: nowrap;

    ${media.narrow} {
      white-space: normal;
    }
  }
`

const Steps = styled(TitledList)`
  margin-block-start: var(--space-md);

  li {
    position: relative;
    padding: 0 0 var(--space-lg) var(--space-lg);
    margin-inline-start: 0.75rem;
  }

  li:last-child {
    padding-block-end: 0;
  }

  ${timelineStyles}
`
