import { FIELD_RULES, type FieldFault, type FieldName } from './consultation-request'

export type Control = HTMLInputElement | HTMLTextAreaElement

/** What is said of each fault; `{limit}` stands for the most characters that the field may have. */
export type FaultWords = Readonly<Record<FieldFault, string>>

/**
 * What is wrong with a field's text beyond what the browser sees by itself: `required` is content with spaces, and a
 * `maxlength` would cut off silently what is pasted.
 */
function faultOf(name: FieldName, value: string): FieldFault | undefined {
  const { required, limit } = FIELD_RULES[name]
  const { length } = value.trim()
  if (required && value !== '' && length === 0) return 'missing'
  return length > limit ? 'tooLong' : undefined
}

/** Marks a field as faulty for the browser, with words for the visitor; or as right again. */
export function mark(control: Control, name: FieldName, fault: FieldFault | undefined, words: FaultWords): void {
  const limit = FIELD_RULES[name].limit.toLocaleString('en-US')
  control.setCustomValidity(fault ? words[fault].replace('{limit}', limit) : '')
}

/** Checks a field by the form's own rules and marks it. */
export function checkControl(control: Control, name: FieldName, words: FaultWords): void {
  mark(control, name, faultOf(name, control.value), words)
}

const isFieldName = (name: string): name is FieldName => name in FIELD_RULES

/** The fields of a form with their names, in their order. */
export function controlsOf(form: HTMLFormElement): [FieldName, Control][] {
  return [...form.querySelectorAll<Control>('[id]')].flatMap((control) =>
    isFieldName(control.name) ? [[control.name, control]] : [],
  )
}
