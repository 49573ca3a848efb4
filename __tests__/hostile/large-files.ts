import { stringify } from 'yaml'
import { memberContent, serviceContent, siteContent, statisticContent } from '../factories/content'

/** A content file of a given size that is designed to be slow to check. */
export interface LargeFile {
  /** What the file is full of, such as `"\t" in a plain text`. */
  name: string
  /** Path within `content/`. */
  path: string
  text: string
}

/** Text that is repeated, or numbered variants of it. */
type Part = string | ((index: number) => string)

/** Repeats a part as often as it fits in a number of UTF-8 bytes. */
function fill(bytes: number, part: Part): string {
  const parts: string[] = []
  for (let size = 0; ;) {
    const next = typeof part === 'string' ? part : part(parts.length)
    size += Buffer.byteLength(next)
    if (size > bytes) return parts.join('')
    parts.push(next)
  }
}

/** Characters and character groups that YAML, the checks, or their patterns treat specially. */
export const PARTS: readonly string[] = [
  ...Array.from('\t -"\'#@.:&*%!|>?,=`\\/[]{}()<+0aA\n“”’：é漢😀\u00a0\u3000\u0301\u200b\u200d\u2028\ufeff'),
  ...[
    '\t ',
    ' \t',
    '- ',
    ' -',
    ' #',
    '# ',
    'a@',
    '.a',
    '..',
    ': ',
    ' :',
    'a:',
    'a: ',
    '&a ',
    '*a ',
    '!a ',
    '%a ',
    '? ',
  ],
  ...['- a: ', '-\u00a0', '\u00a0 ', '<<<<<<< ', '>- ', '""', "''", '"a" ', "a'", '\\n', '\\u0041', '\\x'],
  ...['[]', '{}', '[a, ', '{a}', '{a', '\r\n', ' \n', '\n ', '\n\t', '\n- ', '\n-', '\na: ', '\na', '\n# ', '\n---\n'],
  ...[
    '|\n',
    'ab ',
    'aa-',
    'a/',
    '//',
    './',
    '../',
    '?a',
    '#/',
    'https://',
    'mailto:',
    'a;',
    ' ;',
    '.yml',
    '1-',
    'Zqx ',
  ],
]

const without = (fields: object, key: string) =>
  stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key)))

const SERVICE = 'services/tax-planning.yml'
const service = without(serviceContent(), 'name')
const MEMBER = 'team/ada-sample.yml'
const member = without(memberContent(), 'linkedin')
const site = stringify(siteContent())

function largeFile(
  bytes: number,
  name: string,
  path: string,
  [before, after]: [string, string],
  part: Part,
): LargeFile {
  return { name, path, text: before + fill(bytes - Buffer.byteLength(before + after), part) + after }
}

/** Positions for a text: the file, and the content around the text. */
const POSITIONS: readonly { name: string; path: string; around: [string, string] }[] = [
  { name: 'as a whole file', path: SERVICE, around: ['', ''] },
  { name: 'in a plain text', path: SERVICE, around: [`${service}name: a`, ''] },
  { name: 'in double quotes', path: SERVICE, around: [`${service}name: "`, '"'] },
  { name: 'in an address', path: MEMBER, around: [`${member}linkedin: "https://`, '"'] },
  { name: 'before a word', path: SERVICE, around: [service, 'x\n'] },
]

/** Files that are full of some characters, one for each possible position. */
export function filledFiles(bytes: number, part: string): LargeFile[] {
  return POSITIONS.map(({ name, path, around }) =>
    largeFile(bytes, `${JSON.stringify(part)} ${name}`, path, around, part),
  )
}

/** Encodes a number in letters, so that it can be part of a word. */
const lettered = (index: number) => Array.from(String(index), (digit) => 'bcdfghjklm'.charAt(Number(digit))).join('')

const LINK_STARTS = ['', '/', '#', '/about#', 'https://', 'mailto:', 'mailto:a@', 'tel:']
const LINK_PARTS = ['.', '/', '-', '@', '?', '#', 'a.', 'a@', '1', '.html', '/index.html']

