import { z } from 'zod'
import { defineContentType } from './content-type'
import { line } from './fields'
import { link } from './link'
import { seo } from './page-fields'

/** `content/pages/not-found.yml` */
export const notFoundPage = z.strictObject({
  seo,
  heading: line({ label: 'Heading', interface: true, max: 40 }),
  text: line({ label: 'Text', interface: true, max: 120 }),
  home: link('Link to the home page'),
})

export const notFoundPageType = defineContentType({
  name: 'NotFoundPage',
  label: 'the 404 page',
  schema: notFoundPage,
  source: { kind: 'file', file: 'pages/not-found.yml' },
  page: { paths: ['/404'], anchors: [], unlisted: true },
  maps: { map: { hill: 367, tone: 'light', runsOff: true } },
})
