import { z } from 'zod'
import { escapeHtml } from '../encoding/escape-html'
import { THANKS_PATH } from '../routes/paths'

/** The service's answer to a request; docs/going-live.md describes how the form reads it. */
export interface Answer {
  status: number
  json?: object
  /** When the request may be sent again, in seconds. */
  retryAfter?: number
}

const message = z.object({ heading: z.string(), text: z.string() })

/** The texts of the form, which the build puts in place of a variable; see gatsby/sources/consultation-texts.ts. */
const textsSchema = z.object({
  language: z.string(),
  failure: z.object({ refused: message, unsent: message, unclear: message, goBack: z.string() }),
})

function failurePage(status: number): string {
  const { language, failure } = textsSchema.parse(JSON.parse(process.env.CONSULTATION_TEXTS ?? ''))
  const kind = status === 429 || status === 503 ? 'unsent' : status < 500 ? 'refused' : 'unclear'
  const { heading, text } = failure[kind]
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="auto">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(heading)}</title>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)} ${escapeHtml(failure.goBack)}</p>
`
}

/**
 * Writes an answer as an HTTP response.
 *
 * @param asPage whether the browser shows the response, because the visitor sent the form without JavaScript
 */
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
