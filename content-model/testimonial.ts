import { z } from 'zod'
import { defineContentType } from './content-type'
import { integer, line, order, paragraph } from './fields'
import { homePageType, SHOWN_TESTIMONIALS } from './home-page'
import { publication } from './publication'
import { HIGHEST_RATING } from './rating'
import { result } from './result'

/** Matches a text that is one quotation, unlike one that begins and ends with two. */
const IN_QUOTATION_MARKS = /^(?:["“„«»][^"“”„«»]*["“”«»][.!?]?|['‘‚][^'‘‚]*(?:[.!?,…]['’‘]|['’‘][.!?]))$/

/** A client's statement about the firm: `content/testimonials/<slug>.yml`. */
export const testimonial = z.strictObject({
  quote: paragraph({ label: 'Quote', hint: 'Without quotation marks; the page adds them.', max: 400 }).refine(
    (text) => !IN_QUOTATION_MARKS.test(text.trim()),
    'is in quotation marks. Delete them; the page adds them.',
  ),
  author: line({ label: 'Client', example: 'Ray Castellano', properName: true, max: 60 }),
  title: line({ label: 'Client’s role', example: 'principal of a broker-dealer branch in Arizona', max: 80 }),
  rating: integer(1, HIGHEST_RATING, { label: 'Rating', hint: 'From 1 to 5.', example: 5 }),
  result: result
    .meta({ ...result.meta(), hint: 'Shown above the quote, and on the page of a service that names the testimonial.' })
    .optional(),
  order,
  ...publication,
})

export const testimonialType = defineContentType({
  name: 'Testimonial',
  label: 'a testimonial',
  collection: 'Testimonials',
  schema: testimonial,
  source: { kind: 'folder', folder: 'testimonials', word: 'testimonial', titleFields: ['author'] },
  shownBy: { key: 'testimonials', label: 'Testimonials on the home page' },
  sectionOn: { type: homePageType, anchor: 'testimonials', texts: 'testimonials', most: SHOWN_TESTIMONIALS },
})
