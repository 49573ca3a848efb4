import { z } from 'zod'
import type { FieldMeta } from './field-meta'
import { line, list, paragraph } from './fields'
import { link } from './link'

/** The length of a page's description that search results show. */
export const MAX_SEARCH_DESCRIPTION = 160

/** A page's title and description for search results: unique, and no longer than search results show. */
export const searchTitle = (meta: FieldMeta) => line({ unique: 'page title', ...meta }, 60)
export const searchDescription = (meta: FieldMeta) =>
  line({ unique: 'page description', ...meta }, MAX_SEARCH_DESCRIPTION)

/** The page data that search engines and the browser tab show. */
export const seo = z
  .strictObject({
    title: searchTitle({
      label: 'Title',
      hint: 'Shown in the browser tab and in search results. The firm’s name is added.',
      example: 'Our team',
    }),
    description: searchDescription({
      label: 'Description',
      hint: 'Two sentences, shown in search results. {consultation} and {reply} are replaced with the site’s offer.',
    }),
  })
  .meta({ label: 'Search results', shape: 'Seo' } satisfies FieldMeta)

/** A section's heading and the text under it. */
export function intro(label: string) {
  return z
    .strictObject({ heading: line({ label: 'Heading' }, 80), text: paragraph({ label: 'Text' }, 400) })
    .meta({ label, shape: 'Intro' } satisfies FieldMeta)
}

/** The section at the end of a page that directs the visitor to the next step. */
export const callToAction = z
  .strictObject({
    heading: line({ label: 'Heading' }, 80),
    text: paragraph({ label: 'Text' }, 300),
    button: link('Button'),
  })
  .meta({ label: 'Call to action', shape: 'CallToAction' } satisfies FieldMeta)

/** A short title with one sentence. */
export function titled(label: string) {
  return z
    .strictObject({ title: line({ label: 'Title' }, 40), description: paragraph({ label: 'Description' }, 240) })
    .meta({ label, shape: 'Titled' } satisfies FieldMeta)
}

/** The titles of the markers on a map illustration that is shown cropped; a longer title would not fit. */
export const waymarks = (hint: string, longest: number) =>
  z
    .array(line({ label: 'Marker' }, longest))
    .min(2)
    .max(4)
    .meta({ label: 'Markers', hint } satisfies FieldMeta)

/** The values of the firm. */
export const values = z
  .strictObject({
    heading: line({ label: 'Heading' }, 80),
    items: list('Values', titled('Value'), 8),
  })
  .meta({ label: 'Values', shape: 'Values' } satisfies FieldMeta)
