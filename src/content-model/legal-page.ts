import { z } from 'zod'
import { defineContentType } from './content-type'
import { textPerDelivery } from './delivery'
import { group, line, list, paragraph, paragraphs, seo } from './fields'

/** `content/pages/privacy.yml`, `terms.yml` and `cookies.yml` */
const legalPage = z.strictObject({
  seo,
  heading: line({ label: 'Heading' }, 60),
  lead: paragraph({ label: 'Summary' }, 400),
  updated: line({ label: 'Last updated', example: 'Last updated on November 1, 2026' }, 60),
  sections: list(
    'Sections',
    group('Section', {
      heading: line({ label: 'Heading' }, 80),
      paragraphs: paragraphs('Paragraphs', 6),
      delivery: textPerDelivery('Where requests go (shown after the paragraphs)', 900).optional(),
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
    shareImage: {
      privacy: { seed: 'privacy-24', markers: 3 },
      terms: { seed: 'terms-35', markers: 3 },
      cookies: { seed: 'cookies-9', markers: 3 },
    },
  },
})
