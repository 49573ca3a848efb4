import * as providers from '../../content-model/delivery/providers'
import { settingHint } from '../../content-model/provider-fields'
import { contentFolder } from './content-folder'
import { problemsOf } from './mistakes'

/** The problems that the content check reports for a delivery, without the file name and the name of the group. */
function reported(...lines: string[]): string[] {
  const content = contentFolder()
  content.write('integrations.yml', ['delivery:', ...lines].join('\n  '))
  const problems = problemsOf(content)
  content.dispose()
  return problems.map((problem) => problem.replace('integrations.yml:', '').replace('Consultation requests › ', ''))
}

test.each([
  [['provider: simulated']],
  [['provider: endpoint', 'url: https://requests.example.com/take']],
  [['provider: endpoint', 'url: /api/consultation']],
  [['provider: endpoint', 'url: http://127.0.0.1:9000/take']],
  [['provider: endpoint', 'url: http://localhost:9000']],
  [['provider: netlify']],
  [['provider: formspree', 'url: https://formspree.io/f/xayzwvkd']],
  [['provider: web3forms', 'key: 0f3c1b52-7d4e-4c6a-9b1e-2f5a8c7d6e90']],
])('the check accepts %j as a delivery', (lines) => {
  expect(reported(...lines)).toEqual([])
})

const URL_HINT = settingHint('url', Object.values(providers))
const KEY_HINT = `${settingHint('key', Object.values(providers))} Visitors may see it.`

test('the hint of a setting says what it is for each provider', () => {
  expect(URL_HINT).toMatch(/For endpoint: your service’s address, or \/api\/consultation\. For /)
})

test('the check reports an endpoint without an address, and shows the line to add', () => {
  expect(reported('provider: endpoint')).toEqual([`1:1 Address: is missing. Add a line “url: …”. ${URL_HINT}`])
})

test('the check reports Web3Forms without a key, and shows the line to add', () => {
  expect(reported('provider: web3forms')).toEqual([`1:1 Key: is missing. Add a line “key: …”. ${KEY_HINT}`])
})

test.each([
  ['simulated', 'url: https://example.com', 'Address', URL_HINT],
  ['netlify', 'url: https://example.com', 'Address', URL_HINT],
  ['netlify', 'key: key-of-the-firm', 'Key', KEY_HINT],
  ['simulated', 'key: key-of-the-firm', 'Key', KEY_HINT],
])('with %s, rejects the line “%s” as unused', (provider, line, label, hint) => {
  expect(reported(`provider: ${provider}`, line)).toEqual([
    `3:8 ${label}: is not used with ${provider}. ${hint} Or delete this line; the field is optional.`,
  ])
})

const ADDRESS_HINT =
  'It must be an address that begins with https:// and a host name in lowercase, or /api/consultation for this site’s own function; http:// is only for localhost and 127.0.0.1.'

test.each([
  'http://requests.example.com/take',
  '/api/other',
  'requests.example.com',
  'https://192.168.0.1/x',
  'https://Requests.Example.com/x',
  'https://example.com/x#a',
  'https://a@example.com/',
])('the check rejects the address %s', (url) => {
  expect(reported('provider: endpoint', `url: "${url}"`)).toEqual([
    `3:8 Address: is not in the right format. ${ADDRESS_HINT}`,
  ])
})

test('with Formspree, rejects an address of another service', () => {
  const problem =
    '3:8 Address: is not in the right format. It must be the address of a Formspree form, such as https://formspree.io/f/xayzwvkd.'
  expect(reported('provider: formspree', 'url: https://example.com/f/xayzwvkd')).toEqual([problem])
  expect(reported('provider: formspree', 'url: https://formspree.io/xayzwvkd')).toEqual([problem])
  expect(reported('provider: formspree', 'url: /api/consultation')).toEqual([problem])
})

test('an address that is wrong twice gets one message, and only the provider that does not use it lets it be deleted', () => {
  const problem = `3:8 Address: is not in the right format. ${ADDRESS_HINT}`
  expect(reported('provider: formspree', 'url: formspree.io/f/xayzwvkd')).toEqual([problem])
  expect(reported('provider: netlify', 'url: formspree.io/f/xayzwvkd')).toEqual([
    `${problem} Or delete this line; the field is optional.`,
  ])
})

test('the check rejects a Web3Forms key in another format', () => {
  expect(reported('provider: web3forms', 'key: key')).toEqual([
    '3:8 Key: is not in the right format. It must be the access key that Web3Forms sent you: letters, digits, and hyphens.',
  ])
})

test('the check reports a delivery without a method, and shows the line to add', () => {
  expect(reported('key: key-of-the-firm')).toEqual([
    '1:1 Delivery: is missing. Add a line “provider: …”. With simulated, requests are not sent anywhere. docs/going-live.md lists what each option requires.',
  ])
})
