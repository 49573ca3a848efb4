import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../content-check/check'
import { contentForEachTest } from './content-folder'
import { problemsOf } from './mistakes'

const SERVICE = 'services/tax-planning.yml'

const content = contentForEachTest()

const problems = () => problemsOf(content)

describe('a problem with a whole file', () => {
  test.each<[mistake: string, file: string, text: string | Uint8Array, reported: string]>([
    [
      'an empty file',
      'jobs/new.yml',
      '',
      'the file is empty. Add its fields: title, order, location, type, department, description, and requirements.',
    ],
    [
      'plain text',
      'jobs/new.yml',
      'Analyst\n',
      'the file must contain named fields. Add its fields: title, order, location, type, department, description, and requirements.',
    ],
    [
      'a list instead of fields',
      'jobs/new.yml',
      '- Analyst\n',
      'the file must contain named fields. Add its fields: title, order, location, type, department, description, and requirements.',
    ],
    ['the extension .txt', 'jobs/new.txt', 'title: Analyst', 'the file has the wrong extension. Rename it to new.yml.'],
    [
      'an unsupported kind of file',
      'jobs/notes.docx',
      'x',
      'this kind of file does not belong here. content/ is only for .yml files, images (.jpg, .png, .webp, .avif), and a logo (.svg). Move it elsewhere.',
    ],
    ['a misspelled page', 'pages/hme.yml', 'x', 'the site does not use this file. Did you mean “pages/home.yml”?'],
    ['a misspelled folder', 'service/new.yml', 'x', 'the site does not use this folder. Did you mean “services”?'],
    [
      'a file that is too large',
      'jobs/new.yml',
      'x'.repeat(250_001),
      'the file is larger than 250 kB. Content files are only a few kB; look for text that was pasted into this one by mistake.',
    ],
    [
      'an encoding other than UTF-8',
      'jobs/new.yml',
      Buffer.from('title: caf\xe9', 'latin1'),
      'the file is not a UTF-8 text file. Open new.yml in a text editor and save it as UTF-8.',
    ],
    [
      'excessive nesting',
      'jobs/new.yml',
      '['.repeat(240_000),
      'brackets or lists are nested too deeply to be read. Look for something that was pasted into the file by mistake.',
    ],
  ])('reports %s', (_, file, text, reported) => {
    content.write(file, text)
    expect(problems()).toEqual([`${file}:1:1 ${reported}`])
  })

  test('reports a name that cannot become an address', () => {
    content.write('jobs/Senior Analyst.yml', '')
    expect(problems()[0]).toBe(
      'jobs/Senior Analyst.yml:1:1 the file name cannot be used as an address. It must contain only lowercase letters, digits, and single hyphens, such as senior-analyst.yml.',
    )
  })

  test('reports a position’s file whose name is already an anchor of the careers page', () => {
    content.write('jobs/culture.yml', content.read('jobs/consultant.yml'))
    expect(problems()).toEqual([
      'jobs/culture.yml:1:1 another part of the careers page already uses the address “#culture”. Give the file another name, such as the full name of the person or the position.',
    ])
  })

  test.each(['values', 'content', 'ada-sample-name'])(
    'reports a person’s file whose name is already an anchor of the team page: %s',
    (slug) => {
      content.write(`team/${slug}.yml`, content.read('team/ada-sample.yml'))
      expect(problems()).toEqual([
        `team/${slug}.yml:1:1 another part of the team page already uses the address “#${slug}”. Give the file another name, such as the full name of the person or the position.`,
      ])
    },
  )

  test('reports a symbolic link to another file', () => {
    symlinkSync(join(content.root, 'content', SERVICE), join(content.root, 'content/services/copy.yml'))
    expect(problems()).toEqual([
      'services/copy.yml:1:1 this is a symbolic link. Replace it with a copy of the file or folder that it points to.',
    ])
  })

  test('reports a missing required file', () => {
    content.remove('pages/home.yml')
    expect(problems()).toEqual([
      'pages/home.yml:1:1 the file is missing. The site needs it for the home page. Restore it or write it again; docs/content.md lists its fields.',
    ])
  })

  test('reports a missing content folder', () => {
    expect(checkContent(join(content.root, 'content')).problems).toMatchObject([
      { file: 'content', message: 'the folder is missing' },
    ])
  })
})
