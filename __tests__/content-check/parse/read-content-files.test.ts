import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../../content-check/check'
import { FreeNames } from '../../../content-check/rules/free-names'
import { unexpectedFile } from '../../../content-check/rules/unexpected-file'
import { contentForEachTest, TEXTS } from '../content-folder'
import { problemsOf } from '../mistakes'

const content = contentForEachTest()

const LINK = 'this is a symbolic link. Replace it with a copy of the file or folder that it points to.'
const UNPRINTABLE = (name: string) =>
  `the name contains ${name}. Rename it, using only lowercase letters, digits, and single hyphens.`
const JOB_FIELDS = 'Add its fields: title, order, location, type, department, description, and requirements.'
const WINDOWS = (name: string) => `Windows does not allow the ${name}, so the project could not be checked out there`
const NAME =
  'the file name cannot be used as an address. It must contain only lowercase letters, digits, and single hyphens'
const NOT_UTF8 = (name: string) =>
  `the file is not a UTF-8 text file. Open ${name} in a text editor and save it as UTF-8.`

test('each file that cannot be read is reported once, whatever it is, and nothing outside the folder is read', () => {
  content.write('jobs/a-empty.yml', '')
  content.write('jobs/b-text.yml', 'Analyst\n')
  content.write('jobs/c-list.yml', '- Analyst\n')
  content.write('jobs/d-large.yml', 'x'.repeat(250_001))
  content.write('jobs/e-latin.yml', Buffer.from('title: caf\xe9', 'latin1'))
  content.write('jobs/f-binary.yml', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)))
  content.write('jobs/k-utf-16.yml', Buffer.from('title: Analyst\n', 'utf16le'))
  content.write('jobs/l-zeros.yml', '\0'.repeat(9))
  content.write('jobs/notes.docx', 'x')
  symlinkSync('/etc/passwd', content.at('jobs/g-link.yml'))
  symlinkSync('no-such-file', content.at('jobs/h-broken.yml'))
  symlinkSync('/etc', content.at('jobs/i-folder'))
  execFileSync('mkfifo', [content.at('jobs/j-pipe.yml')])
  content.write('jobs/\u001b[31mred.yml', 'title: x')
  content.write('jobs/new\n::error::.yml', 'title: x')
  content.write('jobs/\u202Elmy.new.yml', 'title: x')
  writeFileSync(Buffer.concat([Buffer.from(content.at('jobs/caf')), Buffer.from([0xe9]), Buffer.from('.yml')]), '')
  content.remove('pages/home.yml')
  expect(problemsOf(content).sort()).toEqual(
    [
      `jobs/a-empty.yml:1:1 the file is empty. ${JOB_FIELDS}`,
      `jobs/b-text.yml:1:1 the file must contain named fields. ${JOB_FIELDS}`,
      `jobs/c-list.yml:1:1 the file must contain named fields. ${JOB_FIELDS}`,
      'jobs/d-large.yml:1:1 the file is larger than 250 kB. Content files are only a few kB; look for text that was pasted into this one by mistake.',
      `jobs/e-latin.yml:1:1 ${NOT_UTF8('e-latin.yml')}`,
      `jobs/f-binary.yml:1:1 ${NOT_UTF8('f-binary.yml')}`,
      `jobs/g-link.yml:1:1 ${LINK}`,
      `jobs/h-broken.yml:1:1 ${LINK}`,
      `jobs/i-folder:1:1 ${LINK}`,
      'jobs/j-pipe.yml:1:1 this is neither a file nor a folder. Replace it with a copy of the file or folder that it points to.',
      `jobs/k-utf-16.yml:1:1 ${NOT_UTF8('k-utf-16.yml')}`,
      `jobs/l-zeros.yml:1:1 ${NOT_UTF8('l-zeros.yml')}`,
      'jobs/notes.docx:1:1 this kind of file does not belong here. content/ is only for .yml files, images (.jpg, .png, .webp, .avif), and a logo (.svg). Move it elsewhere.',
      `jobs/\uFFFD[31mred.yml:1:1 ${UNPRINTABLE('a control character (U+001B)')}`,
      `jobs/new\uFFFD::error::.yml:1:1 ${UNPRINTABLE('a line break (U+000A)')}`,
      `jobs/\uFFFDlmy.new.yml:1:1 ${UNPRINTABLE('a text direction control (U+202E)')}`,
      `jobs/caf\uFFFD.yml:1:1 ${UNPRINTABLE('a replacement character (U+FFFD)')}`,
      'pages/home.yml:1:1 the file is missing. The site needs it for the home page. Restore it or write it again; docs/content.md lists its fields.',
    ].sort(),
  )
})

