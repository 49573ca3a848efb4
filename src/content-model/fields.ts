import { z } from 'zod'

/**
 * What a field of the content model says of itself beside its type. Everything that describes content to people or
 * to GraphQL is read from here.
 */
export interface FieldMeta {
  /** The field's name as an editor reads it. */
  label: string
  /** One sentence that helps to fill it in. */
  hint?: string
  /** A value that an editor could write; the content guide and the editor's hover text show it. */
  example?: string | number | readonly string[]
  /** The content type whose slug (or key) this text must name. */
  references?: ContentTypeName
  /** Text that names a picture file beside the YAML file. */
  picture?: true
  /** The least that a picture must have to be sharp where it is shown, in pixels. */
  pixels?: { width: number; height: number }
  /** The field beside a picture that says it in words, which it needs for people who do not see it. */
  inWords?: string
  /** Text that is the name of a person, a place or a firm; the spelling takes its words as they are. */
  properName?: true
  /** Text that names an icon of the icon list. */
  icon?: true
  /** Text that is a link target: a path of this site, an anchor, https:, mailto: or tel:. */
  link?: true
  /** What a page is told apart by in a list of search results, such as `page title`: no other page may have this text. */
  unique?: string
  /** A group of texts of which a page shows one: the one of the delivery that is chosen. */
  byDelivery?: true
  /** The name, beyond its own place, of a group of fields or of a choice of values. */
  shape?: string
}

declare module 'zod' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it gives zod's .meta() the type of ours
  interface GlobalMeta extends Partial<FieldMeta> {}
}

/** The GraphQL names of all content types, which are also their names in messages. */
export type ContentTypeName =
  | 'SiteSettings'
  | 'DeliverySettings'
  | 'Service'
  | 'TeamMember'
  | 'Job'
  | 'Testimonial'
  | 'Statistic'
  | 'HomePage'
  | 'AboutPage'
  | 'TeamPage'
  | 'CareersPage'
  | 'ServicesPage'
  | 'ServiceTemplate'
  | 'ContactPage'
  | 'ThanksPage'
  | 'NotFoundPage'
  | 'LegalPage'
  | 'Redirect'

/** Slugs become addresses: lower-case words joined by single hyphens, as in RFC 3986's unreserved characters. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The most characters of a link's target: Internet Explorer took 2,083, and sitemaps 2,048; no real address is near that. */
export const LONGEST_LINK = 2000

/**
 * Targets that a link in the content may have: a path of this site, perhaps with a query and an anchor, an anchor alone, or
 * an address with one of three schemes. The quotes, angle brackets and backslashes that it refuses are in no valid URL
 * (https://url.spec.whatwg.org/#url-code-points).
 */
