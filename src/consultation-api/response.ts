import { THANKS_PATH } from '../routes/paths'
import { errorPage } from './error-page'
import type { Failure, Outcome } from './outcome'

/** The response for the server to send. */
export interface HttpResponse {
  status: number
  headers: Record<string, string>
  body: string
}

const STATUS: Record<Failure['kind'], number> = {
  invalid: 422,
  wrongMethod: 405,
  longHeaders: 431,
  foreign: 403,
  wrongType: 415,
  unreadable: 400,
  tooLarge: 413,
  tooMany: 429,
  unavailable: 503,
  unclear: 502,
  failed: 500,
}

/** Headers of every response: it is for this visitor only, runs no code, and cannot be framed. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
}

function bodyOf(outcome: Outcome): object {
  switch (outcome.kind) {
    case 'delivered':
      return { submission_id: outcome.id }
    case 'invalid':
      return { faults: outcome.faults }
    default:
      return { error: outcome.kind }
  }
}

/**
 * Converts an outcome to an HTTP response.
 *
 * @param asPage whether the browser shows the response as a page, rather than the form's script reading it
 */
export function responseFor(outcome: Outcome, asPage: boolean): HttpResponse {
  const status = outcome.kind === 'delivered' ? 200 : STATUS[outcome.kind]
  const headers: Record<string, string> = { ...HEADERS }
  if (outcome.kind === 'wrongMethod') headers.Allow = 'POST'
  if ('retryAfter' in outcome) headers['Retry-After'] = String(Math.ceil(outcome.retryAfter))
  if (!asPage) {
    headers['Content-Type'] = 'application/json; charset=utf-8'
    return { status, headers, body: JSON.stringify(bodyOf(outcome)) }
  }
  if (outcome.kind === 'delivered') return { status: 303, headers: { ...headers, Location: THANKS_PATH }, body: '' }
  headers['Content-Type'] = 'text/html; charset=utf-8'
  return { status, headers, body: errorPage(outcome) }
}
