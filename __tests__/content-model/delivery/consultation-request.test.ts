import { byName, CONSULTATION_FIELDS } from '../../../content-model/consultation-form/fields'
import { readRequest, requestText } from '../../../content-model/delivery/consultation-request'
import { consultationCopy, consultationRequest } from '../../factories/consultation'

test('a request contains the visitor’s input without surrounding whitespace; a missing field counts as empty', () => {
  const data = new FormData()
  data.set('name', ' Ada Sample ')
  data.set('company', 'Sample & Co\n')
  data.set('message', '\nFirst line\nSecond line\n')
  data.set('extra', 'more')
  expect(readRequest(data, CONSULTATION_FIELDS)).toEqual({
    ...byName(CONSULTATION_FIELDS, () => ''),
    name: 'Ada Sample',
    company: 'Sample & Co',
    message: 'First line\nSecond line',
    service: '',
  })
})

const copy = consultationCopy()

const LINES = 'Your name: Ada Sample\nYour email: ada@example.com\nOn Tax & $& Planning.'

test.each([
  ['in the order of the form', ['name', 'email', 'phone', 'message'], `${LINES}\n\nYour message\nOne\ntwo`],
  ['with paragraphs after lines', ['message', 'name', 'email'], `${LINES}\n\nYour message\nOne\ntwo`],
  ['without paragraphs', ['name', 'email'], LINES],
])('an email about a request shows the fields with a value %s, and then the service', (_, names, text) => {
  const fields = names.flatMap((name) => copy.fields.filter((field) => field.name === name))
  const request = { ...consultationRequest(), service: 'Tax & $& Planning', message: 'One\ntwo' }
  expect(requestText(request, { fields, about: 'On {service}.' })).toBe(text)
})
