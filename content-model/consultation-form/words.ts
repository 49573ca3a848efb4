import { z } from 'zod'
import { group, line, list } from '../fields'
import { byName, CONSULTATION_FIELDS, type ConsultationField } from './fields'

/** Longer lists are hard to choose from on a phone. */
const MAX_OPTIONS = 20

/** The text of a field. */
function wordsOf({ kind, title, maxLength }: ConsultationField) {
  const label = line({ label: 'Label', max: 40 })
  if (kind !== 'select') return group(`${title} field`, { label }, { shape: 'FieldWords' })
  return group(`${title} field`, {
    label,
    placeholder: line({ label: 'Text until an option is chosen', example: 'Please choose', max: 40 }),
    // Unlike the rest of the form's text, options are about the firm, so a new firm writes its own.
    options: list('Options', line({ label: 'Option', interface: false, max: maxLength }), MAX_OPTIONS, { least: 2 }),
  })
}

/** The text of each field, by name. */
export const fieldWords = byName(CONSULTATION_FIELDS, wordsOf)

/** The fields that visitors must fill in. Each has its own message for when it is empty. */
export const REQUIRED_FIELDS = CONSULTATION_FIELDS.filter((field) => field.required)

/** The messages about invalid fields: one for each required field that is empty, and three for mistakes. */
export const faultWords = group('Field errors', {
  ...byName(REQUIRED_FIELDS, ({ kind, title }) =>
    line({
      label: kind === 'email' ? `No ${title.toLowerCase()} address` : `No ${title.toLowerCase()}`,
      example: `Add your ${title.toLowerCase()}.`,
      max: 80,
    }),
  ),
  malformedEmail: line({
    label: 'An email address in the wrong format',
    hint: 'Says what an address looks like.',
    example: 'Enter an email address like name@example.com.',
    max: 80,
  }),
  malformed: line({ label: 'Any other field in the wrong format', max: 80 }),
  tooLong: line({
    label: 'A field that is too long',
    hint: '{limit} is replaced with the maximum number of characters.',
    example: 'Please keep this to {limit} characters.',
    max: 80,
  }),
})

/** The part of the contact page's group `form` that is about its fields. */
export const formWords = z.object({ ...fieldWords, faults: faultWords })
