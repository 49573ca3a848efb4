import { type FocusEvent, type InputHTMLAttributes, type SyntheticEvent, useState } from 'react'
import styled, { css } from 'styled-components'
import { FIELD_RULES, type FieldName } from '../../content-model/delivery/consultation-request'
import { checkControl, type FaultMessages, type FormControl } from './field-check'

type Attributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'autoFocus' | 'readOnly'>

interface FieldProps extends Attributes {
  name: FieldName
  label: string
  faults: FaultMessages
  optional?: string
  /** Rows of a text area. Without them, the field is a single-line input. */
  rows?: number
}

/** A labeled field of the consultation form. Any error appears below it. */
export function Field({ name, label, faults, optional, rows, readOnly, ...input }: FieldProps) {
  const [fault, setFault] = useState('')
  const id = `consultation-${name}`
  const notes = [optional && `${id}-optional`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const show = ({ currentTarget }: SyntheticEvent<FormControl>) => {
    setFault(currentTarget.validationMessage)
  }
  const check = (event: SyntheticEvent<FormControl>) => {
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
    onBlur: (event: FocusEvent<FormControl>) => {
      const { value, form } = event.currentTarget
      // An empty field that was tabbed through is no error yet. A message would shift a pressed button from under the
      // pointer; submitting validates anyway. Firefox activates a button only after focusing it.
      const isButtonPressed = event.relatedTarget instanceof HTMLButtonElement || form?.querySelector('button:active')
      if (value !== '' && !isButtonPressed) check(event)
    },
    onInvalid: (event: SyntheticEvent<FormControl>) => {
      // The start script reports the faults of a form submitted before; a service’s are set already.
      if (event.currentTarget.validity.customError) show(event)
      else check(event)
    },
    onInput: (event: SyntheticEvent<FormControl>) => {
      // An invalid field is revalidated on each keystroke, any other once it is finished.
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

const TextArea = styled.textarea`
  ${box}
  display: block;
  resize: vertical;
`
