// Attacks that the content check rejects. Attacks that it accepts are tested in a browser: see __tests__/hostile/.
import { parseDocument, Scalar } from 'yaml'
import { contentForEachTest } from './content-folder'
import { problemsOf } from './mistakes'

const content = contentForEachTest()

/** Sets a value of a file to a text in double quotes, with invisible characters as escape sequences. */
function set(file: string, path: readonly (string | number)[], text: string): void {
  const document = parseDocument(content.read(file))
  const scalar = new Scalar(text)
  scalar.type = Scalar.QUOTE_DOUBLE
  document.setIn(path, scalar)
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  content.write(file, document.toString({ lineWidth: 0 }).replace(/[\p{Cf}\u0080-\u009F]/gu, escaped))
}

const KINDS = 'or an address that begins with https:, mailto:, or tel:'

test.each([
  ...[
    'javascript:attack()',
    'JaVaScRiPt:attack()',
    'javascript://example.com/%0aattack()',
    'data:text/html,<script>attack()</script>',
    'vbscript:msgbox(1)',
    'java script:attack()',
    'java\tscript:attack()',
    'java\u00ADscript:attack()',
    'ｊavascript:attack()',
    'javascript&colon;attack()',
    '%6aavascript:attack()',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'view-source:https://evil.example',
    '\\\\evil.example\\',
    'mailto:a@example.com?subject=x\r\nBcc: b@evil.example',
    'tel:<script>',
  ].map((target) => [target, KINDS]),
  [
    '\u0001javascript:attack()',
    'an invisible character is written here as an escape sequence. Delete the escape sequence, which begins with \\.',
  ],
  ['http://evil.example/', 'Did you mean “https://evil.example/”?'],
  ['//evil.example/', 'Did you mean “https://evil.example/”?'],
  ['/\\evil.example/', 'the site has no page “/\\evil.example/”'],
  ['/../../etc/passwd', 'the site has no page'],
  ['/about#"><script>attack()</script>', 'the page “/about” has no section'],
  ['#" onclick="attack()', 'this page has no section'],
  ['https://', 'is not a complete address'],
])('the check rejects a link to %j, and suggests a correction', (target, message) => {
  set('pages/home.yml', ['hero', 'primary', 'to'], target)
  expect(problemsOf(content).join('\n')).toContain(message)
})

test.each([
  ['site.yml', ['contact', 'email'], '"><script>attack()</script>@example.com', 'must be an email address'],
  ['site.yml', ['contact', 'email'], 'a@example.com\r\nBcc: b@evil.example', 'must be an email address'],
  ['site.yml', ['contact', 'phone'], '5550142;attack()', 'must be a phone number'],
  ['site.yml', ['url'], 'javascript:attack()', 'must be the site’s address'],
  ['team/ada-sample.yml', ['linkedin'], 'javascript:attack()', 'must be an address that begins with https://'],
  ['team/ada-sample.yml', ['linkedin'], 'http://evil.example/', 'must be an address that begins with https://'],
  ['services/tax-planning.yml', ['icon'], '../../etc/passwd', 'is not one of the site’s icons'],
  ['services/tax-planning.yml', ['icon'], '__proto__', 'is not one of the site’s icons'],
  ['services/tax-planning.yml', ['prefixes', 0], '../admin', 'services'],
  [
    'services/tax-planning.yml',
    ['image'],
    './../../../etc/passwd.png',
    'must name an image in the same folder as this file',
  ],
  ['services/tax-planning.yml', ['image'], '/etc/passwd.png', 'must be the name of a .jpg, .png, .webp, or .avif file'],
  [
    'services/tax-planning.yml',
    ['image'],
    'https://evil.example/a.png',
    'must be the name of a .jpg, .png, .webp, or .avif file',
  ],
  ['services/tax-planning.yml', ['image'], './a.svg', 'must be the name of a .jpg, .png, .webp, or .avif file'],
  ['services/tax-planning.yml', ['image'], './a.png\0.svg', 'an invisible character is written here'],
  ['services/tax-planning.yml', ['image'], './" onerror="attack().png', 'there is no image'],
  ['statistics.yml', [0, 'key'], '__proto__', 'must contain only lowercase letters, digits, and single hyphens'],
  ['pages/home.yml', ['stats', 'statistics', 0], 'constructor', 'constructor'],
] as const)('in %s, rejects %j with the value %j', (file, path, text, message) => {
  set(file, path, text)
  expect(problemsOf(content).join('\n')).toContain(message)
})

