import { z } from 'zod'
import { checkField, type FieldFault } from '../../content-model/consultation-form/check-field'
import { byName, CONSULTATION_FIELDS, type ConsultationField } from '../../content-model/consultation-form/fields'
import { collectFaults, type FieldFaults } from '../../content-model/delivery/consultation-request'

/** The pattern by which browsers check addresses; HTML standard, section 4.10.5.1.5. */
const isEmail = (text: string) => z.regexes.html5Email.test(text)

/** Browsers count a line break as one character, but without JavaScript post it as two. */
const withPlainBreaks = (value: string) => value.replace(/\r\n?/g, '\n')

/** Invisible characters that reorder an email header's text, or that mail clients omit. */
const INVISIBLE = /[\p{Bidi_Control}\uFEFF]/gu

const withoutInvisible = (value: string) => value.replace(INVISIBLE, '').trim()

function fieldSchema(field: ConsultationField) {
  const text = z
    .string('missing' satisfies FieldFault)
    .overwrite(withPlainBreaks)
    .trim()
    .check(({ value, issues }) => {
      const fault = checkField(field, value, isEmail)
      if (fault) issues.push({ code: 'custom', message: fault, input: value })
    })
  // Contact apps copy them along with names and numbers. Visitors cannot see them, so they are removed: last, because
  // the form, which keeps them, must have checked the same text. They make an address invalid, and may be meant in a
  // message.
  const cleaned = field.kind === 'email' || field.kind === 'paragraph' ? text : text.overwrite(withoutInvisible)
  return field.required ? cleaned : cleaned.default('')
}

/** A service name's maximum length: three times the site's longest. */
const MAX_SERVICE_LENGTH = 100

/** A request as the service accepts it: each field by the check that it shares with the form. */
export const requestSchema = z.object({
  ...byName(CONSULTATION_FIELDS, fieldSchema),
  // No page sends another, and visitors could not correct it, so it counts as absent.
  service: z
    .string()
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u)
    .max(MAX_SERVICE_LENGTH)
    .catch(''),
})

export function faultsOf(error: z.ZodError): FieldFaults {
  return collectFaults(
    error.issues.map(({ path, message }) => [path[0], message]),
    requestSchema.shape,
  )
}
