import { testMistakes } from './mistakes'

const SERVICE = 'services/tax-planning.yml'
const MEMBER = 'team/ada-sample.yml'
const HOME = 'pages/home.yml'
const JOB = 'jobs/consultant.yml'

const SERVICE_FIELDS =
  'title, searchTitle, name, prefixes, icon, summary, image, imageAlt, description, introduction, cardsHeading, cards, whyItMatters, getStarted, testimonial, draft, and publishOn'

describe('a field that does not match the content model', () => {
  testMistakes([
    ['a missing field', SERVICE, 'icon: receipt-tax\n', '', '1:1 Icon: is missing. Add a line “icon: …”.'],
    [
      'a missing group of fields',
      HOME,
      '  primary:\n    label: Start\n    to: /contact\n',
      '',
      '4:1 Hero › First button: is missing. Add “primary:” and, indented below it, label and to.',
    ],
    ['a misspelled field', SERVICE, 'name: Tax', 'nmae: Tax', '2:1 “nmae” is not a field here. Did you mean “name”?'],
    [
      'a field with its former name',
      'integrations.yml',
      'provider:',
      'via:',
      '2:3 Consultation requests: “via” is now named “provider”. Write “provider:” instead.',
    ],
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
      '2:1 Short name: is empty. Write the text after the colon. The name in menus and on cards, such as “Tax Planning”.',
    ],
    [
      'an empty optional field',
      MEMBER,
      'phone: (312) 555-0142',
      'phone:',
      '7:1 Phone number: is empty. Write the text after the colon, or delete this line.',
    ],
    [
      'text instead of a number',
      MEMBER,
      'order: 1',
      'order: first',
      '3:8 Order: is text. It must be a whole number from 1 to 999, without quotes.',
    ],
    [
      'a number in quotes',
      MEMBER,
      'order: 1',
      'order: "1"',
      '3:8 Order: is text. It must be a whole number from 1 to 999, without quotes.',
    ],
    [
      'a number out of range',
      'testimonials/b-client.yml',
      'rating: 5',
      'rating: 6',
      '4:9 Rating: is 6. It must be a whole number from 1 to 5, without quotes.',
    ],
    [
      'a text that is too long',
      MEMBER,
      'title: Partner',
      `title: ${'Partner '.repeat(9)}`,
      '2:8 Role: has 71 characters. The limit is 60; shorten it by 11.',
    ],
    [
      'two lines instead of one',
      SERVICE,
      'name: Tax Planning',
      'name: |\n  Tax\n  Planning',
      '2:7 Short name: is not in the right format. It must be on one line.',
    ],
    [
      'text instead of a list',
      SERVICE,
      '  - services',
      '  services',
      '4:3 Prefixes: is text. It must be a list, with “- ” before each entry. Or delete this line; the field is optional.',
    ],
    [
      'a list with too few entries',
      HOME,
      '    - Start\n    - Goal\n',
      '    - Start\n',
      '8:5 Hero › Markers: has 1 entry. It must have at least 2: add 1. The markers along the trail on the map beside the text, from first to last.',
    ],
    [
      'a misspelled choice',
      SERVICE,
      '- services',
      '- service',
      '4:5 Prefixes › Prefix 1: there is no prefix “service”. Did you mean “services”?',
    ],
    [
      'a misspelled icon',
      SERVICE,
      'receipt-tax',
      'recept-tax',
      '5:7 Icon: “recept-tax” is not one of the site’s icons. Did you mean “receipt-tax”?',
    ],
    [
      'a duplicate choice',
      SERVICE,
      '  - services',
      '  - services\n  - services',
      '5:5 Prefixes › Prefix 2: “services” is listed twice, first on line 4. Keep only one of the two.',
    ],
    [
      'an invalid email address',
      MEMBER,
      'ada@example.com',
      'ada(at)example.com',
      '6:8 Email address: is not in the right format. It must be an email address, such as hello@example.com.',
    ],
    [
      'a site address that ends with a slash',
      'site.yml',
      'url: https://www.example.com',
      'url: https://www.example.com/',
      '2:6 Site address: is not in the right format. It must be the site’s address in lowercase, without a path or a trailing slash, such as https://www.example.com.',
    ],
    [
      'a field with a capital letter',
      SERVICE,
      'title: Tax',
      'Title: Tax',
      '1:1 “Title” is not a field here. Write “title:” exactly; capitals, spaces, and hyphens matter.',
    ],
    [
      'a field with a trailing no-break space',
      SERVICE,
      'name: Tax',
      'name\u00A0: Tax',
      '2:1 “name” is not a field here. Write “name:” exactly; capitals, spaces, and hyphens matter.',
    ],
    [
      'a list with a different kind of dash',
      SERVICE,
      '- services',
      '– services',
      '4:3 Prefixes: “– services” does not start a list entry. Start each entry on its own line with a hyphen and a space: “- ”. Or delete this line; the field is optional.',
    ],
    [
      'an entry of fields without its dash',
      SERVICE,
      '  - title: Plan',
      '    title: Plan',
      '13:5 “title” appears twice. Keep only one of the two. If this starts a new list entry, put “- ” before it.',
    ],
    [
      'an empty entry of a list',
      JOB,
      'requirements:\n',
      'requirements:\n  -\n',
      '8:4 Requirements › Requirement 1: is empty. Write the text after the dash, or delete the dash.',
    ],
    [
      'an empty optional text',
      MEMBER,
      'phone: (312) 555-0142',
      'phone: ""',
      '7:8 Phone number: is empty. Write the text after the colon, or delete this line.',
    ],
    [
      'an invalid optional text',
      MEMBER,
      'linkedin: https://www',
      'linkedin: www',
      '8:11 LinkedIn address: is not in the right format. It must be an address that begins with https://. Or delete this line; the field is optional.',
    ],
    [
      'fields instead of text',
      SERVICE,
      'name: Tax Planning',
      'name:\n  Tax: Planning',
      '3:3 Short name: must be text, but is read as a group of fields. Write text, in double quotes if it contains a colon.',
    ],
    [
      'a list instead of text',
      SERVICE,
      'name: Tax Planning',
      'name:\n  - Tax',
      '3:3 Short name: is a list. It must be text.',
    ],
  ])
})
