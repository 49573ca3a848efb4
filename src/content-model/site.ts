import { z } from 'zod'
import { defineContentType } from './content-type'
import type { FieldMeta } from './field-meta'
import { email, group, interfaceGroup, line, list, paragraph, phone, reference } from './fields'
import { externalAddress, link } from './link'
import { locale } from './locale'
import { offer } from './offer'
import { servicePrefix, servicePrefixes, show } from './site-pages'

const serviceGroup = z
  .strictObject({
    title: line({ label: 'Group title', example: 'Business Growth' }, 32),
    services: list('Services', reference('Service', { label: 'Service', example: 'tax-planning' }), 15),
  })
  .meta({ label: 'Service group', shape: 'ServiceGroup' } satisfies FieldMeta)

const social = group('Social network', {
  label: line({ label: 'Network', example: 'LinkedIn' }, 24),
  address: externalAddress({
    label: 'Address',
    hint: 'A network without an address is not shown.',
    example: 'https://www.linkedin.com/company/example',
  }).optional(),
})

const time = (label: string, example: string) =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of 24 hours in quotes, such as "09:00"')
    .meta({ label, example } satisfies FieldMeta)

const hours = group('Line', {
  text: line({ label: 'Text', hint: 'What visitors read.', example: 'Monday to Friday 9am to 6pm' }, 60),
  open: z
    .strictObject({
      days: list(
        'Days',
        z
          .enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
          .meta({ label: 'Day' } satisfies FieldMeta),
        7,
      ),
      opens: time('Opening time', '09:00'),
      closes: time('Closing time', '18:00'),
      utcOffset: z
        .string()
        .regex(/^[+-]\d\d:\d\d$/, 'must be a UTC offset in quotes, such as "-05:00"')
        .meta({
          label: 'UTC offset',
          hint: 'Only if the times are those of another time zone than the office’s.',
          example: '-05:00',
        } satisfies FieldMeta)
        .optional(),
    })
    .meta({
      label: 'The same for search engines',
      hint: 'Leave it out for days on which the office is closed.',
    } satisfies FieldMeta)
    .optional(),
})

/** A list of links on every page, which editors need not change when they switch a page off. */
const links = (label: string) => list(label, link('Link'), 8).meta({ label, omitsOffPages: true } satisfies FieldMeta)

/** Interface text that belongs to no single page: the names of buttons and landmarks for assistive technology. */
const interfaceWords = interfaceGroup('Interface text', {
  skipToContent: line({ label: 'Skip link' }, 40),
  mainNavigation: line({ label: 'Name of the main navigation' }, 40),
  footerNavigation: line({ label: 'Name of the footer navigation' }, 40),
  legalNavigation: line({ label: 'Name of the legal links' }, 40),
  socialNavigation: line({ label: 'Name of the social links' }, 40),
  openMenu: line({ label: 'Button to open the menu' }, 24),
  closeMenu: line({ label: 'Button to close the menu' }, 24),
  notifications: line({ label: 'Name of the notification area' }, 40),
  dismiss: line({ label: 'Button to dismiss a message' }, 24),
  preview: line(
    {
      label: 'Preview banner',
      hint: 'Shown on every page of a preview, never on the published site.',
      example: 'Preview: not published yet',
    },
    60,
  ),
  footnote: line(
    {
      label: 'Footnote link, for screen readers',
      hint: '{number} is replaced with the footnote’s number.',
      example: 'Footnote {number}',
    },
    40,
  ),
  rated: line(
    {
      label: 'Rating, for screen readers',
      hint: '{rating} and {highest} are replaced with the numbers.',
      example: 'Rated {rating} out of {highest}',
    },
    60,
  ),
})

const NO_ORIGIN =
  'must be the site’s address in lowercase, without a path or a trailing slash, such as https://www.example.com'

