import { stringify } from 'yaml'
import * as services from '../../../content-model/analytics/providers'
import * as providers from '../../../content-model/delivery/providers'
import { contentFolder } from '../content-folder'
import { problemsOf } from '../mistakes'

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

test.each([
  { ...providers.endpoint, settings: { url: 'https://requests.example.com/take' } },
  { ...providers.netlify, settings: {} },
])('the privacy page must have text for requests that $name delivers', ({ name, setup, settings }) => {
  const integrations = { delivery: { provider: name, ...settings } }
  expect(reported(integrations, { delivery: { simulated: 'Nowhere.' } })).toEqual([
    `pages/privacy.yml:11:5 Sections › Section 1 › Where requests go (shown after the paragraphs) › For ${name}: is missing, but content/integrations.yml names it. Add a line “${name}: …”. It could say: “${setup.privacyText}”`,
  ])
  expect(reported(integrations, { delivery: { simulated: 'Nowhere.', [name]: 'To them.' } })).toEqual([])
})

test.each([
  { ...services.goatcounter, settings: { url: 'https://example.goatcounter.com/count' } },
  { ...services.plausible, settings: { url: 'https://plausible.io/api/event', website: 'example.com' } },
])('the privacy page must have text for visits that $name counts', ({ name, setup, settings }) => {
  const integrations = { analytics: { provider: name, ...settings } }
  expect(reported(integrations, { analytics: { none: 'Nothing.' } })).toEqual([
    `pages/privacy.yml:11:5 Sections › Section 1 › What is measured (shown after the paragraphs) › For ${name}: is missing, but content/integrations.yml names it. Add a line “${name}: …”. It could say: “${setup.privacyText}”`,
  ])
  expect(reported(integrations, { analytics: { none: 'Nothing.', [name]: 'By them.' } })).toEqual([])
})

test('any other page must have text for the provider too, without an example', () => {
  expect(reported({ delivery: { provider: 'netlify' } }, {}, true)).toEqual([
    'pages/contact.yml:59:3 Form › What happens to the request › For netlify: is missing, but content/integrations.yml names it. Add a line “netlify: …”.',
  ])
})

test('text for other providers may be missing', () => {
  expect(reported({}, { delivery: { simulated: 'Nowhere.' }, analytics: { none: 'Nothing.' } }, true)).toEqual([])
})

test('the text that a provider suggests fits in the privacy page', () => {
  for (const { setup } of [...Object.values(providers), ...Object.values(services)])
    expect(setup.privacyText.length).toBeLessThanOrEqual(900)
})
