import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { checkContent } from '../../../content-check/check'
import { linkFinding } from '../../../content-check/rules/links'
import { UNKNOWN_COUNTRY } from '../../../content-model/locale'
import { serviceContent } from '../../factories/content'
import { contentForEachTest } from '../content-folder'
import { knownTargets, filesWith, problemsOf, testAccepted, testMistakes } from '../mistakes'

const MEMBER = 'team/ada-sample.yml'
const SITE = 'site.yml'

const known = knownTargets(filesWith({}))

function reported(text: string): string | undefined {
  const finding = linkFinding(text, known, [])
  return finding && `${finding.severity === 'warning' ? 'Warning: ' : ''}${finding.message}. ${finding.advice}`
}

const PROTOCOL = 'does not begin with https:// and the name of a host'
const HOST = 'Correct the host, which must be a name such as “example.com”.'
const COPY = 'Copy the address again from the browser.'
const NUMBER = 'Correct the number. Write it after “tel:” with + and its country code, without spaces.'
const ONE_ADDRESS =
  'is not an email address that can be opened. Write one email address after “mailto:”, such as “mailto:name@example.com”.'
const DOT = 'Write the complete host, which has a dot, such as “example.com”.'

test.each(
  Object.entries({
    'https://https://a.example/b': 'begins with more than one protocol. Did you mean “https://a.example/b”?',
    'http://https://a.example': 'begins with more than one protocol. Did you mean “https://a.example”?',
    'https:///a.example': `${PROTOCOL}. Did you mean “https://a.example”?`,
    'http:/a.example': `${PROTOCOL}. Did you mean “https://a.example”?`,
    'http:/a': `${PROTOCOL}. ${COPY}`,
    'https:///': `${PROTOCOL}. ${COPY}`,
    'https://a.': `has the character “.” (U+002E) after the address. ${COPY}`,
    'https://://a': `${PROTOCOL}. ${COPY}`,
    '"http://a.example"': 'has the character “"” (U+0022) before the address. Did you mean “https://a.example”?',
    '//about': 'the site has no page “//about”. Did you mean “/about”?',
    'https://a.example:99999': `has the host “a.example:99999”, which is not a name. ${COPY}`,
    'HTTP://a.example/http': `${PROTOCOL}. Did you mean “https://a.example/http”?`,
    '//a.example/': `${PROTOCOL}. Did you mean “https://a.example/”?`,
    'https//a.example': `${PROTOCOL}. Did you mean “https://a.example”?`,
    'https:a.example': `${PROTOCOL}. Did you mean “https://a.example”?`,
    'https;//a.example': `${PROTOCOL}. Did you mean “https://a.example”?`,
    'https:\\\\a.example': `${PROTOCOL}. Did you mean “https://a.example”?`,
    'https://ada@b.example@evil.example/':
      'has “ada@b.example” before the @, but leads to the host “evil.example”. If that is the host that you mean, write “https://evil.example/”.',
    'https://a.example/b”':
      'has a right double quotation mark (U+201D) after the address. Did you mean “https://a.example/b”?',
    '“https://a.example/b”':
      'has a left double quotation mark (U+201C) before the address. Did you mean “https://a.example/b”?',
    'https://a.example/(b))':
      'has the character “)” (U+0029) after the address. Did you mean “https://a.example/(b)”? If “)” belongs to the address, write %29 instead.',
    [`https://a.example/${'b'.repeat(60)}.`]: `has the character “.” (U+002E) after the address. Did you mean “https://a.example/${'b'.repeat(60)}”? If “.” belongs to the address, write %2E instead.`,
    '[Our page](https://a)': `is a link in Markdown. ${COPY}`,
    'https://a.example, https://b.example': 'contains more than one address. Keep only one of them.',
    'https://a.example/b\u00A0c':
      'contains a no-break space (U+00A0). Delete it. If it belongs to the address, write %20 instead.',
    'https://localhost/a': `has the host “localhost”, which visitors cannot reach. ${DOT}`,
    'https://about.html': `has the host “about.html”, which is not a name. ${HOST}`,
    'https://a..example': `has the host “a..example”, which is not a name. ${HOST}`,
    'https://аpple.example:8443/b':
      'has the host “аpple.example”, which browsers open as “xn--pple-43d.example”, because it contains a Cyrillic letter “а” (U+0430), which looks like the Latin “a”. Did you mean “https://apple.example:8443/b”?',
    'https://ѕсоре.example':
      'has the host “ѕсоре.example”, which browsers open as “xn--e1argc3h.example”, because it contains a Cyrillic letter “ѕ” (U+0455), which looks like the Latin “s”. Did you mean “https://scope.example”?',
    'https://www.müller.example/a':
      'Warning: has the host “www.müller.example”, which browsers open as “www.xn--mller-kva.example”. If that is the host that you mean, write it as it is encoded: “https://www.xn--mller-kva.example/a”.',
    // The site itself.
    'https://www.example.com/abuot': 'the site has no page “/abuot”. Did you mean “/about”?',
    'HTTP://Example.com/abuot?a=b#c': 'the site has no page “/abuot”. Did you mean “/about”?',
    'https://example.com/about/': 'the site has no page “/about/”. Did you mean “/about”?',
    'https://www.example.com/about#teem': 'the page “/about” has no section “#teem”. Did you mean “/about#team”?',
    'https://www.example.com/about?from=mail#teem':
      'the page “/about?from=mail” has no section “#teem”. Did you mean “/about?from=mail#team”?',
    '/abuot#team': 'the site has no page “/abuot”. Did you mean “/about#team”?',
    '/about/#team': 'the site has no page “/about/”. Did you mean “/about#team”?',
    '/about-us': 'the site has no page “/about-us”. Did you mean “/about”?',
    '/our-team': 'the site has no page “/our-team”. Did you mean “/about/team”?',
    '/about/?from=mail#team': 'the site has no page “/about/”. Did you mean “/about?from=mail#team”?',
    '/about//': 'the site has no page “/about//”. Did you mean “/about”?',
    '/About': 'the site has no page “/About”. Did you mean “/about”?',
    '/about.htm': 'the site has no page “/about.htm”. Did you mean “/about”?',
    '/about.html': 'the site has no page “/about.html”. Did you mean “/about”?',
    '/abuot.php': 'the site has no file “/abuot.php”. Did you mean “/about”?',
    '/about.php?from=mail': 'the site has no file “/about.php”. Did you mean “/about?from=mail”?',
    '/about/index.html': 'the site has no page “/about/index.html”. Did you mean “/about”?',
    '/counseling/tax-planning':
      'the site has no page “/counseling/tax-planning”. Did you mean “/services/tax-planning”?',
    '/xyzzy.2-plugh':
      'the site has no page “/xyzzy.2-plugh”. Copy the page’s address from the browser, starting with the first / after the domain.',
    // Without the beginning.
    about: 'is not a valid link. Did you mean “/about”?',
    'About.HTML': 'is not a valid link. Did you mean “/about”?',
    'about.yml': 'is not a valid link. Did you mean “/about”?',
    'content/services/tax-planning.yml': 'is not a valid link. Did you mean “/services/tax-planning”?',
    'index.php': 'is not a valid link. Did you mean “/”?',
    'print.css': 'is not a valid link. Did you mean “/print.css”?',
    'files/fee%20schedule.pdf#page=2': 'is not a valid link. Did you mean “/files/fee%20schedule.pdf#page=2”?',
    '[Team](/about#team)': 'is not a valid link. Did you mean “/about#team”?',
    '[Ada](mailto:ada@mail.a.example)': 'is not a valid link. Did you mean “mailto:ada@mail.a.example”?',
    'about?from=mail#team': 'is not a valid link. Did you mean “/about?from=mail#team”?',
    'ada@mail.a.example': 'is not a valid link. Did you mean “mailto:ada@mail.a.example”?',
    'www.a.example': 'is not a valid link. Did you mean “https://www.a.example”?',
    'a.example/b': 'is not a valid link. Did you mean “https://a.example/b”?',
    // Files.
    '/files/fee%20shedule.pdf':
      'the site has no file “/files/fee%20shedule.pdf”. Did you mean “/files/fee%20schedule.pdf”?',
    '/files/fee schedule.pdf#page=2':
      'contains a character that links must encode. Did you mean “/files/fee%20schedule.pdf#page=2”?',
    '/files/fee shedule.pdf':
      'the site has no file “/files/fee shedule.pdf”. Did you mean “/files/fee%20schedule.pdf”?',
    '/files/übersicht.html.pdf':
      'the site has no file “/files/übersicht.html.pdf”. Put the file in static/, or correct its name; capitalization matters.',
    '/аbout':
      'contains a Cyrillic letter “а” (U+0430), which looks like the Latin “a”. Delete the address, and type it with the keyboard: “/about”.',
    // Phones and mail.
    'tel:(312) 555-0142': 'is not a number that a phone can dial. Did you mean “tel:+13125550142”?',
    'tel://+13125550142': 'is not a number that a phone can dial. Did you mean “tel:+13125550142”?',
    'tel:(312) 555-0142 ext. 12': 'is not a number that a phone can dial. Did you mean “tel:+13125550142,12”?',
    'tel:+13125550142;ext=12': 'is not a number that a phone can dial. Did you mean “tel:+13125550142,12”?',
    'tel:+1 312': `is not a valid phone number. ${NUMBER}`,
    'tel:1-800-FLOWERS': `is not a valid phone number. ${NUMBER}`,
    'tel:911x': `is not a valid phone number. ${NUMBER}`,
    'tel:312555014': `is not a valid phone number. ${NUMBER}`,
    'tel:31255501420': `is not a valid phone number. ${NUMBER}`,
    'tel:116 117': 'is not a number that a phone can dial. Did you mean “tel:116117”?',
    'tel:': `is not a valid phone number. ${NUMBER}`,
    'mailto: ada@a.example': 'is not an email address that can be opened. Did you mean “mailto:ada@a.example”?',
    'mailto:mailto:ada@a.example': 'is not an email address that can be opened. Did you mean “mailto:ada@a.example”?',
    'mailto:<ada@a.example>.': 'is not an email address that can be opened. Did you mean “mailto:ada@a.example”?',
    'mailto:Ada Sample <ada@a.example>':
      'is not an email address that can be opened. Did you mean “mailto:ada@a.example”?',
    'mailto:Ada Sample <ada@müller.example>':
      'is not an email address that can be opened. Did you mean “mailto:ada@müller.example”?',
    'mailto:ada@a.example?subject=Your plan':
      'is not an email address that can be opened. Did you mean “mailto:ada@a.example?subject=Your%20plan”?',
    'mailto:ada@a.example?subject=50% off Plan #1, 20%25':
      'is not an email address that can be opened. Did you mean “mailto:ada@a.example?subject=50%25%20off%20Plan%20%231,%2020%25”?',
    'mailto:ada@a.example/': ONE_ADDRESS,
    'mailto:': ONE_ADDRESS,
    'mailto:ada@a.example.?subject=Why?':
      'is not an email address that can be opened. Did you mean “mailto:ada@a.example?subject=Why?”?',
    'mailto:ada@аpple.example':
      'has the host “аpple.example”, which browsers open as “xn--pple-43d.example”, because it contains a Cyrillic letter “а” (U+0430), which looks like the Latin “a”. Did you mean “mailto:ada@apple.example”?',
    'mailto:ada@127.0.0.1': `has the host “127.0.0.1”, which is not a name. ${HOST}`,
    'mailto:ada@example': `has the host “example”, which visitors cannot reach. ${DOT}`,
  }),
)('the link %s is reported', (text, expected) => {
  expect(reported(text)).toBe(expected)
})

