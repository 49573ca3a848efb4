import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { DiamondMarker } from '../components/DiamondMarker'
import { Link } from '../components/Link'
import { Section } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { timelineStyles } from '../components/timeline-styles'
import { media } from '../styles/media'

interface ThanksProps {
  page: Queries.ThanksFragment
  contact: Queries.ThanksContactFragment
  offer: Queries.OfferFragment
}

/**
 * The page that a visitor without scripts sees once a request has arrived, with the next steps beside the confirmation.
 */
export function Thanks({ page, contact, offer }: ThanksProps) {
  const { next } = page
  return (
    <Root>
      <Arrival>
        <Heading as="h1" $size="xl">
          {page.heading}
        </Heading>
        <Lede>
          {page.text} {offer.reply}
        </Lede>
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
        <Steps role="list">
          {next.steps.map(({ title, description }) => (
            <li key={title}>
              <DiamondMarker />
              <Heading as="h3" $size="xs">
                {title}
              </Heading>
              <p>{description}</p>
            </li>
          ))}
        </Steps>
      </section>
    </Root>
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
      label
      to
    }
  }

  fragment ThanksContact on SiteSettingsContact {
    phone
    phoneLink
  }
`

const Root = styled(Section)`
  > div {
    display: grid;
    gap: var(--space-xl);
  }

  ${media.large} {
    > div {
      grid-template-columns: 6fr 5fr;
      column-gap: var(--space-2xl);
    }

    /* Aligns both headings. */
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
  }
`

/* The trail runs down from one marker to the next. */
const Steps = styled.ol`
  display: grid;
  margin-block-start: var(--space-lg);

  li {
    position: relative;
    display: grid;
    gap: var(--space-2xs);
    padding: 0 0 var(--space-lg) var(--space-lg);
    margin-inline-start: 0.75rem;
  }

  li:last-child {
    padding-block-end: 0;
  }

  ${timelineStyles}

  p {
    max-inline-size: var(--measure-short);
    color: var(--muted);
  }
`
