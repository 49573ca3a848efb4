import { checkContent } from '../../content-check/check'
import { MAX_FILE_BYTES } from '../../content-check/parse/read-content-files'
import { type ContentFolder, contentFolder, TEXTS } from './content-folder'

// The largest file must be checked within 2 s, which is 30 times as long as the content of the site takes. Because seconds depend on
// the machine, this test compares CPU times in the same run, and uses smaller files with a lower limit.
const SHARE = 1 / 2
const MAX_SLOWDOWN = 30 * SHARE

const ATTEMPTS = 3

let content: ContentFolder
let usual: number

/** The CPU time of a check in milliseconds, which depends little on what else the machine does. */
function checkingTime(root = content.root): number {
  const start = process.cpuUsage()
  checkContent(root)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

beforeAll(() => {
  content = contentFolder()
  // The first check also loads the dictionary.
  checkingTime('.')
  usual = Math.min(...Array.from({ length: 5 }, () => checkingTime('.')))
})
afterAll(() => {
  content.dispose()
})

const letters = (index: number) => Array.from(String(index), (digit) => 'bcdfghjklm'.charAt(Number(digit))).join('')
const SERVICE = 'services/tax-planning.yml'

/** A file, the text after which a part is inserted, and the part, which is repeated until the file is as large as files may be. */
test.each<[title: string, file: string, after: string, part: string | ((index: number) => string)]>([
  ['misspelled words', SERVICE, 'introduction: ', (index) => `${letters(index)} `],
  ['one very long word', SERVICE, 'introduction: ', 'a'],
  ['apostrophes', SERVICE, 'introduction: a', "'a"],
  ['spaces in a text', SERVICE, 'introduction: a', ' '],
  ['fields near a known one', SERVICE, '', (index) => `title${index}: b\n`],
  ['copies of one field', SERVICE, '', 'name: a\n'],
  ['anchors', SERVICE, '', (index) => `a${index}: &b${index} c\n`],
  ['quotes that end early', SERVICE, '', (index) => `a${index}: "b" c\n`],
  ['lines without a colon', SERVICE, '', 'abc def\n'],
  ['brackets', SERVICE, 'name: ', '['],
  ['dashes', SERVICE, 'name: ', '-'],
  [
    'redirects to near misses',
    'redirects.yml',
    '',
    (index) => `- from: /a${index}\n  to: /services/tax-planing${index}\n`,
  ],
  ['a chain of redirects', 'redirects.yml', '', (index) => `- from: /a${index}\n  to: /a${index + 1}\n`],
  ['a long path', 'site.yml', 'to: /about', '/'],
  ['a long anchor', 'site.yml', 'to: /about#', '.html'],
  ['a long email address', 'team/ada-sample.yml', 'email: a@', 'a.'],
  ['references to near misses', 'site.yml', '        services:\n', (index) => `          - tax-planing${index}\n`],
])(
  'a file full of %s is checked quickly',
  (_, file, after, part) => {
    const text = TEXTS.get(file) ?? ''
    const at = text.indexOf(after) + after.length
    const parts: string[] = []
    for (let size = text.length + 1000; ;) {
      const next = typeof part === 'string' ? part : part(parts.length)
      size += next.length
      if (size > MAX_FILE_BYTES * SHARE) break
      parts.push(next)
    }
    content.write(file, text.slice(0, at) + parts.join('') + text.slice(at))
    const times: number[] = []
    while (times.length < ATTEMPTS && !times.some((time) => time <= usual * MAX_SLOWDOWN)) times.push(checkingTime())
    content.write(file, text)
    expect(Math.min(...times) / usual).toBeLessThanOrEqual(MAX_SLOWDOWN)
  },
  120_000,
)
