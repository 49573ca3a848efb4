import { z } from 'zod'
import { type ContentTypeRecord, defineContentType } from './content-type'
import type { FieldMeta } from './field-meta'
import { email, flag, group, interfaceGroup, line, list, paragraph, phone, reference } from './fields'
import { icon } from './icon'
import { externalAddress, link } from './link'
import { locale } from './locale'
import { offer } from './offer'
import { openingHours } from './opening-hours'
import { servicePrefix, servicePrefixes } from './page-settings'
import { RECORDS } from './records'

const service = reference('Service', { label: 'Service', example: 'tax-planning' })

const serviceGroup = group(
  'Service group',
  {
    title: line({ label: 'Group title', example: 'Business Growth', max: 32 }),
    services: list('Services', service, 15),
  },
  { shape: 'ServiceGroup' },
)

const social = group('Social network', {
  label: line({ label: 'Network', example: 'LinkedIn', max: 24 }),
  address: externalAddress({
    label: 'Address',
    hint: 'A network without an address is not shown.',
    example: 'https://www.linkedin.com/company/example',
  }).optional(),
  icon: icon.meta({ ...icon.meta(), hint: 'Shown before the name.', example: 'brand-linkedin' }).optional(),
})

/** Links on every page, which editors need not change when they switch a page off. */
const links = (label: string, least = 1) => list(label, link('Link'), 8, { least, omitsOffPages: true })

/** Interface text of no single page: names of buttons and landmarks for assistive technology. */
const uiLabels = group(
  'Interface text',
  {
    skipToContent: line({ label: 'Skip link', max: 40 }),
    mainNavigation: line({ label: 'Name of the main navigation', max: 40 }),
    footerNavigation: line({ label: 'Name of the footer navigation', max: 40 }),
    legalNavigation: line({ label: 'Name of the legal links', max: 40 }),
    socialNavigation: line({ label: 'Name of the social links', max: 40 }),
    openMenu: line({ label: 'Button to open the menu', max: 24 }),
    closeMenu: line({ label: 'Button to close the menu', max: 24 }),
    notifications: line({ label: 'Name of the notification area', max: 40 }),
    dismiss: line({ label: 'Button to dismiss a message', max: 24 }),
    preview: line({
      label: 'Preview banner',
      hint: 'Shown on every page of a preview, never on the published site.',
      example: 'Preview: not published yet',
      max: 60,
    }),
    footnote: line({
      label: 'Footnote link, for screen readers',
      hint: '{number} is replaced with the footnote’s number.',
      example: 'Footnote {number}',
      max: 40,
    }),
    resultTo: line({
      label: 'Between the two figures of a result, for screen readers',
      hint: 'Without it, an arrow is read.',
      example: 'to',
      max: 20,
    }).optional(),
    rated: line({
      label: 'Rating, for screen readers',
      hint: '{rating} and {highest} are replaced with the numbers.',
      example: 'Rated {rating} out of {highest}',
      max: 60,
    }),
  },
  { interface: true },
)

const CONTENT_TYPES: readonly ContentTypeRecord[] = RECORDS

/** The optional parts of the site. */
const show = group(
  'Optional pages',
  Object.fromEntries(
    CONTENT_TYPES.flatMap(({ shownBy }) =>
      shownBy ? [[shownBy.key, flag({ label: shownBy.label, whenAbsent: true })]] : [],
    ),
  ),
  {
    hint: 'A page that is off is left out, and the navigation bar and footer leave out links to it.',
    interface: true,
  },
)

const ORIGIN_RULE =
  'must be the site’s address in lowercase, without a path or a trailing slash, such as https://www.example.com'

/** The firm, and the content that every page shares: `content/site.yml`. */
export const site = z.strictObject({
  name: line({
    label: 'The firm’s name',
    hint: 'Must fit on two lines in the header on a phone.',
    example: 'Waymark',
    properName: true,
    max: 32,
  }),
  url: z
    .string()
    // The pattern is for the editors' JSON Schema, which does not support functions.
    .regex(/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/, { error: ORIGIN_RULE, abort: true })
    // Browsers leave out the default port, so an origin with it would not equal `location.origin`.
    .refine((text) => URL.canParse(text) && new URL(text).origin === text, ORIGIN_RULE)
    .meta({
      label: 'Site address',
      hint: 'In lowercase, without a path or a trailing slash.',
      example: 'https://www.example.com',
    } satisfies FieldMeta),
  tagline: line({ label: 'Tagline', max: 160 }),
  ...locale,
  servicePrefixes,
  show: show.optional(),
  contact: group('Contact', {
    email: email({ label: 'Email address', example: 'hello@example.com' }),
    phone: phone({ label: 'Phone number', example: '(312) 555-0142' }),
    address: list(
      'Postal address, line by line',
      line({ label: 'Line', example: 'Chicago, IL 60606', properName: true, max: 60 }),
      5,
    ),
    addressParts: group(
      'The same address for search engines',
      {
        street: line({ label: 'Street', example: '410 West Surveyor Street', properName: true, max: 120 }),
        city: line({ label: 'City', example: 'Chicago', properName: true, max: 60 }),
        region: line({ label: 'State or province', example: 'IL', properName: true, max: 60 }).optional(),
        postalCode: line({ label: 'Postal code', example: '60606', max: 12 }).optional(),
      },
      { hint: 'Search engines list positions in this city at this address.' },
    ).optional(),
    ...openingHours,
  }),
  offer,
  social: list('Social networks', social, 6, { least: 0 }),
  navigation: group('Navigation bar', {
    home: link('Link to the home page'),
    services: group(
      'Services menu',
      {
        label: line({ label: 'Label', interface: true, max: 24 }),
        prefix: servicePrefix({
          label: 'Prefix of the links in the menu',
          hint: 'Default, also for services without this prefix: the service’s first prefix.',
          example: 'advice',
        }).optional(),
        all: link('Link to all services'),
        groups: list('Groups', serviceGroup, 8),
      },
      { derivedFields: { folders: '[String!]! @serviceFolders' } },
    ),
    pages: links('Other pages'),
    button: link('Button'),
  }),
  footer: group('Footer', {
    services: group('Services column', {
      title: line({ label: 'Title', interface: true, max: 32 }),
      services: list('Services', service, 8),
    }),
    company: group('Pages column', {
      title: line({ label: 'Title', interface: true, max: 32 }),
      links: links('Links'),
    }),
    contact: group('Contact column', { title: line({ label: 'Title', max: 32 }) }),
    legal: links('Legal links', 0),
    copyright: line({
      label: 'Copyright line',
      hint: '{year} and {name} are replaced with the year and the firm’s name.',
      example: '© {year} {name}. All rights reserved.',
      interface: true,
      max: 120,
    }),
  }),
  uiLabels,
  errorFallback: interfaceGroup('Error page', {
    heading: line({ label: 'Heading', max: 60 }),
    text: paragraph({ label: 'Text', max: 240 }),
    reload: line({ label: 'Button to reload the page', max: 40 }),
    home: link('Link to the home page'),
  }),
})

export const siteType = defineContentType({
  name: 'SiteSettings',
  label: 'the site',
  schema: site,
  source: { kind: 'file', file: 'site.yml' },
  alsoShownOn: ['*'],
  drawings: ['terrain'],
  derivedFields: { logo: 'Logo @logo' },
})
