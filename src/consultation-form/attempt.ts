import type { Adapter, Answer, DeliverySettings, Submission } from './adapters/adapter'

/** A second, in milliseconds. */
export const SECOND = 1000

/** How long a service may take to answer, in seconds. */
const ATTEMPT_TIMEOUT_SECONDS = 15

/** What one attempt has shown; for a service that is busy, with the wait that it asks for in seconds. */
export type AttemptResult = Exclude<Answer, { kind: 'busy' }> | { kind: 'busy'; retryAfter: number }

/**
 * The wait that a busy service asks for; RFC 9110, section 10.2.3.
 *
 * @param header a number of seconds or a date
 * @returns seconds; 0 where the service asks for nothing that can be read
 */
export function readRetryAfter(header: string | null, now = Date.now()): number {
  if (header === null) return 0
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / SECOND
  return Math.max(0, seconds || 0)
}

/**
 * Makes one attempt to deliver a submission.
 *
 * Browsers tell nobody whether a connection was refused or broke after the request had gone. So each attempt knocks first:
 * where nobody answers a request without content, the submission has surely not been sent.
 *
 * @param second how long a second is, in milliseconds
 * @returns what the attempt has shown; never rejects
 */
export async function makeAttempt(
  adapter: Adapter,
  submission: Submission,
  settings: DeliverySettings,
  second: number,
): Promise<AttemptResult> {
  const { url, headers, body } = adapter.encode(submission, settings)
  try {
    // An answer of any kind will do, and it is nothing that the page may read.
    await fetchInTime(url, { method: 'HEAD', mode: 'no-cors' }, second)
  } catch {
    return { kind: 'busy', retryAfter: 0 }
  }
  try {
    const response = await fetchInTime(url, { method: 'POST', headers, body }, second)
    const answer = adapter.read({ status: response.status, body: await response.text() }, submission)
    return answer.kind === 'busy'
      ? { ...answer, retryAfter: readRetryAfter(response.headers.get('Retry-After')) }
      : answer
  } catch {
    return { kind: 'unclear' }
  }
}

/** Fetches with the time limit that covers the reading of the answer too. */
function fetchInTime(url: string, options: RequestInit, second: number): Promise<Response> {
  return fetch(url, {
    ...options,
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_SECONDS * second),
  })
}
