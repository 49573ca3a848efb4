import { FIELD_RULES, type FieldName } from '../consultation-request'
import type { Submission } from './adapter'

/** Headers of a request for a JSON response. */
export const ACCEPT_JSON = { Accept: 'application/json' }
/** Headers of a JSON request for a JSON response. */
export const JSON_HEADERS = { ...ACCEPT_JSON, 'Content-Type': 'application/json' }

/**
 * A submission's fields by name: the visitor's input, the service that it is about, if any, and the id, which lets the firm
 * recognize a request that arrived twice.
 *
 * @param honeypot the provider's name for the honeypot field, which is omitted if empty
 */
export function fieldsOf({ id, request, ...submission }: Submission, honeypot: string): Record<string, string> {
  const { service, ...fields } = request
  return {
    ...fields,
    ...(service && { service }),
    submission_id: id,
    ...(submission.honeypot && { [honeypot]: submission.honeypot }),
  }
}

/** Parses a JSON object. Returns an empty object if the text is not JSON or not an object. */
export function readObject(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

/** Whether a parsed JSON value is an object or an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Whether a value from a provider's response is the name of a field of the form. */
export function isFieldName(name: unknown): name is FieldName {
  return typeof name === 'string' && Object.hasOwn(FIELD_RULES, name)
}
