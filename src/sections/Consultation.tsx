import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Section } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { ConsultationForm } from '../consultation-form/ConsultationForm'
import type { Delivery } from '../consultation-form/delivery'
import { media } from '../styles/media'
import { ContactDetails } from './ContactDetails'

interface ConsultationProps {
  page: Queries.ConsultationFragment
  contact: Queries.ConsultationContactFragment & Queries.ContactDetailsFragment
  offer: Queries.OfferFragment
  delivery: Delivery
  /** How a browser submits the form without a script, if that is possible. */
  noJsForm?: Queries.NoJsFieldsFragment | null
  /** The name of the service that the request is about. */
  service?: string | undefined
}

/** The top of the contact page: its heading, and the form at reading width with the firm's details beside it. */
export function Consultation({ page, contact, offer, delivery, noJsForm, service }: ConsultationProps) {
  const { hero, form } = page
  return (
    <Root>
      <Hero>
        <Heading as="h1" $size="xl">
          {hero.heading}
        </Heading>
        <Lede>{hero.text}</Lede>
      </Hero>
      <Columns>
        <section aria-labelledby="request">
          <Heading id="request" $size="md">
            {form.heading}
          </Heading>
          <Terms>
            <strong>{offer.consultation}</strong> {form.text} {offer.reply}
          </Terms>
          <ConsultationForm copy={form} contact={contact} delivery={delivery} noJsForm={noJsForm} service={service} />
        </section>
        <ContactDetails page={page} contact={contact} />
      </Columns>
    </Root>
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
    ...ContactDetailsCopy
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

const Columns = styled.div`
  display: grid;
  gap: var(--space-xl);

  ${media.large} {
    grid-template-columns: 7fr 4fr;
    column-gap: var(--space-2xl);
  }
`

const Terms = styled.p`
  max-inline-size: var(--measure);
  padding-block: var(--space-xs) var(--space-md);
  color: var(--muted);

  strong {
    color: var(--ink);
    font-weight: 600;
  }
`
