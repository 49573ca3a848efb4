import { z } from 'zod'
import { textPerAnalytics } from './analytics'
import { defineContentType } from './content-type'
import { textPerDelivery } from './delivery'
import type { FieldMeta } from './field-meta'
import { flag, group, image, line, list, paragraph, paragraphs } from './fields'
import { link, target } from './link'
import { seo } from './page-fields'
import { publication } from './publication'
import { textPerScheduling } from './scheduling'

const cells = (label: string, cell: string, max: number) => list(label, line({ label: cell, max }), 4, { least: 2 })

/** A table of two to four columns, such as fees. A row's first cell names it. */
const table = z
  .strictObject({
    columns: cells('Column titles', 'Title', 40),
    rows: list(
      'Rows',
      group('Row', {
        cells: cells('Cells', 'Cell', 160),
        to: target.meta({ ...target.meta(), hint: 'The page or address that its first cell links to.' }).optional(),
      }),
      40,
    ),
  })
  .check(({ value: { columns, rows }, issues }) => {
    for (const [index, { cells: own }] of rows.entries())
      if (own.length !== columns.length)
        issues.push({
          code: 'custom',
          input: own,
          path: ['rows', index, 'cells'],
          message: `must have ${columns.length} entries, one for each column`,
        })
  })
  .meta({ label: 'Table', hint: 'Two to four columns, shown after the paragraphs.', table: true } satisfies FieldMeta)

/** A page of text, such as `/fees` or `/privacy`: `content/text-pages/<slug>.yml`. */
export const textPage = z.strictObject({
  seo,
  heading: line({ label: 'Heading', max: 60 }),
  lead: paragraph({ label: 'Summary', max: 400 }),
  updated: line({ label: 'Last updated', example: 'Last updated on November 1, 2026', max: 60 }).optional(),
  image: image({
    label: 'Picture',
    hint: 'Shown below the summary. At least 1280 × 640 px; other aspect ratios are cropped.',
    example: './fees.jpg',
    pixels: { width: 1280, height: 640 },
    altField: 'imageAlt',
  }).optional(),
  imageAlt: line({ label: 'Alternative text', hint: 'For people who cannot see the picture.', max: 160 }).optional(),
  sections: list(
    'Sections',
    group('Section', {
      heading: line({ label: 'Heading', max: 80 }),
      paragraphs: paragraphs('Paragraphs', 6, { hint: 'A lawyer must write or approve each one on a legal page.' }),
      delivery: textPerDelivery('Where requests go (shown after the paragraphs)', 900).optional(),
      analytics: textPerAnalytics('What is measured (shown after the paragraphs)', 900).optional(),
      scheduling: textPerScheduling('What the calendar gets (shown after the paragraphs)', 900).optional(),
      items: list('List', line({ label: 'Item', max: 160 }), 20).optional(),
      table: table.optional(),
      links: list('Links', link('Link'), 12).optional(),
    }),
    12,
  ),
  closing: flag({
    label: 'Invitation at the end',
    hint: 'When this is on, the page ends with the call to action of the home page.',
    whenAbsent: false,
  }),
  ...publication,
})

export const textPageType = defineContentType({
  name: 'TextPage',
  label: 'a text page',
  collection: 'Text pages',
  schema: textPage,
  source: { kind: 'folder', folder: 'text-pages', word: 'page', titleFields: ['heading'] },
  page: { paths: ['/{slug}'], template: 'text-page', anchors: ['closing'] },
  // A new firm keeps these pages, because the links of the pages and the footer that it also keeps lead to them.
  firstEntries: 'present',
  derivedFields: { closingPage: 'HomePage @closingPage' },
})
