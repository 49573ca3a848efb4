import { stringify } from 'yaml'
import { analyticsPrivacyText } from '../../../content-model/analytics'
import * as services from '../../../content-model/analytics/providers'
import * as providers from '../../../content-model/delivery/providers'
import { settingHint } from '../../../content-model/provider-fields'
import { checkProviderTexts } from '../../../content-check/rules/provider-texts'
import { filesWith, problemsIn, sentence } from '../mistakes'

/** What an editor reads about the settings of a group, without the name of the group. */
const about = (group: 'delivery' | 'analytics', settings: string) =>
  problemsIn(
    'integrations.yml',
    `${group}:\n  ${settings.replaceAll('\n', '\n  ')}\n${group === 'analytics' ? 'delivery:\n  provider: simulated\n' : ''}`,
  ).map((problem) => problem.replace(/(?:Consultation requests|Measurement) › /, ''))

const UUID = 'b59e9c65-ae32-47f1-8400-119fcf4861c4'
const URL_HINT = settingHint('url', Object.values(providers))
const KEY_HINT = `${settingHint('key', Object.values(providers))} Visitors may see it.`
const SITE_HINT = `${settingHint('website', Object.values(services))} Visitors may see it.`
const FORMAT = 'is not in the right format. It must be'

test('the hint of a setting says what it is for each provider', () => {
  expect(URL_HINT).toMatch(/For endpoint: your service’s address, or \/api\/consultation\. For /)
})

describe('the delivery of requests', () => {
  const ADDRESS = `3:8 Address: ${FORMAT} an address that begins with https:// and a host name in lowercase, or /api/consultation for this site’s own function; http:// is only for localhost and 127.0.0.1.`
  const FORMSPREE = `3:8 Address: ${FORMAT} the address of a Formspree form, such as https://formspree.io/f/xayzwvkd.`

  test.each([
    'provider: simulated',
    'provider: endpoint\nurl: https://requests.example.com/take',
    'provider: endpoint\nurl: /api/consultation',
    'provider: endpoint\nurl: http://127.0.0.1:9000/take',
    'provider: netlify',
    'provider: formspree\nurl: https://formspree.io/f/xayzwvkd',
    `provider: web3forms\nkey: ${UUID}`,
  ])('may be %j', (settings) => {
    expect(about('delivery', settings)).toEqual([])
  })

  test.each(
    Object.entries({
      'key: mine':
        '1:1 Delivery: is missing. Add a line “provider: …”. With simulated, requests are not sent anywhere. docs/going-live.md lists what each option requires.',
      'provider: endpoint': `1:1 Address: is missing. Add a line “url: …”. ${URL_HINT}`,
      'provider: web3forms': `1:1 Key: is missing. Add a line “key: …”. ${KEY_HINT}`,
      'provider: netlify\nurl: https://example.com': `3:8 Address: is not used with netlify. Delete this line.`,
      'provider: endpoint\nurl: http://requests.example.com/take': ADDRESS,
      'provider: endpoint\nurl: /api/other': ADDRESS,
      'provider: endpoint\nurl: https://Requests.Example.com/x': ADDRESS,
      'provider: formspree\nurl: https://example.com/f/xayzwvkd': FORMSPREE,
      'provider: web3forms\nkey: key': `3:8 Key: ${FORMAT} the access key that Web3Forms sent you: letters, digits, and hyphens.`,
      // An address that is wrong twice gets one message.
      'provider: formspree\nurl: formspree.io/f/xayzwvkd': ADDRESS,
      'provider: netlify\nurl: formspree.io/f/xayzwvkd': ADDRESS,
    }),
  )('cannot be %j', (settings, reported) => {
    expect(about('delivery', settings)).toEqual([reported])
  })
})

