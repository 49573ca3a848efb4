import { z } from 'zod'
import { line, order, paragraph, type FieldMeta } from './fields'
import { HIGHEST_RATING } from './rating'

/** What a client says of the firm: `content/testimonials/<slug>.yml`. */
export const testimonial = z.strictObject({
  quote: paragraph({ label: 'Quote', hint: 'Without quotation marks; the page sets them.' }, 400),
  author: line({ label: 'Client' }, 60),
  title: line({ label: 'Client’s role' }, 80),
  rating: z
    .int()
    .min(1)
    .max(HIGHEST_RATING)
    .meta({ label: 'Rating', hint: 'From 1 to 5.' } satisfies FieldMeta),
  order,
})
