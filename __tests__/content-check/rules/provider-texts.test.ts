/** @jest-environment node */
import { stringify } from 'yaml'
import * as services from '../../../content-model/analytics/providers'
import * as providers from '../../../content-model/delivery/providers'
import { contentFolder } from '../content-folder'
import { problemsOf } from '../mistakes'

/** The problems of a content whose privacy page has these texts, and whose form has a text for each delivery if `hasForm` is true. */
function reported(integrations: object, texts: object, hasForm = true): string[] {
  const content = contentFolder()
  content.write('integrations.yml', stringify({ delivery: { provider: 'simulated' }, ...integrations }))
  const seo = { title: 'Privacy', description: 'What happens to data.' }
  const sections = [{ heading: 'Data', paragraphs: ['Here it is.'], ...texts }]
  content.write(
    'pages/privacy.yml',
    stringify({ seo, heading: 'Privacy', lead: 'In short.', updated: 'Today', sections }),
  )
  const form = content.read('pages/contact.yml').replace(/^ {4}\w+: It goes to one company\.\n/gm, '')
  if (!hasForm) content.write('pages/contact.yml', form)
  const problems = problemsOf(content)
  content.dispose()
  return problems
}

const DELIVERY = ['delivery', 'simulated', 'Where requests go (shown after the paragraphs)'] as const
const ANALYTICS = ['analytics', 'none', 'What is measured (shown after the paragraphs)'] as const
const ADDRESS = 'https://requests.example.com/take'
const UMAMI = { url: 'https://cloud.umami.is/api/send', website: 'b59e9c65-ae32-47f1-8400-119fcf4861c4' }

test.each([
  [providers.endpoint, { url: ADDRESS }, ...DELIVERY],
  [providers.formspree, { url: 'https://formspree.io/f/xayzwvkd' }, ...DELIVERY],
  [providers.netlify, {}, ...DELIVERY],
  [providers.web3forms, { key: '0f3c1b52-7d4e-4c6a-9b1e-2f5a8c7d6e90' }, ...DELIVERY],
  [services.endpoint, { url: ADDRESS }, ...ANALYTICS],
  [services.goatcounter, { url: 'https://example.goatcounter.com/count' }, ...ANALYTICS],
  [services.plausible, { url: 'https://plausible.io/api/event', website: 'example.com' }, ...ANALYTICS],
  [services.umami, UMAMI, ...ANALYTICS],
])('the privacy page must have a text for $name', ({ name, setup }, settings, kind, none, label) => {
  const integrations = { [kind]: { provider: name, ...settings } }
  expect(reported(integrations, { [kind]: { [none]: 'Nothing.' } })).toEqual([
    `pages/privacy.yml:11:5 Sections › Section 1 › ${label} › For ${name}: is missing, but content/integrations.yml names it. Add a line “${name}: …”. It could say: “${setup.privacyText}”`,
  ])
  expect(reported(integrations, { [kind]: { [none]: 'Nothing.', [name]: 'To them.' } })).toEqual([])
  expect(setup.privacyText.length).toBeLessThanOrEqual(900)
})

test('any other page must have it too, in the words of the firm', () => {
  expect(reported({ delivery: { provider: 'netlify' } }, {}, false)).toEqual([
    'pages/contact.yml:59:3 Form › What happens to the request › For netlify: is missing, but content/integrations.yml names it. Add a line “netlify: …”.',
  ])
})

test('texts for providers that are not configured may be missing', () => {
  expect(reported({}, { delivery: { simulated: 'Nowhere.' }, analytics: { none: 'Nothing.' } }, false)).toEqual([])
})