/** A `site.yml` file with more text inserted after one of its lines. */
function siteFile(bytes: number, name: string, line: string, part: Part, before = '', after = ''): LargeFile {
  const start = site.indexOf(line) + line.length
  return largeFile(bytes, name, 'site.yml', [site.slice(0, start) + before, after + site.slice(start)], part)
}

const LINKS = '  legal:\n'

/** Files with one very long link. */
export function linkFiles(bytes: number): LargeFile[] {
  return LINK_STARTS.flatMap((start) =>
    LINK_PARTS.map((part) =>
      siteFile(
        bytes,
        `a link with ${JSON.stringify(start + part)}`,
        LINKS,
        part,
        `    - label: a\n      to: "${start}`,
        '"\n',
      ),
    ),
  )
}

/** Files with very many fields, entries, names, or words, or with a very long one. */
export function crowdedFiles(bytes: number): LargeFile[] {
  const file = (path: string, name: string, before: string, part: Part, after = '') =>
    largeFile(bytes, name, path, [before, after], part)
  const inService = (name: string, before: string, part: Part, after = '') =>
    file(SERVICE, name, service + before, part, after)
  const inSite = (name: string, line: string, part: Part, before = '', after = '') =>
    siteFile(bytes, name, line, part, before, after)
  const noCards = without(serviceContent(), 'cards')
  const words = `${without(serviceContent(), 'whyItMatters')}whyItMatters: `
  const services = '        services:\n'
  return [
    inService('unknown fields', '', (index) => `a${index}: b\n`),
    inService('unknown fields near a known one', '', (index) => `title${index}: b\n`),
    inService('unknown fields with long names', '', (index) => `${'title'.repeat(200)}${index}: b\n`),
    inService('unknown fields without values', '', (index) => `a${index}:\n`),
    inService('unknown fields in braces', 'name: {', (index) => `a${index}: b, `, '}'),
    inService('copies of one field', '', 'name: a\n'),
    inService('explicit keys', '', (index) => `? a${index}\n: b\n`),
    inService('lists as keys', '', '[a]: b\n'),
    inService('merge keys', '', '<<: {a: b}\n'),
    inService('anchors', '', (index) => `a${index}: &b${index} c\n`),
    inService('aliases', 'name: &a b\n', (index) => `a${index}: *a\n`),
    inService('tags', '', (index) => `a${index}: !b c\n`),
    inService('documents', '', '---\na: b\n'),
    file(SERVICE, 'directives', '', '%YAML 1.2\n'),
    inService('comments', '', '# a\n'),
    inService('comments after fields', '', (index) => `a${index}: b # c\n`),
    inService('indented lines', '', `${' '.repeat(199)}a\n`),
    inService('blank lines of spaces', '', `${' '.repeat(199)}\n`),
    inService('lines indented more and more', '', (index) => `${' '.repeat(index % 199)}a:\n`),
    inService('lines indented less and less', '', (index) => `${' '.repeat(199 - (index % 199))}a:\n`),
    inService('lines in the wrong column', 'name: a\n', '   b: c\n'),
    inService('colons in plain texts', '', (index) => `a${index}: b: c\n`),
    inService('lines without a colon', '', 'abc def\n'),
    inService('open quotes', '', (index) => `a${index}: "b\n`),
    inService('quotes that end early', '', (index) => `a${index}: "b" c\n`),
    inService('wrong escapes', '', (index) => `a${index}: "\\q"\n`),
    inService('brackets in brackets', 'name:\n', `  - ${'[a, '.repeat(28)}a${']'.repeat(28)}\n`),
    inService('open brackets', 'name: ', `${'['.repeat(28)}a, `),
    inService('list entries', 'prefixes:\n', '- a\n'),
    inService('list entries without values', 'prefixes:\n', '-\n'),
    inService('list entries in brackets', 'prefixes: [', 'services, ', ']'),
    inService('lists in lists', 'cards:\n', '- - - - a\n'),
    file(SERVICE, 'cards', `${noCards}cards:\n`, (index) => `- title: a${index}\n  description: b\n`),
    file(SERVICE, 'cards without text', `${noCards}cards:\n`, '- title:\n'),
    file(SERVICE, 'cards with misspelled fields', `${noCards}cards:\n`, '- {a: 1, b: 2, titel: c}\n'),
    file(SERVICE, 'misspelled words', words, (index) => `${lettered(index)} `),
    file(SERVICE, 'misspelled words of a hundred letters', words, (index) => `${lettered(index).padStart(99, 'a')} `),
    file(SERVICE, 'some misspelled words of five letters', `${words}zqxvy bqkzv wvzkq kzvyq vqzxk jxqzv # `, 'a'),
    file(SERVICE, 'a word with many apostrophes', `${words}a`, "'a"),
    file(SERVICE, 'a word with many accents', `${words}a`, 'é\u0301'),
    file('pages/service.yml', 'unknown placeholders', 'mapOf: "', (index) => `{titl${index}}`, '"'),
    file('pages/service.yml', 'a long placeholder', 'mapOf: "{', 'title', '}"'),
    file(
      MEMBER,
      'a name of many words',
      `${without(memberContent(), 'name')}bio: zqxvy bqkzv\nname: `,
      (index) => `z${lettered(index)} `,
    ),
    file(MEMBER, 'dates in a list', `${without(memberContent(), 'specialties')}specialties:\n`, '- 2024-01-01\n'),
    file(MEMBER, 'an image with a long name', `${member}image: ./`, 'a', '.jpg'),
    file(MEMBER, 'an image with a long path to parent folders', `${member}image: ./`, '../', 'a.jpg'),
    file(MEMBER, 'an email address of dots', `${without(memberContent(), 'email')}email: a@`, 'a.', 'a'),
    file(MEMBER, 'a telephone number', `${without(memberContent(), 'phone')}phone: "`, '1 ', '"'),
    file('statistics.yml', 'statistics', '', (index) => stringify([statisticContent({ key: `a${index}` })])),
    file('statistics.yml', 'copies of one statistic', '', stringify([statisticContent()])),
    file('statistics.yml', 'statistics without fields', '', '- key: a\n'),
    file('statistics.yml', 'statistics without dashes', '- key: a\n', '  key: a\n'),
    file('redirects.yml', 'redirects', '', (index) => `- from: /a${index}\n  to: /about\n`),
    file('redirects.yml', 'copies of one redirect', '', '- from: /a\n  to: /about\n'),
    file('redirects.yml', 'a chain of redirects', '', (index) => `- from: /a${index}\n  to: /a${index + 1}\n`),
    file(
      'redirects.yml',
      'redirects to near misses',
      '',
      (index) => `- from: /a${index}\n  to: /services/tax-planing${index}\n`,
    ),
    file('redirects.yml', 'a redirect from a long path', '- to: /about\n  from: ', '/a-'),
    file('redirects.yml', 'a redirect to many slashes', '- from: /a\n  to: /a', '/', 'a'),
    inSite('links', LINKS, (index) => `    - label: a${index}\n      to: /about\n`),
    inSite('links to near misses', LINKS, (index) => `    - label: a\n      to: /services/tax-planing${index}\n`),
    inSite('links to no address', LINKS, (index) => `    - label: a\n      to: ${lettered(index)}\n`),
    inSite('references to near misses', services, (index) => `          - tax-planing${index}\n`),
    inSite('references of long names', services, (index) => `          - ${'tax-planning-'.repeat(100)}${index}\n`),
    inSite('copies of one reference', services, '          - tax-planning\n'),
    inSite('references in brackets', '    groups:\n', 'tax-planning, ', '      - title: a\n        services: [', ']\n'),
    inSite('groups of references', '    groups:\n', '      - {title: a, services: [tax-planning]}\n'),
  ]
}
