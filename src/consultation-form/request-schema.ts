import { z } from 'zod'
import { checkField, type FieldFault, withoutInvisible } from '../../content-model/consultation-form/check-field'
import { byName, CONSULTATION_FIELDS, type ConsultationField } from '../../content-model/consultation-form/fields'
import { collectFaults, type FieldFaults } from '../../content-model/delivery/consultation-request'

/** The pattern by which browsers check addresses; HTML standard, section 4.10.5.1.5. */
const isEmail = (text: string) => z.regexes.html5Email.test(text)

/** Browsers count a line break as one character, but without JavaScript post it as two. */
const withPlainBreaks = (value: string) => value.replace(/\r\n?/g, '\n')

function fieldSchema(field: ConsultationField) {
  const text = z
    .string('missing' satisfies FieldFault)
    .overwrite((value) => withoutInvisible(field, withPlainBreaks(value)))
    .trim()
    .check(({ value, issues }) => {
      const fault = checkField(field, value, isEmail)
      if (fault) issues.push({ code: 'custom', message: fault, input: value })
    })
  return field.required ? text : text.default('')
}

/** The maximum length of a service's name in a request: three times that in the content model, so every page stays below. */
const MAX_SERVICE_LENGTH = 100

/** A request as the service accepts it: each field by the check that it shares with the form. */
export const requestSchema = z.object({
  ...byName(CONSULTATION_FIELDS, fieldSchema),
  // No page sends another kind of text, and visitors could not correct it, so an invalid one counts as absent.
  service: z
    .string()
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u)
    .max(MAX_SERVICE_LENGTH)
    .catch(''),
})

/** Returns the first fault of each invalid field, from the errors of {@link requestSchema}. */
export function faultsOf(error: z.ZodError): FieldFaults {
  return collectFaults(
    error.issues.map(({ path, message }) => [path[0], message]),
    requestSchema.shape,
  )
}
