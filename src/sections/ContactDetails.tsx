import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { Isolated } from '../components/Isolated'
import { ListLink } from '../components/StandaloneLink'
import { Heading, Prose } from '../components/Text'
import { useSiteSettings } from '../layout/useSiteSettings'
import { media } from '../styles/media'

/** How to reach the firm immediately, which is first on a phone, and its details. */
export function ContactDetails({ page }: { page: Queries.ContactDetailsFragment }) {
  const { information, immediate } = page
  const { contact } = useSiteSettings()
  return (
    <>
      <Immediate aria-labelledby="immediate">
        <Heading id="immediate" $size="xs">
          {immediate.heading}
        </Heading>
        <Prose>{immediate.text}</Prose>
        <ButtonLink to={contact.phoneLink} $variant="secondary">
          {immediate.call}
        </ButtonLink>
      </Immediate>
      <Information aria-labelledby="information">
        <Heading id="information" $size="md">
          {information.heading}
        </Heading>
        <dl>
          <div>
            <dt>{information.address}</dt>
            <dd>
              {contact.address.map((line) => (
                <span key={line}>
                  <Isolated>{line}</Isolated>
                </span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{information.phone}</dt>
            <dd>
              <ListLink to={contact.phoneLink}>{contact.phone}</ListLink>
            </dd>
          </div>
          <div>
            <dt>{information.email}</dt>
            <dd>
              <ListLink to={`mailto:${contact.email}`}>{contact.email}</ListLink>
            </dd>
          </div>
          <div>
            <dt>{information.hours}</dt>
            <dd>
              {contact.hours.map(({ text }) => (
                <span key={text}>{text}</span>
              ))}
            </dd>
          </div>
        </dl>
      </Information>
    </>
  )
}

export const query = graphql`
  fragment ContactDetails on ContactPage {
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
`

const Information = styled.section`
  ${media.large} {
    grid-area: 2 / 1;
  }

  dl {
    margin-block-start: var(--space-xs);
    border-block-start: 1px solid var(--border);

    ${media.large} {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: var(--space-lg);
    }
  }

  dl > div {
    break-inside: avoid;
    padding-block-end: var(--space-sm);
    border-block-end: var(--hairline);
  }

  dt {
    padding-block-start: var(--space-sm);
    color: var(--muted);
    font-size: var(--text-sm);
  }

  dd > span {
    display: block;
    text-wrap: balance;
  }
`

const Immediate = styled.section`
  display: grid;
  align-content: start;
  gap: var(--space-2xs);
  justify-items: start;
  padding: var(--space-md);
  background: var(--mist);

  p {
    padding-block-end: var(--space-2xs);
    color: var(--muted-on-mist);
  }
`
