import { z } from 'zod'
import { defineContentType } from './content-type'
import { group, line, paragraph } from './fields'
import { link } from './link'
import { serviceType } from './service'

/** `content/pages/service-template.yml`: the text that all service pages share. */
export const serviceTemplate = z.strictObject({
  allServices: link('Link to all services', true),
  mapOf: line({
    label: 'Description of the map',
    hint: '{title} is replaced with the service’s name.',
    example: 'Drawn map for {title}',
    interface: true,
    max: 120,
  }),
  whyItMatters: line({ label: 'Heading above “Why it matters”', interface: true, max: 60 }),
  getStarted: line({ label: 'Heading above “Get started”', interface: true, max: 60 }),
  firstStep: paragraph({
    label: 'What comes first',
    hint: 'Shown above the text of every service under “Get started”, so that its first task does not look like homework.',
    max: 200,
  }).optional(),
  schedule: link('Button'),
  price: link('Link below the button, to what it costs', true).optional(),
  relatedServices: group('Other services', {
    heading: line({
      label: 'Heading above other services of the group',
      hint: '{group} is replaced with the title of the group in the services overview.',
      example: 'Also in {group}',
      interface: true,
      max: 60,
    }),
    all: line({
      label: 'Link to the group in the overview',
      hint: '{group} is replaced with the title of the group.',
      example: 'All of {group}',
      interface: true,
      max: 60,
    }),
  }),
})

export const serviceTemplateType = defineContentType({
  name: 'ServiceTemplate',
  label: 'the text of service pages',
  schema: serviceTemplate,
  source: { kind: 'file', file: 'pages/service-template.yml' },
  onPagesOf: serviceType,
})
