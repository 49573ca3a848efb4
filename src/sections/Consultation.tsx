import { graphql } from 'gatsby'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { Columns } from '../components/Columns'
import { Isolated } from '../components/Isolated'
import { Section } from '../components/Section'
import { ListLink } from '../components/StandaloneLink'
import { Heading, Lede, Prose } from '../components/Text'
import { ConsultationForm } from '../consultation-form/ConsultationForm'
import { useSiteSettings } from '../layout/useSiteSettings'
import { media } from '../styles/media'
import { Callers } from './Callers'
import { NextSteps } from './NextSteps'
import { Offer } from './Offer'
import { Quote } from './Quote'

interface ConsultationProps extends Omit<ComponentProps<typeof ConsultationForm>, 'copy' | 'contact'> {
  page: Queries.ConsultationFragment
  next: Queries.NextStepsFragment
}

/** The contact page's top: its heading, the form with what follows a request beside it, and the firm's details. */
export function Consultation({ page, next, ...formProps }: ConsultationProps) {
  const { hero, form, callers, testimonial } = page
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
        <Column>
          <NextSteps page={next} />
          {callers && callers.members.length > 0 && <Callers callers={callers} />}
          {testimonial && <Quote testimonial={testimonial} />}
        </Column>
        <ContactDetails page={page} />
      </Columns>
    </Root>
  )
}

/** How to reach the firm immediately, which is first on a phone, and its details. */
function ContactDetails({ page: { information, immediate } }: Pick<ConsultationProps, 'page'>) {
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
    callers {
      ...Callers
    }
    testimonial {
      ...Testimonial
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

  /* On paper, the form is left out, and this is about the form. */
  @media print {
    display: none;
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
