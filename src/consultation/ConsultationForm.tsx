import { graphql } from 'gatsby'
import styled from 'styled-components'
import { notify } from '../layout/notify'
import { Blaze } from '../primitives/Blaze'
import { Button } from '../primitives/Button'
import { Link } from '../primitives/Link'
import { phoneLink } from '../routes/addresses'
import { PAGE_PATHS } from '../routes/paths'
import { media } from '../styles/media'
import type { Delivery } from './delivery'
import { Field } from './Field'
import { PlainFields } from './PlainFields'
import type { PlainForm } from './plain-form'
import { useConsultation } from './useConsultation'

/** Lines of the message field; section 9 of the specification. */
const MESSAGE_ROWS = 5

interface ConsultationFormProps {
  words: Queries.ConsultationFormFragment
  contact: Queries.ConsultationContactFragment
  deliver: Delivery
  /** How the form is posted without script, where it can be. */
  plain?: PlainForm | undefined
}

/** The form by which visitors ask for a consultation. */
export function ConsultationForm({ words, contact, deliver, plain }: ConsultationFormProps) {
  const { success } = words
  const { state, confirmation, onSubmit, onInput } = useConsultation(deliver, () => {
    notify({ title: success.title, text: success.text })
  })
  const submitting = state === 'submitting'
  const otherWays = (
    <>
      <Link to={phoneLink(contact.phone)}>{contact.phone}</Link>,{' '}
      <Link to={`mailto:${contact.email}`}>{contact.email}</Link>
    </>
  )
  return (
    <>
      {!plain && (
        <WithoutScript>
          {words.withoutScript} {otherWays}
        </WithoutScript>
      )}
      {/* Submitted before the page has started, a form with the method “dialog” does nothing: no field ends up in the address. */}
      <Form
        method={plain ? 'post' : 'dialog'}
        action={plain?.action}
        name={plain?.name}
        {...plain?.attributes}
        $needsScript={!plain}
        onSubmit={onSubmit}
        onInput={onInput}
        aria-busy={submitting}
      >
        <Field name="name" label={words.name.label} autoComplete="name" required />
        <Field name="email" label={words.email.label} type="email" autoComplete="email" inputMode="email" required />
        <Field
          name="phone"
          label={words.phone.label}
          optional={words.optional}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
        />
        <Field name="company" label={words.company.label} optional={words.optional} autoComplete="organization" />
        <Field name="message" label={words.message.label} rows={MESSAGE_ROWS} required />
        <Privacy>
          {words.privacy} <Link to={words.privacyLink.to}>{words.privacyLink.label}</Link>
        </Privacy>
        <Submit type="submit" disabled={submitting}>
          {submitting ? words.submitting : words.submit}
        </Submit>
        {state === 'succeeded' && (
          <Confirmation ref={confirmation} tabIndex={-1}>
            <Blaze filled />
            {success.confirmation}
          </Confirmation>
        )}
        <WithoutApp role="alert">
          {/* A plain anchor: it loads the page anew. */}
          <a href={PAGE_PATHS.contact}>{words.withoutApp.reload}</a> {words.withoutApp.text} {otherWays}
        </WithoutApp>
        {plain && <PlainFields plain={plain} />}
      </Form>
    </>
  )
}

export const query = graphql`
  fragment ConsultationForm on ContactPageForm {
    name {
      label
    }
    email {
      label
    }
    phone {
      label
    }
    company {
      label
    }
    message {
      label
    }
    optional
    submit
    submitting
    privacy
    privacyLink {
      label
      to
    }
    withoutScript
    withoutApp {
      reload
      text
    }
    success {
      title
      text
      confirmation
    }
  }

  fragment ConsultationContact on SiteSettingsContact {
    email
    phone
  }
`

const WithoutScript = styled.p`
  @media not (scripting: none) {
    display: none;
  }
`

const Form = styled.form<{ $needsScript: boolean }>`
  display: grid;
  gap: var(--space-md);

  @media (scripting: none) {
    display: ${({ $needsScript }) => ($needsScript ? 'none' : 'grid')};
  }

  ${media.small} {
    grid-template-columns: repeat(2, 1fr);

    > * {
      grid-column: 1 / -1;
    }

    > :nth-child(3) {
      grid-column: 1;
    }

    > :nth-child(4) {
      grid-column: 2;
    }
  }
`

const Submit = styled(Button)`
  ${media.small} {
    justify-self: start;
    min-inline-size: 15rem;
  }
`

const Privacy = styled.p`
  max-inline-size: var(--measure);
  color: var(--muted);
  font-size: var(--text-sm);
`

const Confirmation = styled.p`
  display: flex;
  gap: var(--space-xs);
  align-items: baseline;
  padding: var(--space-sm);
  border-inline-start: 4px solid var(--lake);
  background: var(--mist);

  &:focus {
    outline: none;
  }
`

/* Shown once a visitor has written something that cannot be sent. The start script marks the root: src/start/started.ts. */
const WithoutApp = styled.p`
  display: none;
  padding: var(--space-sm);
  border-inline-start: 4px solid var(--trail);
  background: var(--mist);

  :root:not([data-app]) form:has(:user-valid, :user-invalid) > & {
    display: block;
  }
`
