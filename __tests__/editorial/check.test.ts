/** @jest-environment node */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../src/editorial/check'
import { contentFolder, type ContentFolder } from './content-folder'

const SERVICE = 'services/tax-planning.yml'
const MEMBER = 'team/ada-sample.yml'
const HOME = 'pages/home.yml'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

/** Each problem as one line: place within `content/`, field, what is wrong, what would be right. */
const problems = () =>
  checkContent(content.root).problems.map(
    ({ file, line, column, field, message, advice }) =>
      `${file.replace('content/', '')}:${line}:${column} ${field === undefined ? '' : `${field}: `}${message}. ${advice}`,
  )

test('valid content has no problems', () => {
  expect(checkContent(content.root)).toEqual({ problems: [], files: 17 })
})

const SERVICE_FIELDS =
  'title, name, prefixes, icon, summary, image, imageAlt, description, introduction, cardsHeading, cards, whyItMatters and getStarted'

describe('one mistake in a file is told once, at its place', () => {
  test.each<[mistake: string, file: string, from: string, to: string, told: string]>([
    // The YAML itself.
    [
      'a tab as indentation',
      SERVICE,
      '  - title: Review',
      '\t- title: Review',
      '11:1 a tab stands where spaces must be. Replace it with spaces, two for each step.',
    ],
    [
      'a colon in plain text',
      SERVICE,
      'summary: Plans',
      'summary: Plans: those',
      '6:10 a text with a colon must be in quotes. Put everything after the first colon in double quotes.',
    ],
    [
      'an open double quote',
      SERVICE,
      'summary: Plans',
      'summary: "Plans',
      '6:10 the text begins with a double quote (") that is never closed. Add the same quote at the end of the text.',
    ],
    [
      'an open single quote',
      SERVICE,
      'summary: Plans',
      "summary: 'Plans",
      "6:10 the text begins with a single quote (') that is never closed. Add the same quote at the end of the text.",
    ],
    [
      'an apostrophe in single quotes',
      SERVICE,
      'name: Tax Planning',
      "name: 'Ada's plan'",
      '2:12 text follows the closing quote, or an apostrophe was taken for it. Put the text in double quotes, such as "the firm\'s name".',
    ],
    [
      'a quote in double quotes',
      SERVICE,
      'name: Tax Planning',
      'name: "The "Tax" plan"',
      '2:13 text follows the closing quote. End the line after the quote. For a quotation mark inside the text write \\".',
    ],
    [
      'a backslash',
      SERVICE,
      'name: Tax Planning',
      'name: "A\\C"',
      '2:9 a backslash (\\) in double quotes has a meaning of its own. Write it twice (\\\\), or put the text in single quotes.',
    ],
    [
      'a text that begins with @',
      SERVICE,
      'name: Tax',
      'name: @Tax',
      '2:7 a text that begins with @ must be in quotes. Put the whole text in double quotes.',
    ],
    [
      'a text that begins with a brace',
      SERVICE,
      'name: Tax Planning',
      'name: {title} plan',
      '2:15 text that begins with a bracket must be in quotes. Put the whole text in double quotes.',
    ],
    [
      'a placeholder alone',
      SERVICE,
      'name: Tax Planning',
      'name: {title}',
      '2:7 Short name: must be text in quotes, because it begins with a bracket. Put the whole text in double quotes.',
    ],
    [
      'an alias',
      SERVICE,
      'name: Tax',
      'name: *Tax',
      '2:7 a text that begins with * must be in quotes. Put the text in double quotes. Copies (*name) are not used here.',
    ],
    [
      'an anchor',
      SERVICE,
      'name: Tax',
      'name: &tax Tax',
      '2:7 a text that begins with & must be in quotes. Put the text in double quotes. Anchors (&name) are not used here.',
    ],
    [
      'a tag',
      SERVICE,
      'name: Tax',
      'name: !Tax',
      '2:7 a text that begins with ! must be in quotes. Put the text in double quotes. Tags (!name) are not used here.',
    ],
    [
      'a merge key',
      SERVICE,
      'name: Tax',
      '<<: {}\nname: Tax',
      '2:1 merging with << is not used here. Write the fields themselves.',
    ],
    [
      'a directive',
      SERVICE,
      'title: Tax',
      '%YAML 1.1\n---\ntitle: Tax',
      '1:1 a line that begins with % is not used here. Remove it.',
    ],
    [
      'a second document',
      SERVICE,
      'name: Tax',
      '---\nname: Tax',
      '2:1 a second document begins here. Remove the line “---”; a file holds one entry.',
    ],
    [
      'a line without colon',
      SERVICE,
      'name: Tax',
      'name Tax',
      '2:1 this line has no field name. Write “name: text”. If it goes on with the text above, indent it further than the field’s name.',
    ],
    [
      'no space after the colon',
      SERVICE,
      'name: Tax',
      'name:Tax',
      '2:1 a space is missing after the colon. Write “name: ” with a space and then the text.',
    ],
    [
      'a line indented too far',
      SERVICE,
      'name: Tax',
      '  name: Tax',
      '1:8 the line below is indented too far. Begin it in the same column as the fields beside it, with spaces.',
    ],
    [
      'a line indented too little',
      SERVICE,
      '    description: One sentence about review',
      '   description: One sentence about review',
      '12:4 this line begins in the wrong column. Begin it in the same column as the fields or dashes that it belongs to, with spaces.',
    ],
    [
      'an open bracket',
      SERVICE,
      'name: Tax Planning',
      'name: [Tax',
      '3:1 a bracket is not closed. Close it with ] or }; if the bracket belongs to the text, put the whole text in double quotes.',
    ],
    [
      'text after a block sign',
      SERVICE,
      'name: Tax',
      'name: | Tax',
      '2:9 text follows | or > on the same line. Begin the text in the next line, indented by two spaces, or put it in double quotes.',
    ],
    [
      'a dash after the colon',
      SERVICE,
      'name: Tax',
      'name: - Tax',
      '2:7 a list begins on the line of its field. Put each “- …” in a line of its own below, or the text in double quotes.',
    ],
    [
      'a field that stands twice',
      SERVICE,
      'name: Tax',
      'title: Again\nname: Tax',
      '2:1 “title” stands here twice, first in line 1. Keep one of the two.',
    ],
    [
      'a control character',
      SERVICE,
      'name: Tax',
      'name: T\u0000ax',
      '2:8 an invisible control character stands here. Delete it; write the words around it anew if you cannot see it.',
    ],
    // Fields.
    ['a missing field', SERVICE, 'icon: receipt-tax\n', '', '1:1 Icon: is missing. Add a line “icon: …”.'],
    [
      'a missing group of fields',
      HOME,
      '  primary:\n    label: Start\n    to: /contact\n',
      '',
      '4:1 Hero › First button: is missing. Add “primary:” and below it, indented, label and to.',
    ],
    [
      'a missing field in a list',
      SERVICE,
      '    description: One sentence about review.\n',
      '',
      '11:5 Component cards › Card 1 › Description: is missing. Add a line “description: …”.',
    ],
    ['a misspelled field', SERVICE, 'name: Tax', 'nmae: Tax', '2:1 “nmae” is not a field here. Did you mean “name”?'],
    [
      'an unknown field',
      SERVICE,
      'name: Tax',
      'id: tax\nname: Tax',
      `2:1 “id” is not a field here. Remove it; the fields here are ${SERVICE_FIELDS}.`,
    ],
    [
      'an empty field',
      SERVICE,
      'name: Tax Planning',
      'name:',
      '2:1 Short name: is empty. Write the text after the colon. As menus and cards say it, such as “Tax Planning”.',
    ],
    [
      'an empty text',
      SERVICE,
      'name: Tax Planning',
      'name: " "',
      '2:7 Short name: is empty. Write the text after the colon. As menus and cards say it, such as “Tax Planning”.',
    ],
    [
      'an empty field that may be left out',
      MEMBER,
      'phone: (312) 555-0142',
      'phone:',
      '7:1 Phone number: is empty. Write the text after the colon, or remove the line.',
    ],
    [
      'a number where text is meant',
      SERVICE,
      'name: Tax Planning',
      'name: 02134',
      '2:7 Short name: must be text in quotes; it is read as a number. Write "02134".',
    ],
    [
      'a yes or no where text is meant',
      SERVICE,
      'name: Tax Planning',
      'name: true',
      '2:7 Short name: must be text in quotes; it is read as yes or no. Write "true".',
    ],
    [
      'a date where text is meant',
      SERVICE,
      'name: Tax Planning',
      'name: 2024-02-31',
      '2:7 Short name: must be text in quotes; the site reads it as a date. Write "2024-02-31".',
    ],
    [
      'digits that the parsers read differently',
      SERVICE,
      'name: Tax Planning',
      'name: 0b11',
      '2:7 Short name: must be text in quotes; the site reads it as a number. Write "0b11".',
    ],
    [
      'text where a number is meant',
      MEMBER,
      'order: 1',
      'order: first',
      '3:8 Order: is text. It must be a whole number from 1 to 999.',
    ],
    [
      'a number in quotes',
      MEMBER,
      'order: 1',
      'order: "1"',
      '3:8 Order: is text in quotes. It must be a whole number from 1 to 999, without quotes.',
    ],
    [
      'a broken number',
      MEMBER,
      'order: 1',
      'order: 1.5',
      '3:8 Order: is 1.5. It must be a whole number from 1 to 999.',
    ],
    [
      'a number out of range',
      'testimonials/b-client.yml',
      'rating: 5',
      'rating: 6',
      '4:9 Rating: is 6. It must be a whole number from 1 to 5.',
    ],
    [
      'a text that is too long',
      MEMBER,
      'title: Partner',
      `title: ${'Partner '.repeat(9)}`,
      '2:8 Role: has 71 characters. It may have at most 60; shorten it by 11.',
    ],
    [
      'two lines where one is meant',
      SERVICE,
      'name: Tax Planning',
      'name: |\n  Tax\n  Planning',
      '2:7 Short name: does not have the right form. It must be one line.',
    ],
    [
      'text where a list is meant',
      SERVICE,
      '  - services',
      '  services',
      '4:3 Served under: is text. It must be a list, each entry in a line that begins with “- ”.',
    ],
    [
      'too few entries',
      SERVICE,
      '  - title: Follow-up\n    description: One sentence about follow-up.\n',
      '',
      '11:3 Component cards: has 2 entries. It must have exactly 3. A title and one sentence of 12 to 20 words each.',
    ],
    [
      'a misspelled choice',
      SERVICE,
      '- services',
      '- service',
      '4:5 Served under › Prefix 1: “service” is not one of the possible words. Did you mean “services”?',
    ],
    [
      'a misspelled icon',
      SERVICE,
      'receipt-tax',
      'recept-tax',
      '5:7 Icon: “recept-tax” is not an icon of this site. Did you mean “receipt-tax”?',
    ],
    [
      'a choice given twice',
      SERVICE,
      '  - services',
      '  - services\n  - services',
      '4:3 Served under: names the same prefix twice. The addresses of the page: services, counseling or both.',
    ],
    [
      'a wrong e-mail address',
      MEMBER,
      'ada@example.com',
      'ada(at)example.com',
      '6:8 E-mail address: does not have the right form. It must be an e-mail address such as hello@example.com.',
    ],
    // What the fields name.
    [
      'a misspelled service',
      HOME,
      '- tax-planning',
      '- tax-planing',
      '25:7 Services › Service cards › Service 1: there is no service “tax-planing”. Did you mean “tax-planning”?',
    ],
    [
      'an unknown service',
      HOME,
      '- tax-planning',
      '- lending',
      '25:7 Services › Service cards › Service 1: there is no service “lending”. Use the name of a file in content/services/, without .yml.',
    ],
    [
      'a name that is no slug',
      HOME,
      '- tax-planning',
      '- Tax Planning',
      '25:7 Services › Service cards › Service 1: does not have the right form. It must be a slug: lower-case letters, digits and single hyphens.',
    ],
    [
      'an unknown figure',
      HOME,
      '- retention',
      '- retension',
      '20:7 Results › Figures › Figure 1: there is no figure “retension”. Did you mean “retention”?',
    ],
    [
      'a link to a page that is not there',
      'site.yml',
      '/about#team',
      '/abuot#team',
      '43:13 Footer › Column of pages › Links › Link 1 › Target: the site has no page “/abuot”. Did you mean “/about”?',
    ],
    [
      'a service under the wrong prefix',
      'site.yml',
      'to: /about\n',
      'to: /counseling/tax-planning\n',
      '30:11 Navigation bar › Other pages › Link 1 › Target: the site has no page “/counseling/tax-planning”. Did you mean “/services/tax-planning”?',
    ],
    [
      'a slash at the end',
      'site.yml',
      'to: /about\n',
      'to: /about/\n',
      '30:11 Navigation bar › Other pages › Link 1 › Target: the address “/about/” ends with a slash. Write “/about”.',
    ],
    [
      'a link that runs a script',
      'site.yml',
      'to: /about\n',
      'to: javascript:alert(1)\n',
      '30:11 Navigation bar › Other pages › Link 1 › Target: does not have the right form. It must be a path of this site such as /contact, an anchor such as #team, or https:, mailto: or tel:.',
    ],
    [
      'a picture that is not there',
      MEMBER,
      'order: 1',
      'order: 1\nimage: ./ada.jpg',
      '4:8 Portrait: there is no picture “./ada.jpg”. Put the picture into content/team/, or correct its name; capitals count.',
    ],
    [
      'a picture of another folder',
      MEMBER,
      'order: 1',
      'order: 1\nimage: ./../ada.jpg',
      '4:8 Portrait: must name a picture beside this file. Put the picture into the same folder and write ./ and its name.',
    ],
  ])('%s', (_, file, from, to, told) => {
    content.replace(file, from, to)
    expect(problems()).toEqual([`${file}:${told}`])
  })
})

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
      'x'.repeat(1_000_001),
      'the file is larger than 1 MB. A content file has a few kB; look for what was pasted into it by mistake.',
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
      '['.repeat(900_000),
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

  test('a link to another file', () => {
    symlinkSync(join(content.root, 'content', SERVICE), join(content.root, 'content/services/copy.yml'))
    expect(problems()).toEqual([
      'services/copy.yml:1:1 this is a link to another file, not a file. Put a copy of the file itself here.',
    ])
  })

  test('a required file that is gone', () => {
    content.remove('pages/home.yml')
    expect(problems()).toEqual([
      'pages/home.yml:1:1 the file is missing. The site needs it for the home page; put it back or write it anew.',
    ])
  })

  test('a folder without content', () => {
    expect(checkContent(join(content.root, 'content')).problems).toMatchObject([
      { file: 'content', message: 'the folder is missing' },
    ])
  })
})

