import { noJsForm } from '../../content-resolvers/no-js-form'
import { DELIVERY_PROVIDERS } from '../content-model/delivery/samples'

const valuesOf = (fields: Readonly<Record<string, string>> = {}) =>
  Object.entries(fields).map(([name, value]) => ({ name, value }))

test.each(DELIVERY_PROVIDERS)('the form for $name has what it needs to return to the site', ({ name, sample }) => {
  const { settings, address, honeypot, noJsForm: form } = sample
  expect(noJsForm({ provider: name, ...settings }, 'https://www.example.com')).toEqual({
    action: address,
    ...form,
    attributes: valuesOf(form.attributes),
    hidden: valuesOf(form.hidden),
    honeypot,
  })
})
