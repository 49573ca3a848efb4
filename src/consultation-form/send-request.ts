import pRetry from 'p-retry'
import type { Via } from '../routes/deliveries'
import type { Adapter, DeliverySettings } from './adapters/adapter'
import { endpoint } from './adapters/endpoint'
import { formspree } from './adapters/formspree'
import { netlify } from './adapters/netlify'
import { web3forms } from './adapters/web3forms'
import { makeAttempt, MS_PER_SECOND } from './attempt'
import type { Outcome, SubmittedForm } from './delivery'
export { unconfirmedFailure } from './pending-submission'
import { deleteSubmission, storeSubmission, submissionOf } from './pending-submission'

/** The adapters for deliveries that send requests over the network, by name in `content/integrations.yml`. */
const ADAPTERS: Readonly<Record<Exclude<Via, 'simulated'>, Adapter>> = {
  endpoint,
  netlify,
  formspree,
  web3forms,
}

/** Attempts after the first one (specification, section 9, which also defines the waits between them). */
const RETRIES = 3
/** The minimum wait before the second attempt, in seconds. It doubles with each attempt, up to the maximum. */
const MIN_WAIT_SECONDS = 1
const MAX_WAIT_SECONDS = 30

interface SendOptions {
  /** Called before each further attempt with its number, starting at 2. */
  onRetry: (attempt: number) => void
  /** The length of a second, in milliseconds; tests make it shorter. */
  msPerSecond?: number
}

class RetryableError extends Error {
  /** @param retryAfter the minimum wait that the service asked for, in seconds */
  constructor(readonly retryAfter: number) {
    super()
  }
}

/**
 * Sends a request through an adapter and retries when that is safe: always if the request was definitely not accepted,
 * and, if it may have been accepted, only if the service recognizes repeats by their id.
 *
 * @returns the outcome; never rejects
 */
export async function sendRequest(
  { request, honeypot }: SubmittedForm,
  via: keyof typeof ADAPTERS,
  settings: DeliverySettings,
  { onRetry, msPerSecond = MS_PER_SECOND }: SendOptions,
): Promise<Outcome> {
  const adapter = ADAPTERS[via]
  const unknownKind = adapter.isIdempotent ? 'unconfirmed' : 'unclear'
  const stored = submissionOf(request)
  const submission = { ...stored.submission, honeypot }
  let { mayHaveArrived } = stored
  /** The failure to report when no attempt succeeded and no further attempt follows. */
  const failure = (known: 'refused' | 'unsent' | 'offline') => ({ kind: mayHaveArrived ? unknownKind : known }) as const

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
        // Visitors do not wait minutes for a form, so it reports the failure instead.
        if (result.retryAfter > MAX_WAIT_SECONDS) return failure('unsent')
        throw new RetryableError(result.retryAfter)
      case 'unclear':
        mayHaveArrived = true
        if (!adapter.isIdempotent) return failure('unsent')
        throw new RetryableError(0)
    }
  }

  storeSubmission(submission, unknownKind)
  addEventListener('beforeunload', warn)
  try {
    const outcome = await pRetry(attempt, {
      retries: RETRIES,
      minTimeout: MIN_WAIT_SECONDS * msPerSecond,
      maxTimeout: MAX_WAIT_SECONDS * msPerSecond,
      // Multiplies each wait by a random factor from 1 to 2, so that clients rejected together do not retry together.
      randomize: true,
      // The wait that the service asked for comes before the regular wait.
      onFailedAttempt: ({ error, retriesLeft }) =>
        error instanceof RetryableError && retriesLeft > 0 ? wait(error.retryAfter * msPerSecond) : undefined,
    })
    if (outcome.kind !== unknownKind) deleteSubmission()
    return outcome
  } catch {
    if (!mayHaveArrived) deleteSubmission()
    return failure(navigator.onLine ? 'unsent' : 'offline')
  } finally {
    removeEventListener('beforeunload', warn)
  }
}

/** Makes the browser ask for confirmation before the visitor leaves the page. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
