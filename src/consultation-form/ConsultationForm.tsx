import { graphql } from 'gatsby'
import styled from 'styled-components'
import { PAGE_PATHS } from '../../content-model/routes/named-paths'
import { Button } from '../components/Button'
import { DiamondMarker } from '../components/DiamondMarker'
import { Link } from '../components/Link'
import { Note, VisuallyHidden } from '../components/Text'
import { interpolate } from '../layout/interpolate'
import { notify } from '../layout/notify'
import { media } from '../styles/media'
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
  services: readonly Queries.RequestedServiceFragment[]
}

/** The consultation form, with what the visitor sees in each of its states (specification, section 4). */
export function ConsultationForm({ copy, contact, delivery, noJsForm, services }: ConsultationFormProps) {
  const { success, fields } = copy
  const { state, attempt, failed, form, confirmation, isFilled, isCleared, resets, ...handlers } = useConsultation(
    delivery,
    noJsForm?.honeypot.name,
    fields,
    () => {
      notify({ title: success.title, text: success.text })
    },
  )
  const submitting = state === 'submitting'
  const progress = submitting && (attempt > 1 ? interpolate(copy.retrying, { attempt }) : copy.submitting)
  const otherWays = (
    <>
      <Link to={contact.phoneLink}>{contact.phone}</Link>, <Link to={`mailto:${contact.email}`}>{contact.email}</Link>
    </>
  )
  return (
    <>
      {!noJsForm && (
        <NoJavaScriptNotice>
          {copy.noJavaScript} {otherWays}
        </NoJavaScriptNotice>
      )}
      {/* A form without a method puts its fields into the page's address if it is submitted before the app has started.
          With the method “dialog”, it does nothing. */}
      <Form
        key={resets}
        ref={form}
        method={noJsForm ? 'post' : 'dialog'}
        action={noJsForm?.action}
        name={noJsForm?.name ?? undefined}
        {...Object.fromEntries(noJsForm?.attributes.map(({ name, value }) => [name, value]) ?? [])}
        {...handlers}
        aria-busy={submitting}
      >
        <RequestedService services={services} text={copy.about} />
        {fields.map((field, index) => (
          <Field
            key={field.name}
            field={field}
            optional={field.required ? undefined : copy.optional}
            readOnly={submitting}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- The button that had focus no longer exists.
            autoFocus={isCleared && index === 0}
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
          {copy.privacy} {copy.privacyLink && <Link to={copy.privacyLink.to}>{copy.privacyLink.label}</Link>}
        </Note>
        <Button type="submit" disabled={submitting} $variant={state === 'failed' ? 'secondary' : 'primary'}>
          {submitting ? copy.submitting : copy.submit}
        </Button>
        {isFilled && !submitting && <button type="reset">{copy.discard.label}</button>}
        {submitting && attempt > 1 && <p aria-hidden="true">{progress}</p>}
        {state === 'succeeded' && (
          <Confirmation ref={confirmation} tabIndex={-1}>
            <DiamondMarker filled />
            {success.confirmation}
          </Confirmation>
        )}
        {state === 'failed' && failed && <FailureSummary {...failed} copy={copy} contact={contact} />}
        {!noJsForm && (
          <LoadFailedNotice role="alert">
            {/* A plain anchor, so that the browser loads the page again, and with it the app. */}
            <a href={PAGE_PATHS.contact}>{copy.loadFailed.reload}</a> {copy.loadFailed.text} {otherWays}
          </LoadFailedNotice>
        )}
      </Form>
      {/* Outside the form, because screen readers do not announce changes inside it while it is busy. */}
      <VisuallyHidden role="status">{progress || (isCleared && copy.discard.done)}</VisuallyHidden>
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
    discard {
      label
      done
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

/* Shown in browsers without JavaScript, if the delivery requires it. */
const NoJavaScriptNotice = styled.p`
  @media not (scripting: none) {
    display: none;
  }
`

const Form = styled.form`
  display: grid;
  gap: var(--space-md);

  @media (scripting: none) {
    &[method='dialog'] {
      display: none;
    }
  }

  > [type='reset'] {
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--muted);
    font-size: var(--text-sm);
    text-decoration: underline;
    cursor: pointer;
  }

  ${media.small} {
    grid-template-columns: repeat(2, 1fr);

    > * {
      grid-column: 1 / -1;
    }

    > [data-width='half'],
    > [type] {
      grid-column: auto;
    }

    > [type] {
      justify-self: start;
    }

    > [type='submit'] {
      min-inline-size: 15rem;
    }
  }
`

const Confirmation = styled.div`
  display: flex;
  gap: var(--space-xs);
  align-items: baseline;
  padding: var(--space-sm);
  border-inline-start: 4px solid var(--dark);
  background: var(--mist);

  &:focus {
    outline: none;
  }
`

/* Shown if JavaScript runs but the app has not loaded, once a visitor has entered something, which cannot be sent then.
   src/deferred-start/app-ready.ts removes data-app in that case. */
const LoadFailedNotice = styled.p`
  display: none;
  padding: var(--space-sm);
  border-inline-start: 4px solid var(--accent);
  background: var(--mist);

  :root:not([data-app]) form:has(:user-valid, :user-invalid) > & {
    display: block;
  }
`
