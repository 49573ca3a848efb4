import { CONSULTATION_FIELDS } from '../../../content-model/consultation-form/fields'
import { formFields } from '../../../content-model/consultation-form/form-fields'
import { fieldWords } from '../../../content-model/consultation-form/words'
import { contactPage } from '../../../content-model/contact-page'
import { deliverySetup } from '../../../content-model/delivery'
import * as providers from '../../../content-model/delivery/providers'
import { pagesContent, SELECT_OPTIONS } from '../../factories/content'

const names = CONSULTATION_FIELDS.map(({ name }) => name)

/** What requests contain besides the fields, by the providers' names, and as Gatsby and GraphQL name it. */
const TAKEN = Object.keys(providers).flatMap((provider) => {
  const { honeypot, noJsForm } = deliverySetup(provider) ?? {}
  const { hidden = {} } = noJsForm?.({ key: 'a' }, '/thanks') ?? {}
  return [honeypot?.name, ...Object.keys(hidden)]
})

test('no two fields have the same name', () => {
  expect(new Set(names).size).toBe(names.length)
})

test.each(CONSULTATION_FIELDS)(
  'the name of the field $name has no other meaning in GraphQL, content, or requests',
  ({ name }) => {
    expect(name).toMatch(/^[a-z][A-Za-z\d]*$/)
    expect(contactPage.shape.form.shape[name]).toBe(fieldWords[name])
    expect(['fields', 'malformed', 'tooLong', 'service', 'submission_id', ...TAKEN]).not.toContain(name)
  },
)

test('the form’s fields have the text of the contact page, and the longest length as the site’s language writes it', () => {
  const { form } = pagesContent()['pages/contact.yml']
  const fields = formFields(contactPage.shape.form.parse(form), 'de-DE')
  expect(fields.map(({ name }) => name)).toEqual(names)
  const { malformed } = form.faults
  expect(fields.map(({ messages }) => messages)).toEqual(
    CONSULTATION_FIELDS.map(({ kind, title, required, maxLength }) => ({
      // Optional fields have no message of their own.
      missing: required ? `What is your ${title.toLowerCase()}?` : malformed,
      malformed: kind === 'email' ? 'An address has an @.' : malformed,
      tooLong: `More than ${maxLength.toLocaleString('de-DE')} characters.`,
    })),
  )
  for (const { kind, placeholder, options } of fields)
    expect([placeholder, options]).toEqual(kind === 'select' ? ['Choose one', SELECT_OPTIONS] : [null, []])
})
