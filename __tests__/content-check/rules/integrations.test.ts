import { stringify } from 'yaml'
import type { z } from 'zod'
import { fieldLabel, fieldsOf } from '../../../content-check/parse/schema-path'
import { analytics, analyticsPrivacyText } from '../../../content-model/analytics'
import { delivery } from '../../../content-model/delivery'
import * as providers from '../../../content-model/delivery/providers'
import { settingHint } from '../../../content-model/provider-fields'
import { scheduling, schedulingPrivacyText } from '../../../content-model/scheduling'
import { checkProviderTexts } from '../../../content-check/rules/provider-texts'
import { ANALYTICS_PROVIDERS } from '../../content-model/analytics/samples'
import { DELIVERY_PROVIDERS } from '../../content-model/delivery/samples'
import type { SampledProvider } from '../../content-model/provider-samples'
import { SCHEDULING_PROVIDERS } from '../../content-model/scheduling/samples'
import { filesWith, problemsIn, sentence } from '../mistakes'

type Group = 'delivery' | 'analytics' | 'scheduling'

/** What an editor reads about the settings of a group, without the name of the group. */
const about = (group: Group, settings: string) =>
  problemsIn(
    'integrations.yml',
    `${group}:\n  ${settings.replaceAll('\n', '\n  ')}\n${group === 'delivery' ? '' : 'delivery:\n  provider: simulated\n'}`,
  ).map((problem) => problem.replace(/(?:Consultation requests|Measurement|Calendar) › /, ''))

const URL_HINT = settingHint('url', Object.values(providers))
const FORMAT = 'is not in the right format. It must be'

const ADDRESS = 'an address that begins with https:// and a host name in lowercase'

test('the hint of a setting says what it is for each provider', () => {
  expect(URL_HINT).toMatch(/For endpoint: your service’s address, or \/api\/consultation\. For /)
})

/** The settings of a provider as lines of YAML. */
const linesOf = (provider: string, settings: object) => stringify({ provider, ...settings }).trim()

/**
 * The groups of settings that name a provider, with the providers and their samples, and the label and the example of what
 * the privacy page says about each.
 */
const GROUPS: readonly {
  group: Group
  schema: z.ZodType
  all: readonly SampledProvider[]
  label: string
  exampleFor: (provider: string) => string | undefined
}[] = [
  {
    group: 'delivery',
    schema: delivery,
    all: DELIVERY_PROVIDERS,
    label: 'Where requests go',
    exampleFor: (name) => DELIVERY_PROVIDERS.find((provider) => provider.name === name)?.setup.privacyText,
  },
  {
    group: 'analytics',
    schema: analytics,
    all: ANALYTICS_PROVIDERS,
    label: 'What is measured',
    exampleFor: analyticsPrivacyText,
  },
  {
    group: 'scheduling',
    schema: scheduling,
    all: SCHEDULING_PROVIDERS,
    label: 'What the calendar gets',
    exampleFor: schedulingPrivacyText,
  },
]

describe.each(GROUPS)('under $group', ({ group, schema, all }) => {
  /** A valid value of each setting, which providers that do not use it reject anyway. */
  const used = Object.fromEntries(all.flatMap(({ sample }) => Object.entries<string>({ ...sample.settings })))
  const settingNames = [...fieldsOf(schema).keys()].filter((key) => key !== 'provider')

  test.each(all)('the settings in the sample of $name are accepted', ({ name, sample }) => {
    expect(about(group, linesOf(name, sample.settings))).toEqual([])
  })

  /** Mistakes in one setting, each with what an editor reads about it. */
  const mistakes = all.flatMap(({ name, setup: { requires }, sample }) =>
    settingNames.flatMap((setting) => {
      const { [setting]: required } = requires
      const { [setting]: wrong } = sample.wrong
      const label = fieldLabel(schema, [setting])
      const row = (mistake: string, value: string | undefined, reported: string) => {
        const settings = linesOf(name, { ...sample.settings, [setting]: value })
        return { name, setting, mistake, settings, reported: `${label}: ${reported}` }
      }
      if (!required) return [row('unused', used[setting], `is not used with ${name}. Delete this line.`)]
      return [
        row('missing', undefined, `is missing. Add a line “${setting}: …”.`),
        ...(required.pattern && wrong ? [row('wrong', wrong, `is not in the right format. It ${required.rule}`)] : []),
      ]
    }),
  )

  test.each(mistakes)('for $name, $setting is rejected if it is $mistake', ({ settings, reported }) => {
    expect(about(group, settings)).toEqual([expect.stringContaining(reported)])
  })
})

