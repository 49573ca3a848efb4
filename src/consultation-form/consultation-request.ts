/** What a visitor asks for; section 3 of the specification. Phone and company may be empty. */
export interface ConsultationRequest {
  name: string
  email: string
  phone: string
  company: string
  message: string
}

export type FieldName = keyof ConsultationRequest

/** What can be wrong with a field. */
export type FieldFault = 'missing' | 'malformed' | 'tooLong'

export type FieldFaults = Partial<Record<FieldName, FieldFault>>

/** Which fields must be filled in, and the most characters (UTF-16 units, as browsers count them) that each may have. */
export const FIELD_RULES = {
  name: { required: true, limit: 200 },
  // The longest address that SMTP carries; RFC 5321, section 4.5.3.1.3, as corrected by erratum 1690 of RFC 3696.
  email: { required: true, limit: 254 },
  phone: { required: false, limit: 40 },
  company: { required: false, limit: 200 },
  message: { required: true, limit: 5000 },
} as const satisfies Record<FieldName, { required: boolean; limit: number }>

/**
 * Reads a request from the consultation form's fields.
 *
 * @param data the form's data; a field that is missing counts as empty
 */
export function readRequest(data: FormData): ConsultationRequest {
  const text = (name: FieldName) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    message: text('message'),
  }
}
