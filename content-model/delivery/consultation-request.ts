import { FIELD_FAULTS, type FieldFault } from '../consultation-form/check-field'
import { byName, type ConsultationField, type FieldName } from '../consultation-form/fields'

/** A consultation request: the value of each field, and the name of the service whose page the visitor came from. */
export type ConsultationRequest = Record<FieldName | 'service', string>

/** The first fault of each invalid field, by its name. */
export type FieldFaults = Readonly<Record<string, FieldFault>>

/**
 * Collects the first fault of each field from pairs of names and faults. Visitors can't correct the service or what the
 * form lacks, so those are left out.
 *
 * @param fields an object with the names of the fields, such as the request
 */
export function collectFaults(
  found: readonly (readonly [name: unknown, code: unknown])[],
  fields: object,
): FieldFaults {
  const faults: Record<string, FieldFault> = {}
  for (const [name, code] of found) {
    const isField = typeof name === 'string' && name !== 'service' && Object.hasOwn(fields, name)
    const fault = FIELD_FAULTS.find((one) => one === code)
    if (isField && fault) faults[name] ??= fault
  }
  return faults
}

/** Reads a request from the data of a form with these fields. A missing field counts as empty. */
export function readRequest(data: FormData, fields: readonly { name: FieldName }[]): ConsultationRequest {
  const text = (name: FieldName | 'service') => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return { ...byName(fields, ({ name }) => text(name)), service: text('service') }
}

/** The text of the contact page that labels a request. */
export interface RequestWords {
  fields: readonly (Pick<ConsultationField, 'kind'> & { name: FieldName; label: string })[]
  /** The line about a service. `{service}` is its name. */
  about: string
}

/**
 * The text of an email with a request: the fields that have a value, with their labels. Paragraphs follow the lines, each
 * under its label.
 */
export function requestText(request: ConsultationRequest, { fields, about }: RequestWords): string {
  const given = fields.filter(({ name }) => request[name])
  const lines = given.filter(({ kind }) => kind !== 'paragraph').map(({ name, label }) => `${label}: ${request[name]}`)
  // As a function, because a text could contain the patterns of `replace`, such as `$&`.
  if (request.service) lines.push(about.replace('{service}', () => request.service))
  const paragraphs = given
    .filter(({ kind }) => kind === 'paragraph')
    .map(({ name, label }) => `${label}\n${request[name]}`)
  return [lines.join('\n'), ...paragraphs].join('\n\n')
}
