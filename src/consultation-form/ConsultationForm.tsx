import { graphql } from 'gatsby'
import styled from 'styled-components'
import { PAGE_PATHS } from '../../content-model/routes/named-paths'
import { prefilledAddress } from '../../content-model/scheduling/types'
import { Button } from '../components/Button'
import { Link } from '../components/Link'
import { StandaloneLink, WholeLink } from '../components/StandaloneLink'
import { Note, VisuallyHidden } from '../components/Text'
import { interpolate } from '../layout/interpolate'
import { notify } from '../layout/notify'
import { media } from '../styles/media'
import { Confirmation } from './Confirmation'
import type { Delivery } from './delivery'
import { FailureSummary } from './FailureSummary'
import { Field } from './Field'
import { RequestedService } from './RequestedService'
import { useConsultation } from './useConsultation'

interface ConsultationFormProps {
  copy: Queries.ConsultationFormFragment
  contact: Queries.ConsultationContactFragment
  delivery: Delivery
  /** How a browser posts the form without JavaScript, or else it requires JavaScript. */
  noJsForm?: Queries.NoJsFieldsFragment | null
  /** The firm's calendar, if it has one. */
  scheduling?: Queries.SchedulingFragment | null
  services: readonly Queries.RequestedServiceFragment[]
}

/** The consultation form, with what the visitor sees in each of its states (specification, section 4). */
export function ConsultationForm({ copy, contact, delivery, noJsForm, scheduling, services }: ConsultationFormProps) {
  const { success, kept, fields } = copy
  const { state, attempt, failed, sent, rejected, form, submitButton, leftFault, announceLeftFault, ...handlers } =
    useConsultation(delivery, noJsForm?.honeypot.name, fields, {
      onDelivered: () => {
        // The confirmation says more than the toast: on a site without delivery, it asks the visitor to call or email.
        notify({ title: success.title, text: success.text, announcement: success.confirmation })
      },
      onKept: () => {
        notify({ title: kept.title, text: kept.text, announcement: `${kept.title}. ${kept.text}` })
      },
    })
  const submitting = state === 'submitting'
  const progress = submitting && (attempt > 1 ? interpolate(copy.retrying, { attempt }) : copy.submitting)
  const otherWays = (
    <>
      <Link to={contact.phoneLink}>{contact.phone}</Link>, <Link to={`mailto:${contact.email}`}>{contact.email}</Link>
    </>
  )
  const hasFaults = failed?.failure.kind === 'invalid'
  const summary = { copy, contact }
  const failure = failed && <FailureSummary id="consultation-failure" hasActions {...failed} {...summary} />
  // Only a visitor who follows the link sends the name and the address, and no `Referer`.
  const calendar = scheduling && sent && prefilledAddress(scheduling.url, scheduling.prefill, sent)
  return (
    <>
      {scheduling && (
        <CalendarLink to={scheduling.url} rel="noreferrer">
          {copy.scheduling.before}
        </CalendarLink>
      )}
      {!noJsForm && (
        <NoJavaScriptNotice>
          {copy.noJavaScript} {otherWays}
        </NoJavaScriptNotice>
      )}
      {/* A form without a method puts its fields into the page's address if it is submitted before the app has started.
          With the method “dialog”, it does nothing. */}
      <Form
        ref={form}
        method={noJsForm ? 'post' : 'dialog'}
        action={noJsForm?.action}
        name={noJsForm?.name ?? undefined}
        {...Object.fromEntries(noJsForm?.attributes.map(({ name, value }) => [name, value]) ?? [])}
        {...handlers}
        aria-busy={submitting}
      >
        {/* The faults of the last submit replace those that a service has found before. */}
        {rejected ? (
          <FailureSummary id="consultation-faults" hasActions={false} {...rejected} {...summary} />
        ) : (
          hasFaults && failure
        )}
        <RequestedService services={services} text={copy.about} />
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            optional={field.required ? undefined : copy.optional}
            readOnly={submitting}
            onLeftInvalid={announceLeftFault}
          />
        ))}
        {/* Fields that the provider requires without JavaScript. */}
        {noJsForm?.hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ))}
        {noJsForm && (
          <VisuallyHidden aria-hidden="true">
            <input type={noJsForm.honeypot.type} name={noJsForm.honeypot.name} tabIndex={-1} autoComplete="off" />
          </VisuallyHidden>
        )}
        <Note>
          {copy.privacy} {copy.privacyLink && <WholeLink to={copy.privacyLink.to}>{copy.privacyLink.label}</WholeLink>}
        </Note>
        {/* Styles show one of the labels, so that the start script only has to say that the form is busy. */}
        <Button
          ref={submitButton}
          type="submit"
          // A disabled button would lose the focus.
          aria-disabled={submitting || undefined}
          $variant={(failed && !hasFaults) || calendar ? 'secondary' : 'primary'}
        >
          <IdleLabel>{copy.submit}</IdleLabel>
          <BusyLabel>{copy.submitting}</BusyLabel>
        </Button>
        {submitting && attempt > 1 && <p aria-hidden="true">{progress}</p>}
        {state === 'succeeded' && <Confirmation copy={copy} calendar={calendar} />}
        {!hasFaults && failure}
        {!noJsForm && (
          <LoadFailedNotice role="alert">
            {/* A plain anchor, so that the browser loads the page again, and with it the app. */}
            <a href={PAGE_PATHS.contact}>{copy.loadFailed.reload}</a> {copy.loadFailed.text} {otherWays}{' '}
            <Button type="submit" $variant="secondary">
              {copy.failure.again}
            </Button>
          </LoadFailedNotice>
        )}
      </Form>
      {/* Outside the form, because screen readers do not announce changes inside it while it is busy. */}
      <VisuallyHidden role="status">{progress || leftFault}</VisuallyHidden>
    </>
  )
}

