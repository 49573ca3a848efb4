import { stringify } from 'yaml'
import * as providers from '../../content-model/analytics/providers'
import { settingHint } from '../../content-model/provider-fields'
import { contentFolder } from './content-folder'
import { problemsOf } from './mistakes'

const TEXTS = {
  none: 'Nothing is counted.',
  ...Object.fromEntries(Object.keys(providers).map((provider) => [provider, 'One company counts.'])),
}

interface Changes {
  /** What the privacy page says of it; without it, nothing. */
  analytics?: object
  isPrivacyOff?: boolean
}

/** The problems that the content check reports for the settings of the analytics, without the file name and the line. */
function reported(lines: readonly string[], { analytics = TEXTS, isPrivacyOff = false }: Changes = {}): string[] {
  const content = contentFolder()
  const show = isPrivacyOff ? 'show:\n  privacy: false\n' : ''
  content.write('site.yml', content.read('site.yml') + show)
  content.write('integrations.yml', `analytics:\n  ${lines.join('\n  ')}\ndelivery:\n  provider: simulated\n`)
  const page = {
    seo: { title: 'Privacy', description: 'What happens to data.' },
    heading: 'Privacy',
    lead: 'In short.',
    updated: 'Today',
    sections: [{ heading: 'Counts', paragraphs: ['Visits.'], ...(Object.keys(analytics).length > 0 && { analytics }) }],
  }
  content.write('pages/privacy.yml', stringify(page))
  content.write('../spelling-words.txt', 'LinkedIn\nbenchmarking\n')
  const problems = problemsOf(content)
  content.dispose()
  return problems.map((problem) => problem.replace(/^integrations\.yml:\d+:/, ''))
}

const WEBSITE = 'b59e9c65-ae32-47f1-8400-119fcf4861c4'

test.each([
  [['provider: plausible', 'url: https://plausible.io/api/event', 'website: example.com']],
  [['provider: plausible', 'url: https://example.com/stats/api/event', 'website: blog.example.com']],
  [['provider: goatcounter', 'url: https://example.goatcounter.com/count']],
  [['provider: umami', 'url: https://cloud.umami.is/api/send', `website: ${WEBSITE}`]],
  [['provider: endpoint', 'url: https://events.example.com']],
  [['provider: endpoint', 'url: http://127.0.0.1:9000/take']],
])('the check accepts %j', (lines) => {
  expect(reported(lines)).toEqual([])
})

const HINT = `${settingHint('website', Object.values(providers))} Visitors may see it.`

test.each([
  ['plausible', 'https://plausible.io/api/event'],
  ['umami', 'https://cloud.umami.is/api/send'],
])('the check reports %s without the website, and shows the line to add', (provider, url) => {
  expect(reported([`provider: ${provider}`, `url: ${url}`])).toEqual([
    `1 Measurement › Website: is missing. Add a line “website: …”. ${HINT}`,
  ])
})

test.each([
  ['goatcounter', 'https://example.goatcounter.com/count'],
  ['endpoint', 'https://events.example.com/take'],
])('with %s, the check rejects a website as unused', (provider, url) => {
  expect(reported([`provider: ${provider}`, `url: ${url}`, 'website: example.com'])).toEqual([
    `12 Measurement › Website: is not used with ${provider}. ${HINT} Or delete this line; the field is optional.`,
  ])
})

test.each([
  [
    ['provider: plausible', 'url: https://plausible.io', 'website: example.com'],
    '/api/event',
    'https://plausible.io/api/event',
  ],
  [['provider: goatcounter', 'url: https://gc.zgo.at/count.js'], '/count', 'https://example.goatcounter.com/count'],
  [
    ['provider: umami', 'url: https://cloud.umami.is/script.js', `website: ${WEBSITE}`],
    '/api/send',
    'https://cloud.umami.is/api/send',
  ],
])('the check rejects %j, because the service accepts events at a different address', (lines, end, example) => {
  const problems = reported(lines)
  expect(problems).toEqual([expect.stringContaining(`must end in ${end}, `)])
  expect(problems.join()).toContain(`receives events, such as ${example}.`)
})

test.each([
  [
    ['provider: plausible', 'url: https://plausible.io/api/event', 'website: https://example.com'],
    'must be the domain',
  ],
  [['provider: umami', 'url: https://cloud.umami.is/api/send', 'website: example.com'], 'must be the website ID'],
])('the check rejects the website in %j', (lines, rule) => {
  expect(reported(lines)).toEqual([expect.stringContaining(rule)])
})

test.each(['http://events.example.com/', '/events', 'https://Events.example.com/'])(
  'the check explains what is wrong with the address %s',
  (url) => {
    expect(reported(['provider: endpoint', `url: ${url}`])).toEqual([
      expect.stringContaining('must be an address that begins with https:// and a host name in lowercase;'),
    ])
  },
)

const ENDPOINT = ['provider: endpoint', 'url: https://events.example.com/take']

test('the check reports analytics that the privacy page does not disclose', () => {
  expect(reported(ENDPOINT, { analytics: {} })).toEqual([
    '1 Measurement: is on, but no privacy page discloses it. Add “analytics:” to a section of content/pages/privacy.yml; docs/content.md lists its fields.',
  ])
})

test('the check reports analytics if the privacy page is switched off', () => {
  // The form's link to the page is another problem.
  expect(reported(ENDPOINT, { isPrivacyOff: true })).toContain(
    '1 Measurement: is on, but no privacy page discloses it. Turn on the privacy page under “show”. Add “analytics:” to a section of content/pages/privacy.yml; docs/content.md lists its fields.',
  )
})

test('the privacy page need not mention analytics if nothing is measured', () => {
  const content = contentFolder()
  expect(problemsOf(content)).toEqual([])
  content.dispose()
})
