import { z } from 'zod'
import { defineContentType } from './content-type'
import { email, externalAddress, line, link, paragraph, phone, reference, type FieldMeta } from './fields'

const serviceGroup = z
  .strictObject({
    title: line({ label: 'Group', example: 'Business Growth' }, 32),
    services: z
      .array(reference('Service', { label: 'Service', example: 'tax-planning' }))
      .min(1)
      .max(8)
      .meta({ label: 'Services' } satisfies FieldMeta),
  })
  .meta({ label: 'Group of services', shape: 'ServiceGroup' } satisfies FieldMeta)

const social = z
  .strictObject({
    label: line({ label: 'Network', example: 'LinkedIn' }, 24),
    address: externalAddress({
      label: 'Address',
      hint: 'Without an address the network is not shown.',
      example: 'https://www.linkedin.com/company/example',
    }).optional(),
  })
  .meta({ label: 'Social network' } satisfies FieldMeta)

const links = (label: string) =>
  z
    .array(link('Link'))
    .min(1)
    .max(8)
    .meta({ label } satisfies FieldMeta)

/** Interface text that belongs to no single page: the names of buttons and landmarks for assistive technology. */
const interfaceWords = z
  .strictObject({
    skipToContent: line({ label: 'Skip link' }, 40),
    mainNavigation: line({ label: 'Name of the main navigation' }, 40),
    footerNavigation: line({ label: 'Name of the footer navigation' }, 40),
    legalNavigation: line({ label: 'Name of the legal links' }, 40),
    socialNavigation: line({ label: 'Name of the social links' }, 40),
    openMenu: line({ label: 'Button that opens the panel' }, 24),
    closeMenu: line({ label: 'Button that closes the panel' }, 24),
    notifications: line({ label: 'Name of the region of messages' }, 40),
    dismiss: line({ label: 'Button that closes a message' }, 24),
    preview: line(
      {
        label: 'Ribbon of a preview',
        hint: 'Stands at the end of every page of a preview, and never on what visitors see.',
        example: 'Preview: not published yet',
      },
      60,
    ),
    footnote: line(
      {
        label: 'Name of a footnote’s mark',
        hint: 'With {number} where the number goes.',
        example: 'Footnote {number}',
      },
      40,
    ),
    rated: line(
      {
        label: 'Rating in words',
        hint: 'With {rating} and {highest} where the numbers go.',
        example: 'Rated {rating} out of {highest}',
      },
      60,
    ),
  })
  .meta({ label: 'Words of the interface' } satisfies FieldMeta)

const NO_ORIGIN =
  'must be the address of the site in lower case, without a path or a slash at its end, such as https://www.example.com'

/** Whether a text is an origin as browsers write it: a scheme, a host, and a port unless it is the scheme's default. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

function originError(text: string): string {
  const origin = text.replace(/\/$/, '')
  return text !== origin && isOrigin(origin) ? `ends with a slash. Write “${origin}” without it.` : NO_ORIGIN
}

/** The firm, and the content that every page shares: `content/site.yml`. */
export const site = z.strictObject({
  name: line(
    {
      label: 'The firm’s name',
      hint: 'Short enough for two lines of a phone’s header.',
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
      label: 'Address of the site',
      hint: 'In lower case, without a path and without a slash at the end.',
      example: 'https://www.example.com',
    } satisfies FieldMeta),
  tagline: line({ label: 'Tagline' }, 160),
  contact: z
    .strictObject({
      email: email({ label: 'E-mail address', example: 'hello@example.com' }),
      phone: phone({ label: 'Phone number', example: '(312) 555-0142' }),
      address: z
        .array(line({ label: 'Line', example: 'Chicago, IL 60606' }, 60))
        .min(1)
        .max(5)
        .meta({ label: 'Postal address, line by line' } satisfies FieldMeta),
      hours: z
        .array(line({ label: 'Hours', example: 'Monday to Friday 9am to 6pm EST' }, 60))
        .min(1)
        .max(7)
        .meta({
          label: 'Opening hours, line by line',
          hint: 'Search engines are told of lines that read like the example.',
        } satisfies FieldMeta),
    })
    .meta({ label: 'Contact' } satisfies FieldMeta),
  social: z
    .array(social)
    .max(6)
    .meta({ label: 'Social networks' } satisfies FieldMeta),
  navigation: z
    .strictObject({
      home: link('Home'),
      services: z
        .strictObject({
          label: line({ label: 'Words' }, 24),
          all: link('Link to all services'),
          groups: z
            .array(serviceGroup)
            .min(1)
            .max(4)
            .meta({ label: 'Groups' } satisfies FieldMeta),
        })
        .meta({ label: 'Services menu' } satisfies FieldMeta),
      pages: links('Other pages'),
      button: link('Button'),
    })
    .meta({ label: 'Navigation bar' } satisfies FieldMeta),
  footer: z
    .strictObject({
      services: z
        .strictObject({
          title: line({ label: 'Title' }, 32),
          services: z
            .array(reference('Service', { label: 'Service', example: 'tax-planning' }))
            .min(1)
            .max(8)
            .meta({ label: 'Services' } satisfies FieldMeta),
        })
        .meta({ label: 'Column of services' } satisfies FieldMeta),
      company: z
        .strictObject({ title: line({ label: 'Title' }, 32), links: links('Links') })
        .meta({ label: 'Column of pages' } satisfies FieldMeta),
      contact: z
        .strictObject({ title: line({ label: 'Title' }, 32) })
        .meta({ label: 'Column of contact details' } satisfies FieldMeta),
      legal: links('Legal links'),
      copyright: line(
        {
          label: 'Copyright line',
          hint: 'With {year} and {name} where they go.',
          example: '© {year} {name}. All rights reserved.',
        },
        120,
      ),
    })
    .meta({ label: 'Footer' } satisfies FieldMeta),
  words: interfaceWords,
  errorFallback: z
    .strictObject({
      heading: line({ label: 'Heading' }, 60),
      text: paragraph({ label: 'Text' }, 240),
      reload: line({ label: 'Button that loads the page again' }, 40),
      home: link('Link home'),
    })
    .meta({ label: 'When a page fails' } satisfies FieldMeta),
})

export const siteType = defineContentType({
  name: 'SiteSettings',
  label: 'the site',
  schema: site,
  source: { kind: 'files', files: ['site.yml'] },
  alsoShownOn: ['*'],
  drawings: ['lake'],
})
