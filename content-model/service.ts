import { z } from 'zod'
import { defineContentType } from './content-type'
import { group, image, line, list, paragraph, reference } from './fields'
import { icon } from './icon'
import { searchDescription, searchTitle, titled } from './page-fields'
import { ownPrefixes } from './page-settings'
import { publication } from './publication'
import { result } from './result'
import { servicesPageType } from './services-page'

const card = group('Card', {
  ...titled('Card').shape,
  when: line({
    label: 'When',
    hint: 'When this part is done, shown beside its title.',
    example: 'Week 2',
    max: 12,
  }).optional(),
})

/** A service of the firm: `content/services/<slug>.yml`, with a page under each of its prefixes. */
export const service = z.strictObject({
  title: searchTitle({
    label: 'Page title',
    hint: 'The heading of the page, such as “Tax Planning Services”.',
    example: 'Tax Planning Services',
  }),
  searchTitle: searchTitle({
    label: 'Search title',
    hint: 'Shown in search results and in the browser tab instead of the page title. The firm’s name is added.',
    example: 'Tax Planning Services for Financial Advisors',
  }).optional(),
  name: line({
    label: 'Short name',
    hint: 'The name in menus and on cards, such as “Tax Planning”.',
    example: 'Tax Planning',
    max: 32,
  }),
  prefixes: ownPrefixes.optional(),
  icon,
  summary: line({
    label: 'Summary',
    hint: 'One sentence, shown below the name on cards.',
    example: 'A tax calendar you share with each client’s CPA.',
    max: 110,
  }),
  image: image({
    label: 'Image',
    hint: 'Replaces the drawn map. At least 1280 × 800 px; other aspect ratios are cropped.',
    example: './tax-planning.jpg',
    pixels: { width: 1280, height: 800 },
    altField: 'imageAlt',
  }).optional(),
  imageAlt: line({
    label: 'Alternative text',
    hint: 'For people who cannot see the image.',
    example: 'Two people compare a tax return with a projection.',
    max: 160,
  }).optional(),
  description: searchDescription({
    label: 'Search description',
    hint: 'Shown in search results, not on any page.',
    example: 'Tax planning support for advisory practices.',
  }),
  introduction: paragraph({ label: 'Introduction', hint: 'The first paragraph of the page, 40 to 70 words.' }),
  cardsHeading: line({ label: 'Heading above the cards', example: 'A tax calendar your office can keep', max: 70 }),
  cards: list('Component cards', card, 6, { hint: 'One sentence of 12 to 20 words each.' }),
  whyItMatters: paragraph({ label: 'Why it matters', hint: '50 to 80 words.' }),
  getStarted: paragraph({ label: 'Get started', hint: '30 to 50 words.' }),
  testimonial: reference('Testimonial', {
    label: 'Testimonial',
    hint: 'A testimonial about this service, shown on its page.',
    example: 'ray-castellano',
  }).optional(),
  result: result
    .meta({ ...result.meta(), hint: 'Leave it out to show the result of the testimonial, if that has one.' })
    .optional(),
  ...publication,
})

export const serviceType = defineContentType({
  name: 'Service',
  label: 'a service',
  collection: 'Services',
  schema: service,
  source: { kind: 'folder', folder: 'services', word: 'service', titleFields: ['title', 'name'] },
  page: {
    paths: ['/{prefix}/{slug}'],
    template: 'service',
    anchors: ['promise', 'parts', 'why', 'start'],
    parent: servicesPageType,
  },
  shownWhereNamed: true,
  firstEntries: 3,
  onIndexSheet: true,
  subjects: ['service'],
  derivedFields: {
    paths: '[String!]! @pagePaths',
    menuPath: 'String! @menuPath',
    relatedServices: 'RelatedServices @relatedServices',
  },
})
