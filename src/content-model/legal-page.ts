import { z } from 'zod'
import { textPerAnalytics } from './analytics'
import { defineContentType } from './content-type'
import { textPerDelivery } from './delivery'
import type { FieldMeta } from './field-meta'
import { group, line, list, paragraph } from './fields'
import { seo } from './page-fields'

/** `content/pages/privacy.yml`, `terms.yml` and `cookies.yml` */
export const legalPage = z.strictObject({
  seo,
  heading: line({ label: 'Heading' }, 60),
  lead: paragraph({ label: 'Summary' }, 400),
  updated: line({ label: 'Last updated', example: 'Last updated on November 1, 2026' }, 60),
  sections: list(
    'Sections',
    group('Section', {
      heading: line({ label: 'Heading' }, 80),
      paragraphs: z
        .array(paragraph({ label: 'Paragraph' }))
        .min(1)
        .max(6)
        .meta({ label: 'Paragraphs', hint: 'A lawyer must write or approve each one.' } satisfies FieldMeta),
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
  page: {
    paths: ['/{slug}'],
    template: 'legal',
    anchors: [],
  },
  shownBy: 'slug',
})
