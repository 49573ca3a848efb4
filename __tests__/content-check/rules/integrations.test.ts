import { stringify } from 'yaml'
import { analyticsPrivacyText } from '../../../content-model/analytics'
import * as services from '../../../content-model/analytics/providers'
import * as providers from '../../../content-model/delivery/providers'
import { settingHint } from '../../../content-model/provider-fields'
import { checkProviderTexts } from '../../../content-check/rules/provider-texts'
import { ANALYTICS_SAMPLES } from '../../content-model/analytics/samples'
import { DELIVERY_SAMPLES } from '../../content-model/delivery/samples'
import { filesWith, problemsIn, sentence } from '../mistakes'

/** What an editor reads about the settings of a group, without the name of the group. */
const about = (group: 'delivery' | 'analytics', settings: string) =>
  problemsIn(
    'integrations.yml',
    `${group}:\n  ${settings.replaceAll('\n', '\n  ')}\n${group === 'analytics' ? 'delivery:\n  provider: simulated\n' : ''}`,
  ).map((problem) => problem.replace(/(?:Consultation requests|Measurement) › /, ''))

const URL_HINT = settingHint('url', Object.values(providers))
const KEY_HINT = `${settingHint('key', Object.values(providers))} Visitors may see it.`
const SITE_HINT = `${settingHint('website', Object.values(services))} Visitors may see it.`
const FORMAT = 'is not in the right format. It must be'

/** The wrong settings of each provider, with a part of what an editor reads about them. */
const rejectedBy = (samples: Readonly<Record<string, { rejected: Readonly<Record<string, string>> }>>) =>
  Object.entries(samples).flatMap(([provider, { rejected }]) =>
    Object.entries(rejected).map(([settings, reported]): [string, string, string] => [provider, settings, reported]),
  )

test('the hint of a setting says what it is for each provider', () => {
  expect(URL_HINT).toMatch(/For endpoint: your service’s address, or \/api\/consultation\. For /)
})

/** Settings as lines of YAML. */
const linesOf = (settings: object) =>
  Object.entries(settings)
    .map(([name, value]) => `\n${name}: ${String(value)}`)
    .join('')

describe('the delivery of requests', () => {
  const ADDRESS = `Address: ${FORMAT} an address that begins with https:// and a host name in lowercase, or /api/consultation for this site’s own function; http:// is only for localhost and 127.0.0.1.`

  test.each([
    'provider: simulated',
    'provider: endpoint\nurl: /api/consultation',
    'provider: endpoint\nurl: http://127.0.0.1:9000/take',
    ...Object.entries(DELIVERY_SAMPLES).map(([name, { settings }]) => `provider: ${name}${linesOf(settings)}`),
  ])('may be %j', (settings) => {
    expect(about('delivery', settings)).toEqual([])
  })

  test.each([
    [
      'key: mine',
      '1:1 Delivery: is missing. Add a line “provider: …”. With simulated, requests are not sent anywhere. docs/going-live.md lists what each option requires.',
    ],
    ['provider: endpoint', `1:1 Address: is missing. Add a line “url: …”. ${URL_HINT}`],
    ['provider: web3forms', `1:1 Key: is missing. Add a line “key: …”. ${KEY_HINT}`],
    ['provider: netlify\nurl: https://example.com', '3:8 Address: is not used with netlify. Delete this line.'],
    ['provider: endpoint\nurl: /api/other', `3:8 ${ADDRESS}`],
    // An address that is wrong twice gets one message.
    ['provider: formspree\nurl: formspree.io/f/xayzwvkd', `3:8 ${ADDRESS}`],
    ['provider: netlify\nurl: formspree.io/f/xayzwvkd', `3:8 ${ADDRESS}`],
  ])('cannot be %j', (settings, reported) => {
    expect(about('delivery', settings)).toEqual([reported])
  })

  test.each(rejectedBy(DELIVERY_SAMPLES))('by %s is rejected with %j', (provider, settings, reported) => {
    expect(about('delivery', `provider: ${provider}\n${settings}`)).toEqual([expect.stringContaining(reported)])
  })
})

describe('the measurement of visits', () => {
  test.each([
    'provider: endpoint\nurl: http://127.0.0.1:9000/take',
    ...Object.entries(ANALYTICS_SAMPLES).map(([name, { settings }]) => `provider: ${name}${linesOf(settings)}`),
  ])('may be by %j', (settings) => {
    expect(about('analytics', settings)).toEqual([])
  })

  test('without a setting is reported with what its service requires', () => {
    expect(about('analytics', 'provider: plausible\nurl: https://plausible.io/api/event')).toEqual([
      `1:1 Website: is missing. Add a line “website: …”. ${SITE_HINT}`,
    ])
  })

  test.each(rejectedBy(ANALYTICS_SAMPLES))('by %s is rejected with %j', (provider, settings, reported) => {
    expect(about('analytics', `provider: ${provider}\n${settings}`)).toEqual([expect.stringContaining(reported)])
  })
})

