import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkContent } from '../../content-check/check'
import { contentForEachTest } from './content-folder'
import { runWithTimeout } from './run-with-timeout'

const content = contentForEachTest()

/** The first problem. Fails if more than one file has problems. */
function firstProblem(): string {
  const { problems } = runWithTimeout(() => checkContent(content.root))
  expect(new Set(problems.map(({ file }) => file)).size).toBe(1)
  const [first] = problems
  return first ? `${first.file.replace('content/', '')} ${first.message}. ${first.advice}` : ''
}

/** Lists with nine copies each of the list above: 30 lines that would expand to more items than a disk can hold. */
const billionLaughs = Array.from({ length: 30 }, (_, index) =>
  index === 0 ? 'a0: &a0 [ha]' : `a${index}: &a${index} [${Array.from({ length: 9 }, () => `*a${index - 1}`).join()}]`,
).join('\n')

const TOO_DEEP =
  'jobs/new.yml brackets or lists are nested too deeply to be read. Look for something that was pasted into the file by mistake.'
const TOO_LARGE =
  'jobs/new.yml the file is larger than 250 kB. Content files are only a few kB; look for text that was pasted into this one by mistake.'
const NOT_UTF8 = 'jobs/new.yml the file is not a UTF-8 text file. Open new.yml in a text editor and save it as UTF-8.'

test.each<[what: string, text: string | Uint8Array, message: string]>([
  [
    'anchors that expand exponentially',
    billionLaughs,
    'jobs/new.yml text that begins with & must be in quotes. Put the text in double quotes.',
  ],
  ['50 MB', Buffer.alloc(50_000_000, 'title: x\n'), TOO_LARGE],
  ['binary data', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)), NOT_UTF8],
  ['text that is not UTF-8', Buffer.from('title: caf\xe9', 'latin1'), NOT_UTF8],
  [
    'null bytes',
    'title: \0\0\0',
    'jobs/new.yml there is an invisible control character here. Delete it. If you cannot see it, delete the words around it and type them again.',
  ],
  ['10,000 dashes', `${'- '.repeat(10_000)}x`, TOO_DEEP],
  ['10,000 question marks', `${'? '.repeat(10_000)}x`, TOO_DEEP],
  ['10,000 brackets', '['.repeat(10_000), TOO_DEEP],
  ['10,000 nested lists that also contain another item', '[a, '.repeat(10_000), TOO_DEEP],
  ['10,000 nested mappings', '{a: '.repeat(10_000) + '}'.repeat(10_000), TOO_DEEP],
  ['100,000 dashes, which would crash the parser’s process', '- '.repeat(100_000), TOO_DEEP],
  [
    'indentation of 600 levels',
    Array.from({ length: 600 }, (_, level) => `${' '.repeat(level)}a:`).join('\n'),
    TOO_DEEP,
  ],
  [
    '10,000 levels of indentation',
    Array.from({ length: 10_000 }, (_, level) => `${' '.repeat(level)}a:`).join('\n'),
    TOO_LARGE,
  ],
  [
    'a bracket with 200,000 commas',
    `a: [${','.repeat(200_000)}`,
    'jobs/new.yml text that begins with a bracket must be in quotes. Put the entire text in double quotes.',
  ],
  [
    '40,000 unclosed quotes',
    'a: "x\n'.repeat(40_000),
    'jobs/new.yml the text begins with a quote that is never closed. Add the same quote at the end of the text.',
  ],
  [
    'a control character as an escape sequence',
    'title: "\\u001b[31m"',
    'jobs/new.yml an invisible character is written here as an escape sequence. Delete the escape sequence, which begins with \\.',
  ],
])('quickly rejects a file with %s, and names it', (_, text, message) => {
  content.write('jobs/new.yml', text)
  expect(firstProblem()).toBe(message)
})

test.each([
  ['entries that lack most of their fields', 'statistics.yml', '- key: retention\n'],
  ['entries that do not exist', 'pages/home.yml', '    - no-such-statistic\n'],
])('the check reports only the first hundred mistakes of a file with eight thousand %s', (_, file, line) => {
  content.replace(file, line.replace('no-such-statistic', 'retention'), line.repeat(8000))
  const { problems } = runWithTimeout(() => checkContent(content.root))
  expect(problems.filter((problem) => problem.file === `content/${file}`)).toHaveLength(100)
})

describe('a path that is not a regular file', () => {
  let outside: string
  beforeEach(() => {
    outside = mkdtempSync(join(tmpdir(), 'outside-'))
    writeFileSync(join(outside, 'secret.yml'), 'password: hunter2')
  })
  afterEach(() => {
    rmSync(outside, { recursive: true })
  })

  test('does not follow a symbolic link to a file outside content/', () => {
    symlinkSync(join(outside, 'secret.yml'), join(content.root, 'content/jobs/new.yml'))
    expect(firstProblem()).toBe(
      'jobs/new.yml this is a symbolic link. Replace it with a copy of the file or folder that it points to.',
    )
  })

  test('does not follow a symbolic link to a folder outside content/', () => {
    symlinkSync(outside, join(content.root, 'content/more'))
    expect(firstProblem()).toBe(
      'more this is a symbolic link. Replace it with a copy of the file or folder that it points to.',
    )
  })

  test('reports a broken symbolic link', () => {
    symlinkSync(join(outside, 'gone.yml'), join(content.root, 'content/jobs/new.yml'))
    expect(firstProblem()).toBe(
      'jobs/new.yml this is a symbolic link. Replace it with a copy of the file or folder that it points to.',
    )
  })

  test('does not follow a content/ folder that is a symbolic link', () => {
    symlinkSync(join(content.root, 'content'), join(outside, 'content'))
    expect(checkContent(outside).problems).toMatchObject([{ file: 'content', message: 'the folder is missing' }])
  })

  test('reports a pipe without waiting for it', () => {
    execFileSync('mkfifo', [join(content.root, 'content/jobs/new.yml')])
    expect(firstProblem()).toBe(
      'jobs/new.yml this is neither a file nor a folder. Replace it with a copy of the file or folder that it points to.',
    )
  })
})

describe('names with characters that would control a terminal are shown without them', () => {
  const UNPRINTABLE =
    'the name contains a character that cannot be displayed. Rename it, using only lowercase letters, digits, and single hyphens.'

  test.each([
    ['a control character', 'jobs/\u001b[31mnew.yml', 'jobs/\uFFFD[31mnew.yml'],
    ['a line break', 'jobs/new\n::error::.yml', 'jobs/new\uFFFD::error::.yml'],
    ['a right-to-left override', 'jobs/\u202Elmy.new.yml', 'jobs/\uFFFDlmy.new.yml'],
  ])('reports a name with %s', (_, path, shown) => {
    content.write(path, 'title: x')
    expect(firstProblem()).toBe(`${shown} ${UNPRINTABLE}`)
  })

  test('reports a name that is not UTF-8', () => {
    writeFileSync(
      Buffer.concat([Buffer.from(join(content.root, 'content/jobs/caf')), Buffer.from([0xe9]), Buffer.from('.yml')]),
      '',
    )
    expect(firstProblem()).toBe(`jobs/caf\uFFFD.yml ${UNPRINTABLE}`)
  })
})
