import { z } from 'zod'
import { editing } from '../../content-model/editing'
import { image, line, paragraph, phone, reference } from '../../content-model/fields'
import { externalAddress, target } from '../../content-model/link'
import { locale } from '../../content-model/locale'

const label = 'Field'

test.each<[name: string, schema: z.ZodType, accepted: unknown[], rejected: unknown[]]>([
  ['a line', line({ label, max: 5 }), ['abc', ' abcde '], ['', '  ', 'abcdef', 'a\nb', 5]],
  ['a paragraph', paragraph({ label }), ['one\ntwo'], ['', ' \n']],
  [
    'a reference',
    reference('Service', { label, example: 'tax-planning' }),
    ['tax-planning', '401k'],
    ['Tax', 'tax planning', 'tax--planning', '-tax', 'tax.yml', ''],
  ],
  [
    'an image',
    image({ label }),
    ['./portrait.jpg', './Portrait.JPEG', './a.avif'],
    ['portrait.jpg', '/portrait.jpg', './portrait.gif', 'https://example.com/a.jpg'],
  ],
  [
    'a phone number',
    phone({ label }),
    ['(312) 555-0142', '+1 312 555 0142', '(312) 555-0142, ext. 12', '(312) 555-0142 x12', '(312) 555-0142#12'],
    ['call me', '555', '312-555-CALL', '(312) 555-0142 ext.', '(312) 555-0142 (mobile)'],
  ],
  [
    'a link',
    target,
    [
      '/',
      '/about#team',
      '/contact?from=mail&to=us#request',
      '/files/fee%20schedule.pdf',
      '#team',
      'https://example.com',
      'https://example.com/a_(b)?c=d|e&f={g}#:~:text=h',
      'mailto:hello@example.com',
      'tel:+13125550142',
    ],
    [
      'contact',
      '//example.com',
      'http://example.com',
      'javascript:alert(1)',
      'data:text/html,x',
      '/a page',
      '#"><b>',
      `https://example.com/${'a'.repeat(2000)}`,
      '#',
      '',
    ],
  ],
  [
    'an address on another site',
    externalAddress({ label }),
    ['https://www.linkedin.com/in/ada?x=y'],
    ['http://example.com', 'https://', 'https://[', 'https://a.example/"><b>', `https://${'a'.repeat(2000)}`],
  ],
  [
    'a language',
    locale.language,
    ['en-US', 'de', 'zh-Hant-TW', 'es-419'],
    ['english', 'en_US', 'en-us', 'en-UK', 'xx', ''],
  ],
  ['a time zone', locale.timeZone, ['America/Chicago', 'Asia/Tokyo'], ['EST', 'Mars/Olympus', 'London', '+01:00', '']],
  ['a country', locale.country, ['US', 'GB'], ['England', 'UK', 'us', 'ZZ', 'USA', '']],
])('%s has its form', (_, schema, accepted, rejected) => {
  const isValid = (value: unknown) => schema.safeParse(value).success
  expect(accepted.filter((value) => !isValid(value))).toEqual([])
  expect(rejected.filter(isValid)).toEqual([])
})

const GITHUB = { host: 'github', repository: 'waymark/website', branch: 'main' }

test.each([
  ['GitHub', GITHUB, []],
  ['GitLab with groups', { ...GITHUB, host: 'gitlab', repository: 'waymark/web/site', appId: '5d0f' }, []],
  ['Gitea', { ...GITHUB, host: 'gitea', address: 'https://codeberg.org' }, []],
  ['Gitea without an address', { ...GITHUB, host: 'gitea' }, ['address is required for gitea']],
])('with %s as the host of the editor, the settings have these problems: %j', (_, settings, expected) => {
  const issues = editing.safeParse(settings).error?.issues ?? []
  expect(issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual(expected)
})
