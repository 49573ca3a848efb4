/** @jest-environment ./__tests__/dom-environment.ts */

import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import * as providers from '../../content-model/delivery/providers'
import { ConsultationForm } from '../../src/consultation-form/ConsultationForm'
import type { Delivery } from '../../src/consultation-form/delivery'
import { unconfirmedFailure } from '../../src/consultation-form/pending-submission'
import { sendRequest } from '../../src/consultation-form/send-request'
import { autosaveDrafts, discardDraft } from '../../src/deferred-start/form-autosave'
import { consultationContact, consultationCopy } from '../factories/consultation'
import { type Fault, FAULTS, FaultServer } from './fault-server'

/** The length of a second in this test, in milliseconds. The service's timeout is 15 of them. */
const SECOND = 4
const SEQUENCES = 260
const MINUTES = 60_000

const copy = consultationCopy()
const contact = consultationContact()

/** A scenario for one visitor's request: the faults that its attempts encounter, and the visitor's actions. */
interface FaultSequence {
  faults: Fault[]
  /** How many times the visitor tries again after a failure. */
  retries: number
  /** The index of the failure after which the visitor leaves and comes back. */
  leavesAfter: number
}

const sequences: fc.Arbitrary<FaultSequence> = fc.record({
  faults: fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 8 }),
  retries: fc.integer({ min: 0, max: 2 }),
  leavesAfter: fc.integer({ min: 0, max: 3 }),
})

/** The form's real delivery with shorter seconds. */
function fastDelivery(provider: 'endpoint' | 'formspree', url: string): Delivery {
  return {
    deliver: (sent, onRetry) =>
      sendRequest(sent, providers[provider].protocol, { url }, { onRetry, msPerSecond: SECOND }),
    inFlight: () => undefined,
    unconfirmedFailure,
  }
}

const FAILURES = ['offline', 'unsent', 'refused', 'invalid', 'unclear', 'unconfirmed'] as const

// Queries by role would take minutes: each one walks the whole tree, and there are thousands of queries.
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
const write = (name: string, value: string) => {
  const input = document.querySelector(`[name="${name}"]`)
  if (input) fireEvent.input(input, { target: { value } })
}
const submit = () => {
  const button = document.querySelector('button')
  if (button) fireEvent.click(button)
}

const isBusy = () => document.querySelector('form[aria-busy="true"]') !== null

/** Waits for the end of a request and returns the outcome that the form shows. */
async function ending(): Promise<'delivered' | (typeof FAILURES)[number] | undefined> {
  await waitFor(
    () => {
      // The failure message appears shortly after the end of the request.
      if (isBusy() || !document.querySelector('[tabindex="-1"]')) throw new Error('The form is busy')
    },
    { interval: 1, timeout: MINUTES / 2 },
  )
  const text = document.querySelector('form')?.textContent ?? ''
  if (text.includes(copy.success.confirmation)) return 'delivered'
  return FAILURES.find((kind) => text.includes(copy.failure[kind].text))
}

/** Simulates a visitor who sends one request until it is delivered, is unclear, or the retries are used up. */
async function play(
  provider: 'endpoint' | 'formspree',
  server: FaultServer,
  { faults, retries, leavesAfter }: FaultSequence,
  text: string,
): Promise<{ end: string; faults: string[] }> {
  await server.up
  server.faults = [...faults]
  server.taken = []
  const delivery = fastDelivery(provider, server.url)
  const show = () => render(<ConsultationForm copy={copy} contact={contact} delivery={delivery} />)
  show()
  write('name', 'Ada Sample')
  write('email', 'ada@example.com')
  write('message', text)
  submit()
  let end = await ending()
  for (let failures = 0; end !== 'delivered' && end !== 'unclear' && failures < retries; failures += 1) {
    if (failures === leavesAfter) {
      cleanup()
      show()
      await waitFor(() => {
        expect(isBusy()).toBe(false)
      })
    }
    submit()
    end = await ending()
  }
  const kept = field('message') === text
  const arrived = server.taken.filter((one) => one === text).length
  cleanup()
  const claimsNothingArrived = ['offline', 'unsent', 'refused', 'invalid'].includes(end ?? '')
  const faultsFound = {
    lost: arrived === 0 && !kept,
    'delivered twice': arrived > 1,
    'falsely reported as delivered': end === 'delivered' && arrived === 0,
    'falsely reported as not delivered': claimsNothingArrived && arrived > 0,
    'cleared without success': end !== 'delivered' && !kept,
  }
  const found = Object.entries(faultsFound).flatMap(([fault, isFound]) => (isFound ? [fault] : []))
  return { end: end ?? 'no message', faults: found }
}

describe.each([
  { provider: 'endpoint', knowsRepeats: true, expected: ['delivered', 'unconfirmed', 'unsent'] },
  { provider: 'formspree', knowsRepeats: false, expected: ['delivered', 'unclear', 'unsent'] },
] as const)('requests by $provider', ({ provider, knowsRepeats, expected }) => {
  const server = new FaultServer({ second: SECOND, knowsRepeats })
  // As the start script does.
  beforeAll(autosaveDrafts)
  beforeAll(() => server.open())
  afterAll(async () => {
    await server.up
    await server.close()
  })
  beforeEach(() => {
    sessionStorage.clear()
    discardDraft()
  })

  test(
    `in ${String(SEQUENCES)} fault sequences, no request is lost, delivered twice, or falsely reported as delivered`,
    async () => {
      const ends = new Set<string>()
      for (const [index, sequence] of fc.sample(sequences, { numRuns: SEQUENCES, seed: 20_261_121 }).entries()) {
        sessionStorage.clear()
        const { end, faults } = await play(provider, server, sequence, `Request ${String(index)}: “Grüße” – 你好, שלום`)
        expect({ sequence, end, faults }).toEqual({ sequence, end, faults: [] })
        ends.add(end)
      }
      // Every expected outcome must occur, so that the counts are meaningful.
      expect([...ends]).toEqual(expect.arrayContaining([...expected]))
    },
    10 * MINUTES,
  )
})
