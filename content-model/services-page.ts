import { z } from 'zod'
import { defineContentType } from './content-type'
import { group, line, list, paragraph, reference } from './fields'
import { callToAction, intro, seo, titled } from './page-fields'
import { PAGE_PATHS } from './routes/named-paths'

/** `content/pages/services.yml` */
export const servicesPage = z.strictObject({
  seo,
  intro: intro('Introduction'),
  groups: list(
    'Groups',
    group('Group', {
      title: line({ label: 'Title', max: 40 }),
      text: paragraph({ label: 'Text', max: 240 }),
      services: list('Services', reference('Service', { label: 'Service', example: 'tax-planning' }), 100),
    }),
    8,
  ),
  approach: group('Approach', {
    heading: line({ label: 'Heading', max: 80 }),
    text: paragraph({ label: 'Text', max: 240 }),
    steps: list('Steps', titled('Step'), 6),
    terms: list('Terms', titled('Term'), 6, {
      hint: 'What a first call covers, what the work costs and who pays, and who it is for.',
    }).optional(),
  }),
  callToAction,
})

export const servicesPageType = defineContentType({
  name: 'ServicesPage',
  label: 'the services overview',
  schema: servicesPage,
  source: { kind: 'file', file: 'pages/services.yml' },
  page: { paths: [PAGE_PATHS.services], anchors: ['approach', 'terms', 'closing'] },
  derivedFields: { sheet: 'IndexSheet @indexSheet' },
  maps: { callToActionMap: { hill: 8, tone: 'dark' } },
})