test.each([
  ['an RTF file', '{\\rtf1\\ansi\n{\\fonttbl}\ntitle: Analyst}'],
  ['an HTML or XML file', '\uFEFF\n<!DOCTYPE html>\n<p>title: Analyst</p>\n'],
  ['an HTML or XML file', '<?xml version="1.0"?>\n<plist>title: Analyst</plist>\n'],
])('%s with the name of an entry is reported once', (format, text) => {
  content.write('jobs/analyst.yml', text)
  expect(problemsOf(content)).toEqual([
    `jobs/analyst.yml:1:1 this is ${format}, not plain text. Copy its text into a new file in Visual Studio Code, and save that file as analyst.yml in place of this one.`,
  ])
})

test.each([
  ['only bare carriage returns', (text: string) => text.replaceAll('\n', '\r')],
  ['one bare carriage return', (text: string) => text.replace('\n', '\r')],
  ['an extra carriage return on each line', (text: string) => text.replaceAll('\n', '\r\r\n')],
])('a file with %s gets one error', (_, change) => {
  content.write('jobs/consultant.yml', change(content.read('jobs/consultant.yml')))
  expect(problemsOf(content)).toEqual([
    'jobs/consultant.yml:1:1 some lines end with a bare carriage return (U+000D). Open consultant.yml in Visual Studio Code, set its end-of-line sequence to LF, and save it.',
  ])
})

test.each([
  ['a copy', 'services/tax-planning.yml', 'team/tax.yml', true, 'a service. Move it to content/services/.'],
  [
    'a copy',
    'services/tax-planning.yml',
    'team/tax-planning.yml',
    true,
    'a service. Move it to content/services/, and name it tax-planning-2.yml.',
  ],
  ['the file', 'services/tax-planning.yml', 'team/tax-planning.yml', false, 'a service. Move it to content/services/.'],
  ['the file', 'pages/home.yml', 'team/home.yml', false, 'the home page. Move it to content/pages/.'],
  [
    'the file',
    'pages/home.yml',
    'team/start.yml',
    false,
    'the home page. Move it to content/pages/, and name it home.yml.',
  ],
])('%s of %s at %s gets only an error about its folder', (_, right, wrong, isCopy, reported) => {
  content.write(wrong, content.read(right))
  if (!isCopy) content.remove(right)
  expect(problemsOf(content)).toEqual([
    `${wrong}:1:1 the file is in the wrong folder: its fields are those of ${reported}`,
  ])
})

test.each([
  '.DS_Store',
  '._ada-sample.yml',
  '._portrait.jpg',
  'Thumbs.db',
  'Desktop.ini',
  '.ada-sample.yml.swp',
  'ada-sample.yml~',
  '.#ada-sample.yml',
  '#ada-sample.yml#',
  '~$ada.docx',
  '.~lock.ada.yml#',
  '.goutputstream-A1B2C3',
  'ada.jpg:Zone.Identifier',
  '@eaDir/ada.jpg/thumb.jpg',
  '@SynoEAStream',
  '.localized',
  '.nomedia',
  '~WRL0001.tmp',
  '__MACOSX/._ada.jpg',
  '.gitkeep',
])('%s, which a computer left behind, is ignored', (name) => {
  content.write(`team/${name}`, Buffer.from([0, 5, 22, 7]))
  expect(checkContent(content.root)).toMatchObject({ problems: [], files: TEXTS.size })
})

