import { FIELD_RULES, type FieldName } from '../consultation-request'
import type { Submission } from './adapter'

/** JSON alone as an answer, and as what is sent. */
export const JSON_ANSWER = { Accept: 'application/json' }
export const JSON_HEADERS = { ...JSON_ANSWER, 'Content-Type': 'application/json' }

/**
 * A submission's fields by their names: what the visitor wrote, then the id, by which the firm can tell a request that
 * came twice.
 *
 * @param honeypot the provider's name for the field that programs fill in; it is left out while it is empty
 */
export function fieldsOf({ id, request, ...submission }: Submission, honeypot: string): Record<string, string> {
  return { ...request, submission_id: id, ...(submission.honeypot && { [honeypot]: submission.honeypot }) }
}

/** The fields of a JSON object; none of what is no JSON, or no object. */
export function readObject(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

export function isFieldName(name: unknown): name is FieldName {
  return typeof name === 'string' && Object.hasOwn(FIELD_RULES, name)
}
