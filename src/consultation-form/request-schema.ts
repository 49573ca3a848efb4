import { z } from 'zod'
import {
  collectFaults,
  FIELD_RULES,
  type FieldFault,
  type FieldFaults,
  type FieldName,
} from '../../content-model/delivery/consultation-request'

const fault = (code: FieldFault) => ({ error: code })

/** Text within the field's length limit. Required text must not be blank. */
function text(name: FieldName, clean = (value: string) => value) {
  const { required, limit } = FIELD_RULES[name]
  const trimmed = z.string(fault('missing')).overwrite(clean).trim()
  // UTF-16 code units, as browsers count. zod's own limit counts an emoji as one character.
  const fits = (value: string) => value.length <= limit
  return (required ? trimmed.min(1, fault('missing')) : trimmed).refine(fits, fault('tooLong'))
}

/**
 * A single-line text; browsers do not allow line breaks in these fields. Names and addresses become email headers, where
 * a line break would let the visitor inject a header. Unicode has additional line separators.
 */
function line(name: FieldName) {
  return text(name).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, fault('malformed'))
}

/** Invisible characters that change an email header: they reorder the surrounding text, or a mail client omits them. */
const INVISIBLE = /[\p{Bidi_Control}\uFEFF]/gu

/**
 * A line without bidirectional control characters, which would reorder the surrounding text in an email subject, and
 * without byte order marks, which mail clients omit from some positions of an encoded header. They are removed rather than
 * rejected, because contact apps copy them along and visitors could not see what to correct. They are removed last, so that
 * the form, which ignores them, validates the same text.
 */
function plainLine(name: FieldName) {
  return line(name).overwrite((value) => value.replace(INVISIBLE, '').trim())
}

/** Normalizes line breaks. Browsers count one as a single character, but send it as two in a form post without JavaScript. */
const withPlainBreaks = (value: string) => value.replace(/\r\n?/g, '\n')

/** The maximum length of a service's name; no page of the site has one that is longer than a third of this. */
const MAX_SERVICE_LENGTH = 100

/**
 * A consultation request as the form sends it and a service accepts it. It applies {@link FIELD_RULES}, which the form
 * passes to the browser, and the browser's own rule for email addresses.
 */
export const requestSchema = z.object({
  name: plainLine('name'),
  email: line('email').regex(z.regexes.html5Email, fault('malformed')),
  phone: plainLine('phone').default(''),
  company: plainLine('company').default(''),
  message: text('message', withPlainBreaks),
  // No page sends another one, and visitors could not correct it, so it counts as absent.
  service: z
    .string()
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u)
    .max(MAX_SERVICE_LENGTH)
    .catch(''),
})

/** Converts a schema error to faults, keeping the first fault of each field. */
export function faultsOf(error: z.ZodError): FieldFaults {
  return collectFaults(error.issues.map(({ path, message }) => [path[0], message]))
}
