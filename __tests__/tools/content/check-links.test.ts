/** @jest-environment node */
import { target } from '../../../src/content-model/link'
import { linkFinding } from '../../../tools/content/rules/links'
import { testMistakes } from './mistakes'

const HOME = 'pages/home.yml'
const SITE = 'site.yml'
const CAREERS = 'pages/careers.yml'

describe('a broken link', () => {
  testMistakes([
    [
      'a link to a page that does not exist',
      SITE,
      '/about#team',
      '/abuot#team',
      '43:13 Footer › Pages column › Links › Link 1 › Link to: the site has no page “/abuot”. Did you mean “/about”?',
    ],
    [
      'a service under the wrong prefix',
      SITE,
      'to: /about\n',
      'to: /counseling/tax-planning\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: the site has no page “/counseling/tax-planning”. Did you mean “/services/tax-planning”?',
    ],
    [
      'a trailing slash',
      SITE,
      'to: /about\n',
      'to: /about/\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: the address “/about/” ends with a slash. Write “/about”.',
    ],
    [
      'an anchor that is not on the page',
      SITE,
      '/about#team',
      '/about#teem',
      '43:13 Footer › Pages column › Links › Link 1 › Link to: the page “/about” has no section “#teem”. Did you mean “/about#team”?',
    ],
    [
      'an anchor that resembles none on the page',
      SITE,
      '/about#team',
      '/careers#people',
      '43:13 Footer › Pages column › Links › Link 1 › Link to: the page “/careers” has no section “#people”. Its sections are #benefits, #positions, #culture, #closing, #content, and #consultant.',
    ],
    [
      'a person who is not on the team page',
      SITE,
      '/about#team',
      '/about/team#grace',
      '43:13 Footer › Pages column › Links › Link 1 › Link to: the page “/about/team” has no section “#grace”. Its sections are #values, #content, and #ada-sample.',
    ],
    [
      'an anchor that is not on the same page',
      CAREERS,
      '#positions',
      '#postions',
      '9:9 Hero › Button › Link to: this page has no section “#postions”. Did you mean “#positions”?',
    ],
    [
      'an anchor of another page',
      HOME,
      'to: /contact',
      'to: "#positions"',
      '12:9 Hero › First button › Link to: this page has no section “#positions”. Its sections are #results, #services, #closing, #content, and #testimonials.',
    ],
    [
      'an address with two anchors',
      SITE,
      '/about#team',
      '/about#team#values',
      '43:13 Footer › Pages column › Links › Link 1 › Link to: the address “/about#team#values” has more than one #. Keep one #, as in “/about#team”.',
    ],
    [
      'a quotation mark in the query of a path',
      SITE,
      'to: /about\n',
      `to: '/about?from="mail"'\n`,
      '30:11 Navigation bar › Other pages › Link 1 › Link to: contains a ". Addresses cannot contain one; copy the address from the browser, which writes it as % and two digits.',
    ],
    [
      'markup in an external address',
      SITE,
      'to: /about\n',
      'to: https://example.com/<b>\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: contains a <. Addresses cannot contain one; copy the address from the browser, which writes it as % and two digits.',
    ],
    [
      'an address that is too long',
      SITE,
      'to: /about\n',
      `to: https://example.com/${'a'.repeat(2000)}\n`,
      '30:11 Navigation bar › Other pages › Link 1 › Link to: has 2020 characters. The limit is 2000; shorten it by 20.',
    ],
    [
      'a # without an anchor',
      SITE,
      '/about#team',
      '/about#',
      '43:13 Footer › Pages column › Links › Link 1 › Link to: the address “/about#” ends with #. Delete the #.',
    ],
    [
      'capital letters in a path',
      SITE,
      'to: /about\n',
      'to: /About\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: the site has no page “/About”. Did you mean “/about”?',
    ],
    [
      'a path with a file extension',
      SITE,
      'to: /about\n',
      'to: /about.html\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: the address “/about.html” ends with “.html”. Write “/about”.',
    ],
    [
      'a path without its leading slash',
      SITE,
      'to: /about\n',
      'to: about\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: is not an address. Did you mean “/about”?',
    ],
    [
      'a path with a space',
      SITE,
      'to: /about\n',
      'to: /about us\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: contains a space. Remove it, or replace it with a hyphen; addresses have no spaces.',
    ],
    [
      'an address that begins with two slashes',
      SITE,
      'to: /about\n',
      'to: //example.com\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: begins with two slashes. Write “https://example.com”, or a path that begins with one slash.',
    ],
    [
      'an address without https',
      SITE,
      'to: /about\n',
      'to: www.example.com\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: is not an address. Did you mean “https://www.example.com”?',
    ],
    [
      'an address that is not secure',
      SITE,
      'to: /about\n',
      'to: http://www.example.com\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: is not a secure address. Write “https://www.example.com”.',
    ],
    [
      'an incomplete address',
      SITE,
      'to: /about\n',
      'to: https://\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: is not a complete address. Copy it from the browser, from https:// to the end.',
    ],
    [
      'an email address without mailto',
      SITE,
      'to: /about\n',
      'to: ada@example.com\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: is not an address. Did you mean “mailto:ada@example.com”?',
    ],
    [
      'a mailto without an address',
      SITE,
      'to: /about\n',
      'to: mailto:ada\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: has no email address after mailto:. Write it like “mailto:hello@example.com”.',
    ],
    [
      'a mailto with an invalid address',
      SITE,
      'to: /about\n',
      'to: mailto:x@....@\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: is not a valid email address. Write it like “mailto:hello@example.com”.',
    ],
    [
      'a mailto with a space in its subject',
      SITE,
      'to: /about\n',
      'to: mailto:ada@example.com?subject=A question\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: has a space or another invalid character after the ?. Write %20 instead of a space.',
    ],
    [
      'a telephone number with parentheses',
      SITE,
      'to: /about\n',
      'to: "tel:(312) 555-0142"\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: is not a phone number. Use only digits and hyphens, as in “tel:+1-312-555-0142”.',
    ],
    [
      'a script with a mixed-case scheme',
      SITE,
      'to: /about\n',
      'to: JavaScript:alert(1)\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: links that run a script are not allowed. Use a path on this site such as /contact, an anchor such as #team, or an address that begins with https:, mailto:, or tel:.',
    ],
    [
      'a data URL',
      SITE,
      'to: /about\n',
      'to: data:text/html,x\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: links that run a script are not allowed. Use a path on this site such as /contact, an anchor such as #team, or an address that begins with https:, mailto:, or tel:.',
    ],
    [
      'an unsupported scheme',
      SITE,
      'to: /about\n',
      'to: ftp://example.com/a\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: links that begin with “ftp:” are not allowed. Use a path on this site such as /contact, an anchor such as #team, or an address that begins with https:, mailto:, or tel:.',
    ],
    [
      'text that is not an address',
      SITE,
      'to: /about\n',
      'to: "?"\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: is not an address. Use a path on this site such as /contact, an anchor such as #team, or an address that begins with https:, mailto:, or tel:.',
    ],
  ])
})

const targets = { anchorsByPage: new Map([['/about', ['team']]]), offPages: new Map(), ownAnchors: ['team'] }

test('the check rejects a 16 kB email address by its length', () => {
  expect(linkFinding(`mailto:x@${'.'.repeat(16_000)}@`, targets)).toBeUndefined()
  expect(target.safeParse(`mailto:x@${'.'.repeat(16_000)}@`).error?.issues).toMatchObject([{ code: 'too_big' }])
})
