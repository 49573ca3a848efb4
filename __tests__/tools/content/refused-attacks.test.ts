/** @jest-environment node */
// Attacks that the content check does not let through. What it lets through, a browser looks at: see __tests__/hostile/.
import { parseDocument, Scalar } from 'yaml'
import { contentFolder, type ContentFolder } from './content-folder'
import { problemsOf } from './mistakes'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

/** Sets a value of a file to a text in double quotes, with what cannot be seen written as escapes. */
function set(file: string, path: readonly (string | number)[], text: string): void {
  const document = parseDocument(content.read(file))
  const scalar = new Scalar(text)
  scalar.type = Scalar.QUOTE_DOUBLE
  document.setIn(path, scalar)
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  content.write(file, document.toString({ lineWidth: 0 }).replace(/[\p{Cf}\u0080-\u009F]/gu, escaped))
}

const KINDS = 'Use a path of this site such as /contact, an anchor such as #team, or https:, mailto: or tel:.'
const NO_SCRIPT = `links that run a script are refused. ${KINDS}`

test.each([
  ['javascript:attack()', NO_SCRIPT],
  ['JaVaScRiPt:attack()', NO_SCRIPT],
  ['javascript://example.com/%0aattack()', NO_SCRIPT],
  ['data:text/html,<script>attack()</script>', NO_SCRIPT],
  ['data:image/svg+xml;base64,PHN2Zz4=', NO_SCRIPT],
  ['vbscript:msgbox(1)', NO_SCRIPT],
  ['java script:attack()', 'has a space in it'],
  ['java\tscript:attack()', 'has a space in it'],
  ['java\nscript:attack()', 'has a space in it'],
  [' javascript:attack()', 'has a space in it'],
  ['\u0001javascript:attack()', 'an invisible control character is written here. Remove what stands after the \\.'],
  ['java\u00ADscript:attack()', KINDS],
  ['ｊavascript:attack()', KINDS],
  ['javascript&colon;attack()', KINDS],
  ['java&#115;cript:attack()', KINDS],
  ['%6aavascript:attack()', KINDS],
  ['blob:https://evil.example/1', 'links that begin with “blob:” are refused'],
  ['file:///etc/passwd', 'links that begin with “file:” are refused'],
  ['view-source:https://evil.example', 'links that begin with “view-source:” are refused'],
  ['filesystem:https://evil.example/a', 'links that begin with “filesystem:” are refused'],
  ['http://evil.example/', 'is not a secure address. Write “https://evil.example/”.'],
  ['//evil.example/', 'begins with two slashes'],
  ['/\\evil.example/', 'the site has no page “/\\evil.example/”'],
  ['\\\\evil.example\\', KINDS],
  ['/../../etc/passwd', 'the site has no page'],
  ['/about#"><script>attack()</script>', 'the page “/about” has no place'],
  ['#" onclick="attack()', 'has a space in it'],
  ['mailto:a@example.com?subject=x\r\nBcc: b@evil.example', 'has no e-mail address after mailto:'],
  ['tel:<script>', 'is not a telephone number'],
  ['https://', 'is not a complete address'],
])('a link to %j is refused, and the message says what would be right', (target, message) => {
  set('pages/home.yml', ['hero', 'primary', 'to'], target)
  expect(problemsOf(content).join('\n')).toContain(message)
})

test.each([
  ['site.yml', ['contact', 'email'], '"><script>attack()</script>@example.com', 'must be an e-mail address'],
  ['site.yml', ['contact', 'email'], 'a@example.com\r\nBcc: b@evil.example', 'must be an e-mail address'],
  ['site.yml', ['contact', 'phone'], '5550142;attack()', 'must be a telephone number'],
  ['site.yml', ['url'], 'javascript:attack()', 'must be the address of the site'],
  ['team/ada-sample.yml', ['linkedin'], 'javascript:attack()', 'must be an address that begins with https://'],
  ['team/ada-sample.yml', ['linkedin'], 'http://evil.example/', 'must be an address that begins with https://'],
  ['services/tax-planning.yml', ['icon'], '../../etc/passwd', 'is not an icon'],
  ['services/tax-planning.yml', ['icon'], '__proto__', 'is not an icon'],
  ['services/tax-planning.yml', ['prefixes', 0], '../admin', 'services'],
  ['services/tax-planning.yml', ['image'], './../../../etc/passwd.png', 'must name a picture beside this file'],
  ['services/tax-planning.yml', ['image'], '/etc/passwd.png', 'must name a picture beside this file'],
  ['services/tax-planning.yml', ['image'], 'https://evil.example/a.png', 'must name a picture beside this file'],
  ['services/tax-planning.yml', ['image'], './a.svg', 'must name a picture beside this file'],
  ['services/tax-planning.yml', ['image'], './a.png\0.svg', 'an invisible control character is written here'],
  ['services/tax-planning.yml', ['image'], './" onerror="attack().png', 'there is no picture'],
  ['stats.yml', [0, 'key'], '__proto__', 'must be lower-case letters, digits and single hyphens'],
  ['pages/home.yml', ['results', 'figures', 0], 'constructor', 'constructor'],
] as const)('%s: %j cannot be %j', (file, path, text, message) => {
  set(file, path, text)
  expect(problemsOf(content).join('\n')).toContain(message)
})