test('a key of the list that stands twice is told at the second one', () => {
  const figure = '- {key: retention, icon: heart, value: "97%", label: Clients}\n'
  content.write('stats.yml', figure + figure)
  expect(problems()).toEqual([
    'stats.yml:2:9 Entry 2 › Key: “retention” is the key of another entry above. Give each entry a key of its own.',
  ])
})

test('all problems of all files come in one run, sorted by file and line', () => {
  content.replace(SERVICE, 'icon: receipt-tax', 'icon: recept-tax')
  content.replace(SERVICE, 'name: Tax Planning', 'name: 7')
  content.replace(MEMBER, 'order: 1', 'order:1')
  content.replace(HOME, '- retention', '- retension')
  expect(checkContent(content.root).problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/pages/home.yml:20',
    'content/services/tax-planning.yml:2',
    'content/services/tax-planning.yml:5',
    'content/team/ada-sample.yml:3',
  ])
})

test('a service that cannot be read is blamed alone, not the links to it', () => {
  content.replace('site.yml', 'to: /about\n', 'to: /counseling/tax-planning\n')
  content.replace(SERVICE, 'summary: Plans', 'summary: @Plans')
  expect(problems()).toHaveLength(1)
})

test('a list that cannot be read is blamed alone, not the pages that show its figures', () => {
  content.replace('stats.yml', 'icon:', '@icon:')
  expect(problems()).toHaveLength(1)
})