test.each([
  'ada-sample (1).yml',
  'ada-sample (Zoë’s conflicted copy 2026-01-31).yml',
  'ada-sample - Copy.yml',
  'ada-sample - Copy (2).yml',
  'ada-sample - Kopie (2).yml',
  'ada-sample – コピー.yml',
  'ada-sample-DESKTOP-AB12.yml',
  'ada-sample-Adas-MacBook.yml',
  'ada-sample.v2.yml',
  'ada-sample copy.yml',
  'ada-sample copia 2.yml',
  'Kopie von ada-sample.yml',
  'Cópia de ada-sample.yml',
  'ada-sample 2.yml',
  'Copy of ada-sample.yml',
  'Ada-Sample.yml',
  'ada-sample.sync-conflict-20260131-101500-ABCDEFG.yml',
  'ada-sample_BACKUP_4242.yml',
  'ada-sample_conflict-20260131-101500.yml',
  'ada-sample.yml.orig',
  'ada-sample.yml.txt',
  'ada-sample.yaml',
  'ada-sample.bak',
  'ada-sample.yml.',
  'ada-sample.yml ',
  'ada-sample.yaml.',
])('%s is reported as a copy, which nobody is told to give the name of the original', (name) => {
  content.write(`team/${name}`, content.read('team/ada-sample.yml'))
  expect(problemsOf(content)).toEqual([
    `team/${name}:1:1 this seems to be a copy of ada-sample.yml. If anything in it is newer, put that into ada-sample.yml. Then delete this file. If it is an entry of its own, give it a name with only lowercase letters, digits, and hyphens.`,
  ])
})

test.each([
  ['pages/about.yml', 'about.yml', 'content/pages/'],
  ['pages/about.yml', 'page/about.yml', 'content/pages/'],
  ['site.yml', 'pages/site.yml', 'content/'],
])('%s is not missing if it is %s', (right, wrong, folder) => {
  content.write(wrong, content.read(right))
  content.remove(right)
  expect(
    problemsOf(content).filter((problem) => problem.includes('folder') || problem.includes('missing. The')),
  ).toEqual([`${wrong}:1:1 the file is in the wrong folder. Move it to ${folder}.`])
})

test.each(['ada-sample junior.yml', 'ada-sample_junior.yml', 'ada-sample junior (1).yml', 'ada-sample-junior.yml'])(
  '%s may be about somebody else',
  (name) => {
    content.write(`team/${name}`, content.read('team/ada-sample.yml'))
    expect(problemsOf(content).join()).not.toContain('copy')
  },
)

test.each(['pages/home.yml.', 'pages/home.yml ', 'pages/home.yaml', 'pages/home.YML', 'pages/Home.yml'])(
  'a file with the name %s is not missing, too',
  (path) => {
    content.write(path, content.read('pages/home.yml'))
    content.remove('pages/home.yml')
    expect(problemsOf(content)).toEqual([expect.stringMatching(/(?:Rename it to home\.yml\.|“home\.yml”\?)$/)])
  },
)

test('an address that is taken is all that is reported about it, even if pages link to its sections', () => {
  content.write('text-pages/about.yml', `${content.read('text-pages/privacy.yml')}draft: true\n`)
  expect(content.read('site.yml')).toContain('/about#team')
  expect(problemsOf(content)).toEqual([
    'text-pages/about.yml:1:1 the site already uses the address “/about”. Give the file another name.',
  ])
})

test('an extension before .yml is no part of the name that is suggested', () => {
  content.write('jobs/analyst.yml.yml', content.read('jobs/consultant.yml').replace('order: 1', 'order: 2'))
  expect(problemsOf(content)).toEqual([`jobs/analyst.yml.yml:1:1 ${NAME}, such as analyst.yml.`])
})

test('a suggested name is free, and suggested for one file only', () => {
  const job = content.read('jobs/consultant.yml')
  for (const name of ['Analyst!.yml', 'analyst.json', 'Analyst?.yml', 'CONSULTANT?.yml'])
    content.write(`jobs/${name}`, job)
  const found = problemsOf(content).filter((problem) => /Rename|such as/.test(problem))
  expect(found.sort()).toEqual(
    [
      `jobs/Analyst!.yml:1:1 ${NAME}, such as analyst-2.yml.`,
      `jobs/Analyst?.yml:1:1 ${NAME}, such as analyst-3.yml.`,
      `jobs/CONSULTANT?.yml:1:1 ${NAME}, such as consultant-2.yml.`,
      'jobs/analyst.json:1:1 the file has the wrong extension. Rename it to analyst.yml.',
    ].sort(),
  )
})

