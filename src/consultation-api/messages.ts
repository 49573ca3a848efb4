import type { FieldFault, FieldName } from '../consultation-form/consultation-request'
import { FIELD_RULES } from '../consultation-form/consultation-request'
import type { Failure } from './outcome'

// Messages only for visitors without JavaScript. They are not part of the content, because the content files do not exist
// on the host that runs the function.

/** The heading and text of the error page for each failure. */
export const FAILURES: Record<Failure['kind'], readonly [heading: string, text: string]> = {
  invalid: ['Your request was not sent', 'Something in the form needs another look:'],
  wrongMethod: ['Nothing was sent', 'This address only takes what the form on our contact page sends.'],
  longHeaders: ['Your request was not sent', 'Your browser sent more with it than we can read.'],
  foreign: [
    'Your request was not sent',
    'It did not come from the form on our own website, or your browser hides that it did.',
  ],
  wrongType: ['Your request was not sent', 'It did not come in the way that our form sends it.'],
  unreadable: ['Your request was not sent', 'It could not be read. Please send the form once more.'],
  tooLarge: ['Your request was not sent', 'It is longer than we can take. Please shorten your message.'],
  tooMany: [
    'Your request was not sent',
    'Too many requests have come from your network. Please wait ten minutes, then send it again.',
  ],
  unavailable: [
    'Your request was not sent',
    'Our mail cannot be reached at the moment. Please send it again later, or call us.',
  ],
  unclear: [
    'We cannot tell whether your request has arrived',
    'Our mail did not confirm it in time. You can send it once more as it is, or call us.',
  ],
  failed: ['We cannot tell whether your request has arrived', 'Something went wrong on our side. Please call us.'],
}

/** The next step. Browsers keep the form's values. */
export const GO_BACK = 'Go back with your browser’s Back button: what you wrote is still in the form.'

const FIELDS: Record<FieldName, string> = {
  name: 'Your name',
  email: 'Your email address',
  phone: 'Your phone number',
  company: 'Your company’s name',
  message: 'Your message',
}

/** Describes a field's fault in a sentence. */
export function faultSentence(name: FieldName, fault: FieldFault): string {
  switch (fault) {
    case 'missing':
      return `${FIELDS[name]} is missing.`
    case 'tooLong':
      return `${FIELDS[name]} has more than ${FIELD_RULES[name].limit.toLocaleString('en')} characters.`
    case 'malformed':
      return name === 'email'
        ? `${FIELDS.email} is not written like one, such as name@example.com.`
        : `${FIELDS[name]} has characters in it that cannot be read.`
  }
}
