import {
  FIELD_RULES,
  type FieldFault,
  type FieldName,
  isFieldName,
} from '../../content-model/delivery/consultation-request'

/** The element of a field that the visitor fills in. */
export type FormControl = HTMLInputElement | HTMLTextAreaElement

/** The message for each fault. `{limit}` is replaced by the maximum length of the field. */
export type FaultMessages = Readonly<Record<FieldFault, string>>

/**
 * Finds faults that the browser's own validation does not: `required` accepts spaces, and `maxlength` would silently
 * truncate pasted text.
 */
function faultOf(name: FieldName, value: string): FieldFault | undefined {
  const { required, limit } = FIELD_RULES[name]
  const { length } = value.trim()
  if (required && value !== '' && length === 0) return 'missing'
  return length > limit ? 'tooLong' : undefined
}

/** Marks a field as invalid with a message for the visitor, or as valid if there is no fault. */
export function setControlFault(
  control: FormControl,
  name: FieldName,
  fault: FieldFault | undefined,
  messages: FaultMessages,
): void {
  const limit = FIELD_RULES[name].limit.toLocaleString(document.documentElement.lang || undefined)
  control.setCustomValidity(fault ? messages[fault].replace('{limit}', limit) : '')
}

/** Validates a field against the form's own rules and marks it accordingly. */
export function checkControl(control: FormControl, name: FieldName, messages: FaultMessages): void {
  setControlFault(control, name, faultOf(name, control.value), messages)
}

/** The fields of a form with their names, in document order. */
export function formControls(form: HTMLFormElement): [FieldName, FormControl][] {
  return [...form.querySelectorAll<FormControl>('[id]')].flatMap((control) =>
    isFieldName(control.name) ? [[control.name, control]] : [],
  )
}