test('a name of a file or folder that Windows does not allow is reported', () => {
  const person = content.read('team/ada-sample.yml').replace('order: 1', 'order: 2').replaceAll('Ada', 'Bo')
  content.write('team/con.yml', person)
  content.write('team/NUL.txt', 'x')
  content.write('aux./a.yml', 'a: 1')
  content.write('team/lpt1/a.jpg', 'x')
  expect(problemsOf(content).filter((problem) => !problem.includes('Warning'))).toEqual([
    `aux./a.yml:1:1 ${WINDOWS('folder name “aux.”')}. Give the folder another name.`,
    'team/NUL.txt:1:1 the file has the wrong extension. Rename it to nul-2.yml.',
    `team/con.yml:1:1 ${WINDOWS('file name “con.yml”')}. Rename it to con-2.yml.`,
    `team/lpt1/a.jpg:1:1 ${WINDOWS('folder name “lpt1”')}. Give the folder another name.`,
  ])
})

test('a file of 250 kB, a byte order mark, and Windows line breaks are accepted', () => {
  const job = `\uFEFF${content.read('jobs/consultant.yml').replaceAll('\n', '\r\n')}`
  content.write('jobs/consultant.yml', job + '#'.repeat(250_000 - Buffer.byteLength(job)))
  expect(checkContent(content.root)).toMatchObject({ problems: [], files: TEXTS.size })
  content.replace('jobs/consultant.yml', 'order: 1', 'order: x')
  expect(checkContent(content.root).problems.map(({ source }) => source)).toEqual(['order: x'])
})

test.each([
  ['order: x', '1:8'],
  ['%YAML 1.2', '1:1'],
])('a byte order mark before %j changes neither what is reported nor its column', (line, position) => {
  const rest = content.read('jobs/consultant.yml').replace('order: 1\n', '')
  const [plain, marked] = ['', '\uFEFF'].map((mark) => {
    content.write('jobs/consultant.yml', `${mark}${line}\n${rest}`)
    return problemsOf(content)
  })
  expect(marked).toEqual(plain)
  expect(marked?.[0]).toContain(`jobs/consultant.yml:${position} `)
})

test('a missing content folder is reported, and one that is a symbolic link is not followed', () => {
  const missing = [
    { file: 'content', message: 'the folder is missing', advice: 'Run this command in the project folder.' },
  ]
  expect(checkContent(content.at('jobs')).problems).toMatchObject(missing)
  mkdirSync(join(content.root, 'other'))
  symlinkSync(content.at(''), join(content.root, 'other/content'))
  expect(checkContent(join(content.root, 'other')).problems).toMatchObject(missing)
})

const ELSEWHERE =
  'content/ is only for .yml files, images (.jpg, .png, .webp, .avif), and a logo (.svg). Move it elsewhere.'
const PRESENT = new Set([...TEXTS.keys()].filter((path) => path !== 'pages/home.yml'))

