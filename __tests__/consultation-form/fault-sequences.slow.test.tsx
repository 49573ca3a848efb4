/** @jest-environment ./__tests__/dom-environment.ts */

import fc from 'fast-check'
import * as providers from '../../content-model/delivery/providers'
import { sendRequest } from '../../src/consultation-form/send-request'
import { consultationRequest } from '../factories/consultation'
import { FAULTS, FaultServer } from './fault-server'

/** The length of a second in this test, in milliseconds. */
const SECOND = 4
const SEQUENCES = 130

/** The faults that a visitor's request encounters, and how often the visitor sends it again after a failure. */
const sequences = fc.record({
  faults: fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 8 }),
  repeats: fc.integer({ min: 0, max: 2 }),
})

test.each([
  ['endpoint', true, ['delivered', 'refused', 'unconfirmed', 'unsent']],
  ['formspree', false, ['delivered', 'refused', 'unclear', 'unsent']],
] as const)(
  'by %s, no request arrives twice or is falsely reported as delivered or not delivered',
  async (provider, knowsRepeats, expected) => {
    const server = new FaultServer({ second: SECOND, knowsRepeats })
    await server.open()
    const ends = new Set<string>()
    for (const [index, { faults, repeats }] of fc
      .sample(sequences, { numRuns: SEQUENCES, seed: 20_261_121 })
      .entries()) {
      await server.up
      sessionStorage.clear()
      const message = `Request ${String(index)}.`
      server.faults = [...faults]
      server.taken = []
      const send = async () => {
        const options = { onRetry: () => undefined, msPerSecond: SECOND }
        const sent = { request: consultationRequest({ message }) }
        const { kind } = await sendRequest(sent, providers[provider].protocol, { url: server.url }, options)
        return kind
      }
      let end = await send()
      // A visitor who reads that the outcome is unclear does not send it again.
      for (let repeat = 0; end !== 'delivered' && end !== 'unclear' && repeat < repeats; repeat += 1) end = await send()
      // A request that was given up may arrive during a later sequence.
      const arrived = server.taken.filter((body) => body.includes(message)).length
      const isTrue =
        arrived <= 1 &&
        (end !== 'delivered' || arrived === 1) &&
        (!['refused', 'unsent'].includes(end) || arrived === 0)
      expect({ faults, end, arrived, isTrue }).toEqual({ faults, end, arrived, isTrue: true })
      ends.add(end)
    }
    await server.up
    await server.close()
    expect([...ends].sort()).toEqual(expected)
  },
  600_000,
)