test.each([
  'https://a.example',
  'https://en.wikipedia.org/wiki/Foo_(bar)',
  'https://en.wikipedia.org/wiki/(a)_(b)',
  'https://a.example:8443/b?c=https://d.example/@e',
  'https://de.wikipedia.org/wiki/Käse',
  'https://www.xn--mller-kva.example',
  'https://www.example.com',
  'https://example.com/about?from=mail#team',
  // Another server on the same host.
  'https://www.example.com:8443/abuot',
  '/about',
  '/contact?about=tax#request',
  'https://www.example.com/print.css',
  '/print.css',
  '/print.css?v=2#page=2&zoom=1',
  '/files/fee%20schedule.pdf',
  '/files/fee%20schedule.%70df#page=2',
  'tel:3125550142',
  'tel:911',
  'tel:+13125550142',
  'tel:+13125550142,12',
  'mailto:ada@a.example?subject=Hello',
  // The content model reports these.
  'brochure.pdf',
  'default.aspx',
  'ftp://a.example/about',
  'www..example/about',
  '192.168.1.10/about',
  'mailto:ada@a.example?subject=Any%20questions?&body=Yes!',
  'https://a.example/?list=a,https://b.example',
])('the link %s is accepted', (text) => {
  expect(reported(text)).toBeUndefined()
})

