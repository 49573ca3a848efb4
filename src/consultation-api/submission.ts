import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ConsultationRequest } from '../consultation-form/consultation-request'
import { isHeaderTooLong } from './header-checks'

/** The format of a body: JSON from the form's script, or a form post from the browser itself. */
export type BodyFormat = 'json' | 'form'

/** A parsed body. */
export interface ReceivedSubmission {
  /** Missing if the form was sent without JavaScript. */
  id?: string
  /** Whether the hidden honeypot field was filled in. */
  isSuspicious: boolean
  /** The fields of the request, not validated yet. */
  fields: Record<string, unknown>
}

const FORMATS: Partial<Record<string, BodyFormat>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
}

/** The format for a `Content-Type`; `undefined` for any other type, or if its charset is not UTF-8. */
export function formatOf(contentType = ''): BodyFormat | undefined {
  if (isHeaderTooLong(contentType)) return undefined
  const [type = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  return charset === undefined || /^charset="?utf-8"?$/.test(charset) ? FORMATS[type] : undefined
}

const fields = z.record(z.string(), z.unknown())
const website = z.string().default('')
const parts = {
  json: z.object({ submission_id: z.uuid(), website }),
  form: z.object({ submission_id: z.union([z.uuid(), z.literal('').transform(() => undefined)]).optional(), website }),
}

/** Parses a body; `undefined` if it is not a submission. */
export function readSubmission(body: Uint8Array, format: BodyFormat): ReceivedSubmission | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    const read = fields.parse(format === 'json' ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text)))
    const { submission_id: id, website: honeypot } = parts[format].parse(read)
    return { ...(id === undefined ? {} : { id }), isSuspicious: honeypot !== '', fields: read }
  } catch {
    // Errors quote the invalid input, so they must not be passed on.
    return undefined
  }
}

/**
 * Derives the id of a request that came without one from its contents, so that a form sent twice is the same submission.
 *
 * @returns a UUID of version 8 (RFC 9562, section 5.8)
 */
export function idFromContent({ name, email, phone, company, message, service }: ConsultationRequest): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([name, email, phone, company, message, service]))
    .digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(12, 15)}`,
    `8${hash.slice(15, 18)}`,
    hash.slice(18, 30),
  ].join('-')
}
