import { z } from 'zod'

/**
 * The metadata of a content-model field, beyond its type. All descriptions of content, for people and for GraphQL, are
 * derived from it.
 */
export interface FieldMeta {
  /** The field's name, as shown to editors. */
  label: string
  /** One sentence that helps an editor fill in the field. */
  hint?: string
  /** A sample value, shown in the content guide and in the editor's hover text. */
  example?: string | number | readonly string[]
  /** The name of the content type whose slug (or key) this text must match. A test ensures that it is registered. */
  references?: string
  /** The text is the name of an image file next to the YAML file. */
  image?: true
  /** The text is a color. */
  color?: true
  /** The text is the name of the firm's logo, an SVG file next to the YAML file. */
  logo?: true
  /** The minimum size, in pixels, at which the image is sharp where it is shown. */
  pixels?: { width: number; height: number }
  /** The field that holds the image's alternative text, which is required for people who cannot see the image. */
  altField?: string
  /**
   * The text belongs to the interface, such as the label of a button or a message of the form, and fits any firm. It is
   * true of everything in a group unless a field says otherwise. `firm:new` replaces all other texts.
   */
  interface?: boolean
  /** The text is the name of a person, a place, or a company; the spell checker accepts its words as they are. */
  properName?: true
  /** The text is the name of an icon from the icon list. */
  icon?: true
  /** The text is a phone number; the build adds the link that dials it. */
  phone?: true
  /** The text is a link target: a path on this site, an anchor, or an address with `https:`, `mailto:`, or `tel:`. */
  link?: true
  /**
   * What distinguishes a page in a list of search results, such as `page title`: no other page may have the same text.
   */
  unique?: string
  /** The text is one of the `servicePrefixes` in `content/site.yml`. */
  servicePrefix?: true
  /** The value that applies if a file omits the field. */
  whenAbsent?: boolean
  /** A list of links that leaves out those to pages that are switched off. */
  omitsOffPages?: true
  /** A group of texts of which a page shows one, depending on the configured delivery or analytics. */
  textPer?: 'delivery' | 'analytics'
  /** A name, independent of position, for a group of fields or a set of choices. */
  shape?: string
}

declare module 'zod' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- gives zod's .meta() our metadata type
  interface GlobalMeta extends Partial<FieldMeta> {}
}

/**
 * Slugs become parts of URLs: lowercase words joined by single hyphens, all of them unreserved characters (RFC 3986).
 */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * The maximum length of a link target. Internet Explorer accepted 2,083 characters, and sitemaps accept 2,048; no real
 * address comes close.
 */
export const MAX_LINK_LENGTH = 2000

/**
 * The targets that a link in the content may have: a path on this site with an optional query and anchor, an anchor
 * only, or an address with one of three schemes. The quotation marks, angle brackets, and backslashes that the pattern
 * rejects are not allowed in any valid URL (https://url.spec.whatwg.org/#url-code-points).
 */