test('while the country is unknown, a number without its code may be of any length', () => {
  const somewhere = { ...known, locale: { ...known.locale, country: UNKNOWN_COUNTRY } }
  expect(linkFinding('tel:312555014', somewhere, [])).toBeUndefined()
})

describe('an address of a person', () => {
  testMistakes(MEMBER, {
    'https://www.linkedin.com/in/ada-sample → ‸www.linkedin.com/in/ada':
      'LinkedIn address: does not begin with https:// and the name of a host. Did you mean “https://www.linkedin.com/in/ada”?',
  })
  testAccepted(MEMBER, ['linkedin: https://www.linkedin.com/in/ada-sample → linkedin: https://www.example.com/about'])
})

describe('the site’s own addresses', () => {
  const content = contentForEachTest()

  test('may be those of files in static/, and of files that every build writes', () => {
    mkdirSync(join(content.root, 'static/files'), { recursive: true })
    writeFileSync(join(content.root, 'static/files/Fee schedule (1) + #2.pdf'), '')
    const files = [
      '/files/Fee%20schedule%20(1)%20+%20%232.pdf#page=2',
      '/files/Fee%20schedule%20%281%29%20%2B%20%232.pdf',
    ]
    for (const path of [...files, '/sitemap.xml', 'https://example.com/favicon.ico']) {
      content.replace(SITE, 'to: /about\n', `to: ${JSON.stringify(path)}\n`)
      expect(problemsOf(content)).toEqual([])
      content.replace(SITE, `to: ${JSON.stringify(path)}\n`, 'to: /about\n')
    }
  })

  test('lead to no draft', () => {
    content.write(
      'services/lending.yml',
      stringify(serviceContent({ title: 'Lending', description: 'Lending.', draft: true })),
    )
    content.replace(SITE, 'to: /about\n', 'to: https://example.com/services/lending\n')
    expect(checkContent(content.root).problems.map(({ message }) => message)).toContain(
      'links to an entry that visitors cannot see',
    )
  })
})