describe('the delivery of requests', () => {
  const WRONG = `${ADDRESS}, or /api/consultation for this site’s own function; http:// is only for localhost and 127.0.0.1.`

  test.each([
    'provider: simulated',
    'provider: endpoint\nurl: /api/consultation',
    'provider: endpoint\nurl: http://127.0.0.1:9000/take',
  ])('may be %j', (settings) => {
    expect(about('delivery', settings)).toEqual([])
  })

  test.each([
    [
      'key: mine',
      '1:1 Delivery: is missing. Add a line “provider: …”. With simulated, requests are not sent anywhere. docs/going-live.md lists what each option requires.',
    ],
    ['provider: endpoint', `1:1 Address: is missing. Add a line “url: …”. ${URL_HINT}`],
    ['provider: endpoint\nurl: http://requests.example.com/take', `3:8 Address: ${FORMAT} ${WRONG}`],
    ['provider: endpoint\nurl: https://Requests.Example.com/x', `3:8 Address: ${FORMAT} ${WRONG}`],
    ['provider: endpoint\nurl: /api/other', `3:8 Address: ${FORMAT} ${WRONG}`],
    // An address that is wrong twice gets one message.
    ['provider: formspree\nurl: formspree.io/f/xayzwvkd', `3:8 Address: ${FORMAT} ${WRONG}`],
    ['provider: netlify\nurl: formspree.io/f/xayzwvkd', `3:8 Address: ${FORMAT} ${WRONG}`],
  ])('cannot be %j', (settings, reported) => {
    expect(about('delivery', settings)).toEqual([reported])
  })
})

test.each([
  ['on this computer', 'http://127.0.0.1:9000/take', []],
  [
    'on another computer only with https',
    'http://events.example.com/',
    [`3:8 Address: ${FORMAT} ${ADDRESS}; http:// is only for localhost and 127.0.0.1.`],
  ],
])('visits may be measured by a service %s', (_, url, reported) => {
  expect(about('analytics', linesOf('endpoint', { url }))).toEqual(reported)
})

test.each([
  ['without encryption', 'http://calendar.example.com/', 'does not begin with https:// and the name of a host.'],
  [
    'with a name before the host',
    'https://calendly.com@calendar.example.com/',
    'has “calendly.com” before the @, but leads to',
  ],
])('the calendar cannot be at an address %s', (_, url, reported) => {
  expect(about('scheduling', linesOf('other', { url }))).toEqual([expect.stringContaining(reported)])
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

  const missing = (section: number, label: string, name: string, text = '') =>
    `Sections › Section ${section} › ${label} (shown after the paragraphs) › For ${name}: is missing, but content/integrations.yml names it. Add a line “${name}: …”. It could say: “${text}”`

  describe.each(GROUPS)('under $group', ({ group, all, label, exampleFor }) => {
    test.each(all)('the privacy page must have a text for $name', ({ name, sample }) => {
      const integrations = { [group]: { provider: name, ...sample.settings } }
      // A text for another provider is not enough.
      const other = all.find((provider) => provider.name !== name)?.name ?? ''
      expect(reported(integrations, { [group]: { [other]: 'It.' } })).toEqual([
        `text-pages/privacy.yml:5:5 ${missing(1, label, name, exampleFor(name))}`,
      ])
      expect(reported(integrations, { [group]: { [other]: 'It.', [name]: 'Them.' } })).toEqual([])
    })
  })

  test('each of several sections must, for requests and visits', () => {
    const sections = [
      { delivery: { simulated: 'Nowhere.', netlify: 'To them.' } },
      { analytics: { none: 'Nothing.' }, delivery: { simulated: 'Nowhere.' } },
    ]
    expect(reported({ delivery: { provider: 'netlify' }, analytics: GOATCOUNTER }, sections)).toEqual([
      `text-pages/privacy.yml:11:5 ${missing(2, 'What is measured', 'goatcounter', analyticsPrivacyText('goatcounter'))}`,
      `text-pages/privacy.yml:13:5 ${missing(2, 'Where requests go', 'netlify', providers.netlify.setup.privacyText)}`,
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

  test('measurement and a calendar that no privacy page mentions, or that have none, are reported', () => {
    const undisclosed = (at: string, label: string, group: string) =>
      `${at} ${label}: is on, but no privacy page discloses it. Add “${group}:” to a section of your privacy page, such as content/text-pages/privacy.yml; docs/content.md lists its fields.`
    const scheduling = { provider: 'calendly', url: 'https://calendly.com/waymark' }
    const chosen = { analytics: GOATCOUNTER, scheduling }
    const both = [undisclosed('1:1', 'Measurement', 'analytics'), undisclosed('4:1', 'Calendar', 'scheduling')]
    expect(reported(chosen, {}).map((problem) => problem.replace('integrations.yml:', ''))).toEqual(both)
    expect(reported(chosen, { analytics: { goatcounter: 'Visits.' } })).toEqual([`integrations.yml:${both[1]}`])
    const rest = filesWith({
      'integrations.yml': stringify({ ...chosen, delivery: { provider: 'simulated' } }),
    }).filter(({ path }) => path !== 'text-pages/privacy.yml')
    expect(checkProviderTexts(rest).map(sentence)).toEqual(both)
  })
})
