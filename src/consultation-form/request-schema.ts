import { z } from 'zod'
import {
  collectFaults,
  FIELD_RULES,
  type FieldFault,
  type FieldFaults,
  type FieldName,
} from '../../content-model/delivery/consultation-request'

const fault = (code: FieldFault) => ({ error: code })

function text(name: FieldName, clean = (value: string) => value) {
  const { required, limit } = FIELD_RULES[name]
  const trimmed = z.string(fault('missing')).overwrite(clean).trim()
  // UTF-16 code units, as browsers count. zod counts an emoji as one character.
  const fits = (value: string) => value.length <= limit
  return (required ? trimmed.min(1, fault('missing')) : trimmed).refine(fits, fault('tooLong'))
}

/** A line break in a name or address would inject an email header. Unicode has more line separators. */
function line(name: FieldName) {
  return text(name).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, fault('malformed'))
}

/** Invisible characters that reorder an email header's text, or that mail clients omit. */
const INVISIBLE = /[\p{Bidi_Control}\uFEFF]/gu

/**
 * Contact apps copy {@link INVISIBLE} characters, which visitors cannot see, so they are removed: last, so that the
 * form, which ignores them, validates the same text.
 */
function plainLine(name: FieldName) {
  return line(name).overwrite((value) => value.replace(INVISIBLE, '').trim())
}

/** Browsers count a line break as one character, but without JavaScript post it as two. */
const withPlainBreaks = (value: string) => value.replace(/\r\n?/g, '\n')

/** A service name's maximum length: three times the site's longest. */
const MAX_SERVICE_LENGTH = 100

/** A request as sent and accepted, by {@link FIELD_RULES} and browsers' rule for emails. */
export const requestSchema = z.object({
  name: plainLine('name'),
  email: line('email').regex(z.regexes.html5Email, fault('malformed')),
  phone: plainLine('phone').default(''),
  company: plainLine('company').default(''),
  message: text('message', withPlainBreaks),
  // No page sends another, and visitors could not correct it, so it counts as absent.
  service: z
    .string()
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u)
    .max(MAX_SERVICE_LENGTH)
    .catch(''),
})

export function faultsOf(error: z.ZodError): FieldFaults {
  return collectFaults(error.issues.map(({ path, message }) => [path[0], message]))
}