const LINK_PATTERN =
  /^(?:\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[^\s#"<>\\]*)?(?:#[\w-]+)?|#[\w-]+|(?:https:\/\/|mailto:)[^\s"<>\\]+|tel:\+?[\d-]+)$/

/** Icons an editor may choose; all are outline icons of the Tabler family. */
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

/**
 * One line of text.
 *
 * @param meta what the field is
 * @param max the most characters it may have
 */
export function line(meta: FieldMeta, max: number) {
  return (
    z
      .string()
      .trim()
      .min(1, 'is empty; write a text or remove the line')
      .max(max, `is longer than ${max} characters`)
      // Line breaks at the end are those of YAML's “>”; they are trimmed here, and the JSON Schema lets them pass.
      .regex(/^[^\n\r]*\n*$/, 'must be one line')
      .meta({ ...meta })
  )
}

/**
 * A paragraph; line breaks inside it are spaces.
 *
 * @param meta what the field is
 * @param max the most characters it may have
 */
export function paragraph(meta: FieldMeta, max = 900) {
  return z
    .string()
    .trim()
    .min(1, 'is empty; write a text or remove the line')
    .max(max, `is longer than ${max} characters`)
    .meta({ ...meta })
}

/** A whole number from 1 that orders the entries of a folder on a page, smallest first. */
export const order = z
  .int()
  .min(1)
  .max(999)
  .meta({
    label: 'Order',
    hint: 'Where it stands among its neighbours; the smallest number comes first.',
    example: 2,
  } satisfies FieldMeta)

/** One of {@link ICON_NAMES}. */
export const icon = z.enum(ICON_NAMES).meta({ label: 'Icon', icon: true, example: 'scale' } satisfies FieldMeta)

/** A picture file, named from the folder of the YAML file, such as `./portrait.jpg`. */
export function picture(meta: FieldMeta) {
  return z
    .string()
    .regex(
      /^\.\/[\w./-]+\.(?:jpe?g|png|webp|avif)$/i,
      'must name a picture beside this file that ends in .jpg, .png, .webp or .avif, such as ./portrait.jpg',
    )
    .meta({ ...meta, picture: true })
}

/**
 * The slug of an entry of another content type.
 *
 * @param type the content type it must exist in
 */
export function reference(type: ContentTypeName, meta: FieldMeta) {
  return z
    .string()
    .regex(SLUG_PATTERN, 'must be a slug: lower-case letters, digits and single hyphens')
    .meta({ example: type === 'Statistic' ? 'client-retention' : 'tax-planning', ...meta, references: type })
}

/** A link's target. */
export const target = z
  .string()
  .max(LONGEST_LINK, { error: `is longer than ${LONGEST_LINK} characters`, abort: true })
  .regex(
    LINK_PATTERN,
    'must be a path of this site such as /contact, an anchor such as #team, or https:, mailto: or tel:',
  )
  .meta({ label: 'Target', hint: 'Where it goes.', link: true, example: '/contact' } satisfies FieldMeta)

/** An address on another site. */
export function externalAddress(meta: FieldMeta) {
  const error = 'must be an address that begins with https://'
  return z
    .string()
    .max(LONGEST_LINK, { error: `is longer than ${LONGEST_LINK} characters`, abort: true })
    .regex(/^https:\/\/[^\s"<>\\]+$/, { error, abort: true })
    .refine((text) => URL.canParse(text), error)
    .meta({ ...meta })
}

/** A link or button: its words and where it goes. */
export function link(label: string) {
  return z
    .strictObject({ label: line({ label: 'Words' }, 40), to: target })
    .meta({ label, shape: 'LinkTo' } satisfies FieldMeta)
}

/** An e-mail address. */
export function email(meta: FieldMeta) {
  return z.email('must be an e-mail address such as hello@example.com').meta({ ...meta })
}

/** A telephone number as people read it; the number to dial is made from its digits. */
export function phone(meta: FieldMeta) {
  return z
    .string()
    .regex(/^\+?[\d\s().-]{7,24}$/, 'must be a telephone number such as (312) 555-0142')
    .meta({ ...meta })
}

/** A day of the calendar, such as `2026-12-01` (ISO 8601). */
export function day(meta: FieldMeta) {
  return z.iso.date('must be a day of the calendar in quotes, such as "2026-12-01"').meta({ ...meta })
}

/** A page's title for search results, and its description there: at most what they show of one, and its own. */
export const searchTitle = (meta: FieldMeta) => line({ unique: 'page title', ...meta }, 60)
export const searchDescription = (meta: FieldMeta) => line({ unique: 'page description', ...meta }, 160)

/** What search engines and the browser's tab show of a page. */
export const seo = z
  .strictObject({
    title: searchTitle({
      label: 'Title',
      hint: 'The tab and the search result; the firm’s name is added.',
      example: 'Our team',
    }),
    description: searchDescription({ label: 'Description', hint: 'Two sentences for the search result.' }),
  })
  .meta({ label: 'Search', shape: 'Seo' } satisfies FieldMeta)

/** A band's heading and the text under it. */
export function intro(label: string) {
  return z
    .strictObject({ heading: line({ label: 'Heading' }, 80), text: paragraph({ label: 'Text' }, 400) })
    .meta({ label, shape: 'Intro' } satisfies FieldMeta)
}

/** The band that closes a page and sends the visitor on. */
export const closing = z
  .strictObject({
    heading: line({ label: 'Heading' }, 80),
    text: paragraph({ label: 'Text' }, 300),
    button: link('Button'),
  })
  .meta({ label: 'Closing call to action', shape: 'Closing' } satisfies FieldMeta)

/** A short title with one sentence. */
export function titled(label: string) {
  return z
    .strictObject({ title: line({ label: 'Title' }, 40), description: paragraph({ label: 'Description' }, 240) })
    .meta({ label, shape: 'Titled' } satisfies FieldMeta)
}
