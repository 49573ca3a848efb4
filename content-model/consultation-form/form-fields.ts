import type { z } from 'zod'
import type { FieldFault } from './check-field'
import { CONSULTATION_FIELDS, type ConsultationField, type FieldName } from './fields'
import type { formWords } from './words'

/** A field of the form with its text, as the form and emails need it. */
interface FormField extends Omit<ConsultationField, 'autocomplete'> {
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
export function formFields(form: z.output<typeof formWords>, language: string): FormField[] {
  const { malformed, malformedEmail, tooLong } = form.faults
  const missing: Partial<Record<FieldName, string>> = form.faults
  return CONSULTATION_FIELDS.map((field: ConsultationField & { name: FieldName }) => {
    const { name, kind, maxLength, autocomplete = null } = field
    return {
      ...field,
      autocomplete,
      placeholder: null,
      options: [],
      ...form[name],
      messages: {
        missing: missing[name] ?? malformed,
        malformed: kind === 'email' ? malformedEmail : malformed,
        tooLong: tooLong.replace('{limit}', maxLength.toLocaleString(language)),
      },
    }
  })
}
