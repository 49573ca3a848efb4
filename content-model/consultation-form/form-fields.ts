import type { z } from 'zod'
import type { contactPage } from '../contact-page'
import type { FieldFault } from './check-field'
import { CONSULTATION_FIELDS, type ConsultationField, type FieldName } from './fields'

/** A field of the form with its text, as the form and emails need it. */
interface FormField extends Omit<ConsultationField, 'title' | 'autocomplete'> {
  name: FieldName
  autocomplete: string | null
  label: string
  /** Of a select: the text until an option is chosen, and the options. */
  placeholder: string | null
  options: readonly string[]
  messages: Readonly<Record<FieldFault, string>>
}

/**
 * Returns the fields of the form, in its order.
 *
 * @param form the text of the contact page's form
 * @param language the site's language, for numbers in messages
 */
export function formFields(form: z.output<typeof contactPage>['form'], language: string): FormField[] {
  const { malformed, tooLong } = form.faults
  const missing: Partial<Record<FieldName, string>> = form.faults
  const fieldOf = ({
    name,
    kind,
    required,
    maxLength,
    autocomplete,
    width,
  }: ConsultationField & { name: FieldName }) => {
    const own = missing[name] ?? malformed
    return {
      name,
      kind,
      required,
      maxLength,
      autocomplete: autocomplete ?? null,
      width,
      placeholder: null,
      options: [],
      ...form[name],
      messages: {
        missing: own,
        // The message of an email field asks for a valid address.
        malformed: kind === 'email' ? own : malformed,
        tooLong: tooLong.replace('{limit}', maxLength.toLocaleString(language)),
      },
    }
  }
  return CONSULTATION_FIELDS.map(fieldOf)
}
