import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { Link } from '../components/Link'
import { Heading } from '../components/Text'

interface ContactDetailsProps {
  page: Queries.ContactDetailsCopyFragment
  contact: Queries.ContactDetailsFragment
}

/** How to reach the firm without the form, and how to reach it immediately. */
export function ContactDetails({ page, contact }: ContactDetailsProps) {
  const { information, immediate } = page
  return (
    <Column>
      <section aria-labelledby="information">
        <Heading id="information" $size="md">
          {information.heading}
        </Heading>
        <dl>
          <dt>{information.address}</dt>
          <dd>
            {contact.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
          <dt>{information.phone}</dt>
          <dd>
            <DetailLink to={contact.phoneLink}>{contact.phone}</DetailLink>
          </dd>
          <dt>{information.email}</dt>
          <dd>
            <DetailLink to={`mailto:${contact.email}`}>{contact.email}</DetailLink>
          </dd>
          <dt>{information.hours}</dt>
          <dd>
            {contact.hours.map(({ text }) => (
              <span key={text}>{text}</span>
            ))}
          </dd>
        </dl>
      </section>
      <Immediate aria-labelledby="immediate">
        <Heading id="immediate" $size="xs">
          {immediate.heading}
        </Heading>
        <p>{immediate.text}</p>
        <ButtonLink to={contact.phoneLink} $variant="secondary">
          {immediate.call}
        </ButtonLink>
      </Immediate>
    </Column>
  )
}

export const query = graphql`
  fragment ContactDetailsCopy on ContactPage {
    information {
      heading
      address
      phone
      email
      hours
    }
    immediate {
      heading
      text
      call
    }
  }

  fragment ContactDetails on SiteSettingsContact {
    address
    phone
    phoneLink
    email
    hours {
      text
    }
  }
`

const Column = styled.div`
  display: grid;
  gap: var(--space-lg);
  align-content: start;

  dl {
    margin-block-start: var(--space-sm);
    border-block-start: 1px solid var(--border);
  }

  dt {
    padding-block-start: var(--space-sm);
    color: var(--muted);
    font-size: var(--text-sm);
  }

  dd {
    padding-block-end: var(--space-sm);
    border-block-end: var(--hairline);
  }

  dd > span {
    display: block;
  }
`

const DetailLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2rem;

  @media (pointer: coarse) {
    min-block-size: var(--target);
  }
`

const Immediate = styled.section`
  display: grid;
  gap: var(--space-sm);
  justify-items: start;
  padding: var(--space-md);
  background: var(--mist);

  p {
    max-inline-size: var(--measure);
    color: var(--muted-on-mist);
  }
`
