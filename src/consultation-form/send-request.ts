import pRetry from 'p-retry'
import type { DeliverySettings } from './adapters/adapter'
import { ADAPTERS } from './adapters/adapters'
import { makeAttempt, SECOND } from './attempt'
import type { Outcome, SentForm } from './delivery'
export { unknownFailure } from './pending-submission'
import { forgetSubmission, keepSubmission, submissionOf } from './pending-submission'

/** Attempts after the first; section 9 of the specification, as are the waits between them. */
const RETRIES = 3
/** The least wait before the second attempt, in seconds. It doubles from one to the next, up to the longest. */
const FIRST_WAIT = 1
const LONGEST_WAIT = 30

interface SendOptions {
  /** Told before each further attempt, with its number from 2. */
  onRetry: (attempt: number) => void
  /** How long a second is, in milliseconds; tests make it shorter. */
  msPerSecond?: number
}

/** An attempt that did not succeed and may be made again. */
class RetryableError extends Error {
  /** @param retryAfter the least wait that the service asked for, in seconds */
  constructor(readonly retryAfter: number) {
    super()
  }
}

/**
 * Sends a request by an adapter, and sends it again where that can do no harm: what was surely not taken always, and what
 * may have been taken only where the service knows a repeat by its id.
 *
 * @returns what became of it; never rejects
 */
export async function sendRequest(
  { request, honeypot }: SentForm,
  via: keyof typeof ADAPTERS,
  settings: DeliverySettings,
  { onRetry, msPerSecond = SECOND }: SendOptions,
): Promise<Outcome> {
  const adapter = ADAPTERS[via]
  const fate = adapter.repeatable ? 'unconfirmed' : 'unclear'
  const known = submissionOf(request)
  const submission = { ...known.submission, honeypot }
  let { mayHaveArrived } = known
  /** What is to be said where no attempt has succeeded and none will be made. */
  const failure = (known: 'refused' | 'unsent' | 'offline') => ({ kind: mayHaveArrived ? fate : known }) as const

  const attempt = async (number: number): Promise<Outcome> => {
    if (!navigator.onLine) return failure('offline')
    if (number > 1) onRetry(number)
    const result = await makeAttempt(adapter, submission, settings, msPerSecond)
    switch (result.kind) {
      case 'delivered':
      case 'invalid':
        return result
      case 'refused':
        return failure('refused')
      case 'busy':
        // Nobody waits minutes before a form; the visitor is better told.
        if (result.retryAfter > LONGEST_WAIT) return failure('unsent')
        throw new RetryableError(result.retryAfter)
      case 'unclear':
        mayHaveArrived = true
        if (!adapter.repeatable) return failure('unsent')
        throw new RetryableError(0)
    }
  }

  keepSubmission(submission, fate)
  addEventListener('beforeunload', warn)
  try {
    const outcome = await pRetry(attempt, {
      retries: RETRIES,
      minTimeout: FIRST_WAIT * msPerSecond,
      maxTimeout: LONGEST_WAIT * msPerSecond,
      // A wait of between once and twice its length, so that those who were refused together do not come back together.
      randomize: true,
      // What the service asks for comes first, and the wait after it.
      onFailedAttempt: ({ error, retriesLeft }) =>
        error instanceof RetryableError && retriesLeft > 0 ? wait(error.retryAfter * msPerSecond) : undefined,
    })
    if (outcome.kind !== fate) forgetSubmission()
    return outcome
  } catch {
    if (!mayHaveArrived) forgetSubmission()
    return failure(navigator.onLine ? 'unsent' : 'offline')
  } finally {
    removeEventListener('beforeunload', warn)
  }
}

/** Lets the browser ask whether the page is really to be left. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
