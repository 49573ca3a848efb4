import { z } from 'zod'
import { cleanField, FIELD_RULES, type FieldFault, type FieldFaults, type FieldName } from './consultation-request'

const fault = (code: FieldFault) => ({ error: code })

/** A text of at most a field's limit; one that is required must not be blank. */
function text(name: FieldName, clean = (value: string) => cleanField(name, value)) {
  const { required, limit } = FIELD_RULES[name]
  const trimmed = z.string(fault('missing')).overwrite(clean)
  // In the units that browsers count: zod's own limit takes an emoji for one.
  const fits = (value: string) => value.length <= limit
  return (required ? trimmed.min(1, fault('missing')) : trimmed).refine(fits, fault('tooLong'))
}

/**
 * A text on one line, as browsers let nobody write another into such a field. Names and addresses become headers of a
 * mail, where a line break would begin a header of the visitor's own; Unicode has line breaks of its own.
 */
function line(name: FieldName) {
  return text(name).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, fault('malformed'))
}

/** Browsers count a line break as one character, and send it as two where a form goes without script. */
const withPlainBreaks = (value: string) => cleanField('message', value.replace(/\r\n?/g, '\n'))

/**
 * A consultation request as the form lets it out and a service takes it in. Its rules are those of {@link FIELD_RULES},
 * which the form gives to the browser, and the browser's own check of an e-mail address.
 */
export const requestSchema = z.object({
  name: line('name'),
  email: line('email').regex(z.regexes.html5Email, fault('malformed')),
  phone: line('phone').default(''),
  company: line('company').default(''),
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