test('pictures, placeholders in texts, anchors, a byte order mark, Windows line ends and an open editor are fine', () => {
  content.write('team/ada.jpg', 'x')
  content.write('team/.DS_Store', 'x')
  content.write('team/.ada-sample.yml.swp', 'x')
  content.write('team/ada-sample.yml~', 'x')
  content.replace(MEMBER, 'order: 1', 'order: 1\nimage: ./ada.jpg')
  content.replace(MEMBER, 'title: Partner', 'title: Partner of {name}')
  content.write(
    'jobs/consultant.yml',
    '\uFEFFtitle: Analyst\r\norder: 1\r\nlocation: Chicago\r\ntype: Full-time\r\ndepartment: Advice\r\ndescription: You listen.\r\nrequirements: [Patience]\r\n',
  )
  expect(problems()).toEqual([])
})

test('a file with very many unknown fields is told by its first hundred, and quickly', () => {
  content.write(SERVICE, Array.from({ length: 90_000 }, (_, index) => `k${index}: 1`).join('\n'))
  const start = performance.now()
  const unknown = checkContent(content.root).problems.filter(({ message }) => message.endsWith('is not a field here'))
  expect(unknown).toHaveLength(100)
  expect(performance.now() - start).toBeLessThan(20_000)
}, 30_000)
