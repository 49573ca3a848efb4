import * as providers from '../../content-model/delivery/providers'
import { noJsForm } from '../../content-resolvers/no-js-form'
import { DELIVERY_SAMPLES } from '../content-model/delivery/samples'

const valuesOf = (fields: Readonly<Record<string, string>> = {}) =>
  Object.entries(fields).map(([name, value]) => ({ name, value }))

test.each(Object.values(providers))('the form for $name has what it needs to return to the site', ({ name }) => {
  const { settings, address, honeypot, noJsForm: form } = DELIVERY_SAMPLES[name]
  expect(noJsForm({ provider: name, ...settings }, 'https://www.example.com')).toEqual({
    action: address,
    ...form,
    attributes: valuesOf(form.attributes),
    hidden: valuesOf(form.hidden),
    honeypot,
  })
})
