import type {
  DeliveryProtocol,
  DeliverySettings,
  ResponseMeaning,
  Submission,
} from '../../content-model/delivery/types'
import type { DeliveryResult, Failure } from './delivery'
import { deleteSubmission, storeSubmission, submissionIdOf, unconfirmedFailure } from './pending-submission'

const MS_PER_SECOND = 1000
/** How long one attempt may take. The service at /api/consultation responds within 12 seconds. */
const ATTEMPT_TIMEOUT_SECONDS = 15
/** Attempts after the first (specification, section 9, which also defines the waits). */
const RETRIES = 3
/** The wait before the second attempt, in seconds. It doubles each time, up to the maximum. */
const MIN_WAIT_SECONDS = 1
const MAX_WAIT_SECONDS = 30

interface SendOptions {
  /** Called before each further attempt with its number, starting at 2. */
  onRetry: (attempt: number) => void
  /** The length of a second, in milliseconds; tests make it shorter. */
  msPerSecond?: number
}

/**
 * Sends a request. Retries if it was definitely not accepted, or if the service recognizes repeats by their id.
 *
 * @param sent the request, and the honeypot's value
 * @returns the result; never rejects
 */
export async function sendRequest(
  sent: Omit<Submission, 'id'>,
  protocol: DeliveryProtocol,
  settings: DeliverySettings,
  { onRetry, msPerSecond = MS_PER_SECOND }: SendOptions,
): Promise<DeliveryResult> {
  const unknownKind = protocol.isIdempotent ? 'unconfirmed' : 'unclear'
  const submission = { ...sent, id: submissionIdOf(sent.request) }
  // An earlier submission counts even if its text was different: the visitor must not believe that nothing has arrived.
  let mayHaveArrived = unconfirmedFailure() !== undefined
  const failure = (known: 'refused' | 'unsent' | 'offline'): Failure => ({ kind: mayHaveArrived ? unknownKind : known })

  const attemptAndRetry = async (): Promise<DeliveryResult> => {
    for (let attempt = 1; navigator.onLine; attempt += 1) {
      if (attempt > 1) onRetry(attempt)
      const result = await makeAttempt(protocol, submission, settings, msPerSecond)
      if (result.kind === 'delivered' || result.kind === 'invalid') return result
      if (result.kind === 'refused') return failure('refused')
      if (result.kind === 'unclear') mayHaveArrived = true
      const { retryAfter = 0 } = result.kind === 'busy' ? result : {}
      const isRepeatable = result.kind === 'busy' || protocol.isIdempotent
      // If the service asks for a long wait, the form reports a failure: nobody waits minutes for a form.
      if (attempt > RETRIES || !isRepeatable || retryAfter > MAX_WAIT_SECONDS) break
      await wait((retryAfter + regularWait(attempt)) * msPerSecond)
    }
    return failure(navigator.onLine ? 'unsent' : 'offline')
  }

  storeSubmission(submission.id, unknownKind, sent.request)
  addEventListener('beforeunload', warn)
  const result = await attemptAndRetry().finally(() => {
    removeEventListener('beforeunload', warn)
  })
  if (result.kind !== unknownKind) deleteSubmission()
  return result
}

/** Returns the wait after an attempt, in seconds. It is partly random, so that rejected clients do not all retry at once. */
function regularWait(attempt: number): number {
  return Math.min(MAX_WAIT_SECONDS, MIN_WAIT_SECONDS * 2 ** (attempt - 1) * (1 + Math.random()))
}

/**
 * Attempts to deliver a submission once. Never rejects. If a request fails, browsers do not say whether anything was sent.
 * So a request without content comes first: if that gets no response, the submission was definitely not sent.
 */
async function makeAttempt(
  protocol: DeliveryProtocol,
  submission: Submission,
  settings: DeliverySettings,
  msPerSecond: number,
): Promise<ResponseMeaning> {
  const { url, headers, body } = protocol.encode(submission, settings)
  // The timeout also covers reading the body.
  const request = (options: RequestInit) =>
    fetch(url, {
      ...options,
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_SECONDS * msPerSecond),
    })
  try {
    // Any response will do. With `no-cors`, the browser needs no permission of the service, and the page cannot read it.
    await request({ method: 'HEAD', mode: 'no-cors' })
  } catch {
    return { kind: 'busy' }
  }
  try {
    const response = await request({ method: 'POST', headers, body })
    const answer = protocol.read({ status: response.status, body: await response.text() }, submission)
    if (answer.kind !== 'busy') return answer
    return { kind: 'busy', retryAfter: Math.max(0, Number(response.headers.get('Retry-After')) || 0) }
  } catch {
    return { kind: 'unclear' }
  }
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