test.each(
  Object.entries({
    'jobs/new.txt': 'the file has the wrong extension. Rename it to new.yml.',
    'jobs/New Job.yml.txt': 'the file has the wrong extension. Rename it to new-job.yml.',
    // A name without a letter or digit leaves nothing to suggest.
    'jobs/-.yaml': 'the file has the wrong extension. Rename it to entry.yml.',
    'pages/home.yaml': 'the file has the wrong extension. Rename it to home.yml.',
    // Windows has no names that end with a period or a space, and hides extensions, so that people write them again.
    'pages/home.yml.': 'the name ends with the character “.” (U+002E). Rename it to home.yml.',
    'pages/home.yml ': 'the name ends with a space (U+0020). Rename it to home.yml.',
    'pages/home.yaml. .': 'the name ends with the character “.” (U+002E). Rename it to home.yml.',
    'pages/home.YML': 'the file has the wrong extension. Rename it to home.yml.',
    'pages/home.yml.yml': 'the file has the wrong extension. Rename it to home.yml.',
    'jobs/New\u00A0Job.yml ': 'the name ends with a space (U+0020). Rename it to new-job.yml.',
    'pages/home':
      'the file has no extension. If it is the home page, rename it to home.yml. Otherwise, move it elsewhere.',
    'jobs/new.':
      'the file has no extension. If it is an open position, rename it to new.yml. Otherwise, move it elsewhere.',
    'jobs/consultant': `this kind of file does not belong here. ${ELSEWHERE}`,
    'team/ada.png.': 'the name ends with the character “.” (U+002E). Rename it to ada.png.',
    'team/ada.jpg.txt': 'the file has the wrong extension. Rename it to ada.jpg.',
    'team/Ada Ruiz.webp ': 'the name ends with a space (U+0020). Rename it to ada-ruiz.webp.',
    'team/ada.jfif': 'the file has the wrong extension. Rename it to ada.jpg.',
    'team/IMG_1.HEIC':
      'the site cannot show HEIC images. Open it in an image editor, save it here as a JPEG with the name IMG_1.jpg, and delete this file.',
    'team/Zoë Ruiz.tif':
      'the site cannot show TIF images. Open it in an image editor, save it here as a JPEG with the name zoe-ruiz.jpg, and delete this file.',
    'team/ada.CR2':
      'the site cannot show CR2 images. Open it in an image editor, save it here as a JPEG with the name ada.jpg, and delete this file.',
    // Elsewhere, its name does no harm to the site.
    'team/aux.docx': `this kind of file does not belong here. ${ELSEWHERE}`,
    'pages/hme.yml': 'the site does not use this file. Did you mean “home.yml”?',
    'pages/service.yml':
      'the site does not use this file. If it is home.yml under another name, rename it. A page of your own belongs in content/text-pages/.',
    'xyz.yml':
      'the site does not use this file. A page of your own belongs in content/text-pages/. The only files allowed here are site.yml, brand.yml, integrations.yml, statistics.yml, and redirects.yml.',
    'service/new.yml': 'the site does not use this folder. Did you mean “services”?',
    'xxxxxxxxxxxxxx/new.yaml': 'the site does not use this folder. A page of your own belongs in content/text-pages/.',
  }),
)('for %s, the report says what it should be instead', (path, reported) => {
  const { message, advice } = unexpectedFile(path, PRESENT, new FreeNames(PRESENT))
  expect(`${message}. ${advice}`).toBe(reported)
})

const TAKEN = (page: string, slug: string) =>
  `another part of the ${page} page already uses the address “#${slug}”. Give the file another name, such as the full name of the person or the position.`
test('a file name that cannot become an address, or whose address is taken, is reported', () => {
  const person = content.read('team/ada-sample.yml')
  const job = content.read('jobs/consultant.yml')
  for (const name of ['Ada Sample', '<script>', '..', '$&', 'values', 'content'])
    content.write(`team/${name}.yml`, person)
  for (const name of ['Senior Analyst', 'culture']) content.write(`jobs/${name}.yml`, job)
  for (const name of ['services', 'admin'])
    content.write(`text-pages/${name}.yml`, content.read('text-pages/privacy.yml').replaceAll('Privacy', `Own ${name}`))
  expect(problemsOf(content)).toEqual([
    `jobs/Senior Analyst.yml:1:1 ${NAME}, such as senior-analyst.yml.`,
    `jobs/culture.yml:1:1 ${TAKEN('careers', 'culture')}`,
    `team/$&.yml:1:1 ${NAME}.`,
    `team/...yml:1:1 ${NAME}.`,
    `team/<script>.yml:1:1 ${NAME}, such as script.yml.`,
    `team/Ada Sample.yml:1:1 ${NAME}, such as ada-sample-2.yml.`,
    `team/content.yml:1:1 ${TAKEN('team', 'content')}`,
    `team/values.yml:1:1 ${TAKEN('team', 'values')}`,
    'text-pages/admin.yml:1:1 the site already uses the address “/admin”. Give the file another name.',
    'text-pages/services.yml:1:1 the site already uses the address “/services”. Give the file another name.',
  ])
})
