import { testMistakes } from './mistakes'

const SITE = 'site.yml'
const PAGE_LINK = '43:13 Footer › Pages column › Links › Link 1 › Link to:'
const MENU_LINK = '30:11 Navigation bar › Other pages › Link 1 › Link to:'
const FORMAT =
  'is not in the right format. It must be a path on this site such as /contact, an anchor such as #team, or an address that begins with https:, mailto:, or tel:.'

/** A link in the navigation bar, and what is reported of it. */
const menu = (mistake: string, to: string, reported: string): [string, string, string, string, string] => [
  mistake,
  SITE,
  'to: /about\n',
  `to: ${to}\n`,
  `${MENU_LINK} ${reported}`,
]

testMistakes([
  [
    'a link to a page that does not exist',
    SITE,
    '/about#team',
    '/abuot#team',
    `${PAGE_LINK} the site has no page “/abuot”. Did you mean “/about”?`,
  ],
  [
    'an anchor that is not on the page',
    SITE,
    '/about#team',
    '/about#teem',
    `${PAGE_LINK} the page “/about” has no section “#teem”. Did you mean “/about#team”?`,
  ],
  [
    'a person who is not on the team page',
    SITE,
    '/about#team',
    '/about/team#grace',
    `${PAGE_LINK} the page “/about/team” has no section “#grace”. Its sections are #values, #content, and #ada-sample.`,
  ],
  [
    'an anchor that is not on the same page',
    'pages/careers.yml',
    '#positions',
    '#postions',
    '9:9 Hero › Button › Link to: this page has no section “#postions”. Did you mean “#positions”?',
  ],
  menu(
    'a service under the wrong prefix',
    '/counseling/tax-planning',
    'the site has no page “/counseling/tax-planning”. Did you mean “/services/tax-planning”?',
  ),
  menu('a trailing slash', '/about/', 'the site has no page “/about/”. Did you mean “/about”?'),
  menu('capital letters in a path', '/About', 'the site has no page “/About”. Did you mean “/about”?'),
  menu('a file extension', '/about.html', 'the site has no page “/about.html”. Did you mean “/about”?'),
  menu('a path without its slash', 'about', 'is not a valid link. Did you mean “/about”?'),
  menu('an address without https', 'www.example.com', 'is not a valid link. Did you mean “https://www.example.com”?'),
  menu(
    'an address that is not secure',
    'http://www.example.com',
    'is not a valid link. Did you mean “https://www.example.com”?',
  ),
  menu(
    'an email address without mailto',
    'ada@example.com',
    'is not a valid link. Did you mean “mailto:ada@example.com”?',
  ),
  menu(
    'an incomplete address',
    'https://',
    'is not a complete address. Copy it from the browser, from https:// to the end.',
  ),
  menu(
    'a mailto without an address',
    'mailto:ada',
    'has no email address after mailto:. Write it as “mailto:hello@example.com”.',
  ),
  menu('a script', 'JavaScript:alert(1)', FORMAT),
  menu('markup in an external address', 'https://example.com/<b>', FORMAT),
  menu('text that is not an address', '"?"', FORMAT),
])
