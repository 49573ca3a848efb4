/** @jest-environment ./__tests__/consultation-form/network-environment.ts */
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { ConsultationForm } from '../../src/consultation-form/ConsultationForm'
import type { Delivery } from '../../src/consultation-form/delivery'
import { unknownFailure } from '../../src/consultation-form/pending-submission'
import { sendRequest } from '../../src/consultation-form/send-request'
import { forgetWords, keepWords } from '../../src/deferred-start/form-autosave'
import { consultationWords } from '../factories/consultation'
import { siteContent } from '../factories/content'
import { faultSequences, type FaultSequence } from './fault-sequences'
import { FaultServer } from './fault-server'

/** How long a second is here, in milliseconds: 15 of them are the time that a service has to answer. */
const SECOND = 4
const SEQUENCES = 260
const MINUTES = 60_000

const words = consultationWords()
const { contact } = siteContent()

interface Verdict {
  lost: number
  deliveredTwice: number
  falseSuccesses: number
  clearedWithoutSuccess: number
  /** A failure that says that nothing arrived, though it did. */
  falseFailures: number
}

/** The form's own delivery, with shorter seconds. */
function fastDelivery(via: 'endpoint' | 'formspree', url: string): Delivery {
  return {
    prepare: () => undefined,
    deliver: (sent, onRetry) => sendRequest(sent, via, { url, key: null }, { onRetry, msPerSecond: SECOND }),
    underWay: () => undefined,
    unknownFate: () => Promise.resolve(unknownFailure()),
  }
}

const FAILURES = ['offline', 'unsent', 'refused', 'invalid', 'unclear', 'unconfirmed'] as const

// By role they would be looked up for minutes: each time the whole tree is read, and there are thousands of times.
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

/** How the form says that a request has ended. */
async function ending(): Promise<'delivered' | (typeof FAILURES)[number] | undefined> {
  await waitFor(
    () => {
      // What it says of a failure comes a moment after its end.
      if (isBusy() || !document.querySelector('[tabindex="-1"]')) throw new Error('The form is busy')
    },
    { interval: 1, timeout: MINUTES / 2 },
  )
  const text = document.querySelector('form')?.textContent ?? ''
  if (text.includes(words.success.confirmation)) return 'delivered'
  return FAILURES.find((kind) => text.includes(words.failure[kind].text))
}

/** Lets a visitor write one request and try until it has arrived, may have arrived for the second time, or patience ends. */
async function play(
  via: 'endpoint' | 'formspree',
  server: FaultServer,
  { faults, patience, leavesAfter }: FaultSequence,
  text: string,
): Promise<Verdict & { end: string }> {
  await server.up
  server.faults = [...faults]
  server.taken = []
  const delivery = fastDelivery(via, server.url)
  const show = () => render(<ConsultationForm words={words} contact={contact} delivery={delivery} />)
  show()
  write('name', 'Ada Sample')
  write('email', 'ada@example.com')
  write('message', text)
  submit()
  let end = await ending()
  for (let failures = 0; end !== 'delivered' && end !== 'unclear' && failures < patience; failures += 1) {
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
  const succeeded = end === 'delivered'
  return {
    end: end ?? 'nothing said',
    lost: Number(arrived === 0 && !kept),
    deliveredTwice: Number(arrived > 1),
    falseSuccesses: Number(succeeded && arrived === 0),
    clearedWithoutSuccess: Number(!succeeded && !kept),
    falseFailures: Number(
      end !== undefined && ['offline', 'unsent', 'refused', 'invalid'].includes(end) && arrived > 0,
    ),
  }
}

describe.each([
  { via: 'endpoint', knowsRepeats: true, expected: ['delivered', 'unconfirmed', 'unsent'] },
  { via: 'formspree', knowsRepeats: false, expected: ['delivered', 'unclear', 'unsent'] },
] as const)('requests by $via', ({ via, knowsRepeats, expected }) => {
  const server = new FaultServer({ second: SECOND, knowsRepeats })
  // As the start script does.
  beforeAll(keepWords)
  beforeAll(() => server.open())
  afterAll(async () => {
    await server.up
    await server.close()
  })
  beforeEach(() => {
    sessionStorage.clear()
    forgetWords()
  })

  test(
    `in ${String(SEQUENCES)} sequences of faults none is lost, arrives twice or is said to have arrived though it has not`,
    async () => {
      const total: Verdict = {
        lost: 0,
        deliveredTwice: 0,
        falseSuccesses: 0,
        clearedWithoutSuccess: 0,
        falseFailures: 0,
      }
      const ends = new Map<string, number>()
      for (const [index, sequence] of faultSequences(SEQUENCES, 20_261_121).entries()) {
        sessionStorage.clear()
        const { end, ...verdict } = await play(via, server, sequence, `Request ${String(index)}: “Grüße” – 你好, שלום`)
        for (const key of [
          'lost',
          'deliveredTwice',
          'falseSuccesses',
          'clearedWithoutSuccess',
          'falseFailures',
        ] as const)
          total[key] += verdict[key]
        ends.set(end, (ends.get(end) ?? 0) + 1)
        if (Object.values(verdict).some(Boolean)) throw new Error(JSON.stringify({ index, end, verdict, sequence }))
      }
      expect(total).toEqual({
        lost: 0,
        deliveredTwice: 0,
        falseSuccesses: 0,
        clearedWithoutSuccess: 0,
        falseFailures: 0,
      })
      // Each way to end was among them, so that none of the figures is empty.
      expect([...ends.keys()]).toEqual(expect.arrayContaining([...expected]))
    },
    10 * MINUTES,
  )
})