describe('the measurement of visits', () => {
  const ADDRESS = `3:8 Address: ${FORMAT} an address that begins with https:// and a host name in lowercase;`

  test.each([
    'provider: goatcounter\nurl: https://example.goatcounter.com/count',
    `provider: umami\nurl: https://cloud.umami.is/api/send\nwebsite: ${UUID}`,
    'provider: endpoint\nurl: http://127.0.0.1:9000/take',
  ])('may be by %j', (settings) => {
    expect(about('analytics', settings)).toEqual([])
  })

  const MISSING = `1:1 Website: is missing. Add a line “website: …”. ${SITE_HINT}`
  test.each(
    Object.entries({
      'provider: plausible\nurl: https://plausible.io/api/event': MISSING,
      'provider: goatcounter\nurl: https://example.goatcounter.com/count\nwebsite: example.com': `4:12 Website: is not used with goatcounter. Delete this line.`,
      'provider: plausible\nurl: https://plausible.io\nwebsite: example.com': 'must end in /api/event, ',
      'provider: goatcounter\nurl: https://gc.zgo.at/count.js': 'must end in /count, ',
      [`provider: umami\nurl: https://cloud.umami.is/script.js\nwebsite: ${UUID}`]: 'must end in /api/send, ',
      'provider: plausible\nurl: https://plausible.io/api/event\nwebsite: https://example.com': 'must be the domain',
      'provider: umami\nurl: https://cloud.umami.is/api/send\nwebsite: example.com': 'must be the website ID',
      'provider: endpoint\nurl: http://events.example.com/': ADDRESS,
    }),
  )('cannot be by %j', (settings, reported) => {
    expect(about('analytics', settings)).toEqual([expect.stringContaining(reported)])
  })
})

describe('what pages say about the providers', () => {
  const GOATCOUNTER = { provider: 'goatcounter', url: 'https://example.goatcounter.com/count' }

  /** The problems of content whose privacy page has these texts, and whose form has a text only for these providers. */
  function reported(integrations: object, texts: object, form = Object.keys(providers)): string[] {
    const all = filesWith({
      'integrations.yml': stringify({ ...integrations, delivery: { provider: 'simulated' }, ...integrations }),
      'text-pages/privacy.yml': stringify({ sections: [{ heading: 'Data', paragraphs: ['Here it is.'], ...texts }] }),
      'pages/contact.yml': stringify({
        form: { privacy: { simulated: 'Nowhere.', ...Object.fromEntries(form.map((name) => [name, 'To them.'])) } },
      }),
    })
    return checkProviderTexts(all).map((problem) => `${problem.file.replace('content/', '')}:${sentence(problem)}`)
  }

  test.each([
    ['netlify', { delivery: { provider: 'netlify' } }, providers.netlify],
    ['endpoint', { delivery: { provider: 'endpoint', url: 'https://requests.example.com/take' } }, providers.endpoint],
  ])('the privacy page must say where %s sends requests', (name, integrations, { setup }) => {
    expect(reported(integrations, { delivery: { simulated: 'Nowhere.' } })).toEqual([
      `text-pages/privacy.yml:5:5 Sections › Section 1 › Where requests go (shown after the paragraphs) › For ${name}: is missing, but content/integrations.yml names it. Add a line “${name}: …”. It could say: “${setup.privacyText}”`,
    ])
    expect(reported(integrations, { delivery: { simulated: 'Nowhere.', [name]: 'To them.' } })).toEqual([])
  })

  test('the privacy page must say who counts visits', () => {
    expect(reported({ analytics: GOATCOUNTER }, { analytics: { none: 'Nothing.' } })).toEqual([
      `text-pages/privacy.yml:5:5 Sections › Section 1 › What is measured (shown after the paragraphs) › For goatcounter: is missing, but content/integrations.yml names it. Add a line “goatcounter: …”. It could say: “${analyticsPrivacyText('goatcounter')}”`,
    ])
    expect(reported({ analytics: GOATCOUNTER }, { analytics: { none: 'Nothing.', goatcounter: 'Them.' } })).toEqual([])
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
