import { contentFolder } from './content-folder'
import { problemsOf, testMistakes } from './mistakes'

const SERVICE = 'services/tax-planning.yml'
const MEMBER = 'team/ada-sample.yml'
const SITE = 'site.yml'
const JOB = 'jobs/consultant.yml'

describe('text that YAML would silently drop or change', () => {
  testMistakes([
    [
      'a # inside a text',
      SERVICE,
      'name: Tax Planning',
      'name: Tax #1 Planning',
      '2:11 Short name: everything after a # is ignored. Put the entire text in quotes: "Tax #1 Planning". If it is a comment, put it on its own line.',
    ],
    [
      'a comment after a text',
      JOB,
      'location: Chicago',
      'location: Chicago # or nearby',
      '3:19 Location: everything after a # is ignored. Put the entire text in quotes: "Chicago # or nearby". If it is a comment, put it on its own line.',
    ],
    [
      'text that begins with #',
      SITE,
      'to: /about\n',
      'to: #team\n',
      '30:11 Navigation bar › Other pages › Link 1 › Link to: is empty, because everything after a # is ignored. Put the text in quotes: "#team".',
    ],
    [
      'digits with a leading zero',
      SERVICE,
      'name: Tax Planning',
      'name: 02134',
      '2:7 Short name: must be text in quotes; it is read as a number. Write "02134".',
    ],
    [
      'a Boolean value',
      SERVICE,
      'name: Tax Planning',
      'name: true',
      '2:7 Short name: must be text in quotes; it is read as a true/false value. Write "true".',
    ],
    [
      'the word null',
      SERVICE,
      'name: Tax Planning',
      'name: null',
      '2:7 Short name: is empty, because YAML reads null as an empty value. Put the text in quotes: "null".',
    ],
    [
      'typographic quotes instead of straight ones',
      SERVICE,
      'name: Tax Planning',
      'name: “Tax Planning”',
      '2:7 Short name: YAML reads typographic quotes as part of the text. Write "Tax Planning". To show the typographic quotes, write "“Tax Planning”".',
    ],
    [
      'an unmatched quote at the end',
      MEMBER,
      'phone: (312) 555-0142',
      'phone: (312) 555-0142"',
      '7:8 Phone number: there is a quote (") at the end but none at the beginning. Delete it, or write "(312) 555-0142".',
    ],
  ])
})

test('the check accepts comments that drop no text: on their own lines, and after numbers, slugs, choices, and quoted text', () => {
  const content = contentFolder()
  content.replace(SERVICE, 'name: Tax Planning', '# Was “Tax”.\nname: "Tax Planning" # As menus say it.')
  content.replace(SERVICE, 'icon: receipt-tax', 'icon: receipt-tax # Was scale.')
  content.replace(SERVICE, 'summary: Plans', 'summary: >- # One sentence.\n  Plans #1')
  content.replace(MEMBER, 'order: 1', 'order: 1 # First.')
  content.replace('pages/home.yml', '- tax-planning', '- tax-planning # In spring.')
  expect(problemsOf(content)).toEqual([])
  content.dispose()
})

test('the check accepts quotations and words such as yes and no as text', () => {
  const content = contentFolder()
  content.replace(SERVICE, 'summary: Plans', 'summary: “Plans” is the word for plans')
  content.replace(SERVICE, 'name: Tax Planning', 'name: No')
  content.replace('testimonials/b-client.yml', 'quote: They', 'quote: >-\n  “They”')
  expect(problemsOf(content)).toEqual([])
  content.dispose()
})
