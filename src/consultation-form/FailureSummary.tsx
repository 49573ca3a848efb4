import { graphql } from 'gatsby'
import { useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import {
  type ConsultationRequest,
  type FieldFaults,
  readRequest,
  requestText,
} from '../../content-model/delivery/consultation-request'
import { mailLink } from '../../content-model/routes/absolute-urls'
import { Button, ButtonLink, ButtonRow } from '../components/Button'
import { Heading } from '../components/Text'
import { interpolate } from '../layout/interpolate'
import type { Failure } from './delivery'
import { formControls, setControlFault } from './field-check'

interface FailureSummaryProps {
  failure: Failure
  request: ConsultationRequest
  /** Whether it was sent before the page loaded. The summary then takes no focus, because the visitor may be typing. */
  isEarlier?: boolean
  copy: Queries.ConsultationFormFragment
  contact: Queries.ConsultationContactFragment
}

/** Explains why delivery is unconfirmed and what to do next. The form keeps its values, which pre-fill an email. */
export function FailureSummary({ failure, request, isEarlier, copy, contact }: FailureSummaryProps) {
  const { again, mail, call, subject, ...kinds } = copy.failure
  const { heading, text } = kinds[failure.kind]
  const faulty: FieldFaults = failure.kind === 'invalid' ? failure.faults : {}
  const fields = copy.fields.filter(({ name }) => faulty[name])
  const isRisky = failure.kind === 'unclear' || failure.kind === 'refused'
  const mailTo = (data: ConsultationRequest) => mailLink(contact.email, subject, requestText(data, copy))
  const summary = useRef<HTMLDivElement>(null)
  const appear = useEffectEvent((element: HTMLElement) => {
    const form = element.closest('form')
    for (const [control, field] of form && fields.length > 0 ? formControls(form, copy.fields) : []) {
      setControlFault(control, field, faulty[field.name])
      // The field shows the message in response to the event that this dispatches.
      control.checkValidity()
    }
    // The button lost its focus when it was disabled, so nothing has the focus, unless the visitor has moved it.
    const { activeElement, body } = document
    if (!isEarlier && (activeElement === body || form?.contains(activeElement))) {
      element.focus()
      // If the summary is taller than the screen, browsers scroll to its end, and its heading is out of view.
      element.firstElementChild?.scrollIntoView({ block: 'nearest' })
    }
  })
  useEffect(() => {
    if (summary.current) appear(summary.current)
  }, [])
  return (
    <Summary ref={summary} role={isEarlier ? 'alert' : 'group'} aria-labelledby="consultation-failure" tabIndex={-1}>
      <Heading as="h3" id="consultation-failure" $size="sm">
        {heading}
      </Heading>
      <p>{text}</p>
      {fields.length > 0 && (
        <ul role="list">
          {fields.map(({ name, label }) => (
            <li key={name}>
              <a
                href={`#consultation-${name}`}
                onClick={(event) => {
                  // For Gatsby, a new hash is a navigation, so screen readers would announce a new page.
                  event.preventDefault()
                  document.getElementById(`consultation-${name}`)?.focus()
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
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