describe('what pages say about the providers', () => {
  const GOATCOUNTER = { provider: 'goatcounter', url: 'https://example.goatcounter.com/count' }

  /** The problems of content whose privacy page has a section with each of these texts, and whose form has a text only for these providers. */
  function reported(integrations: object, texts: object | readonly object[], form = Object.keys(providers)): string[] {
    const all = filesWith({
      'integrations.yml': stringify({ ...integrations, delivery: { provider: 'simulated' }, ...integrations }),
      'text-pages/privacy.yml': stringify({
        sections: [texts].flat().map((own) => ({ heading: 'Data', paragraphs: ['Here it is.'], ...own })),
      }),
      'pages/contact.yml': stringify({
        form: { privacy: { simulated: 'Nowhere.', ...Object.fromEntries(form.map((name) => [name, 'To them.'])) } },
      }),
    })
    return checkProviderTexts(all).map((problem) => `${problem.file.replace('content/', '')}:${sentence(problem)}`)
  }

  test.each(Object.values(providers))('the privacy page must say where $name sends requests', ({ name, setup }) => {
    const integrations = { delivery: { provider: name, ...DELIVERY_SAMPLES[name].settings } }
    expect(reported(integrations, { delivery: { simulated: 'Nowhere.' } })).toEqual([
      `text-pages/privacy.yml:5:5 Sections › Section 1 › Where requests go (shown after the paragraphs) › For ${name}: is missing, but content/integrations.yml names it. Add a line “${name}: …”. It could say: “${setup.privacyText}”`,
    ])
    expect(reported(integrations, { delivery: { simulated: 'Nowhere.', [name]: 'To them.' } })).toEqual([])
  })

  test.each(Object.values(services))('the privacy page must say that $name counts visits', ({ name }) => {
    const integrations = { analytics: { provider: name, ...ANALYTICS_SAMPLES[name].settings } }
    expect(reported(integrations, { analytics: { none: 'Nothing.' } })).toEqual([
      `text-pages/privacy.yml:5:5 Sections › Section 1 › What is measured (shown after the paragraphs) › For ${name}: is missing, but content/integrations.yml names it. Add a line “${name}: …”. It could say: “${analyticsPrivacyText(name)}”`,
    ])
    expect(reported(integrations, { analytics: { none: 'Nothing.', [name]: 'Them.' } })).toEqual([])
  })

  test('each of several sections must, for requests and visits', () => {
    const sections = [
      { delivery: { simulated: 'Nowhere.', netlify: 'To them.' } },
      { analytics: { none: 'Nothing.' }, delivery: { simulated: 'Nowhere.' } },
    ]
    const missing = (group: string, name: string, text: string) =>
      `Sections › Section 2 › ${group} › For ${name}: is missing, but content/integrations.yml names it. Add a line “${name}: …”. It could say: “${text}”`
    expect(reported({ delivery: { provider: 'netlify' }, analytics: GOATCOUNTER }, sections)).toEqual([
      `text-pages/privacy.yml:11:5 ${missing('What is measured (shown after the paragraphs)', 'goatcounter', analyticsPrivacyText('goatcounter') ?? '')}`,
      `text-pages/privacy.yml:13:5 ${missing('Where requests go (shown after the paragraphs)', 'netlify', providers.netlify.setup.privacyText)}`,
    ])
  })

  test('the form must have a text for the provider too, which has no example', () => {
    expect(reported({ delivery: { provider: 'netlify' } }, {}, ['endpoint'])).toEqual([
      'pages/contact.yml:2:3 Form › What happens to the request › For netlify: is missing, but content/integrations.yml names it. Add a line “netlify: …”.',
    ])
  })

  test('texts for other providers may be missing', () => {
    expect(reported({}, { delivery: { simulated: 'Nowhere.' }, analytics: { none: 'Nothing.' } }, [])).toEqual([])
  })

  test('measurement that no privacy page mentions is reported', () => {
    const advice = 'Add “analytics:” to a section of content/text-pages/privacy.yml; docs/content.md lists its fields.'
    const message = 'integrations.yml:1:1 Measurement: is on, but no privacy page discloses it.'
    expect(reported({ analytics: GOATCOUNTER }, {})).toEqual([`${message} ${advice}`])
    const integrations = stringify({ analytics: GOATCOUNTER, delivery: { provider: 'simulated' } })
    const rest = filesWith({ 'integrations.yml': integrations }).filter(({ path }) => path !== 'text-pages/privacy.yml')
    expect(checkProviderTexts(rest).map(sentence)).toEqual([
      `1:1 Measurement: is on, but no privacy page discloses it. ${advice}`,
    ])
  })
})