const LINK_PATTERN =
  /^(?:\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[^\s#"<>\\]*)?(?:#[\w-]+)?|#[\w-]+|(?:https:\/\/|mailto:)[^\s"<>\\]+|tel:\+?[\d-]+)$/

/** The icons that editors can choose; all are outline icons from Tabler. */
export const ICON_NAMES = [
  'adjustments',
  'award',
  'building-bank',
  'bulb',
  'calendar-check',
  'chart-line',
  'chart-pie',
  'checklist',
  'clock',
  'compass',
  'file-text',
  'gauge',
  'heart',
  'heart-handshake',
  'home-heart',
  'map-2',
  'message-2',
  'mood-smile',
  'packages',
  'plant-2',
  'receipt-tax',
  'refresh',
  'robot',
  'route',
  'scale',
  'school',
  'shield-check',
  'stairs-up',
  'target-arrow',
  'trending-up',
  'user-plus',
  'users',
  'users-group',
] as const

/** The message for a text that contains line breaks. */
export const ON_ONE_LINE = 'must be on one line'

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

/** One of {@link ICON_NAMES}. */
export const icon = z.enum(ICON_NAMES).meta({ label: 'Icon', icon: true, example: 'scale' } satisfies FieldMeta)

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

/** The target of a link. */
export const target = z
  .string()
  .max(MAX_LINK_LENGTH, { error: `is longer than ${MAX_LINK_LENGTH} characters`, abort: true })
  .regex(
    LINK_PATTERN,
    'must be a path on this site such as /contact, an anchor such as #team, or an address that begins with https:, mailto:, or tel:',
  )
  .meta({
    label: 'Link to',
    hint: 'The page or address that it links to.',
    link: true,
    example: '/contact',
  } satisfies FieldMeta)

/** An address on another site. */
export function externalAddress(meta: FieldMeta) {
  const error = 'must be an address that begins with https://'
  return z
    .string()
    .max(MAX_LINK_LENGTH, { error: `is longer than ${MAX_LINK_LENGTH} characters`, abort: true })
    .regex(/^https:\/\/[^\s"<>\\]+$/, { error, abort: true })
    .refine((text) => URL.canParse(text), error)
    .meta({ ...meta })
}

/** A link or button: its text and its target. */
export function link(label: string) {
  return z
    .strictObject({ label: line({ label: 'Text' }, 40), to: target })
    .meta({ label, shape: 'LinkTo', interface: true } satisfies FieldMeta)
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

/** The length of a page's description that search results show. */
export const MAX_SEARCH_DESCRIPTION = 160

/** A page's title and description for search results: unique, and no longer than search results show. */
export const searchTitle = (meta: FieldMeta) => line({ unique: 'page title', ...meta }, 60)
export const searchDescription = (meta: FieldMeta) =>
  line({ unique: 'page description', ...meta }, MAX_SEARCH_DESCRIPTION)

/** The page data that search engines and the browser tab show. */
export const seo = z
  .strictObject({
    title: searchTitle({
      label: 'Title',
      hint: 'Shown in the browser tab and in search results. The firm’s name is added.',
      example: 'Our team',
    }),
    description: searchDescription({
      label: 'Description',
      hint: 'Two sentences, shown in search results. {consultation} and {reply} are replaced with the site’s offer.',
    }),
  })
  .meta({ label: 'Search results', shape: 'Seo' } satisfies FieldMeta)

/** A section's heading and the text under it. */
export function intro(label: string) {
  return z
    .strictObject({ heading: line({ label: 'Heading' }, 80), text: paragraph({ label: 'Text' }, 400) })
    .meta({ label, shape: 'Intro' } satisfies FieldMeta)
}

/** The section at the end of a page that directs the visitor to the next step. */
export const callToAction = z
  .strictObject({
    heading: line({ label: 'Heading' }, 80),
    text: paragraph({ label: 'Text' }, 300),
    button: link('Button'),
  })
  .meta({ label: 'Call to action', shape: 'CallToAction' } satisfies FieldMeta)

/** A short title with one sentence. */
export function titled(label: string) {
  return z
    .strictObject({ title: line({ label: 'Title' }, 40), description: paragraph({ label: 'Description' }, 240) })
    .meta({ label, shape: 'Titled' } satisfies FieldMeta)
}

/** The field above a long list of entries that reduces it to the matching ones. */
export const entryFilter = z
  .strictObject({
    label: line({ label: 'Label', example: 'Find a service' }, 40),
    results: line(
      {
        label: 'Number of matches',
        hint: '{count} and {total} are replaced with the numbers.',
        example: '{count} of {total} services',
      },
      40,
    ),
  })
  .meta({
    label: 'Search field',
    hint: 'Shown only above a long list.',
    shape: 'EntryFilter',
    interface: true,
  } satisfies FieldMeta)

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

/** The titles of the markers on a map illustration that is shown cropped; a longer title would not fit. */
export const waymarks = (hint: string, longest: number) =>
  z
    .array(line({ label: 'Marker' }, longest))
    .min(2)
    .max(4)
    .meta({ label: 'Markers', hint } satisfies FieldMeta)

/** The values of the firm. */
export const values = z
  .strictObject({
    heading: line({ label: 'Heading' }, 80),
    items: list('Values', titled('Value'), 8),
  })
  .meta({ label: 'Values', shape: 'Values' } satisfies FieldMeta)
