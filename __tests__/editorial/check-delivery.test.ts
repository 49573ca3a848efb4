/** @jest-environment node */
import { contentFolder } from './content-folder'
import { problemsOf } from './mistakes'

/** What is told of a delivery, from the name of its field on. */
function told(...lines: string[]): string[] {
  const content = contentFolder()
  content.write('site.yml', ['delivery:', ...lines.map((line) => `  ${line}`), content.read('site.yml')].join('\n'))
  const problems = problemsOf(content)
  content.dispose()
  return problems.map((problem) => problem.replace('site.yml:', '').replace('Delivery of consultation requests › ', ''))
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
  expect(told(...lines)).toEqual([])
})

const URL_HINT =
  'With endpoint: the address of your service, or /api/consultation. With formspree: the form’s address there.'
const KEY_HINT = 'With web3forms: the access key, which visitors may see.'

test('an endpoint without its address is told what to add', () => {
  expect(told('via: endpoint')).toEqual([`1:1 Address: is missing. Add a line “url: …”. ${URL_HINT}`])
})

test('Formspree without the form’s address is told what to add', () => {
  expect(told('via: formspree')).toEqual([`1:1 Address: is missing. Add a line “url: …”. ${URL_HINT}`])
})

test('Web3Forms without its key is told what to add', () => {
  expect(told('via: web3forms')).toEqual([`1:1 Key: is missing. Add a line “key: …”. ${KEY_HINT}`])
})

test.each([
  ['simulated', 'url: https://example.com', 'Address', URL_HINT],
  ['netlify', 'url: https://example.com', 'Address', URL_HINT],
  ['netlify', 'key: key-of-the-firm', 'Key', KEY_HINT],
  ['simulated', 'key: key-of-the-firm', 'Key', KEY_HINT],
])('with %s, the line “%s” is told to be of no use', (via, line, label, hint) => {
  expect(told(`via: ${via}`, line)).toEqual([
    `3:8 ${label}: is not used with ${via}. ${hint} Or delete this line; the field may be left out.`,
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
])('%s is no address that requests may go to', (url) => {
  expect(told('via: endpoint', `url: "${url}"`)).toEqual([
    `3:8 Address: does not have the right form. ${WHAT_ADDRESSES_ARE}`,
  ])
})

test('an address that is none of Formspree’s is told', () => {
  const problem =
    '3:8 Address: does not have the right form. It must be a form’s address at Formspree, such as https://formspree.io/f/xayzwvkd. Or delete this line; the field may be left out.'
  expect(told('via: formspree', 'url: https://example.com/f/xayzwvkd')).toEqual([problem])
  expect(told('via: formspree', 'url: https://formspree.io/xayzwvkd')).toEqual([problem])
  expect(told('via: formspree', 'url: /api/consultation')).toEqual([problem])
})

test('a misspelled way is told with the one that was meant', () => {
  expect(told('via: netlfy')).toEqual(['2:8 Way: “netlfy” is not one of the possible words. Did you mean “netlify”?'])
})

test('a delivery without a way is told what to add', () => {
  expect(told('key: key-of-the-firm')).toEqual([
    '1:1 Way: is missing. Add a line “via: …”. With simulated, requests go nowhere.',
  ])
})
