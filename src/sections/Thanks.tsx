import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { Columns } from '../components/Columns'
import { Link } from '../components/Link'
import { Section } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { useSiteSettings } from '../layout/useSiteSettings'
import { media } from '../styles/media'
import { NextSteps } from './NextSteps'

interface ThanksProps {
  page: Queries.ThanksFragment
  scheduling: Queries.SchedulingFragment | null
}

/** What visitors without scripts see after a request, with the next steps. */
export function Thanks({ page, scheduling }: ThanksProps) {
  const { contact, offer } = useSiteSettings()
  return (
    <Section>
      <Sides $widths="6fr 5fr" $columnGap="2xl">
        <Arrival>
          <Heading as="h1" $size="xl">
            {page.heading}
          </Heading>
          <Lede>{`${page.text} ${offer.reply}`}</Lede>
          {scheduling && (
            <ButtonLink to={scheduling.url} rel="noreferrer">
              {page.scheduling}
            </ButtonLink>
          )}
          <p>
            {page.call} <Link to={contact.phoneLink}>{contact.phone}</Link>
          </p>
          <ButtonLink to={page.onward.to} $variant="secondary">
            {page.onward.label}
          </ButtonLink>
        </Arrival>
        <NextSteps page={page} />
      </Sides>
    </Section>
  )
}

export const query = graphql`
  fragment Thanks on ThanksPage {
    heading
    text
    ...NextSteps
    scheduling
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