const INVISIBLE =
  'an invisible character is written here as an escape sequence. Delete the escape sequence, which begins with \\.'

test.each([
  ['NUL', '\0'],
  ['a terminal escape sequence', '\u001B[31m'],
  ['a C1 control character', '\u009B31m'],
  ['an unpaired surrogate', '\uD800'],
  ['a right-to-left override', '\u202E'],
  ['a right-to-left isolate', '\u2067'],
  ['an Arabic letter mark', '\u061C'],
  ['a zero-width space', '\u200B'],
  ['a byte order mark', '\uFEFF'],
])('the check rejects a name with %s as an escape sequence', (_, character) => {
  set('site.yml', ['name'], `Way${character}mark`)
  expect(problemsOf(content).join('\n')).toContain(INVISIBLE)
})

test.each(['\u202E', '\u2066', '\u061C', '\u200B', '\u2063', '\uFFFA'])(
  'rejects a name with %j as a literal character',
  (character) => {
    content.write('site.yml', content.read('site.yml').replace(/^name: .*$/m, `name: Way${character}mark`))
    expect(problemsOf(content).join('\n')).toContain('there is an invisible character here. Delete it')
  },
)

test.each(['one\ntwo', 'one\r\ntwo', 'one\rtwo'])('the check rejects a name of two lines, %j', (text) => {
  set('site.yml', ['name'], text)
  expect(problemsOf(content).join('\n')).toContain('must be on one line')
})

test.each([
  ['name', 'W'.repeat(33), 'The limit is 32; shorten it by 1.'],
  ['tagline', 'W'.repeat(161), 'The limit is 160; shorten it by 1.'],
])('the check rejects text that is too long in %s', (field, text, message) => {
  set('site.yml', [field], text)
  expect(problemsOf(content).join('\n')).toContain(message)
})

test.each([
  ['a prototype', '__proto__: {attacked: true}', '__proto__'],
  ['a constructor', 'constructor: {prototype: {attacked: true}}', 'constructor'],
  [
    'a JavaScript type',
    'tagline: !!js/function "function () { attack() }"',
    'text that begins with ! must be in quotes',
  ],
  ['a Python type', 'tagline: !!python/object/apply:os.system ["ls"]', 'text that begins with ! must be in quotes'],
  ['binary data', 'tagline: !!binary PHNjcmlwdD4=', 'text that begins with ! must be in quotes'],
  ['an anchor', 'tagline: &a Hello', 'text that begins with & must be in quotes'],
  ['an alias', 'tagline: *a', 'text that begins with * must be in quotes'],
  ['a merge key', '<<: {name: Evil}', '“<<” is not a field here'],
  ['a second document', '---\nname: Evil', 'Remove the line of three hyphens'],
])('the check rejects YAML with %s', (_, line, message) => {
  const text = line.startsWith('tagline:')
    ? content.read('site.yml').replace(/^tagline: .*\n/m, '')
    : content.read('site.yml')
  content.write('site.yml', `${text}${line}\n`)
  expect(problemsOf(content).join('\n')).toContain(message)
  expect('attacked' in Object.prototype).toBe(false)
})

test.each(['<script>', '"onerror="attack()', '..', '..%2f..%2fadmin', '__proto__', 'a b', '$&'])(
  'rejects an entry named %j, because its name becomes an address',
  (name) => {
    content.write(`services/${name}.yml`, content.read('services/tax-planning.yml'))
    expect(problemsOf(content).join('\n')).toContain('lowercase letters, digits, and single hyphens')
  },
)

test('the check rejects an SVG file with a script that is named like a photo', () => {
  content.write(
    'services/a.png',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="attack()"><script>attack()</script></svg>',
  )
  set('services/tax-planning.yml', ['image'], './a.png')
  set('services/tax-planning.yml', ['imageAlt'], 'A drawing')
  expect(problemsOf(content).join('\n')).toMatch(/a\.png/)
})
