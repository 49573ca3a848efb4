import { THANKS_PATH } from '../../content-model/routes/named-paths'

/** The answer to a request; docs/going-live.md describes how the form reads it. */
export interface Answer {
  status: number
  json?: object
  /** When the request may be sent again, in seconds. */
  retryAfter?: number
}

/** The pages of failed requests, which gatsby/output/consultation-api.ts defines. */
declare const FAILURE_PAGES: Readonly<Record<'refused' | 'unsent' | 'unclear', string>>

function failurePage(status: number): string {
  if (status === 429 || status === 503) return FAILURE_PAGES.unsent
  return status < 500 ? FAILURE_PAGES.refused : FAILURE_PAGES.unclear
}

/** Writes an HTTP response: a page for the browser if the form was sent without JavaScript. */
export function responseFor({ status, json = {}, retryAfter }: Answer, asPage: boolean) {
  const headers = {
    Allow: 'POST',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Content-Type': asPage ? 'text/html; charset=utf-8' : 'application/json',
    'X-Content-Type-Options': 'nosniff',
    ...(retryAfter && { 'Retry-After': String(Math.ceil(retryAfter)) }),
  }
  if (!asPage) return { status, headers, body: JSON.stringify(json) }
  if (status === 200) return { status: 303, headers: { ...headers, Location: THANKS_PATH }, body: '' }
  return { status, headers, body: failurePage(status) }
}
