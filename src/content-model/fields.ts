import { z } from 'zod'
import type { FieldMeta } from './field-meta'

/**
 * Slugs become parts of URLs: lowercase words joined by single hyphens, all of them unreserved characters (RFC 3986).
 */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The message for a text that contains line breaks. */
const ON_ONE_LINE = 'must be on one line'

/** One line of text. */
export function line(meta: FieldMeta, max: number) {
  return (
    z
      .string()
      .trim()
      .min(1, 'is empty; write text, or delete the line')
      .max(max, `is longer than ${max} characters`)
      // Trailing line breaks come from YAML's “>”; they are trimmed here, and the JSON Schema allows them.
      .regex(/^[^\n\r]*\n*$/, ON_ONE_LINE)
      .meta({ ...meta })
  )
}

/** A paragraph; line breaks in it count as spaces. */
export function paragraph(meta: FieldMeta, max = 900) {
  return z
    .string()
    .trim()
    .min(1, 'is empty; write text, or delete the line')
    .max(max, `is longer than ${max} characters`)
    .meta({ ...meta })
}

/** A positive integer that orders the entries of a folder on a page, smallest first. */
export const order = z
  .int()
  .min(1)
  .max(999)
  .meta({
    label: 'Order',
    hint: 'Its position among the others; the smallest number comes first.',
    example: 2,
  } satisfies FieldMeta)

/** An image file, as a path relative to the YAML file's folder, such as `./portrait.jpg`. */
export function image(meta: FieldMeta) {
  return z
    .string()
    .regex(
      /^\.\/[\w./-]+\.(?:jpe?g|png|webp|avif)$/i,
      'must be the name of a .jpg, .png, .webp, or .avif file in the same folder, such as ./portrait.jpg',
    )
    .meta({ ...meta, image: true })
}

/** The slug of an entry of the content type with this name. */
export function reference(type: string, meta: FieldMeta & Required<Pick<FieldMeta, 'example'>>) {
  return z
    .string()
    .regex(SLUG_PATTERN, 'must be a slug: lowercase letters, digits, and single hyphens')
    .meta({ ...meta, references: type })
}

/** An email address. */
export function email(meta: FieldMeta) {
  return z.email('must be an email address, such as hello@example.com').meta({ ...meta })
}

/** A phone number in human-readable form. The content check reads the number to dial from it, by the country of the site. */
export function phone(meta: FieldMeta) {
  return z
    .string()
    .regex(/^\+?[\d\s().-]{7,24}$/, 'must be a phone number, such as (312) 555-0142')
    .meta({ ...meta, phone: true })
}

/** A calendar date, such as `2026-12-01` (ISO 8601). */
export function day(meta: FieldMeta) {
  return z.iso.date('must be a date in quotes, such as "2026-12-01"').meta({ ...meta })
}

/** A list of paragraphs. */
export const paragraphs = (label: string, most: number) => list(label, paragraph({ label: 'Paragraph' }), most)

/** A group of fields. */
export const group = <Fields extends z.core.$ZodLooseShape>(label: string, fields: Fields) =>
  z.strictObject(fields).meta({ label } satisfies FieldMeta)

/** A group of fields whose texts belong to the interface. */
export const interfaceGroup = <Fields extends z.core.$ZodLooseShape>(label: string, fields: Fields) =>
  z.strictObject(fields).meta({ label, interface: true } satisfies FieldMeta)

/** A list that is never empty. */
export const list = <Item extends z.ZodType>(label: string, item: Item, most: number) =>
  z
    .array(item)
    .min(1)
    .max(most)
    .meta({ label } satisfies FieldMeta)
