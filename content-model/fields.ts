import { z } from 'zod'
import type { FieldMeta } from './field-meta'

/** Slugs are parts of URLs: lowercase words joined by hyphens, all in unreserved characters (RFC 3986). */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * The longest slug of a file, in characters. Disks allow names of 255 bytes, but the build adds to them, and an address of more
 * than 200 characters cannot be redirected: see `redirect.ts`.
 */
export const MAX_SLUG_LENGTH = 100

/** What {@link SLUG_PATTERN} requires. */
export const SLUG_RULE = 'must contain only lowercase letters, digits, and single hyphens'

/** A paragraph; line breaks in it count as spaces. */
export const paragraph = ({ max = 900, ...meta }: FieldMeta & { max?: number }) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .meta({ ...meta })

/** One line of text with a maximum number of characters. */
export const line = ({ max, ...meta }: FieldMeta & { max: number }) =>
  // Trailing line breaks come from YAML's “>”; they are trimmed, and the JSON Schema allows them.
  paragraph({ max, ...meta })
    .regex(/^[^\n\r]*\n*$/, 'must be on one line')
    .meta({ ...meta })

/** Text in a format, which the rule describes, such as `must be a path`. */
export const formatted = (pattern: RegExp, rule: string, meta: FieldMeta) =>
  z
    .string()
    .regex(pattern, rule)
    .meta({ ...meta })

/** A whole number within limits. */
export const integer = (least: number, most: number, meta: FieldMeta) =>
  z
    .int()
    .min(least)
    .max(most)
    .meta({ ...meta })

/** One of several values. */
export const choice = <Value extends string>(values: readonly Value[], meta: FieldMeta) =>
  z.enum(values).meta({ ...meta })

/** A switch. A file that omits it means `whenAbsent`. */
export const flag = (meta: FieldMeta & { whenAbsent: boolean }) =>
  z
    .boolean()
    .meta({ ...meta })
    .optional()

/** A positive integer that orders the entries of a folder on a page, smallest first. */
export const order = integer(1, 999, {
  label: 'Order',
  hint: 'Its position among the others; the smallest number comes first.',
  example: 2,
})

/** An image file, relative to the YAML file's folder, such as `./portrait.jpg`. */
export const image = (meta: FieldMeta) =>
  formatted(
    /^\.\/[\w.-]+\.(?:jpe?g|png|webp|avif)$/i,
    'must be ./ and the name of a .jpg, .png, .webp, or .avif file in the same folder, with only unaccented letters, digits, hyphens, underscores, and periods, such as ./portrait.jpg',
    { ...meta, image: true },
  )

/** The slug of an entry of the content type with this name. */
export const reference = (type: string, meta: FieldMeta & Required<Pick<FieldMeta, 'example'>>) =>
  formatted(SLUG_PATTERN, SLUG_RULE, { ...meta, references: type })

/** An email address. */
export const email = (meta: FieldMeta) =>
  z.email('must be an email address, such as hello@example.com').meta({ ...meta })

/** A readable phone number, with or without an extension. The content check reads the one to dial, by the site's country. */
export const phone = (meta: FieldMeta) =>
  formatted(
    /^\+?[\d\s().-]{7,24}(?:,? ?(?:[Ee]xt\.?|[Xx]|#) ?\d{1,7})?$/,
    'must be a phone number, such as (312) 555-0142 or (312) 555-0142 ext. 12',
    { ...meta, phone: true },
  )

/** A calendar date, such as `2026-12-01` (ISO 8601). */
export const day = (meta: FieldMeta) => z.iso.date('must be a date in quotes, such as "2026-12-01"').meta({ ...meta })

type MoreMeta = Omit<FieldMeta, 'label'>

/** A group of fields. */
export const group = <Fields extends z.core.$ZodLooseShape>(label: string, fields: Fields, meta: MoreMeta = {}) =>
  z.strictObject(fields).meta({ ...meta, label })

/** A group of interface text. */
export const interfaceGroup = <Fields extends z.core.$ZodLooseShape>(
  label: string,
  fields: Fields,
  meta: MoreMeta = {},
) => group(label, fields, { ...meta, interface: true })

/** A list that is never empty, unless `least` is 0. */
export const list = <Item extends z.ZodType>(
  label: string,
  item: Item,
  most: number,
  { least = 1, ...meta }: MoreMeta & { least?: number } = {},
) =>
  z
    .array(item)
    .min(least)
    .max(most)
    .meta({ ...meta, label })

/** A list of paragraphs. */
export const paragraphs = (label: string, most: number, meta?: MoreMeta) =>
  list(label, paragraph({ label: 'Paragraph' }), most, meta)
