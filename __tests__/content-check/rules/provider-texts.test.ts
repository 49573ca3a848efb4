/** @jest-environment node */
import { stringify } from 'yaml'
import * as services from '../../../content-model/analytics/providers'
import * as providers from '../../../content-model/delivery/providers'
import { contentFolder } from '../content-folder'
import { problemsOf } from '../mistakes'

const SETTINGS = {
  endpoint: { url: 'https://requests.example.com/take' },
  formspree: { url: 'https://formspree.io/f/xayzwvkd' },
  netlify: {},
  web3forms: { key: '0f3c1b52-7d4e-4c6a-9b1e-2f5a8c7d6e90' },
}
const SERVICE_SETTINGS = {
  endpoint: { url: 'https://events.example.com/take' },
  goatcounter: { url: 'https://example.goatcounter.com/count' },
  plausible: { url: 'https://plausible.io/api/event', website: 'example.com' },
  umami: { url: 'https://cloud.umami.is/api/send', website: 'b59e9c65-ae32-47f1-8400-119fcf4861c4' },
}

/** The problems of a content whose privacy page has these texts, and whose form has a text for each delivery unless they are removed. */
function reported(integrations: object, texts: object, isFormWithoutTexts = false): string[] {
  const content = contentFolder()
  content.write('integrations.yml', stringify({ delivery: { provider: 'simulated' }, ...integrations }))
  content.write(
    'pages/privacy.yml',
    stringify({
      seo: { title: 'Privacy', description: 'What happens to data.' },
      heading: 'Privacy',
      lead: 'In short.',
      updated: 'Today',
      sections: [{ heading: 'Data', paragraphs: ['Here it is.'], ...texts }],
    }),
  )
  if (isFormWithoutTexts) {
    const form = content.read('pages/contact.yml').replace(/^ {4}(?:endpoint|formspree|netlify|web3forms): .*\n/gm, '')
    content.write('pages/contact.yml', form)
  }
  const problems = problemsOf(content)
  content.dispose()
  return problems
}

test.each(Object.values(providers))(
  'the privacy page must have a text for the configured delivery by $name',
  ({ name, setup }) => {
    const integrations = { delivery: { provider: name, ...SETTINGS[name] } }
    expect(reported(integrations, { delivery: { simulated: 'Nowhere.' } })).toEqual([
      `pages/privacy.yml:11:5 Sections › Section 1 › Where requests go (shown after the paragraphs) › For ${name}: is missing, but content/integrations.yml names it. Add a line “${name}: …”. It could say: “${setup.privacyText}”`,
    ])
    expect(reported(integrations, { delivery: { simulated: 'Nowhere.', [name]: 'To them.' } })).toEqual([])
  },
)

test.each(Object.values(services))(
  'the privacy page must have a text for the configured service $name',
  ({ name, setup }) => {
    const integrations = { analytics: { provider: name, ...SERVICE_SETTINGS[name] } }
    expect(reported(integrations, { analytics: { none: 'Nothing.' } })).toEqual([
      `pages/privacy.yml:11:5 Sections › Section 1 › What is measured (shown after the paragraphs) › For ${name}: is missing, but content/integrations.yml names it. Add a line “${name}: …”. It could say: “${setup.privacyText}”`,
    ])
    expect(reported(integrations, { analytics: { none: 'Nothing.', [name]: 'By them.' } })).toEqual([])
  },
)

test('any other page must have it too, in the words of the firm', () => {
  expect(reported({ delivery: { provider: 'netlify' } }, {}, true)).toEqual([
    'pages/contact.yml:56:3 Form › What happens to the request › For netlify: is missing, but content/integrations.yml names it. Add a line “netlify: …”.',
  ])
})

test('texts for providers that are not configured may be missing', () => {
  expect(reported({}, { delivery: { simulated: 'Nowhere.' }, analytics: { none: 'Nothing.' } }, true)).toEqual([])
})

test('the text that a provider suggests fits in the privacy page', () => {
  for (const { setup } of [...Object.values(providers), ...Object.values(services)])
    expect(setup.privacyText.length).toBeLessThanOrEqual(900)
})