/** Whether a text is an origin as browsers write it: a scheme, a host, and a port unless it is the scheme's default. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

function originError(text: string): string {
  const secure = `https://${text}`
  if (isOrigin(secure)) return `has no https:// at its beginning. Write “${secure}”.`
  const origin = text.replace(/\/$/, '')
  return text !== origin && isOrigin(origin) ? `ends with a slash. Write “${origin}” without it.` : NO_ORIGIN
}

/** The firm, and the content that every page shares: `content/site.yml`. */
export const site = z.strictObject({
  name: line(
    {
      label: 'The firm’s name',
      hint: 'Must fit on two lines in the header on a phone.',
      example: 'Waymark',
      properName: true,
    },
    32,
  ),
  url: z
    .string()
    // The pattern is for the editors' JSON Schema, which does not support functions.
    .regex(/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/, { error: ({ input }) => originError(String(input)), abort: true })
    .refine(isOrigin, NO_ORIGIN)
    .meta({
      label: 'Site address',
      hint: 'In lowercase, without a path or a trailing slash.',
      example: 'https://www.example.com',
    } satisfies FieldMeta),
  tagline: line({ label: 'Tagline' }, 160),
  ...locale,
  servicePrefixes,
  show: show.optional(),
  contact: group('Contact', {
    email: email({ label: 'Email address', example: 'hello@example.com' }),
    phone: phone({ label: 'Phone number', example: '(312) 555-0142' }),
    address: list(
      'Postal address, line by line',
      line({ label: 'Line', example: 'Chicago, IL 60606', properName: true }, 60),
      5,
    ),
    addressParts: z
      .strictObject({
        street: line({ label: 'Street', example: '410 West Surveyor Street', properName: true }, 120),
        city: line({ label: 'City', example: 'Chicago', properName: true }, 60),
        region: line({ label: 'State or province', example: 'IL', properName: true }, 60).optional(),
        postalCode: line({ label: 'Postal code', example: '60606' }, 12).optional(),
      })
      .meta({
        label: 'The same address for search engines',
        hint: 'Positions whose location is this city are listed there.',
      } satisfies FieldMeta)
      .optional(),
    hours: list('Opening hours, line by line', hours, 7),
  }),
  offer,
  social: z
    .array(social)
    .max(6)
    .meta({ label: 'Social networks' } satisfies FieldMeta),
  navigation: group('Navigation bar', {
    home: link('Link to the home page'),
    services: group('Services menu', {
      label: line({ label: 'Label', interface: true }, 24),
      prefix: servicePrefix({
        label: 'Prefix of the links in the menu',
        hint: 'Without this field, and for a service without this prefix: the first prefix of the service.',
        example: 'advice',
      }).optional(),
      all: link('Link to all services'),
      groups: list('Groups', serviceGroup, 8),
    }),
    pages: links('Other pages'),
    button: link('Button'),
  }),
  footer: group('Footer', {
    services: group('Services column', {
      title: line({ label: 'Title', interface: true }, 32),
      services: list('Services', reference('Service', { label: 'Service', example: 'tax-planning' }), 8),
    }),
    company: group('Pages column', { title: line({ label: 'Title', interface: true }, 32), links: links('Links') }),
    contact: group('Contact column', { title: line({ label: 'Title' }, 32) }),
    legal: links('Legal links'),
    copyright: line(
      {
        label: 'Copyright line',
        hint: '{year} and {name} are replaced with the year and the firm’s name.',
        example: '© {year} {name}. All rights reserved.',
        interface: true,
      },
      120,
    ),
  }),
  words: interfaceWords,
  errorFallback: interfaceGroup('Error page', {
    heading: line({ label: 'Heading' }, 60),
    text: paragraph({ label: 'Text' }, 240),
    reload: line({ label: 'Button to reload the page' }, 40),
    home: link('Link to the home page'),
  }),
})

export const siteType = defineContentType({
  name: 'SiteSettings',
  label: 'the site',
  schema: site,
  source: { kind: 'files', files: ['site.yml'] },
  alsoShownOn: ['*'],
  drawings: ['lake'],
})
