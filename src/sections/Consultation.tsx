import { graphql } from 'gatsby'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { Columns } from '../components/Columns'
import { Section } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { ConsultationForm } from '../consultation-form/ConsultationForm'
import { useSiteSettings } from '../layout/useSiteSettings'
import { Callers } from './Callers'
import { ContactDetails } from './ContactDetails'
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
    ...ContactDetails
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