export const query = graphql`
  fragment ConsultationForm on ContactPageForm {
    fields {
      ...ConsultationField
    }
    about
    optional
    submit
    submitting
    kept {
      title
      text
    }
    retrying
    failure {
      ...ConsultationFailure
    }
    privacy
    privacyLink {
      label
      to
    }
    scheduling {
      before
    }
    noJavaScript
    loadFailed {
      reload
      text
    }
    success {
      title
      text
      confirmation
    }
    ...Confirmation
  }

  fragment Scheduling on IntegrationsScheduling {
    url
    prefill {
      name
      email
    }
  }

  fragment NoJsFields on NoJsForm {
    action
    name
    attributes {
      name
      value
    }
    hidden {
      name
      value
    }
    honeypot {
      name
      type
    }
  }

  fragment ConsultationContact on SiteSettingsContact {
    email
    phone
    phoneLink
  }
`

/* Shown in place of the form if the delivery requires the app, and the browser runs no scripts, or lacks what the app needs
   (src/deferred-start/supported-browser.ts). Only then does the root element have no data-app. A media query would not do,
   because Chromium has `scripting` only since version 120. */
const NoJavaScriptNotice = styled.p`
  :root[data-app] & {
    display: none;
  }
`

/* It belongs to the text above, which leaves room for the form. */
const CalendarLink = styled(StandaloneLink)`
  margin-block: calc(-1 * var(--space-sm)) var(--space-xs);

  @media print {
    display: none;
  }
`

const Form = styled.form`
  display: grid;
  gap: var(--space-md);

  :root:not([data-app]) &[method='dialog'] {
    display: none;
  }

  ${media.small} {
    grid-template-columns: repeat(2, 1fr);

    > * {
      grid-column: 1 / -1;
    }

    > [data-width='half'] {
      grid-column: auto;
    }

    > [type='submit'] {
      justify-self: start;
      min-inline-size: 15rem;
    }
  }
`

const IdleLabel = styled.span`
  [aria-busy='true'] & {
    display: none;
  }
`

const BusyLabel = styled.span`
  :not([aria-busy='true']) > button > & {
    display: none;
  }
`

/* Shown if JavaScript runs but the app has not loaded, once a visitor has entered something, which cannot be sent then.
   src/deferred-start/app-ready.ts changes data-app in that case. */
const LoadFailedNotice = styled.p`
  display: none;
  padding: var(--space-sm);
  border-inline-start: 4px solid var(--accent);
  background: var(--mist);

  :root[data-app='unavailable'] form:has(:user-valid, :user-invalid) > & {
    display: block;
  }

  /* Chromium before 119 lacks :user-valid, so it shows this whether or not the visitor has entered anything. */
  @supports not selector(:user-valid) {
    :root[data-app='unavailable'] form > & {
      display: block;
    }
  }
`
