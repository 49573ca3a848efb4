import {
  checkField,
  type FieldFault,
  UNPRINTABLE,
  withoutInvisible,
} from '../../content-model/consultation-form/check-field'

export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Field = Queries.ConsultationFieldFragment

/** Marks a field as invalid with the message for a fault, or as valid without one. */
export function setControlFault(control: FormControl, { messages }: Field, fault: FieldFault | undefined): void {
  control.setCustomValidity(fault ? messages[fault] : '')
}

/**
 * Returns a field's text without invisible characters that were pasted with it. With them, the text would be rejected, and
 * the visitor could not see why.
 */
function withoutUnseen({ value }: FormControl, field: Field): string {
  const text = withoutInvisible(field, value)
  // Web pages put no-break spaces around addresses. Browsers remove only other spaces.
  if (field.kind === 'email') return text.trim()
  // Text from spreadsheets and slides has tabs and line separators.
  return field.kind === 'paragraph' ? text : text.replace(UNPRINTABLE, ' ')
}

/**
 * Checks a field and marks it accordingly. The browser decides whether a text is an email address, but nothing else: its
 * `required` accepts spaces, and its `maxlength` cuts off pasted text without a word.
 */
export function checkControl(control: FormControl, field: Field): FieldFault | undefined {
  const text = withoutUnseen(control, field)
  // Setting the value moves the cursor, even if the text is the same.
  if (text !== control.value) control.value = text
  const fault = checkField(field, text, () => !control.validity.typeMismatch)
  setControlFault(control, field, fault)
  return fault
}

/**
 * What a field's fault is called apart from the field. Some messages do not say which field they are about. The dash is
 * written alike in every language, and also follows a question; a colon is neither.
 */
export function faultText({ label }: Pick<Field, 'label'>, message: string): string {
  return `${label} – ${message}`
}

/** The controls of a form with their fields, in document order. */
export function formControls(form: HTMLFormElement, fields: readonly Field[]): [FormControl, Field][] {
  return [...form.querySelectorAll<FormControl>('[id]')].flatMap((control) =>
    fields.filter(({ name }) => name === control.name).map((field): [FormControl, Field] => [control, field]),
  )
}
