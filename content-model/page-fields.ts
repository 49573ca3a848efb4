import type { FieldMeta } from './field-meta'
import { group, line, list, paragraph } from './fields'
import { link } from './link'

/**
 * The title and the description of a page in search results. No two pages may have the same, because readers could not
 * tell the results apart, and search engines cut off longer ones.
 */
export const searchTitle = (meta: FieldMeta) => line({ unique: 'page title', ...meta, max: 60 })
export const searchDescription = (meta: FieldMeta) => line({ unique: 'page description', ...meta, max: 160 })

const heading = line({ label: 'Heading', max: 80 })

/** The page data that search engines and the browser tab show. */
export const seo = group(
  'Search results',
  {
    title: searchTitle({
      label: 'Title',
      hint: 'Shown in the browser tab and in search results. The firm’s name is added.',
      example: 'Our team',
    }),
    description: searchDescription({
      label: 'Description',
      hint: 'Two sentences, shown in search results. {consultation} and {reply} are replaced with the site’s offer.',
    }),
  },
  { shape: 'Seo' },
)

/** A section's heading and the text under it. */
export const intro = (label: string) =>
  group(label, { heading, text: paragraph({ label: 'Text', max: 400 }) }, { shape: 'Intro' })

/** The section at the end of a page that directs the visitor to the next step. */
export const callToAction = group(
  'Call to action',
  { heading, text: paragraph({ label: 'Text', max: 300 }), button: link('Button') },
  { shape: 'CallToAction' },
)

/** A short title with one sentence. */
export const titled = (label: string) =>
  group(
    label,
    { title: line({ label: 'Title', max: 40 }), description: paragraph({ label: 'Description', max: 240 }) },
    { shape: 'Titled' },
  )

/** Creates a list of the titles of markers on a cropped map, on which longer or more titles would not fit. */
export const waymarks = (hint: string, longest: number) =>
  list('Markers', line({ label: 'Marker', max: longest }), 4, { least: 2, hint })

/** The values of the firm. */
export const values = group('Values', { heading, items: list('Values', titled('Value'), 8) }, { shape: 'Values' })
