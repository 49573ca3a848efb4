import { graphql } from 'gatsby'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { Columns } from '../components/Columns'
import { Section } from '../components/Section'
import { ListLink } from '../components/StandaloneLink'
import { Heading, Lede, Prose } from '../components/Text'
import { ConsultationForm } from '../consultation-form/ConsultationForm'
import { useSiteSettings } from '../layout/useSiteSettings'
import { Offer } from './Offer'

interface ConsultationProps extends Omit<ComponentProps<typeof ConsultationForm>, 'copy' | 'contact'> {
  page: Queries.ConsultationFragment
}

/** The contact page's top: its heading, and the form with the firm's details beside it. */
export function Consultation({ page, ...formProps }: ConsultationProps) {
  const { hero, form } = page
  const { contact } = useSiteSettings()
  return (
    <Root>
      <Hero>
        <Heading as="h1" $size="xl">
          {hero.heading}
        </Heading>
        <Lede>{hero.text}</Lede>
      </Hero>
      <Columns $widths="7fr 4fr" $columnGap="2xl">
        <section aria-labelledby="request">
          <Heading id="request" $size="md">
            {form.heading}
          </Heading>
          <Terms text={form.text} />
          <ConsultationForm copy={form} contact={contact} {...formProps} />
        </section>
        <ContactDetails page={page} />
      </Columns>
    </Root>
  )
}

/** How to reach the firm without the form, and how to reach it immediately. */
function ContactDetails({ page: { information, immediate } }: Pick<ConsultationProps, 'page'>) {
  const { contact } = useSiteSettings()
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
            <ListLink to={contact.phoneLink}>{contact.phone}</ListLink>
          </dd>
          <dt>{information.email}</dt>
          <dd>
            <ListLink to={`mailto:${contact.email}`}>{contact.email}</ListLink>
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
        <Prose>{immediate.text}</Prose>
        <ButtonLink to={contact.phoneLink} $variant="secondary">
          {immediate.call}
        </ButtonLink>
      </Immediate>
    </Column>
  )
}

export const query = graphql`
  fragment Consultation on ContactPage {
    hero {
      heading
      text
    }
    form {
      heading
      text
      ...ConsultationForm
    }
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

const Root = styled(Section)`
  padding-block: var(--space-xl) var(--space-2xl);
`

const Hero = styled.div`
  display: grid;
  gap: var(--space-xs);
  padding-block-end: var(--space-xl);
`

const Terms = styled(Offer)`
  padding-block: var(--space-xs) var(--space-md);
  font-size: inherit;
`

const Column = styled.div`
  display: grid;
  gap: var(--space-lg);
  align-content: start;

  dl {
    margin-block-start: var(--space-xs);
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

const Immediate = styled.section`
  display: grid;
  gap: var(--space-2xs);
  justify-items: start;
  padding: var(--space-md);
  background: var(--mist);

  p {
    padding-block-end: var(--space-2xs);
    color: var(--muted-on-mist);
  }
`
