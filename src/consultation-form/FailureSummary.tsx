import { graphql } from 'gatsby'
import { useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { type ConsultationRequest, readRequest, requestText } from '../../content-model/delivery/consultation-request'
import { mailLink } from '../../content-model/routes/absolute-urls'
import { Button, ButtonLink, ButtonRow } from '../components/Button'
import { Heading } from '../components/Text'
import { interpolate } from '../layout/interpolate'
import type { Failure } from './delivery'
import { faultText } from './field-check'

/** A request that has not arrived, or may not have. */
export interface FailedRequest {
  failure: Failure
  request: ConsultationRequest
  /** Whether the summary takes the focus. Otherwise, the visitor has moved on, or may be typing, and it is an alert. */
  takesFocus: boolean
}

interface FailureSummaryProps extends FailedRequest {
  id: string
  /** Whether it offers to send the request again, and other ways to reach the firm. The form's own faults need neither. */
  hasActions: boolean
  copy: Queries.ConsultationFormFragment
  contact: Queries.ConsultationContactFragment
}

/**
 * Explains why delivery is unconfirmed and what to do next. The form keeps its values, which pre-fill an email. Faults in
 * fields are listed with links to them, as in the error summary of GOV.UK's design system.
 */
export function FailureSummary({ id, failure, request, takesFocus, hasActions, copy, contact }: FailureSummaryProps) {
  const { again, mail, call, subject, ...kinds } = copy.failure
  const { heading, text } = kinds[failure.kind]
  const faults = copy.fields.flatMap((field) => {
    const fault = failure.kind === 'invalid' && failure.faults[field.name]
    return fault ? [{ id: `consultation-${field.name}`, text: faultText(field, field.messages[fault]) }] : []
  })
  const isRisky = failure.kind === 'unclear' || failure.kind === 'refused'
  const mailTo = (data: ConsultationRequest) => mailLink(contact.email, subject, requestText(data, copy))
  const summary = useRef<HTMLDivElement>(null)
  const takeFocus = useEffectEvent((element: HTMLElement) => {
    if (!takesFocus) return
    element.focus()
    // If the summary is taller than the screen, browsers scroll to its end, and its heading is out of view.
    element.firstElementChild?.scrollIntoView({ block: 'nearest' })
  })
  // Each submit has its own failure, even if the faults are the same.
  useEffect(() => {
    if (summary.current) takeFocus(summary.current)
  }, [failure])
  return (
    <Summary
      ref={summary}
      role={takesFocus ? 'group' : 'alert'}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
    >
      <Heading as="h3" id={id} $size="sm">
        {heading}
      </Heading>
      {/* The description, so that screen readers read all of it once the summary has the focus. */}
      <div id={`${id}-text`}>
        <p>{text}</p>
        {faults.length > 0 && (
          <ul role="list">
            {faults.map((fault) => (
              <li key={fault.id}>
                <a
                  href={`#${fault.id}`}
                  onClick={(event) => {
                    // Without a new address, Back still leaves the page instead of leading from field to field.
                    event.preventDefault()
                    document.getElementById(fault.id)?.focus()
                  }}
                >
                  {fault.text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {hasActions && (
        <ButtonRow>
          <Button type="submit" $variant={isRisky ? 'secondary' : 'primary'}>
            {again}
          </Button>
          <ButtonLink
            $variant={isRisky ? 'primary' : 'secondary'}
            to={mailTo(request)}
            onClick={({ currentTarget }) => {
              // The email has what is in the form now, because the visitor may have edited it since the failure.
              const form = currentTarget.closest('form')
              if (form) currentTarget.href = mailTo(readRequest(new FormData(form), copy.fields))
            }}
          >
            {mail}
          </ButtonLink>
          <ButtonLink $variant="secondary" to={contact.phoneLink}>
            {interpolate(call, { phone: contact.phone })}
          </ButtonLink>
        </ButtonRow>
      )}
    </Summary>
  )
}

export const query = graphql`
  fragment ConsultationFailure on ContactPageFormFailure {
    offline {
      heading
      text
    }
    unsent {
      heading
      text
    }
    refused {
      heading
      text
    }
    invalid {
      heading
      text
    }
    unclear {
      heading
      text
    }
    unconfirmed {
      heading
      text
    }
    again
    mail
    call
    subject
  }
`

const Summary = styled.div`
  display: grid;
  gap: var(--space-sm);
  padding: var(--space-md);
  border-inline-start: 4px solid var(--accent);
  background: var(--mist);

  > * {
    max-inline-size: none;
  }

  &:focus {
    outline: none;
  }

  li a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
  }
`
