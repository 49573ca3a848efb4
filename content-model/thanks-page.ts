import { z } from 'zod'
import { defineContentType } from './content-type'
import { group, line, list, paragraph } from './fields'
import { link } from './link'
import { seo, titled } from './page-fields'
import { THANKS_PATH } from './routes/named-paths'

/** `content/pages/thanks.yml` */
export const thanksPage = z.strictObject({
  seo,
  heading: line({ label: 'Heading', interface: true, max: 60 }),
  text: paragraph({ label: 'Text', interface: true, max: 240 }),
  next: group('What happens next', {
    heading: line({ label: 'Heading', interface: true, max: 60 }),
    steps: list('Steps', titled('Step'), 4),
  }),
  scheduling: line({
    label: 'Button to the calendar',
    hint: 'Shown only if content/integrations.yml names a calendar.',
    example: 'Choose a time now',
    interface: true,
    max: 40,
  }),
  call: paragraph({ label: 'Text before the phone number', interface: true, max: 120 }),
  onward: link('Link to another page'),
})

export const thanksPageType = defineContentType({
  name: 'ThanksPage',
  label: 'the thank-you page',
  schema: thanksPage,
  source: { kind: 'file', file: 'pages/thanks.yml' },
  page: { paths: [THANKS_PATH], anchors: [], unlisted: true },
})
