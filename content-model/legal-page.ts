import { z } from 'zod'
import { textPerAnalytics } from './analytics'
import { defineContentType } from './content-type'
import { textPerDelivery } from './delivery'
import { group, line, list, paragraph, paragraphs } from './fields'
import { seo } from './page-fields'

/** `content/pages/privacy.yml`, `terms.yml` and `cookies.yml` */
export const legalPage = z.strictObject({
  seo,
  heading: line({ label: 'Heading', max: 60 }),
  lead: paragraph({ label: 'Summary', max: 400 }),
  updated: line({ label: 'Last updated', example: 'Last updated on November 1, 2026', max: 60 }),
  sections: list(
    'Sections',
    group('Section', {
      heading: line({ label: 'Heading', max: 80 }),
      paragraphs: paragraphs('Paragraphs', 6, { hint: 'A lawyer must write or approve each one.' }),
      delivery: textPerDelivery('Where requests go (shown after the paragraphs)', 900).optional(),
      analytics: textPerAnalytics('What is measured (shown after the paragraphs)', 900).optional(),
    }),
    12,
  ),
})

export const legalPageType = defineContentType({
  name: 'LegalPage',
  label: 'a legal page',
  schema: legalPage,
  source: { kind: 'files', files: ['pages/privacy.yml', 'pages/terms.yml', 'pages/cookies.yml'] },
  page: { paths: ['/{slug}'], template: 'legal', anchors: [] },
  shownBy: 'slug',
})
