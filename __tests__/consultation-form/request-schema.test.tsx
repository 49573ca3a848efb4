import { act, fireEvent, render, screen } from '@testing-library/react'
import { CONSULTATION_FIELDS, type FieldName } from '../../content-model/consultation-form/fields'
import type { FieldFaults } from '../../content-model/delivery/consultation-request'
import { ConsultationForm } from '../../src/consultation-form/ConsultationForm'
import { faultsOf, requestSchema } from '../../src/consultation-form/request-schema'
import {
  consultationContact,
  consultationCopy,
  consultationRequest,
  heldDelivery,
  validValue,
} from '../factories/consultation'

const copy = consultationCopy()

async function isSent(request: Record<FieldName, string>): Promise<boolean> {
  const { delivery, requests } = heldDelivery()
  render(<ConsultationForm copy={copy} contact={consultationContact()} delivery={delivery} services={[]} />)
  for (const { name, label } of copy.fields)
    fireEvent.input(screen.getByLabelText(label), { target: { value: request[name] } })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: copy.submit }))
    await Promise.resolve()
  })
  return requests.length === 1
}

function faultsIn(request: object): FieldFaults {
  const { error } = requestSchema.safeParse(request)
  return error ? faultsOf(error) : {}
}

/** An address in a domain of 182 characters. */
const address = (length: number) => `${'a'.repeat(length - 183)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}`

test.each<[title: string, changes: Partial<Record<FieldName, string>>, faults: FieldFaults]>([
  ['only the required fields', {}, {}],
  [
    'three fields at once',
    { name: 'n'.repeat(201), email: 'ada@', message: 'm'.repeat(5001) },
    { name: 'tooLong', email: 'malformed', message: 'tooLong' },
  ],
  ['nothing', { name: '', email: '', message: '' }, { name: 'missing', email: 'missing', message: 'missing' }],
  ['a name of spaces', { name: '   ' }, { name: 'missing' }],
  ['the longest name', { name: ` ${'n'.repeat(200)} ` }, {}],
  ['a name of only directional marks', { name: '\u200e\u202e' }, { name: 'missing' }],
  ['the longest name with its directional marks', { name: `\u202a${'n'.repeat(200)}\u202c` }, {}],
  ['a name that is too long without them', { name: `\u202a${'n'.repeat(201)}\u202c` }, { name: 'tooLong' }],
  ['the longest address', { email: address(254) }, {}],
  ['an address that is too long', { email: address(255) }, { email: 'tooLong' }],
  ['an address in a domain without a dot', { email: 'ada@localhost' }, {}],
  ['an address without a domain', { email: 'ada@' }, { email: 'malformed' }],
  ['an address with a space', { email: 'ada sample@example.com' }, { email: 'malformed' }],
  ['an address within directional marks', { email: '\u202aada@example.com\u202c' }, {}],
  ['an address with a zero-width joiner', { email: 'ada\u200d@example.com' }, { email: 'malformed' }],
  ['two addresses', { email: 'ada@example.com,victim@other.example' }, { email: 'malformed' }],
  ['an address with a name', { email: 'Ada <ada@example.com>' }, { email: 'malformed' }],
  ['an address with parameters', { email: 'ada@example.com?bcc=victim@other.example' }, { email: 'malformed' }],
  ['a message of line breaks', { message: '\n\n' }, { message: 'missing' }],
  ['the longest message of emoji', { message: '🙂'.repeat(2500) }, {}],
  ['a message of too many emoji', { message: '🙂'.repeat(2501) }, { message: 'tooLong' }],
])('the form and the service find the same faults in %s', async (_, changes, faults) => {
  const request = consultationRequest(changes)
  expect(faultsIn(request)).toEqual(faults)
  expect(await isSent(request)).toBe(Object.keys(faults).length === 0)
})

test('the service removes invisible characters that contact apps copy along', () => {
  const marked = consultationRequest({
    name: '\u202a Ada \u202c',
    email: '\u200bada@\u2060example.com\ufeff',
    phone: '\u202a+1 312\u202c',
    message: 'One\u200b two',
    company: '\ufeffSample',
  })
  expect(requestSchema.parse(marked)).toMatchObject({
    name: 'Ada',
    email: 'ada@example.com',
    phone: '+1 312',
    company: 'Sample',
    message: 'One\u200b two',
  })
})

const SEPARATORS = ['\r\n', '\r\n ', ...Array.from('\n\r\0\v\u001b\u007f\u0085\u2028\u2029')]

test.each(CONSULTATION_FIELDS.filter(({ kind }) => kind !== 'paragraph'))(
  'a line break in the field $name cannot add a header to the email',
  ({ name, ...field }) => {
    for (const separator of SEPARATORS) {
      const value = `${validValue(field).slice(0, 20)}${separator}Bcc: v@other.example`
      expect(faultsIn({ ...consultationRequest(), [name]: value })).toEqual({ [name]: 'malformed' })
    }
  },
)

test.each(CONSULTATION_FIELDS)('the service limits the field $name to $maxLength characters', ({ name, maxLength }) => {
  expect(faultsIn(consultationRequest({ [name]: 'a'.repeat(maxLength) }))[name]).not.toBe('tooLong')
  expect(faultsIn(consultationRequest({ [name]: 'a'.repeat(maxLength + 1) }))).toEqual({ [name]: 'tooLong' })
})

test.each(CONSULTATION_FIELDS)(
  'the field $name may be absent only if it is optional (required: $required)',
  (field) => {
    const { [field.name]: absent, ...others } = consultationRequest()
    expect([absent === '', faultsIn(others)]).toEqual([
      !field.required,
      field.required ? { [field.name]: 'missing' } : {},
    ])
  },
)

test('a line break in the message counts as one character, as it does in browsers', () => {
  const { message } = requestSchema.parse({ ...consultationRequest(), message: 'One\r\ntwo\rthree' })
  expect(message).toBe('One\ntwo\nthree')
})

test.each([
  ['a service', 'Wealth & Söhne', 'Wealth & Söhne'],
  ['the longest service', 's'.repeat(100), 's'.repeat(100)],
  ['more characters than any service', 's'.repeat(101), ''],
  ['several lines', 'Tax Planning\nName: someone else', ''],
  ['a Unicode line separator', 'Tax Planning\u2028Name: someone else', ''],
  ['a directional mark', '\u202eTax Planning', ''],
  ['nothing', undefined, ''],
])('a request about %s is valid, and is about “%s” for the service', (_, service, kept) => {
  expect(requestSchema.parse({ ...consultationRequest(), service }).service).toBe(kept)
})
