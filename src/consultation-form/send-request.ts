import type { DeliveryProvider } from '../../content-model/routes/deliveries'
import type { Adapter, DeliverySettings, ResponseMeaning, Submission } from './adapters/adapter'
import { endpoint } from './adapters/endpoint'
import { formspree } from './adapters/formspree'
import { netlify } from './adapters/netlify'
import { web3forms } from './adapters/web3forms'
import type { Failure, Outcome } from './consultation-request'
import { deleteSubmission, storeSubmission, submissionIdOf, unconfirmedFailure } from './pending-submission'

/** The adapters for deliveries that send requests over the network, by name in `content/integrations.yml`. */
const ADAPTERS: Readonly<Record<Exclude<DeliveryProvider, 'simulated'>, Adapter>> = {
  endpoint,
  netlify,
  formspree,
  web3forms,
}

/** One second, in milliseconds. */
const MS_PER_SECOND = 1000
const ATTEMPT_TIMEOUT_SECONDS = 15
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

/**
 * Sends a request through an adapter and retries when that is safe: always if the request was definitely not accepted,
 * and, if it may have been accepted, only if the service recognizes repeats by their id.
 *
 * @param sent the request, and the value of the hidden honeypot field
 * @returns the outcome; never rejects
 */
export async function sendRequest(
  sent: Omit<Submission, 'id'>,
  provider: keyof typeof ADAPTERS,
  settings: DeliverySettings,
  { onRetry, msPerSecond = MS_PER_SECOND }: SendOptions,
): Promise<Outcome> {
  const adapter = ADAPTERS[provider]
  const unknownKind = adapter.isIdempotent ? 'unconfirmed' : 'unclear'
  const submission = { ...sent, id: submissionIdOf(sent.request) }
  // Even an earlier submission with different text counts: the visitor must not believe that nothing arrived.
  let mayHaveArrived = unconfirmedFailure() !== undefined
  const failure = (known: 'refused' | 'unsent' | 'offline'): Failure => ({ kind: mayHaveArrived ? unknownKind : known })

  const attemptAndRetry = async (): Promise<Outcome> => {
    for (let attempt = 1; navigator.onLine; attempt += 1) {
      if (attempt > 1) onRetry(attempt)
      const result = await makeAttempt(adapter, submission, settings, msPerSecond)
      if (result.kind === 'delivered' || result.kind === 'invalid') return result
      if (result.kind === 'refused') return failure('refused')
      if (result.kind === 'unclear') mayHaveArrived = true
      const { retryAfter = 0 } = result.kind === 'busy' ? result : {}
      const isRepeatable = result.kind === 'busy' || adapter.isIdempotent
      // Visitors do not wait minutes for a form, so it reports the failure instead.
      if (attempt > RETRIES || !isRepeatable || retryAfter > MAX_WAIT_SECONDS) break
      await wait((retryAfter + regularWait(attempt)) * msPerSecond)
    }
    return failure(navigator.onLine ? 'unsent' : 'offline')
  }

  storeSubmission(submission.id, unknownKind, sent.request)
  addEventListener('beforeunload', warn)
  const outcome = await attemptAndRetry().finally(() => {
    removeEventListener('beforeunload', warn)
  })
  if (outcome.kind !== unknownKind) deleteSubmission()
  return outcome
}

/** The wait after an attempt, in seconds. It is random, so that clients rejected together do not retry together. */
function regularWait(attempt: number): number {
  return Math.min(MAX_WAIT_SECONDS, MIN_WAIT_SECONDS * 2 ** (attempt - 1) * (1 + Math.random()))
}

/**
 * Makes one attempt to deliver a submission.
 *
 * Browsers do not reveal whether a connection was refused or broke after the request was sent. Each attempt therefore
 * sends an empty probe request first. If the probe gets no response, the submission was definitely not sent.
 *
 * @returns the result of the attempt; never rejects
 */
async function makeAttempt(
  adapter: Adapter,
  submission: Submission,
  settings: DeliverySettings,
  msPerSecond: number,
): Promise<ResponseMeaning> {
  const { url, headers, body } = adapter.encode(submission, settings)
  // The timeout also covers reading the body.
  const request = (options: RequestInit) =>
    fetch(url, {
      ...options,
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_SECONDS * msPerSecond),
    })
  try {
    // Any response will do. With `no-cors`, the page cannot read it.
    await request({ method: 'HEAD', mode: 'no-cors' })
  } catch {
    return { kind: 'busy' }
  }
  try {
    const response = await request({ method: 'POST', headers, body })
    const answer = adapter.read({ status: response.status, body: await response.text() }, submission)
    if (answer.kind !== 'busy') return answer
    return { kind: 'busy', retryAfter: Math.max(0, Number(response.headers.get('Retry-After')) || 0) }
  } catch {
    return { kind: 'unclear' }
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
