import { graphql } from 'gatsby'
import { type FocusEvent, type SyntheticEvent, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import { checkControl, faultText, type FormControl } from './field-check'

/** Rows of a paragraph (specification, section 9). */
const PARAGRAPH_ROWS = 5

/** The types of inputs, by kind of field. Phones show a keyboard that suits them, and browsers check email addresses. */
const INPUT_TYPES = { line: 'text', email: 'email', phone: 'tel' } as const

interface FieldProps {
  field: Queries.ConsultationFieldFragment
  /** The note beside the label of a field that need not be filled in. */
  optional?: string | undefined
  readOnly: boolean
  /** Called with the fault of a field that the visitor leaves. */
  onLeftInvalid: (text: string) => void
}

/** A labeled field of the consultation form. Any error appears below it. */
export function Field({ field, optional, readOnly, onLeftInvalid }: FieldProps) {
  const { name, kind, label } = field
  const [fault, setFault] = useState('')
  /** The value of which the visitor already knows whether it is valid: nothing is announced again without a change. */
  const checkedValue = useRef('')
  const id = `consultation-${name}`
  const notes = [optional && `${id}-optional`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const show = ({ currentTarget }: SyntheticEvent<FormControl>) => {
    setFault(currentTarget.validationMessage)
  }
  const check = (event: SyntheticEvent<FormControl>) => {
    checkControl(event.currentTarget, field)
    show(event)
  }
  const described = {
    id,
    name,
    required: field.required,
    autoComplete: field.autocomplete ?? undefined,
    'aria-describedby': notes || undefined,
    'aria-invalid': fault !== '' || undefined,
    onBlur: (event: FocusEvent<FormControl>) => {
      const { value, form, validity } = event.currentTarget
      // A visitor who tabs through an empty field has made no error yet. While a button is pressed, a message that appears
      // would shift the button from under the pointer, so the click would miss it; submitting checks all fields anyway.
      // Both conditions are needed, because Firefox marks a button as active only after it has the focus.
      const isButtonPressed = event.relatedTarget instanceof HTMLButtonElement || form?.querySelector('button:active')
      if ((value === '' && !fault) || isButtonPressed) return
      check(event)
      if (validity.customError && value !== checkedValue.current) {
        onLeftInvalid(faultText(field, event.currentTarget.validationMessage))
      }
      checkedValue.current = value
    },
    onInvalid: (event: SyntheticEvent<FormControl>) => {
      // A service's fault is already set on the field. Otherwise, the form was submitted before the app had started, and
      // the start script now reports its faults, for which the field has no message yet.
      if (event.currentTarget.validity.customError) show(event)
      else check(event)
      checkedValue.current = event.currentTarget.value
    },
    onInput: (event: SyntheticEvent<FormControl>) => {
      // While a field is invalid, each keystroke checks it again, so that the message disappears as soon as it is right.
      // Other fields are checked once they are left, because an address is not wrong while it is being typed.
      event.currentTarget.setCustomValidity('')
      if (fault) check(event)
    },
  }
  return (
    <Group data-width={field.width}>
      <Line>
        <label htmlFor={id}>{label}</label>
        {optional && <span id={`${id}-optional`}>{optional}</span>}
      </Line>
      {kind === 'paragraph' ? (
        <TextArea {...described} readOnly={readOnly} rows={PARAGRAPH_ROWS} />
      ) : kind === 'select' ? (
        // HTML has no read-only selects. Disabled fields are not part of a request, but it has been read by then.
        <Select {...described} disabled={readOnly}>
          <option value="">{field.placeholder}</option>
          {/* Without a value of its own, an option sends its text as it is on the page, which a browser may have translated. */}
          {field.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      ) : (
        <Input {...described} readOnly={readOnly} type={INPUT_TYPES[kind]} />
      )}
      {fault && <Fault id={`${id}-fault`}>{fault}</Fault>}
    </Group>
  )
}

export const query = graphql`
  fragment ConsultationField on ConsultationField {
    name
    kind
    required
    maxLength
    autocomplete
    width
    label
    placeholder
    options
    messages {
      missing
      malformed
      tooLong
    }
  }
`

const Group = styled.div`
  display: grid;
  gap: var(--space-2xs);
  align-content: start;
`

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  font-size: 1rem;

  label {
    font-weight: 600;
  }

  span {
    color: var(--muted);
  }
`

/* A line of text, the padding, and the border. Browsers ignore the line height of a select, which would be lower than a field
   with a line of text beside it. */
const box = css`
  inline-size: 100%;
  min-block-size: calc(var(--text-md) * var(--leading-text) + 2 * var(--space-xs) + 2px);
  padding: var(--space-xs) var(--space-sm);
  border: 1px solid var(--border);
  border-radius: var(--corner);
  background: var(--paper);
  color: var(--ink);

  &:hover {
    border-color: var(--ink);
  }

  &:is([readonly], :disabled) {
    background: var(--mist);
  }

  &:focus-visible {
    outline-color: var(--ink);
    outline-offset: 2px;
  }

  &:user-invalid {
    border-color: var(--accent);
    border-inline-start-width: 4px;
  }
`

const Fault = styled.p`
  color: var(--accent-hover);
  font-size: var(--text-sm);
  line-height: 1.4;
`

const Input = styled.input`
  ${box}
`

/* Otherwise, when the form is cleared after it is sent, Chromium scrolls the page by as much as a long message was scrolled in the
   field. */
const TextArea = styled.textarea`
  ${box}
  display: block;
  overflow-anchor: none;
  resize: vertical;
`

/* The browser's own arrow and list follow forced colors, zoom, and the direction of the text. */
const Select = styled.select`
  ${box}
  text-overflow: ellipsis;

  &:disabled {
    opacity: 1;
  }
`
