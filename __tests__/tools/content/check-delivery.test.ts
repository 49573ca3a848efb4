/** @jest-environment node */
import { contentFolder } from './content-folder'
import { problemsOf } from './mistakes'

/** What the content check reports about a delivery, without the name of its file. */
function reported(...lines: string[]): string[] {
  const content = contentFolder()
  content.write('delivery.yml', lines.join('\n'))
  const problems = problemsOf(content)
  content.dispose()
  return problems.map((problem) => problem.replace('delivery.yml:', ''))
}

test.each([
  [['via: simulated']],
  [['via: endpoint', 'url: https://requests.example.com/take']],
  [['via: endpoint', 'url: /api/consultation']],
  [['via: endpoint', 'url: http://127.0.0.1:9000/take']],
  [['via: endpoint', 'url: http://localhost:9000']],
  [['via: netlify']],
  [['via: formspree', 'url: https://formspree.io/f/xayzwvkd']],
  [['via: web3forms', 'key: 0f3c1b52-7d4e-4c6a-9b1e-2f5a8c7d6e90']],
])('%j is a delivery', (lines) => {
  expect(reported(...lines)).toEqual([])
})

const URL_HINT =
  'With endpoint: the address of your service, or /api/consultation. With formspree: the form’s address there.'
const KEY_HINT = 'With web3forms: the access key, which visitors may see.'

test('an endpoint without its address is an error that shows the line to add', () => {
  expect(reported('via: endpoint')).toEqual([`1:1 Address: is missing. Add a line “url: …”. ${URL_HINT}`])
})

test('Formspree without the form’s address is an error that shows the line to add', () => {
  expect(reported('via: formspree')).toEqual([`1:1 Address: is missing. Add a line “url: …”. ${URL_HINT}`])
})

test('Web3Forms without its key is an error that shows the line to add', () => {
  expect(reported('via: web3forms')).toEqual([`1:1 Key: is missing. Add a line “key: …”. ${KEY_HINT}`])
})

test.each([
  ['simulated', 'url: https://example.com', 'Address', URL_HINT],
  ['netlify', 'url: https://example.com', 'Address', URL_HINT],
  ['netlify', 'key: key-of-the-firm', 'Key', KEY_HINT],
  ['simulated', 'key: key-of-the-firm', 'Key', KEY_HINT],
])('with %s, the line “%s” is refused as unused', (via, line, label, hint) => {
  expect(reported(`via: ${via}`, line)).toEqual([
    `2:6 ${label}: is not used with ${via}. ${hint} Or delete this line; the field may be left out.`,
  ])
})

const WHAT_ADDRESSES_ARE =
  'It must be an address that begins with https://, or /api/consultation for the function of this site; http:// is for localhost and 127.0.0.1. Or delete this line; the field may be left out.'

test.each([
  'http://requests.example.com/take',
  'https://user:password@example.com/',
  'https://a;b.example.com/',
  "https://example.com'/",
  'https://example.com:99999/',
  '/api/other',
  '//example.com/take',
  'ftp://example.com/',
  'requests.example.com',
  'http://127.0.0.1.example.com/',
  'http://[::1]:9000/',
  'https://1.2.3.999/',
  'https://.example.com/',
])('requests can’t go to the address %s', (url) => {
  expect(reported('via: endpoint', `url: "${url}"`)).toEqual([
    `2:6 Address: does not have the right form. ${WHAT_ADDRESSES_ARE}`,
  ])
})

test('with Formspree, an address of another service is refused', () => {
  const problem =
    '2:6 Address: does not have the right form. It must be a form’s address at Formspree, such as https://formspree.io/f/xayzwvkd. Or delete this line; the field may be left out.'
  expect(reported('via: formspree', 'url: https://example.com/f/xayzwvkd')).toEqual([problem])
  expect(reported('via: formspree', 'url: https://formspree.io/xayzwvkd')).toEqual([problem])
  expect(reported('via: formspree', 'url: /api/consultation')).toEqual([problem])
})

test('a misspelled way is reported with the one that was meant', () => {
  expect(reported('via: netlfy')).toEqual([
    '1:6 Way: “netlfy” is not one of the possible words. Did you mean “netlify”?',
  ])
})

test('a delivery without a way is an error that shows the line to add', () => {
  expect(reported('key: key-of-the-firm')).toEqual([
    '1:1 Way: is missing. Add a line “via: …”. With simulated, requests go nowhere. docs/going-live.md describes what each way needs.',
  ])
})

test('a site without the file of the delivery is an error that names the file', () => {
  const content = contentFolder()
  content.remove('delivery.yml')
  expect(problemsOf(content)).toEqual([
    'delivery.yml:1:1 the file is missing. The site needs it for the delivery of consultation requests. Restore it, or write it again; docs/content.md lists its fields.',
  ])
  content.dispose()
})

test('the site’s settings can’t redirect requests: they have no field for the delivery', () => {
  const content = contentFolder()
  content.write('site.yml', `${content.read('site.yml')}delivery: { via: endpoint, url: https://evil.example/take }\n`)
  expect(problemsOf(content)).toEqual([expect.stringContaining('“delivery” is not a field here')])
  content.dispose()
})
