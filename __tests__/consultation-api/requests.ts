import { randomUUID } from 'node:crypto'
import { createMemory } from '../../src/consultation-api/rate-limits'
import type { HttpResponse } from '../../src/consultation-api/response'
import { type Dependencies, handleRequest, type HttpRequest } from '../../src/consultation-api/service'
import { consultationCopy, consultationRequest } from '../factories/consultation'

// The build sets it; see gatsby/sources/consultation-texts.ts.
process.env.CONSULTATION_TEXTS = JSON.stringify({ language: 'en-GB', ...consultationCopy() })

/** The settings of a site whose mail server listens on a local port. */
export function environmentWith(port: number, changes: Record<string, string> = {}): Dependencies['environment'] {
  return {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    MAIL_FROM: 'website@firm.example',
    MAIL_TO: 'office@firm.example',
    ...changes,
  }
}

/** A service with an empty memory that uses a local mail server. */
export function serviceWith(port: number, changes: Partial<Dependencies> = {}): Dependencies {
  return { environment: environmentWith(port), memory: createMemory(), ...changes }
}

/** The fields that the form's script sends. */
export function sentFields(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...consultationRequest(), website: '', submission_id: randomUUID(), ...changes }
}

/** A request from the form's script on a page of the site. */
export function received(body: string | Uint8Array, changes: Partial<HttpRequest> = {}): HttpRequest {
  const { headers, ...others } = changes
  return {
    method: 'POST',
    headers: {
      host: 'www.firm.example',
      origin: 'https://www.firm.example',
      'content-type': 'application/json',
      ...headers,
    },
    body: typeof body === 'string' ? Buffer.from(body) : body,
    address: '192.0.2.1',
    ...others,
  }
}

/** Posts fields as the form's script does. */
export function post(
  service: Dependencies,
  fields: Record<string, unknown>,
  changes: Partial<HttpRequest> = {},
): Promise<HttpResponse> {
  return handleRequest(received(JSON.stringify(fields), changes), () => service)
}

/** Posts fields as a browser without JavaScript does. */
export function postPlainly(
  service: Dependencies,
  fields: Record<string, string>,
  changes: Partial<HttpRequest> = {},
): Promise<HttpResponse> {
  const body = new URLSearchParams(fields).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...changes.headers }
  return handleRequest(received(body, { ...changes, headers }), () => service)
}
