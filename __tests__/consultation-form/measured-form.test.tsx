import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { track } from '../../src/analytics/track'
import { ConsultationForm } from '../../src/consultation-form/ConsultationForm'
import type { DeliveryResult } from '../../src/consultation-form/delivery'
import { measurement } from '../analytics/measurement'
import { consultationContact, consultationCopy, heldDelivery } from '../factories/consultation'

jest.mock('../../src/analytics/track')

const copy = consultationCopy()
const recorded = () => jest.mocked(track).mock.calls.map(([event]) => event)

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(globalThis, { ANALYTICS: measurement() })
})
afterEach(() => {
  Object.assign(globalThis, { ANALYTICS: null })
})

/** Fills in the form and submits it. */
async function sendRequest() {
  const user = userEvent.setup()
  const held = heldDelivery()
  const view = render(<ConsultationForm copy={copy} contact={consultationContact()} delivery={held.delivery} />)
  const type = (label: string, text: string) => user.type(screen.getByRole('textbox', { name: label }), text)
  await type(copy.name.label, 'Ada Sample')
  await type(copy.email.label, 'ada@example.com')
  await type(copy.message.label, 'Please call.')
  await user.click(screen.getByRole('button', { name: copy.submit }))
  return {
    ...view,
    end: (result: DeliveryResult) =>
      act(async () => {
        held.end(result)
        await Promise.resolve()
      }),
  }
}

test('typing in the form is recorded as its start, without the text', async () => {
  await sendRequest()
  expect(new Set(recorded().map((event) => JSON.stringify(event)))).toEqual(new Set(['{"name":"form-begun"}']))
})

test('a delivered request is recorded once', async () => {
  const { end } = await sendRequest()
  jest.clearAllMocks()
  await end({ kind: 'delivered' })
  expect(recorded()).toEqual([{ name: 'form-sent' }])
})

test('a failed request is recorded with the reason and nothing else', async () => {
  const { end } = await sendRequest()
  jest.clearAllMocks()
  await end({ kind: 'invalid', faults: { email: 'malformed' } })
  expect(recorded()).toEqual([{ name: 'form-failed', details: { reason: 'invalid' } }])
})

test('a request that is delivered after the visitor left the form is recorded once', async () => {
  const { end, unmount } = await sendRequest()
  unmount()
  jest.clearAllMocks()
  await end({ kind: 'delivered' })
  expect(recorded()).toEqual([{ name: 'form-sent' }])
})

test('nothing is recorded if analytics is off', async () => {
  Object.assign(globalThis, { ANALYTICS: null })
  const { end } = await sendRequest()
  await end({ kind: 'delivered' })
  expect(recorded()).toEqual([])
})
