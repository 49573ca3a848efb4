/** @jest-environment node */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { checkContent } from '../../../tools/content/check'
import { serviceContent } from '../../factories/content'
import { contentFolder, type ContentFolder } from './content-folder'
import { problemsOf } from './mistakes'

const SERVICE = 'services/tax-planning.yml'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

const problems = () => problemsOf(content)

describe('a file that is wrong as a whole is named', () => {
  test.each<[mistake: string, file: string, text: string | Uint8Array, told: string]>([
    [
      'an empty file',
      'jobs/new.yml',
      '',
      'the file is empty. Write its fields: title, order, location, type, department, description and requirements.',
    ],
    [
      'a file of comments',
      'jobs/new.yml',
      '# later\n',
      'the file is empty. Write its fields: title, order, location, type, department, description and requirements.',
    ],
    [
      'plain text',
      'jobs/new.yml',
      'Analyst\n',
      'the file must be fields with names. Begin with a field, such as “title: …”.',
    ],
    [
      'a list for fields',
      'jobs/new.yml',
      '- Analyst\n',
      'the file must be fields with names. Begin with a field, such as “title: …”.',
    ],
    ['the ending .YML', 'jobs/new.YML', 'title: Analyst', 'the file has the wrong ending. Rename it to new.yml.'],
    ['the ending .txt', 'jobs/new.txt', 'title: Analyst', 'the file has the wrong ending. Rename it to new.yml.'],
    ['the ending .yaml', 'jobs/new.yaml', 'title: Analyst', 'the file has the wrong ending. Rename it to new.yml.'],
    [
      'the ending .yml.txt',
      'jobs/new.yml.txt',
      'title: Analyst',
      'the file has the wrong ending. Rename it to new.yml.',
    ],
    [
      'another kind of file',
      'jobs/notes.docx',
      'x',
      'this kind of file does not belong here. Only .yml files and pictures (.jpg, .png, .webp, .avif) do; move it out of content/.',
    ],
    ['a misspelled page', 'pages/hme.yml', 'x', 'no page of the site reads this file. Did you mean “pages/home.yml”?'],
    ['a misspelled folder', 'service/new.yml', 'x', 'no page of the site reads this folder. Did you mean “services”?'],
    [
      'a folder in a folder',
      'team/old/new.yml',
      'x',
      'no page of the site reads this folder. Move the file up into content/team/.',
    ],
    [
      'too large a file',
      'jobs/new.yml',
      'x'.repeat(250_001),
      'the file is larger than 250 kB. A content file has a few kB; look for what was pasted into it by mistake.',
    ],
    [
      'another encoding',
      'jobs/new.yml',
      Buffer.from('title: caf\xe9', 'latin1'),
      'the file is not a text file in UTF-8. Open new.yml in a text editor and save it with the encoding UTF-8.',
    ],
    [
      'endless nesting',
      'jobs/new.yml',
      '['.repeat(240_000),
      'brackets or lists are nested too deeply to be read. Look for what was pasted into the file by mistake.',
    ],
  ])('%s', (_, file, text, told) => {
    content.write(file, text)
    expect(problems()).toEqual([`${file}:1:1 ${told}`])
  })

  test('a name that cannot become an address', () => {
    content.write('jobs/Senior Analyst.yml', '')
    expect(problems()[0]).toBe(
      'jobs/Senior Analyst.yml:1:1 the file’s name cannot become an address. Use lower-case letters, digits and single hyphens alone, such as senior-analyst.yml.',
    )
  })

  test('a name that cannot become an address is told once', () => {
    const review = { title: 'Fee Review Services', description: 'Fees reviewed.' }
    content.write('services/Fee Review.yml', stringify(serviceContent(review)))
    expect(problems()).toHaveLength(1)
  })

  test('a name that differs from another one in capitals alone', () => {
    content.write('services/Tax-Planning.yml', content.read(SERVICE))
    expect(problems()[0]).toBe(
      'services/Tax-Planning.yml:1:1 the file’s name means the same as that of tax-planning.yml beside it. Two files cannot have one address: remove one of them, or rename it.',
    )
  })

  test.each(['values', 'content', 'ada-sample-name'])(
    'a person’s file whose address the team page needs: %s',
    (slug) => {
      content.write(`team/${slug}.yml`, content.read('team/ada-sample.yml'))
      expect(problems()).toEqual([
        `team/${slug}.yml:1:1 another part of the team page has the address “#${slug}”. Give the file another name, such as the person’s full name.`,
      ])
    },
  )

  test('a link to another file', () => {
    symlinkSync(join(content.root, 'content', SERVICE), join(content.root, 'content/services/copy.yml'))
    expect(problems()).toEqual([
      'services/copy.yml:1:1 this is a link to another place, not a file. Put a copy of the file itself here.',
    ])
  })

  test('a required file that is gone', () => {
    content.remove('pages/home.yml')
    expect(problems()).toEqual([
      'pages/home.yml:1:1 the file is missing. The site needs it for the home page. Restore it, or write it again; docs/content.md lists its fields.',
    ])
  })

  test('a folder without content', () => {
    expect(checkContent(join(content.root, 'content')).problems).toMatchObject([
      { file: 'content', message: 'the folder is missing' },
    ])
  })
})
