import { randomUUID } from 'node:crypto'
import { createMemory, handleRequest, type HostRequest, type Service } from '../../src/consultation-api/service'
import { consultationCopy, consultationRequest } from '../factories/consultation'

// The build defines them; see gatsby/output/consultation-api.ts.
Object.assign(globalThis, {
  FAILURE_PAGES: { refused: '<p>Refused', unsent: '<p>Not sent', unclear: '<p>Unclear' },
  REQUEST_WORDS: { ...consultationCopy(), subject: 'Consultation' },
})

/** The settings of a service whose mail server listens on a local port. */
export function environmentWith(port: number, changes: Service['environment'] = {}): Service['environment'] {
  return {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    MAIL_FROM: 'website@firm.example',
    MAIL_TO: 'office@inbox.example',
    ...changes,
  }
}

export function serviceWith(port: number, changes: Service['environment'] = {}): Service {
  return { environment: environmentWith(port, changes), memory: createMemory() }
}

/** The fields that the form's script sends. */
export function sentFields(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...consultationRequest(), website: '', submission_id: randomUUID(), ...changes }
}

/** What differs from a request that a page of the site sends. */
interface RequestChanges extends Partial<HostRequest> {
  /** The address of the client. */
  from?: string
}

function send(service: Service, body: string, type: string, changes: RequestChanges = {}) {
  const { headers, from: remoteAddress = '192.0.2.1', ...others } = changes
  const request: HostRequest = {
    method: 'POST',
    headers: { host: 'www.firm.example', origin: 'https://www.firm.example', 'content-type': type, ...headers },
    body: Buffer.from(body),
    socket: { remoteAddress },
    ...others,
  }
  return handleRequest(request, service)
}

export function post(service: Service, fields: object, changes?: RequestChanges) {
  return send(service, JSON.stringify(fields), 'application/json', changes)
}

export function postPlainly(service: Service, fields: Record<string, string>, changes?: RequestChanges) {
  return send(service, new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded', changes)
}
