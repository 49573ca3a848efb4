import { z } from 'zod'
import { SERVICE_PREFIXES, servicePath } from '../routes/paths'
import { defineContentType } from './content-type'
import { type FieldMeta, icon, image, line, paragraph, searchDescription, searchTitle, titled } from './fields'
import { publication } from './publication'
import { servicesPageType } from './services-page'

/** A service that the firm offers: `content/services/<slug>.yml`. It has one page under each of its prefixes. */
export const service = z.strictObject({
  title: searchTitle({
    label: 'Page title',
    hint: 'The heading of the page, such as “Tax Planning Services”.',
    example: 'Tax Planning Services',
  }),
  name: line(
    { label: 'Short name', hint: 'The name in menus and on cards, such as “Tax Planning”.', example: 'Tax Planning' },
    32,
  ),
  prefixes: z
    .array(z.enum(SERVICE_PREFIXES).meta({ label: 'Prefix', shape: 'ServicePrefix' } satisfies FieldMeta))
    .min(1)
    .max(2)
    .refine(
      (prefixes) => new Set(prefixes).size === prefixes.length,
      'contains the same prefix twice. Remove one of them.',
    )
    .meta({
      label: 'Prefixes',
      hint: 'Whether the page is under /services, /counseling, or both.',
      example: ['services', 'counseling'],
    } satisfies FieldMeta),
  icon,
  summary: line(
    {
      label: 'Summary',
      hint: 'One sentence, shown below the name on cards.',
      example: 'A tax calendar you share with each client’s CPA.',
    },
    110,
  ),
  image: image({
    label: 'Image',
    hint: 'Replaces the drawn map. At least 1280 × 800 px; other shapes are cropped.',
    example: './tax-planning.jpg',
    pixels: { width: 1280, height: 800 },
    altField: 'imageAlt',
  }).optional(),
  imageAlt: line(
    {
      label: 'Alternative text',
      hint: 'For people who cannot see the image.',
      example: 'Two people compare a tax return with a projection.',
    },
    160,
  ).optional(),
  description: searchDescription({
    label: 'Search description',
    hint: 'Shown in search results, not on any page.',
    example: 'Tax planning support for advisory practices.',
  }),
  introduction: paragraph({ label: 'Introduction', hint: 'The first paragraph of the page, 40 to 70 words.' }),
  cardsHeading: line({ label: 'Heading above the cards', example: 'A tax calendar your office can keep' }, 70),
  cards: z
    .array(titled('Card'))
    .length(3, 'must have three cards')
    .meta({
      label: 'Component cards',
      hint: 'Each has a title and one sentence of 12 to 20 words.',
    } satisfies FieldMeta),
  whyItMatters: paragraph({ label: 'Why it matters', hint: '50 to 80 words.' }),
  getStarted: paragraph({ label: 'Get started', hint: '30 to 50 words.' }),
  ...publication,
})

export const serviceType = defineContentType({
  name: 'Service',
  label: 'a service',
  collection: 'Services',
  schema: service,
  source: { kind: 'folder', folder: 'services', word: 'service', titleFields: ['title', 'name'] },
  page: {
    paths: SERVICE_PREFIXES.map((prefix) => servicePath(prefix, '{slug}')),
    prefixField: 'prefixes',
    template: 'service',
    anchors: ['parts', 'why', 'start'],
    parent: servicesPageType,
  },
  maps: { map: { tone: 'light', titles: 'cards' } },
  drawings: ['thumbnail'],
})
