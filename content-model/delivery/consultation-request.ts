/** A consultation request (specification, section 3). Phone, company, and service may be empty. */
export interface ConsultationRequest {
  name: string
  email: string
  phone: string
  company: string
  message: string
  /** The service's name, which the page knows, so visitors do not type it. */
  service: string
}

/** The name of a field that visitors fill in, in the form and the request. */
export type FieldName = Exclude<keyof ConsultationRequest, 'service'>

/** The reasons a field can be invalid. */
export type FieldFault = 'missing' | 'malformed' | 'tooLong'

/** The faults of a request, by field. A field without a fault is absent. */
export type FieldFaults = Partial<Record<FieldName, FieldFault>>

/** Whether fields are required, and maximum lengths in UTF-16 code units, as browsers count. */
export const FIELD_RULES = {
  name: { required: true, limit: 200 },
  // SMTP's longest address; RFC 5321, section 4.5.3.1.3, as corrected by erratum 1690 of RFC 3696.
  email: { required: true, limit: 254 },
  phone: { required: false, limit: 40 },
  company: { required: false, limit: 200 },
  message: { required: true, limit: 5000 },
} as const satisfies Record<FieldName, { required: boolean; limit: number }>

/** Whether a text is the name of a field of the form. */
export function isFieldName(name: unknown): name is FieldName {
  return typeof name === 'string' && Object.hasOwn(FIELD_RULES, name)
}

const FAULTS: readonly unknown[] = ['missing', 'malformed', 'tooLong'] satisfies FieldFault[]

const isFault = (code: unknown): code is FieldFault => FAULTS.includes(code)

/** Collects each field's first fault from pairs of names and faults. */
export function collectFaults(found: readonly (readonly [name: unknown, code: unknown])[]): FieldFaults {
  const faults: FieldFaults = {}
  for (const [name, code] of found) if (isFieldName(name) && isFault(code)) faults[name] ??= code
  return faults
}

/** Reads a request from the form's data. A missing field counts as empty. */
export function readRequest(data: FormData): ConsultationRequest {
  const text = (name: keyof ConsultationRequest) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    message: text('message'),
    service: text('service'),
  }
}
