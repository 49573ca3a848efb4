/** @jest-environment node */
import { contentFolder } from './content-folder'
import { eachIsToldOnce, problemsOf } from './mistakes'

const SERVICE = 'services/tax-planning.yml'
const MEMBER = 'team/ada-sample.yml'
const SITE = 'site.yml'
const JOB = 'jobs/consultant.yml'

describe('what YAML would drop or change silently is told once, at its place', () => {
  eachIsToldOnce([
    [
      'a # inside a text',
      SERVICE,
      'name: Tax Planning',
      'name: Tax #1 Planning',
      '2:11 Short name: what follows a # is left out. Put the whole text in quotes: "Tax #1 Planning". A comment stands in a line of its own.',
    ],
    [
      'a comment after a text',
      JOB,
      'location: Chicago',
      'location: Chicago # or nearby',
      '3:19 Place: what follows a # is left out. Put the whole text in quotes: "Chicago # or nearby". A comment stands in a line of its own.',
    ],
    [
      'a # inside an entry of a list',
      JOB,
      'Five years beside clients',
      'Five years # beside clients',
      '8:16 Requirements › Requirement 1: what follows a # is left out. Put the whole text in quotes: "Five years # beside clients". A comment stands in a line of its own.',
    ],
    [
      'a # inside a link',
      SITE,
      'to: /about\n',
      'to: /about #team\n',
      '30:18 Navigation bar › Other pages › Link 1 › Target: what follows a # is left out. Put the whole text in quotes: "/about #team". A comment stands in a line of its own.',
    ],
    [
      'a text that begins with #',
      SITE,
      'to: /about\n',
      'to: #team\n',
      '30:11 Navigation bar › Other pages › Link 1 › Target: is empty, because all that follows a # is left out. Put the text in quotes: "#team".',
    ],
    [
      'digits with a zero in front',
      SERVICE,
      'name: Tax Planning',
      'name: 02134',
      '2:7 Short name: must be text in quotes; it is read as a number. Write "02134".',
    ],
    [
      'a number with a zero at its end',
      SERVICE,
      'name: Tax Planning',
      'name: 1.10',
      '2:7 Short name: must be text in quotes; it is read as a number. Write "1.10".',
    ],
    [
      'a telephone number with its country',
      MEMBER,
      'phone: (312) 555-0142',
      'phone: +15550109999',
      '7:8 Phone number: must be text in quotes; it is read as a number. Write "+15550109999". Or delete this line; the field may be left out.',
    ],
    [
      'a day that does not exist',
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
      'a yes or no',
      SERVICE,
      'name: Tax Planning',
      'name: true',
      '2:7 Short name: must be text in quotes; it is read as yes or no. Write "true".',
    ],
    [
      'the word null',
      SERVICE,
      'name: Tax Planning',
      'name: null',
      '2:7 Short name: is empty, because null stands for nothing. Write the text, or "null" in quotes.',
    ],
    [
      'a tilde',
      SERVICE,
      'name: Tax Planning',
      'name: ~',
      '2:7 Short name: is empty, because ~ stands for nothing. Write the text, or "~" in quotes.',
    ],
    [
      'typographic quotes for quotes',
      SERVICE,
      'name: Tax Planning',
      'name: “Tax Planning”',
      '2:7 Short name: typographic quotes are part of the text, not quotes around it. Write "Tax Planning". To show them, put straight quotes around: "“Tax Planning”".',
    ],
    [
      'typographic single quotes for quotes',
      SERVICE,
      'name: Tax Planning',
      'name: ‘Tax Planning’',
      '2:7 Short name: typographic quotes are part of the text, not quotes around it. Write "Tax Planning". To show them, put straight quotes around: "‘Tax Planning’".',
    ],
    [
      'a typographic quote with a straight one',
      SERVICE,
      'name: Tax Planning',
      'name: “Tax Planning"',
      '2:7 Short name: typographic quotes are part of the text, not quotes around it. Write "Tax Planning". To show them, put straight quotes around: "“Tax Planning”".',
    ],
    [
      'typographic quotes around a word of a list',
      SERVICE,
      '- services',
      '- “services”',
      '4:5 Served under › Prefix 1: typographic quotes are part of the text, not quotes around it. Write "services".',
    ],
    [
      'a quote left over at the end',
      MEMBER,
      'phone: (312) 555-0142',
      'phone: (312) 555-0142"',
      '7:8 Phone number: a quote (") stands at the end and none at the beginning. Delete it, or write "(312) 555-0142".',
    ],
  ])
})

test('comments that cost no text are fine: in lines of their own, and after numbers, slugs, choices and quotes', () => {
  const content = contentFolder()
  content.replace(SERVICE, 'name: Tax Planning', '# Was “Tax”.\nname: "Tax Planning" # As menus say it.')
  content.replace(SERVICE, 'icon: receipt-tax', 'icon: receipt-tax # Was scale.')
  content.replace(SERVICE, 'summary: Plans', 'summary: >- # One sentence.\n  Plans #1')
  content.replace(MEMBER, 'order: 1', 'order: 1 # First.')
  content.replace('pages/home.yml', '- tax-planning', '- tax-planning # In spring.')
  expect(problemsOf(content)).toEqual([])
  content.dispose()
})

test('quotations and words such as yes and no are texts', () => {
  const content = contentFolder()
  content.replace(SERVICE, 'summary: Plans', 'summary: “Plans” is the word for plans')
  content.replace(SERVICE, 'name: Tax Planning', 'name: No')
  content.replace('testimonials/b-client.yml', 'quote: They', 'quote: >-\n  “They”')
  expect(problemsOf(content)).toEqual([])
  content.dispose()
})
