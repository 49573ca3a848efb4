import { useState, type FocusEvent, type InputHTMLAttributes, type SyntheticEvent } from 'react'
import styled, { css } from 'styled-components'
import { FIELD_RULES, type FieldName } from './consultation-request'
import { checkControl, type Control, type FaultWords } from './field-check'

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'readOnly'
> {
  name: FieldName
  label: string
  /** What is said of what the browser does not see. */
  faults: FaultWords
  /** What is said beside the label of a field that may stay empty. */
  optional?: string
  /** Lines of a text area; a field without is one line. */
  rows?: number
}

/** One field of the consultation form with its label; the browser validates it, and says below it what is wrong. */
export function Field({ name, label, faults, optional, rows, readOnly, ...input }: FieldProps) {
  const [fault, setFault] = useState('')
  const id = `consultation-${name}`
  const notes = [optional && `${id}-optional`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const show = ({ currentTarget }: SyntheticEvent<Control>) => {
    setFault(currentTarget.validationMessage)
  }
  const check = (event: SyntheticEvent<Control>) => {
    checkControl(event.currentTarget, name, faults)
    show(event)
  }
  const described = {
    id,
    name,
    readOnly,
    required: FIELD_RULES[name].required,
    'aria-describedby': notes || undefined,
    'aria-invalid': fault !== '' || undefined,
    onBlur: (event: FocusEvent<Control>) => {
      const { value, form } = event.currentTarget
      // An empty field that was only passed through is no fault yet; and a message that appeared now would push a
      // pressed button from under the pointer, whose press checks every field anyway.
      if (value !== '' && !form?.querySelector('button:active')) check(event)
    },
    onInvalid: show,
    onInput: (event: SyntheticEvent<Control>) => {
      // What was wrong is judged anew with each letter; what is not finished yet is not judged.
      event.currentTarget.setCustomValidity('')
      if (fault) check(event)
    },
  }
  return (
    <Group>
      <Line>
        <label htmlFor={id}>{label}</label>
        {optional && <span id={`${id}-optional`}>{optional}</span>}
      </Line>
      {rows ? <TextArea rows={rows} {...described} /> : <Input {...input} {...described} />}
      {fault && <Fault id={`${id}-fault`}>{fault}</Fault>}
    </Group>
  )
}

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

const box = css`
  /* A field that the browser scrolls to brings its label along. */
  scroll-margin-block-start: 3rem;
  inline-size: 100%;
  min-block-size: 3rem;
  padding: var(--space-xs) var(--space-sm);
  border: 1px solid var(--border);
  border-radius: var(--corner);
  background: var(--paper);
  color: var(--ink);

  &:hover {
    border-color: var(--ink);
  }

  &:read-only {
    background: var(--mist);
  }

  &:focus-visible {
    outline-color: var(--ink);
    outline-offset: 2px;
  }

  &:user-invalid {
    border-color: var(--trail);
    border-inline-start-width: 4px;
  }
`

const Fault = styled.p`
  color: var(--trail-dark);
  font-size: var(--text-sm);
  line-height: 1.4;
`

const Input = styled.input`
  ${box}
`

const TextArea = styled.textarea`
  ${box}
  display: block;
  resize: vertical;
`
