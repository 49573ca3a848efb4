import type { Adapter, DeliverySettings, ResponseMeaning, Submission } from './adapters/adapter'

/** One second, in milliseconds. */
export const MS_PER_SECOND = 1000

const ATTEMPT_TIMEOUT_SECONDS = 15

/** The result of one attempt. For a busy service, `retryAfter` is the requested wait in seconds. */
export type AttemptResult = Exclude<ResponseMeaning, { kind: 'busy' }> | { kind: 'busy'; retryAfter: number }

/**
 * Parses a `Retry-After` header (RFC 9110, section 10.2.3), which is a number of seconds or a date.
 *
 * @returns the wait in seconds; 0 if the header is missing or cannot be parsed
 */
export function readRetryAfter(header: string | null, now = Date.now()): number {
  if (header === null) return 0
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / MS_PER_SECOND
  return Math.max(0, seconds || 0)
}

/**
 * Makes one attempt to deliver a submission.
 *
 * Browsers do not reveal whether a connection was refused or broke after the request was sent. Each attempt therefore
 * sends an empty probe request first. If the probe gets no response, the submission was definitely not sent.
 *
 * @returns the result of the attempt; never rejects
 */
export async function makeAttempt(
  adapter: Adapter,
  submission: Submission,
  settings: DeliverySettings,
  msPerSecond: number,
): Promise<AttemptResult> {
  const { url, headers, body } = adapter.encode(submission, settings)
  try {
    // Any response will do. With `no-cors`, the page cannot read it.
    await fetchWithTimeout(url, { method: 'HEAD', mode: 'no-cors' }, msPerSecond)
  } catch {
    return { kind: 'busy', retryAfter: 0 }
  }
  try {
    const response = await fetchWithTimeout(url, { method: 'POST', headers, body }, msPerSecond)
    const answer = adapter.read({ status: response.status, body: await response.text() }, submission)
    return answer.kind === 'busy'
      ? { ...answer, retryAfter: readRetryAfter(response.headers.get('Retry-After')) }
      : answer
  } catch {
    return { kind: 'unclear' }
  }
}

/** Fetches with a timeout that also covers reading the body. */
function fetchWithTimeout(url: string, options: RequestInit, msPerSecond: number): Promise<Response> {
  return fetch(url, {
    ...options,
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_SECONDS * msPerSecond),
  })
}