const UNSEEN = 'an invisible character is written here. Remove what stands after the \\.'
const CONTROL = 'an invisible control character is written here. Remove what stands after the \\.'

test.each([
  ['NUL', '\0', CONTROL],
  ['a bell', '\u0007', CONTROL],
  ['an escape of terminals', '\u001B[31m', CONTROL],
  ['a C1 control', '\u009B31m', CONTROL],
  ['a next line', '\u0085', CONTROL],
  ['half a character', '\uD800', CONTROL],
  ['an override to the left', '\u202E', UNSEEN],
  ['an override to the right', '\u202D', UNSEEN],
  ['an embedding', '\u202B', UNSEEN],
  ['the end of an embedding', '\u202C', UNSEEN],
  ['an isolate to the left', '\u2067', UNSEEN],
  ['an isolate of the first strong letter', '\u2068', UNSEEN],
  ['the end of an isolate', '\u2069', UNSEEN],
  ['a mark to the left', '\u200F', UNSEEN],
  ['an Arabic mark', '\u061C', UNSEEN],
  ['a space without width', '\u200B', UNSEEN],
  ['a joiner of words', '\u2060', UNSEEN],
  ['an invisible operator', '\u2062', UNSEEN],
  ['a byte order mark', '\uFEFF', UNSEEN],
  ['an annotation between lines', '\uFFF9', UNSEEN],
])('a name with %s is refused as an escape', (_, character, message) => {
  set('site.yml', ['name'], `Way${character}mark`)
  expect(problemsOf(content).join('\n')).toContain(message)
})

test.each(['\u202E', '\u2066', '\u061C', '\u200B', '\u2063', '\uFFFA'])(
  'a name with %j is refused as it is',
  (character) => {
    content.write('site.yml', content.read('site.yml').replace(/^name: .*$/m, `name: Way${character}mark`))
    expect(problemsOf(content).join('\n')).toContain('an invisible character stands here. Delete it')
  },
)

test.each(['one\ntwo', 'one\r\ntwo', 'one\rtwo'])('a name of two lines, %j, is refused', (text) => {
  set('site.yml', ['name'], text)
  expect(problemsOf(content).join('\n')).toContain('must be one line')
})

test.each([
  ['name', 'W'.repeat(33), 'It may have at most 32; shorten it by 1.'],
  ['tagline', 'W'.repeat(161), 'It may have at most 160; shorten it by 1.'],
])('a text that is too long, in %s, is refused', (field, text, message) => {
  set('site.yml', [field], text)
  expect(problemsOf(content).join('\n')).toContain(message)
})

test.each([
  ['a prototype', '__proto__: {attacked: true}', '__proto__'],
  ['a constructor', 'constructor: {prototype: {attacked: true}}', 'constructor'],
  [
    'a type of JavaScript',
    'tagline: !!js/function "function () { attack() }"',
    'a text that begins with ! must be in quotes',
  ],
  [
    'a type of Python',
    'tagline: !!python/object/apply:os.system ["ls"]',
    'a text that begins with ! must be in quotes',
  ],
  ['binary data', 'tagline: !!binary PHNjcmlwdD4=', 'a text that begins with ! must be in quotes'],
  ['an anchor', 'tagline: &a Hello', 'a text that begins with & must be in quotes'],
  ['a copy', 'tagline: *a', 'a text that begins with * must be in quotes'],
  ['a merge', '<<: {name: Evil}', 'merging with << is not used here'],
  ['a second document', '---\nname: Evil', 'Remove the line of three hyphens'],
])('%s in YAML is refused', (_, line, message) => {
  const kept = line.startsWith('tagline:')
    ? content.read('site.yml').replace(/^tagline: .*\n/m, '')
    : content.read('site.yml')
  content.write('site.yml', `${kept}${line}\n`)
  expect(problemsOf(content).join('\n')).toContain(message)
  expect('attacked' in Object.prototype).toBe(false)
})

test.each(['<script>', '"onerror="attack()', '..', '..%2f..%2fadmin', '__proto__', 'a b', '$&'])(
  'an entry named %j is refused, since its name becomes an address',
  (name) => {
    content.write(`services/${name}.yml`, content.read('services/tax-planning.yml'))
    expect(problemsOf(content).join('\n')).toContain('lower-case letters, digits and single hyphens')
  },
)

test('a drawing with a script in it, under the name of a photograph, is refused', () => {
  content.write(
    'services/a.png',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="attack()"><script>attack()</script></svg>',
  )
  set('services/tax-planning.yml', ['image'], './a.png')
  set('services/tax-planning.yml', ['imageAlt'], 'A drawing')
  expect(problemsOf(content).join('\n')).toMatch(/a\.png/)
})
