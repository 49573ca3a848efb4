/** What a field is filled in with: one line of text, an address, a number, one of several options, or lines of text. */
export const FIELD_KINDS = ['line', 'email', 'phone', 'select', 'paragraph'] as const

/** How much of the form's row a field takes, if the screen has room for two columns. */
export const FIELD_WIDTHS = ['half', 'full'] as const

/** What decides whether a value is valid. */
export interface FieldRules {
  kind: (typeof FIELD_KINDS)[number]
  required: boolean
  /** In UTF-16 code units, as browsers count. For a select, it also limits its options in the content. */
  maxLength: number
}

/** A field that visitors fill in. A select's options are in the content. */
export interface ConsultationField extends FieldRules {
  /** The field's key under `form` in `content/pages/contact.yml`, and in requests. */
  name: string
  /** What editors call it. */
  title: string
  /** What browsers may fill in; HTML standard, section 4.10.18.7. */
  autocomplete?: string
  /** Two fields of half the width that follow each other share a row. Beside a single one, half the row stays empty. */
  width: (typeof FIELD_WIDTHS)[number]
}

/**
 * The fields of the consultation form (specification, sections 3 and 5), in the order of the form and of emails. What
 * depends on the fields is derived from this list: the content model, the form, its checks, requests, and emails.
 */
export const CONSULTATION_FIELDS = [
  { name: 'name', title: 'Name', kind: 'line', required: true, maxLength: 200, autocomplete: 'name', width: 'full' },
  {
    name: 'email',
    title: 'Email',
    kind: 'email',
    required: true,
    // SMTP's longest address; RFC 5321, section 4.5.3.1.3, as corrected by erratum 1690 of RFC 3696.
    maxLength: 254,
    autocomplete: 'email',
    width: 'full',
  },
  { name: 'phone', title: 'Phone', kind: 'phone', required: false, maxLength: 40, autocomplete: 'tel', width: 'half' },
  {
    name: 'company',
    title: 'Company',
    kind: 'line',
    required: false,
    maxLength: 200,
    autocomplete: 'organization',
    width: 'half',
  },
  { name: 'message', title: 'Message', kind: 'paragraph', required: true, maxLength: 5000, width: 'full' },
] as const satisfies readonly ConsultationField[]

export type FieldName = (typeof CONSULTATION_FIELDS)[number]['name']

/** Makes a record with a value for each of these fields, by name. */
export function byName<Field extends { name: string }, Value>(
  fields: readonly Field[],
  valueOf: (field: Field) => Value,
): Record<Field['name'], Value>
// The first signature is for callers. TypeScript cannot know that the entries of this one contain every name.
export function byName<Field extends { name: string }>(
  fields: readonly Field[],
  valueOf: (field: Field) => unknown,
): object {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]))
}
