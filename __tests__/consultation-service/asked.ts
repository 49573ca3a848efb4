import { randomUUID } from 'node:crypto'
import { createMemory } from '../../src/consultation-service/memory'
import type { Received, Reply } from '../../src/consultation-service/received'
import { answerRequest, type Surroundings } from '../../src/consultation-service/service'
import { consultationRequest } from '../factories/consultation'

/** The settings of a site whose mail server listens on a port of this machine. */
export function environmentWith(port: number, changes: Record<string, string> = {}): Surroundings['environment'] {
  return {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    MAIL_FROM: 'website@firm.example',
    MAIL_TO: 'office@firm.example',
    ...changes,
  }
}

/** A service that remembers nothing yet, beside a mail server. */
export function serviceWith(port: number, changes: Partial<Surroundings> = {}): Surroundings {
  return { environment: environmentWith(port), memory: createMemory(), ...changes }
}

/** What the form's script sends. */
export function sentFields(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...consultationRequest(), website: '', submission_id: randomUUID(), ...changes }
}

/** A request as it comes from the form's script on the site's own page. */
export function received(body: string | Uint8Array, changes: Partial<Received> = {}): Received {
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
  service: Surroundings,
  fields: Record<string, unknown>,
  changes: Partial<Received> = {},
): Promise<Reply> {
  return answerRequest(received(JSON.stringify(fields), changes), () => service)
}

/** Posts fields as a browser without script does. */
export function postPlainly(
  service: Surroundings,
  fields: Record<string, string>,
  changes: Partial<Received> = {},
): Promise<Reply> {
  const body = new URLSearchParams(fields).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...changes.headers }
  return answerRequest(received(body, { ...changes, headers }), () => service)
}
