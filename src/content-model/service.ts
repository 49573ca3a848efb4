import { z } from 'zod'
import { SERVICE_PREFIXES, servicePath } from '../routes/paths'
import { defineContentType } from './content-type'
import { servicesPageType } from './services-page'
import { icon, image, line, paragraph, searchDescription, searchTitle, titled, type FieldMeta } from './fields'
import { publication } from './publication'

/** A service that the firm offers: `content/services/<slug>.yml`. It has one page under each of its prefixes. */
export const service = z.strictObject({
  title: searchTitle({
    label: 'Page title',
    hint: 'As the page’s heading says it, such as “Tax Planning Services”.',
    example: 'Tax Planning Services',
  }),
  name: line(
    { label: 'Short name', hint: 'As menus and cards say it, such as “Tax Planning”.', example: 'Tax Planning' },
    32,
  ),
  prefixes: z
    .array(z.enum(SERVICE_PREFIXES).meta({ label: 'Prefix', shape: 'ServicePrefix' } satisfies FieldMeta))
    .min(1)
    .max(2)
    .refine((prefixes) => new Set(prefixes).size === prefixes.length, 'names the same prefix twice')
    .meta({
      label: 'Served under',
      hint: 'The addresses of the page: services, counseling or both.',
      example: ['services', 'counseling'],
    } satisfies FieldMeta),
  icon,
  summary: line(
    {
      label: 'Summary',
      hint: 'One sentence beside its name on cards.',
      example: 'A tax calendar you share with each client’s CPA.',
    },
    110,
  ),
  image: image({
    label: 'Picture',
    hint: 'Takes the place of the drawn map; at least 1280 by 800 px, and cut to that shape.',
    example: './tax-planning.jpg',
    pixels: { width: 1280, height: 800 },
    altField: 'imageAlt',
  }).optional(),
  imageAlt: line(
    {
      label: 'Picture in words',
      hint: 'For people who do not see the picture.',
      example: 'Two people compare a tax return with a projection.',
    },
    160,
  ).optional(),
  description: searchDescription({
    label: 'Search description',
    hint: 'What a search engine shows; on no page.',
    example: 'Tax planning support for advisory practices.',
  }),
  introduction: paragraph({ label: 'Introduction', hint: 'The first paragraph of its page: 40 to 70 words.' }),
  cardsHeading: line({ label: 'Heading above the cards', example: 'A tax calendar your office can keep' }, 70),
  cards: z
    .array(titled('Card'))
    .length(3, 'must have three cards')
    .meta({
      label: 'Component cards',
      hint: 'A title and one sentence of 12 to 20 words each.',
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
