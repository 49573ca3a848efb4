import {
  FIELD_RULES,
  type FieldFault,
  type FieldName,
  isFieldName,
} from '../../content-model/delivery/consultation-request'

export type FormControl = HTMLInputElement | HTMLTextAreaElement

/** Messages by missing field (or malformed email address), and by other fault. `{limit}` is the maximum length. */
export interface FaultMessages extends Readonly<Partial<Record<FieldName, string>>> {
  readonly malformed: string
  readonly tooLong: string
}

/** Browsers decide what an email address is. Their `required` accepts spaces; their `maxlength` truncates silently. */
function faultOf(name: FieldName, { value, validity }: FormControl): FieldFault | undefined {
  const { required, limit } = FIELD_RULES[name]
  const { length } = value.trim()
  if (required && length === 0) return 'missing'
  if (length > limit) return 'tooLong'
  return validity.typeMismatch ? 'malformed' : undefined
}

function messageFor(name: FieldName, fault: FieldFault, messages: FaultMessages): string {
  const { malformed, tooLong, [name]: own = malformed } = messages
  if (fault === 'tooLong')
    return tooLong.replace(
      '{limit}',
      FIELD_RULES[name].limit.toLocaleString(document.documentElement.lang || undefined),
    )
  return fault === 'missing' || name === 'email' ? own : malformed
}

/** Marks a field as invalid with the message for a fault, or as valid without one. */
export function setControlFault(
  control: FormControl,
  name: FieldName,
  fault: FieldFault | undefined,
  messages: FaultMessages,
): void {
  control.setCustomValidity(fault ? messageFor(name, fault, messages) : '')
}

/** Validates a field and marks it accordingly. */
export function checkControl(control: FormControl, name: FieldName, messages: FaultMessages): void {
  setControlFault(control, name, faultOf(name, control), messages)
}

/** The fields of a form with their names, in document order. */
export function formControls(form: HTMLFormElement): [FieldName, FormControl][] {
  return [...form.querySelectorAll<FormControl>('[id]')].flatMap((control) =>
    isFieldName(control.name) ? [[control.name, control]] : [],
  )
}
