/** What a visitor asks for; section 3 of the specification. Phone and company may be empty. */
export interface ConsultationRequest {
  name: string
  email: string
  phone: string
  company: string
  message: string
}

/**
 * Reads a request from the consultation form's fields.
 *
 * @param data the form's data; a field that is missing counts as empty
 */
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
  }
}
