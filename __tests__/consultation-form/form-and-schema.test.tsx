import { act, fireEvent, render, screen } from '@testing-library/react'
import type { FieldName } from '../../content-model/delivery/consultation-request'
import { ConsultationForm } from '../../src/consultation-form/ConsultationForm'
import { requestSchema } from '../../src/consultation-form/request-schema'
import { consultationContact, consultationCopy, consultationRequest, heldDelivery } from '../factories/consultation'

const copy = consultationCopy()
const contact = consultationContact()

/** Whether the form sends a request. */
async function isSent(request: Record<FieldName, string>): Promise<boolean> {
  const { delivery, requests } = heldDelivery()
  const { unmount } = render(<ConsultationForm copy={copy} contact={contact} delivery={delivery} />)
  for (const name of ['name', 'email', 'phone', 'company', 'message'] as const) {
    fireEvent.input(screen.getByRole('textbox', { name: copy[name].label }), { target: { value: request[name] } })
  }
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: copy.submit }))
    await Promise.resolve()
  })
  unmount()
  return requests.length === 1
}

test.each<[name: string, changes: Partial<Record<FieldName, string>>]>([
  ['only the required fields', {}],
  ['all fields', { phone: '+1 (312) 555-0142', company: 'Sample & Co' }],
  ['no name', { name: '' }],
  ['a name of spaces', { name: '   ' }],
  ['a name with spaces around it', { name: '  Ada  ' }],
  ['a name of invisible directional marks', { name: '\u200e\u202e' }],
  ['the longest name within directional marks', { name: `\u202a${'n'.repeat(200)}\u202c` }],
  ['a name that is too long within directional marks', { name: `\u202a${'n'.repeat(201)}\u202c` }],
  ['a phone number within directional marks', { phone: '\u202a+1 312 555 0142\u202c' }],
  ['an address within directional marks', { email: '\u202aada@example.com\u202c' }],
  ['the longest name', { name: 'n'.repeat(200) }],
  ['a name that is too long', { name: 'n'.repeat(201) }],
  ['no address', { email: '' }],
  ['an address without a host', { email: 'ada@' }],
  ['an address in a single-label domain', { email: 'ada@localhost' }],
  ['an address with a space', { email: 'ada sample@example.com' }],
  [
    'an address that is too long',
    { email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}` },
  ],
  ['the longest phone number', { phone: '1'.repeat(40) }],
  ['a phone number that is too long', { phone: '1'.repeat(41) }],
  ['a company that is too long', { company: 'c'.repeat(201) }],
  ['no message', { message: '' }],
  ['a message of line breaks', { message: '\n\n' }],
  ['the longest message', { message: 'm'.repeat(5000) }],
  ['a message that is too long', { message: 'm'.repeat(5001) }],
  ['the longest message of emoji', { message: '🙂'.repeat(2500) }],
  ['a message of too many emoji', { message: '🙂'.repeat(2501) }],
])('the form and the service agree on %s', async (_, changes) => {
  const request = consultationRequest(changes)
  expect(await isSent(request)).toBe(requestSchema.safeParse(request).success)
})
