/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkContent } from '../../../tools/content/check'
import { asNobody } from './as-nobody'
import { contentFolder, type ContentFolder } from './content-folder'
import { withinPatience } from './patience'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

/** The first problem; no other file may have any. */
function told(): string {
  const { problems } = withinPatience(() => checkContent(content.root))
  expect(new Set(problems.map(({ file }) => file)).size).toBe(1)
  const [first] = problems
  return first ? `${first.file.replace('content/', '')} ${first.message}. ${first.advice}` : ''
}

/** Lists of nine copies each of the list above: 30 lines that would unfold to more items than a disk holds. */
const laughs = Array.from({ length: 30 }, (_, index) =>
  index === 0 ? 'a0: &a0 [ha]' : `a${index}: &a${index} [${Array.from({ length: 9 }, () => `*a${index - 1}`).join()}]`,
).join('\n')

const TOO_DEEP =
  'jobs/new.yml brackets or lists are nested too deeply to be read. Look for what was pasted into the file by mistake.'
const TOO_LARGE =
  'jobs/new.yml the file is larger than 250 kB. A content file has a few kB; look for what was pasted into it by mistake.'
const NO_TEXT =
  'jobs/new.yml the file is not a text file in UTF-8. Open new.yml in a text editor and save it with the encoding UTF-8.'

test.each<[what: string, text: string | Uint8Array, message: string]>([
  [
    'anchors that explode',
    laughs,
    'jobs/new.yml a text that begins with & must be in quotes. Put the text in double quotes. Anchors (&name) are not used here.',
  ],
  ['50 MB', Buffer.alloc(50_000_000, 'title: x\n'), TOO_LARGE],
  ['binary junk', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)), NO_TEXT],
  ['text that is not UTF-8', Buffer.from('title: caf\xe9', 'latin1'), NO_TEXT],
  [
    'null bytes',
    'title: \0\0\0',
    'jobs/new.yml an invisible control character stands here. Delete it; write the words around it anew if you cannot see it.',
  ],
  ['10,000 dashes', `${'- '.repeat(10_000)}x`, TOO_DEEP],
  ['10,000 question marks', `${'? '.repeat(10_000)}x`, TOO_DEEP],
  ['10,000 brackets', '['.repeat(10_000), TOO_DEEP],
  ['10,000 lists with more than a list in them', '[a, '.repeat(10_000), TOO_DEEP],
  ['10,000 mappings in each other', '{a: '.repeat(10_000) + '}'.repeat(10_000), TOO_DEEP],
  ['100,000 dashes, which end the parser’s process', '- '.repeat(100_000), TOO_DEEP],
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
    'jobs/new.yml a comma or bracket too many. Write a list in brackets as [one, two].',
  ],
  [
    '40,000 open quotes',
    'a: "x\n'.repeat(40_000),
    'jobs/new.yml the text begins with a double quote (") that is never closed. Add the same quote at the end of the text.',
  ],
  [
    'a control character by its escape',
    'title: "\\u001b[31m"',
    'jobs/new.yml an invisible control character is written here. Remove what stands after the \\.',
  ],
])('%s: refused quickly and by name', (_, text, message) => {
  content.write('jobs/new.yml', text)
  expect(told()).toBe(message)
})

test('a file with a hundred thousand mistakes tells the first hundred', () => {
  content.write('jobs/new.yml', 'a: b\n'.repeat(40_000))
  expect(checkContent(content.root).problems.filter(({ message }) => message.includes('twice'))).toHaveLength(100)
})

test.each([
  ['entries that lack most of their fields', 'stats.yml', '- key: retention\n'],
  ['entries that do not exist', 'pages/home.yml', '    - no-such-figure\n'],
])('a file with eight thousand %s tells the first hundred mistakes', (_, file, line) => {
  content.replace(file, line.replace('no-such-figure', 'retention'), line.repeat(8000))
  const { problems } = withinPatience(() => checkContent(content.root))
  expect(problems.filter((problem) => problem.file === `content/${file}`)).toHaveLength(100)
})

describe('what is no file', () => {
  let outside: string
  beforeEach(() => {
    outside = mkdtempSync(join(tmpdir(), 'outside-'))
    writeFileSync(join(outside, 'secret.yml'), 'password: hunter2')
  })
  afterEach(() => {
    rmSync(outside, { recursive: true })
  })

  test('a link to a file out of content/ is not followed', () => {
    symlinkSync(join(outside, 'secret.yml'), join(content.root, 'content/jobs/new.yml'))
    expect(told()).toBe('jobs/new.yml this is a link to another place, not a file. Put a copy of the file itself here.')
  })

  test('a link to a folder out of content/ is not followed', () => {
    symlinkSync(outside, join(content.root, 'content/more'))
    expect(told()).toBe('more this is a link to another place, not a file. Put a copy of the file itself here.')
  })

  test('a link to nowhere is named', () => {
    symlinkSync(join(outside, 'gone.yml'), join(content.root, 'content/jobs/new.yml'))
    expect(told()).toBe('jobs/new.yml this is a link to another place, not a file. Put a copy of the file itself here.')
  })

  test('a folder content/ that is a link is not followed', () => {
    symlinkSync(join(content.root, 'content'), join(outside, 'content'))
    expect(checkContent(outside).problems).toMatchObject([{ file: 'content', message: 'this is not a folder' }])
  })

  test('a folder with the name of a file', () => {
    mkdirSync(join(content.root, 'content/jobs/new.yml'))
    expect(told()).toBe(
      'jobs/new.yml this is a folder with the name of a file. Rename it, or put the file here that the name stands for.',
    )
  })

  test('a pipe is not waited for', () => {
    execFileSync('mkfifo', [join(content.root, 'content/jobs/new.yml')])
    expect(told()).toBe('jobs/new.yml this is not a file that can be read. Remove it.')
  })
})

describe('what may not be read', () => {
  beforeEach(() => {
    chmodSync(content.root, 0o755)
  })

  test('a file', () => {
    content.write('jobs/new.yml', 'title: x')
    chmodSync(join(content.root, 'content/jobs/new.yml'), 0)
    asNobody(() => {
      expect(told()).toBe(
        'jobs/new.yml this may not be read. Allow yourself to read it in its properties, or put a new copy here.',
      )
    })
  })

  test('a folder', () => {
    mkdirSync(join(content.root, 'content/jobs/old'), { mode: 0 })
    asNobody(() => {
      expect(told()).toBe(
        'jobs/old this may not be read. Allow yourself to read it in its properties, or put a new copy here.',
      )
    })
  })
})

describe('names that would steer a terminal are shown without their control characters', () => {
  const UNSHOWN =
    'the name has a character that cannot be shown. Rename it with lower-case letters, digits and single hyphens.'

  test.each([
    ['a control character', 'jobs/\u001b[31mnew.yml', 'jobs/\uFFFD[31mnew.yml'],
    ['a line break', 'jobs/new\n::error::.yml', 'jobs/new\uFFFD::error::.yml'],
    ['letters that run backwards', 'jobs/\u202Elmy.new.yml', 'jobs/\uFFFDlmy.new.yml'],
  ])('a name with %s', (_, path, shown) => {
    content.write(path, 'title: x')
    expect(told()).toBe(`${shown} ${UNSHOWN}`)
  })

  test('a name that is not UTF-8', () => {
    writeFileSync(
      Buffer.concat([Buffer.from(join(content.root, 'content/jobs/caf')), Buffer.from([0xe9]), Buffer.from('.yml')]),
      '',
    )
    expect(told()).toBe(`jobs/caf\uFFFD.yml ${UNSHOWN}`)
  })
})
