import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../../content-check/check'
import { unexpectedFile } from '../../../content-check/rules/unexpected-file'
import { contentForEachTest, TEXTS } from '../content-folder'
import { problemsOf } from '../mistakes'

const content = contentForEachTest()

const at = (path: string) => join(content.root, 'content', path)

const LINK = 'this is a symbolic link. Replace it with a copy of the file or folder that it points to.'
const UNPRINTABLE =
  'the name contains a character that cannot be displayed. Rename it, using only lowercase letters, digits, and single hyphens.'
const JOB_FIELDS = 'Add its fields: title, order, location, type, department, description, and requirements.'
const NOT_UTF8 = (name: string) =>
  `the file is not a UTF-8 text file. Open ${name} in a text editor and save it as UTF-8.`

test('each file that cannot be read is reported once, whatever it is, and nothing outside the folder is read', () => {
  content.write('jobs/a-empty.yml', '')
  content.write('jobs/b-text.yml', 'Analyst\n')
  content.write('jobs/c-list.yml', '- Analyst\n')
  content.write('jobs/d-large.yml', 'x'.repeat(250_001))
  content.write('jobs/e-latin.yml', Buffer.from('title: caf\xe9', 'latin1'))
  content.write('jobs/f-binary.yml', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)))
  content.write('jobs/notes.docx', 'x')
  symlinkSync('/etc/passwd', at('jobs/g-link.yml'))
  symlinkSync('no-such-file', at('jobs/h-broken.yml'))
  symlinkSync('/etc', at('jobs/i-folder'))
  execFileSync('mkfifo', [at('jobs/j-pipe.yml')])
  content.write('jobs/\u001b[31mred.yml', 'title: x')
  content.write('jobs/new\n::error::.yml', 'title: x')
  content.write('jobs/\u202Elmy.new.yml', 'title: x')
  writeFileSync(Buffer.concat([Buffer.from(at('jobs/caf')), Buffer.from([0xe9]), Buffer.from('.yml')]), '')
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
      'jobs/notes.docx:1:1 this kind of file does not belong here. content/ is only for .yml files, images (.jpg, .png, .webp, .avif), and a logo (.svg). Move it elsewhere.',
      `jobs/\uFFFD[31mred.yml:1:1 ${UNPRINTABLE}`,
      `jobs/new\uFFFD::error::.yml:1:1 ${UNPRINTABLE}`,
      `jobs/\uFFFDlmy.new.yml:1:1 ${UNPRINTABLE}`,
      `jobs/caf\uFFFD.yml:1:1 ${UNPRINTABLE}`,
      'pages/home.yml:1:1 the file is missing. The site needs it for the home page. Restore it or write it again; docs/content.md lists its fields.',
    ].sort(),
  )
})

test('a file of 250 kB, temporary files of editors, a byte order mark, and Windows line breaks are accepted', () => {
  for (const name of ['.DS_Store', '.ada-sample.yml.swp', 'ada-sample.yml~']) content.write(`team/${name}`, 'x')
  const job = `\uFEFF${content.read('jobs/consultant.yml').replaceAll('\n', '\r\n')}`
  content.write('jobs/consultant.yml', job + '#'.repeat(250_000 - Buffer.byteLength(job)))
  expect(checkContent(content.root)).toMatchObject({ problems: [], files: TEXTS.size })
  content.replace('jobs/consultant.yml', 'order: 1', 'order: x')
  expect(checkContent(content.root).problems.map(({ source }) => source)).toEqual(['order: x'])
})

test('a missing content folder is reported, and one that is a symbolic link is not followed', () => {
  const missing = [
    { file: 'content', message: 'the folder is missing', advice: 'Run this command in the project folder.' },
  ]
  expect(checkContent(at('jobs')).problems).toMatchObject(missing)
  mkdirSync(join(content.root, 'other'))
  symlinkSync(at(''), join(content.root, 'other/content'))
  expect(checkContent(join(content.root, 'other')).problems).toMatchObject(missing)
})

const PRESENT = new Set([...TEXTS.keys()].filter((path) => path !== 'pages/home.yml'))

test.each(
  Object.entries({
    'jobs/new.txt': 'the file has the wrong extension. Rename it to new.yml.',
    'pages/hme.yml': 'the site does not use this file. Did you mean “home.yml”?',
    'pages/service.yml':
      'the site does not use this file. If it is home.yml under another name, rename it. A page of your own belongs in content/text-pages/.',
    'xyz.yml':
      'the site does not use this file. A page of your own belongs in content/text-pages/. The only files allowed here are site.yml, brand.yml, integrations.yml, statistics.yml, and redirects.yml.',
    'service/new.yml': 'the site does not use this folder. Did you mean “services”?',
    'xxxxxxxxxxxxxx/new.yaml': 'the site does not use this folder. A page of your own belongs in content/text-pages/.',
  }),
)('for %s, the report says what it should be instead', (path, reported) => {
  const { message, advice } = unexpectedFile(path, PRESENT)
  expect(`${message}. ${advice}`).toBe(reported)
})

const TAKEN = (page: string, slug: string) =>
  `another part of the ${page} page already uses the address “#${slug}”. Give the file another name, such as the full name of the person or the position.`
const NAME =
  'the file name cannot be used as an address. It must contain only lowercase letters, digits, and single hyphens'

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
    `team/Ada Sample.yml:1:1 ${NAME}, such as ada-sample.yml.`,
    `team/content.yml:1:1 ${TAKEN('team', 'content')}`,
    `team/values.yml:1:1 ${TAKEN('team', 'values')}`,
    'text-pages/admin.yml:1:1 the site already uses the address “/admin”. Give the file another name.',
    'text-pages/services.yml:1:1 the site already uses the address “/services”. Give the file another name.',
  ])
})
