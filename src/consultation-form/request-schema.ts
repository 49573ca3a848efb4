import { z } from 'zod'
import { FIELD_RULES, type FieldFault, type FieldFaults, type FieldName } from './consultation-request'

const fault = (code: FieldFault) => ({ error: code })

/** A text of at most a field's limit; one that is required must not be blank. */
function text(name: FieldName, clean = (value: string) => value) {
  const { required, limit } = FIELD_RULES[name]
  const trimmed = z.string(fault('missing')).overwrite(clean).trim()
  // In the units that browsers count: zod's own limit takes an emoji for one.
  const fits = (value: string) => value.length <= limit
  return (required ? trimmed.min(1, fault('missing')) : trimmed).refine(fits, fault('tooLong'))
}

/**
 * A text on one line, since browsers let nobody enter more in such a field. Names and addresses become headers of a
 * mail, where a line break would begin a header of the visitor's own; Unicode has line breaks of its own.
 */
function line(name: FieldName) {
  return text(name).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, fault('malformed'))
}

/**
 * A line without the invisible characters that change the direction of text: in a mail's subject they would reorder the words
 * around it. They are removed and not refused, because contact apps copy them along and nobody could see what to correct;
 * and last, so that the form, which knows nothing of them, judges the same text.
 */
function plainLine(name: FieldName) {
  return line(name).overwrite((value) => value.replace(/\p{Bidi_Control}/gu, '').trim())
}

/** Browsers count a line break as one character, and send it as two where a form goes without script. */
const withPlainBreaks = (value: string) => value.replace(/\r\n?/g, '\n')

/**
 * A consultation request as the form lets it out and a service takes it in. Its rules are those of {@link FIELD_RULES},
 * which the form gives to the browser, and the browser's own check of an e-mail address.
 */
export const requestSchema = z.object({
  name: plainLine('name'),
  email: line('email').regex(z.regexes.html5Email, fault('malformed')),
  phone: plainLine('phone').default(''),
  company: plainLine('company').default(''),
  message: text('message', withPlainBreaks),
})

/** What the schema finds wrong, one fault for each field: the first. */
export function faultsOf(error: z.ZodError): FieldFaults {
  const faults: FieldFaults = {}
  for (const { path, message } of error.issues) {
    const name = Object.keys(FIELD_RULES).find((field): field is FieldName => field === path[0])
    const code = (['missing', 'malformed', 'tooLong'] as const).find((one) => one === message)
    if (name && code) faults[name] ??= code
  }
  return faults
}
