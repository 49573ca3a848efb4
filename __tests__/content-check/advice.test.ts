import { appendFileSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { stringify } from 'yaml'
import ts from 'typescript'
import { WORDS_FILE } from '../../content-check/rules/known-words'
import { MAX_SLUG_LENGTH } from '../../content-model/fields'
import { CONTENT_TYPES } from '../../content-model/registry'
import { teamMember } from '../../content-model/team-member'
import { serviceContent } from '../factories/content'
import { LOGO } from '../factories/brand'
import { type ContentFolder, contentForEachTest, TEXTS } from './content-folder'
import { changed, marked, problemsIn, problemsWithImages, SERVICE_FIELDS } from './mistakes'
import {
  AFTER_SIGN,
  CLOSED,
  COLON_IN_TEXT,
  COMMENT_IN_TEXT,
  CONFLICT,
  FIELD_IN_TEXT,
  INDENTED,
  MISSING_COMMA,
  NO_BREAK,
  NO_NAME,
  OPEN_QUOTE,
  QUOTED,
  SIGN,
  SIGN_FIRST,
  TEXT_INDENTED,
  TOO_DEEP,
  ZERO_WIDTH,
} from './yaml-messages'

const SERVICE = 'services/tax-planning.yml'
const MEMBER = 'team/ada-sample.yml'
const JOB = 'jobs/consultant.yml'
const HOME = 'pages/home.yml'
const SITE = 'site.yml'
const PAGE = 'text-pages/privacy.yml'
const BRAND = 'brand.yml'

const PAGE_FILES = CONTENT_TYPES.flatMap(({ source }) =>
  source.kind === 'file' && source.file.startsWith('pages/') ? [source.file.slice('pages/'.length)] : [],
)

const COLON =
  'a colon and a space are missing after the name of the field. Write “name: text”, with an ordinary colon and an ordinary space.'
const SECOND_DOCUMENT = 'a second document begins here. Remove the line of three hyphens or dots.'
const DIRECTIVE =
  'a line that begins with % is not part of the content. Delete it. If it continues the text above, indent it further than the field name.'
const LIST_AFTER_NAME =
  'a list begins on the same line as its field name. Put each “- …” on its own line below, or put the text in double quotes.'
const TWICE = 'appears twice. Keep only one of the two. If this starts a new list entry, put “- ” before it.'
const QUOTES_INSIDE = 'Write quotation marks inside it as “ and ”.'

/**
 * Each mistake, as `right → wrong` with a mark `‸` where it is reported, the end of what an editor reads about it, and what
 * is in its place after somebody has followed the advice word by word: once for each way in which it can be followed.
 */
type Mistakes = Readonly<Record<string, readonly [reported: string, ...cures: string[]]>>

const PLANS = 'name: Tax Planning'
const REQUIREMENTS = 'requirements:\n  - Five years beside clients'
const HERO = 'hero:\n  heading: Grow\n  text: With us.\n  waymarks:\n    - Start\n    - Goal'
const PRIMARY = '  primary:\n    label: Start\n    to: /contact\n'
const INTRODUCTION = 'introduction: We read the returns before we speak about them.'

/** Addresses of links. */
const LINKS: Mistakes = {
  '‸/xyzzy-plugh': ['Copy the page’s address from the browser, starting with the first / after the domain.', '/about'],
  '‸/abuot': ['Did you mean “/about”?', '/about'],
  '‸/\u0430bout': ['Delete the address, and type it with the keyboard: “/about”.', '/about'],
  '‸https://intranet/a': [
    'Write the complete host, which has a dot, such as “example.com”.',
    'https://intranet.example.com/a',
  ],
  '‸mailto:ada@example': ['Write the complete host, which has a dot, such as “example.com”.', 'mailto:ada@example.com'],
  '‸https://127.0.0.1/a': [
    'Correct the host, which must be a name such as “example.com”.',
    'https://example.com/about',
  ],
  '‸"[Our page](https://a.example/b)"': ['Did you mean “https://a.example/b”?', 'https://a.example/b'],
  '‸https://a.example https://b.example': ['Keep only one of them.', 'https://a.example', 'https://b.example'],
  '‸https://a b.example': ['Delete it. If it belongs to the address, write %20 instead.', 'https://ab.example'],
  '‸https://a.example/b c': [
    'contains a space (U+0020). Delete it. If it belongs to the address, write %20 instead.',
    'https://a.example/bc',
    'https://a.example/b%20c',
  ],
  '‸https://a.example:port/': ['Copy the address again from the browser.', 'https://a.example/'],
  '‸https://\u0430.example/b': ['Did you mean “https://a.example/b”?', 'https://a.example/b'],
  '‸mailto:ada@a.example, bob@a.example': [
    'Write one email address after “mailto:”, such as “mailto:name@example.com”.',
    'mailto:ada@a.example',
  ],
  '‸mailto:ada@\u0430.example': ['Did you mean “mailto:ada@a.example”?', 'mailto:ada@a.example'],
  '‸https://müller.example/b': [
    'If that is the host that you mean, write it as it is encoded: “https://xn--mller-kva.example/b”.',
    'https://xn--mller-kva.example/b',
  ],
  '‸mailto:ada@müller.example': [
    'If that is the host that you mean, write it as it is encoded: “mailto:ada@xn--mller-kva.example”.',
    'mailto:ada@xn--mller-kva.example',
  ],
  '‸https://a.example@b.example/c': [
    'If that is the host that you mean, write “https://b.example/c”.',
    'https://b.example/c',
  ],
  '‸(https://a.example/b).': ['Did you mean “https://a.example/b”?', 'https://a.example/b'],
  '‸https://a.example/b).': [
    'has the character “)” (U+0029) after the address. Did you mean “https://a.example/b”? If “).” belongs to the address, write %29%2E instead.',
    'https://a.example/b',
    'https://a.example/b%29%2E',
  ],
  '‸tel:+1312': [
    'Correct the number. Write it after “tel:” with + and its country code, without spaces.',
    'tel:+13125550142',
  ],
  '‸tel:office': [
    'Correct the number. Write it after “tel:” with + and its country code, without spaces.',
    'tel:+13125550142',
  ],
  '‸about.html#team': ['Did you mean “/about#team”?', '/about#team'],
  '‸/about/#teem': ['Did you mean “/about”?', '/about'],
  '‸brochure.pdf': [
    'It must be a path on this site such as /contact, an anchor such as #team, or a complete address that begins with https:, mailto:, or tel:.',
    '/contact',
  ],
  '‸/feed.xml': ['Put the file in static/, or correct its name; capitalization matters.', '/print.css'],
  '‸www.example.com': ['Did you mean “https://www.example.com”?', 'https://www.example.com'],
}

/** Mistakes that are made in place of a right part of a file. */
const inPlaceOf = (right: string, mistakes: Mistakes): Mistakes =>
  Object.fromEntries(Object.entries(mistakes).map(([wrong, row]) => [`${right} → ${wrong}`, row]))

const IN_FILES: Readonly<Record<string, Mistakes>> = {
  [SERVICE]: {
    ...inPlaceOf(PLANS, {
      // The file cannot be read.
      [`name: ‸${'['.repeat(40)}`]: [TOO_DEEP, 'name: Tax Planning'],
      'name: Tax\n  ‸Planning: more': [FIELD_IN_TEXT, 'name: "Tax\n  Planning: more"'],
      'name: Tax ‸#1\n  Planning': [COMMENT_IN_TEXT, 'name: "Tax #1\n  Planning"', '#1\nname: Tax\n  Planning'],
      [`name: ‸'90s Planning`]: [
        'the apostrophe at the beginning is read as a quote. Put the entire text in double quotes, or write the apostrophe as ’.',
        `name: "'90s Planning"`,
        'name: ’90s Planning',
      ],
      [`name: ‸'Tax Planning`]: [
        `${OPEN_QUOTE} If it is an apostrophe, write it as ’.`,
        "name: 'Tax Planning'",
        'name: ’Tax Planning',
      ],
      'name: ‸"Tax Planning': [OPEN_QUOTE, 'name: "Tax Planning"'],
      'name: ‸"Tax\nPlanning"': [
        'Indent all lines of the text further than the field name, and add the same quote at its end.',
        'name: "Tax\n  Planning"',
      ],
      'name: ‸*Tax Planning*': [SIGN('*'), 'name: "*Tax Planning*"'],
      'name: ‸? Tax': [SIGN_FIRST, 'name: "? Tax"'],
      'name: ‸@Tax': [SIGN_FIRST, 'name: "@Tax"'],
      'name: ‸Tax: Planning': [COLON_IN_TEXT, 'name: "Tax: Planning"'],
      '‸name:Tax Planning': [COLON, 'name: Tax Planning'],
      'name: Tax\n‸Planning': [NO_NAME, 'name: Tax\n  Planning'],
      '# As menus say it.\n‸name Tax Planning': [NO_NAME, '# As menus say it.\nname: Tax Planning'],
      '‸"name: Tax Planning"': [
        'there is a quote before the name of the field. If the text ends with a quote, move this one to the beginning of the text. Otherwise, delete it.',
        'name: "Tax Planning"',
      ],
      '‸"name: Tax Planning': [
        'there is a quote before the name of the field. If the text ends with a quote, move this one to the beginning of the text. Otherwise, delete it.',
        'name: Tax Planning',
      ],
      'name: > ‸-\n  Tax Planning': ['Delete the space.', 'name: >-\n  Tax Planning'],
      '‸name "Tax Planning"': [NO_NAME, 'name: "Tax Planning"'],
      'name: "Tax"‸#1': [
        'there is no space before this #. If it begins a comment, put a space before it. If it belongs to the text, put the entire text in double quotes. Write quotation marks inside it as “ and ”.',
        'name: "Tax" #1',
        'name: "“Tax”#1"',
      ],
      'name: ‸"Tax": Planning': [`${COLON_IN_TEXT} ${QUOTES_INSIDE}`, 'name: "“Tax”: Planning"'],
      'name: ‸%Tax C:\\new': [`${SIGN_FIRST} Write each backslash inside it twice.`, 'name: "%Tax C:\\\\new"'],
      '‸? name: Tax Planning': [
        'a question mark at the beginning of a line is not part of the name of a field. Delete it and the space after it.',
        PLANS,
      ],
      'name: ["Tax" ‸Planning]': [`${MISSING_COMMA} ${QUOTES_INSIDE}`, 'name: "[“Tax” Planning]"'],
      'name: ‸]Tax': [
        'this bracket closes nothing, because none is open. Delete it, or put the entire text in double quotes.',
        'name: Tax',
        'name: "]Tax"',
      ],
      'name: ‸[Tax] Planning': [QUOTED, 'name: "[Tax] Planning"'],
      'name: >- ‸Tax Planning': [AFTER_SIGN, 'name: >-\n  Tax Planning', 'name: ">- Tax Planning"'],
      'name: "Tax ‸\\Combined"': [
        'a backslash (\\) has a special meaning in double quotes. Write it twice (\\\\), or put the text in single quotes.',
        'name: "Tax \\\\Combined"',
        "name: 'Tax \\Combined'",
      ],
      'name: Tax Planning\n‸---': [SECOND_DOCUMENT, 'name: Tax Planning'],
      'name: Tax Planning\n‸...': [SECOND_DOCUMENT, 'name: Tax Planning'],
      'name: ‸- Tax': [LIST_AFTER_NAME, 'name: "- Tax"'],
      'name: "Tax"‸,': ['there is a comma or a semicolon after the closing quote. Delete it.', 'name: "Tax"'],
      'name: "Best" ‸plans': [CLOSED, 'name: "“Best” plans"'],
      [`name: 'It'‸s tax'`]: [CLOSED, `name: "It's tax"`],
      'name: [a: ‸b: c]': [
        'this is not valid YAML. Block collections are not allowed within flow collections. Put text with special characters in double quotes.',
        'name: "[a: b: c]"',
      ],
      'name: "Tax‸\\\'s"': [
        'Delete the backslash. If it belongs to the text, write it twice: “\\\\”.',
        'name: "Tax\'s"',
        'name: "Tax\\\\\'s"',
      ],
      'name: "Tax‸\\_plans"': [
        'If the backslash belongs to the text, write it twice: “\\\\_”. Otherwise, delete the backslash.',
        'name: "Tax\\\\_plans"',
        'name: "Tax_plans"',
      ],
      'name: "Tax‸\\training"': [
        'If the backslash belongs to the text, write it twice: “\\\\t”. Otherwise, write an ordinary space instead.',
        'name: "Tax\\\\training"',
        'name: "Tax raining"',
      ],
      'name: "Tax‸\\basis"': [
        'If the backslash belongs to the text, write it twice: “\\\\b”. Otherwise, delete it.',
        'name: "Tax\\\\basis"',
        'name: "Taxasis"',
      ],
      'name: "Tax ‸\\\n  Planning"': [
        'Short name: a backslash at the end of a line joins it to the next one without a space. Delete the backslash. If it belongs to the text, write it twice: “\\\\”.',
        'name: "Tax\n  Planning"',
        'name: "Tax \\\\\n  Planning"',
      ],
      'name: Tax‸\u200bPlanning': [ZERO_WIDTH, 'name: TaxPlanning'],
      'name: Tax\n‸\tPlanning': [
        'a tab is used where spaces are required. Replace it with two spaces per level, none at the top level.',
        'name: Tax\n  Planning',
      ],
      '‸\u00A0name: Tax Planning': [NO_BREAK, 'name: Tax Planning'],
      'name: Tax Planning\n‸=======': [CONFLICT, 'name: Tax Planning'],
      'name: Tax Planning\n‸name: Tax': [`“name” ${TWICE}`, 'name: Tax'],
      // Characters that look like those that are required.
      'n‸\u0430me: Tax Planning': ['Delete the name, and type it with the keyboard: name.', PLANS],
      'name:‸\u00A0Tax Planning': ['Delete it, and press the space bar.', PLANS],
      'name‸： Tax Planning': ['Delete it, and type a colon and a space.', PLANS],
      'name‸：Tax Planning': ['Delete it, and type a colon and a space.', PLANS],
      'name: "Tax Planning‸”': ['Delete it, and type the same quote as at the beginning.', 'name: "Tax Planning"'],
      'name: T‸\u0430x': ['Type the word again: “Tax”.', 'name: Tax'],
      'name: This is ‸\u0430 plan': [
        'Unless it is a name in that alphabet, type it again: “a”.',
        'name: This is a plan',
      ],
      'name: Caf‸e\u0301': ['Type it again as one character: “Café”.', 'name: Café'],
      'name: O‸\uFB03ce': ['Type it again with the keyboard: “ffi”.', 'name: Office'],
      // YAML changes the text.
      'name: Tax ‸#1': [
        'Put the entire text in quotes: "Tax #1". If it is a comment, put it on its own line.',
        'name: "Tax #1"',
        '#1\nname: Tax',
      ],
      [`name: Ada's "Tax" ‸#1`]: [
        `Put the entire text in quotes: 'Ada''s "Tax" #1'. If it is a comment, put it on its own line.`,
        `name: 'Ada''s "Tax" #1'`,
      ],
      'name: ‸“Tax”': ['Write "Tax". To keep the typographic quotes, write "“Tax”".', 'name: "Tax"', 'name: "“Tax”"'],
      'name: ‸“Tax: Plans”': [
        'Write "Tax: Plans". To keep the typographic quotes, write "“Tax: Plans”".',
        'name: "Tax: Plans"',
        'name: "“Tax: Plans”"',
      ],
      'name: “Tax ‸#1”': [
        'Put the entire text in quotes: "Tax #1". If it is a comment, put it on its own line.',
        'name: "Tax #1"',
      ],
      'name: ‸>5\n       Tax': [
        'Delete the digit. If it belongs to the text, put the entire text in double quotes.',
        'name: >\n       Tax',
        'name: ">5\n       Tax"',
      ],
      // The value is not what the field requires.
      'name: ‸02134': ['Put all of it in double quotes: "02134".', 'name: "02134"'],
      'name: ‸[Tax, Planning]': ['Put all of it in double quotes: "…".', 'name: "[Tax, Planning]"'],
      'name:\n  ‸- Tax': ['Delete the hyphen and the space before the text.', 'name:\n  Tax'],
      '‸name: null': ['Put it in quotes: "null".', 'name: "null"'],
      '‸name: ~ # Later': ['Put it in quotes: "~".', 'name: "~" # Later'],
      '‸name:': [
        'After the colon, write the text. The name in menus and on cards, such as “Tax Planning”.',
        'name: Tax Planning',
      ],
      'name: ‸""': [
        'Between the quotes, write the text. The name in menus and on cards, such as “Tax Planning”.',
        'name: "Tax Planning"',
      ],
      'name: ‸>': [
        'On the next line, indented further than the field name, write the text. The name in menus and on cards, such as “Tax Planning”.',
        'name: >\n  Tax Planning',
      ],
      '‸nmae: Tax Planning': ['Did you mean “name”?', 'name: Tax Planning'],
      '‸the new name: Tax Planning': [
        'Write “name”, and line it up with the top-level fields of the file.',
        'name: Tax Planning',
      ],
      [`${PLANS}\n‸abcdefgh: 1`]: [`Remove it; the fields here are ${SERVICE_FIELDS}.`, PLANS],
      'name: ‸|\n  Tax\n  Planning': ['It must be on one line.', 'name: Tax Planning', 'name: >-\n  Tax\n  Planning'],
      [`name: ‸${'Tax '.repeat(20)}`]: ['The limit is 32; shorten it by 47.', `name: ${'Tax '.repeat(8)}`],
      'name: ‸"To write"': ['Replace it, or hide the entry from visitors with a line “draft: true”.', PLANS],
      'name: ‸Tax {nmae}': ['Remove the braces and the name in them.', 'name: Tax'],
    }),
    ...inPlaceOf('prefixes:\n  - services', {
      'prefixes: ["services" ‸"counseling"]': [
        `${MISSING_COMMA} ${QUOTES_INSIDE}`,
        'prefixes: ["services", "counseling"]',
      ],
      'prefixes: [services,‸, counseling]': [
        'there is a comma without an entry before it. Delete this comma. If the brackets belong to the text, put the entire text in double quotes.',
        'prefixes: [services, counseling]',
      ],
      'prefixes: ‸[services': [QUOTED, 'prefixes: [services]'],
      'prefixes: ‸- services': [LIST_AFTER_NAME, 'prefixes:\n  - services'],
      'prefixes: ‸""': [
        'In place of the quotes, write a list, with each entry on its own line below, after a hyphen and a space (“- ”), or delete this line. The site’s prefixes under which it has a page. Default: all of them.',
        'prefixes:\n  - services',
        '',
      ],
      'prefixes:\n  - ‸abcdefghij': [
        'Use a prefix from content/site.yml: services or counseling.',
        'prefixes:\n  - counseling',
      ],
      'prefixes:\n  - services\n  - ‸services': ['Keep only one of the two.', 'prefixes:\n  - services'],
    }),
    ...inPlaceOf(INTRODUCTION, {
      [`introduction: ‸“We: ${'read '.repeat(20)}them.”`]: [
        'Replace the typographic quotes around it with straight double quotes.',
        `introduction: "We: ${'read '.repeat(20)}them."`,
      ],
      'introduction: >-\n    We read.\n  ‸We speak.': [TEXT_INDENTED, 'introduction: >-\n    We read.\n    We speak.'],
      'introduction: We\n  ‸- read': [
        'If it is a list entry, begin it with “- ”, and line it up with the other entries. If it is part of the text, join it to the end of the line above.',
        'introduction: We - read',
      ],
      'introduction: We\n‸https://example.com': [NO_NAME, 'introduction: We\n  https://example.com'],
      'introduction: We\n  ‸---\n  read': ['Delete this line.', 'introduction: We\n  read'],
      'introduction: >-\n  We\n\n  ‸read': ['Delete the blank line.', 'introduction: >-\n  We\n  read'],
      'introduction: >-\n  We\n  ‸# TODO\n  read': [
        'Delete it, or move it to its own line above the field.',
        'introduction: >-\n  We\n  read',
        '# TODO\nintroduction: >-\n  We\n  read',
      ],
    }),
    [`title: Tax → ‸%YAML 1.1\n---\ntitle: Tax`]: [DIRECTIVE, '---\ntitle: Tax'],
    [`${PLANS}\n → name: Tax\n‸%Planning\n`]: [DIRECTIVE, 'name: Tax\n  %Planning\n'],
    [`${PLANS}\nprefixes → name: Tax Planning\n  ‸prefixes`]: [FIELD_IN_TEXT, 'name: Tax Planning\nprefixes'],
    ['    description: One sentence about review →    ‸description: One sentence about review']: [
      INDENTED,
      '    description: One sentence about review',
    ],
    ['  - title: Review →   ‸-title: Review']: ['Write “- ” in place of “-”.', '  - title: Review'],
    ['  - title: Plan →     ‸title: Plan']: [`“title” ${TWICE}`, '  - title: Plan'],
    ['icon: receipt-tax → icon: receipt‸‑tax']: [
      'Delete the value, and type it with the keyboard: “receipt-tax”.',
      'icon: receipt-tax',
    ],
    [`${INTRODUCTION}\n → introduction: >-\n  We read.\n  ‸image: ./a.jpg\n`]: [
      'If it is a field, use spaces to line it up with the fields around it. If it is part of the text, join it to the end of the line above.',
      'introduction: >-\n  We read. image: ./a.jpg\n',
    ],
    [`${INTRODUCTION}\n → introduction: >-\n  We read.\n  ‸draft: false\n`]: [
      'If it is a field, use spaces to line it up with the fields around it. If it is part of the text, join it to the end of the line above.',
      'introduction: >-\n  We read.\ndraft: false\n',
    ],
    ['  - services\n →   ‸services\n']: [
      'It must be a list, with each entry on its own line below, after a hyphen and a space (“- ”).',
      '  - services\n',
    ],
    ['icon: receipt-tax → icon: ‸recept-tax']: ['Did you mean “receipt-tax”?', 'icon: receipt-tax'],
    ['icon: receipt-tax\n → ']: ['Add a line “icon: …”.', 'icon: receipt-tax\n'],
    ['summary: → publishOn: ‸20260101\nsummary:']: [
      'It must be a date in quotes, such as "2026-12-01".',
      'publishOn: "2026-01-01"\nsummary:',
    ],
    ['summary: → publishOn: ‸2026-1-1\nsummary:']: [
      'It must be a date in quotes, such as "2026-12-01".',
      'publishOn: "2026-01-01"\nsummary:',
    ],
  },
  [MEMBER]: {
    ...inPlaceOf('title: Partner', {
      'title: ‸Partner &amp; owner': ['Type that character instead.', 'title: Partner & owner'],
      'title: ‸Senior<br>partner': ['Type a space instead.', 'title: Senior partner'],
      'title: ‸Part&shy;ner': ['Delete it.', 'title: Partner'],
      'title: ‸<b>Partner': ['Delete it.', 'title: Partner'],
      'title: ‸"**Senior** partner"': ['Delete the asterisks.', 'title: Senior partner'],
      'title: ‸"[Partner](https://example.com)"': [
        'Keep only the words in brackets, without the brackets.',
        'title: Partner',
      ],
      'title: ‸Partner â€“ taxes': ['Type the word again.', 'title: Partner – taxes'],
    }),
    ...inPlaceOf('phone: (312) 555-0142', {
      'phone: (312) 555-0142 ‸#12': [
        'Put the entire text in quotes: "(312) 555-0142 #12". If it is a comment, put it on its own line.',
        'phone: "(312) 555-0142 #12"',
        '#12\nphone: (312) 555-0142',
      ],
    }),
    ...inPlaceOf('order: 1', {
      'order: ‸first': ['It must be a whole number from 1 to 999, without quotes.', 'order: 2'],
      'order: ‸"1"': ['It must be a whole number from 1 to 999, without quotes.', 'order: 1'],
      'order: ‸1000': ['It must be a whole number from 1 to 999, without quotes.', 'order: 999'],
      '‸order:': [
        'After the colon, write a whole number from 1 to 999, without quotes. Its position among the others; the smallest number comes first.',
        'order: 1',
      ],
      'order: ‸""': [
        'In place of the quotes, write a whole number from 1 to 999, without quotes. Its position among the others; the smallest number comes first.',
        'order: 1',
      ],
      'order: ‸|': [
        'In place of it, write a whole number from 1 to 999, without quotes. Its position among the others; the smallest number comes first.',
        'order: 1',
      ],
      'order: 1\nimage: ‸ada.jpg': [
        'It must be ./ and the name of a .jpg, .png, .webp, or .avif file in the same folder, with only unaccented letters, digits, hyphens, underscores, and periods, such as ./portrait.jpg.',
        'order: 1',
      ],
    }),
    'linkedin: https://www.linkedin.com/in/ada-sample\n → ‸linkedin: null\n': [
      'In place of it, write the text, or delete this line.',
      'linkedin: https://www.linkedin.com/in/ada-sample\n',
      '',
    ],
    '  - Growth\n  - Mergers →   - Growth\n  - ‸~': [
      'Delete this line, or put it in quotes: "~".',
      '  - Growth',
      '  - Growth\n  - "~"',
    ],
    '- Growth → - ‸«Growth: Mergers»': [
      'Write "Growth: Mergers". To keep the typographic quotes, write "«Growth: Mergers»".',
      '- "Growth: Mergers"',
      '- "«Growth: Mergers»"',
    ],
    'ada@example.com → ‸ada(at)example.com': [
      'It must be an email address, such as hello@example.com.',
      'ada@example.com',
    ],
    '(312) 555-0142 → ‸call us': [
      'It must be a phone number, such as (312) 555-0142 or (312) 555-0142 ext. 12.',
      '(312) 555-0142',
      '(312) 555-0142 ext. 12',
    ],
    '(312) 555-0142 → ‸(312) 555-01': [
      'Write it as dialed in the site’s country, or with a country code, such as “+44 20 7946 0142”.',
      '(312) 555-0142',
      '+44 20 7946 0142',
    ],
    'https://www.linkedin.com/in/ada-sample → ‸www.linkedin.com/in/ada-sample': [
      'Did you mean “https://www.linkedin.com/in/ada-sample”?',
      'https://www.linkedin.com/in/ada-sample',
    ],
    'linkedin: https://www.linkedin.com/in/ada-sample → linkedin: ‸""': [
      'Between the quotes, write the text, or delete this line.',
      'linkedin: https://www.linkedin.com/in/ada',
      '',
    ],
    'phone: (312) 555-0142 → phone: (312) 555-0142\n‸photo: ./ada.jpg': [
      `Remove it; the fields here are ${new Intl.ListFormat('en').format(Object.keys(teamMember.shape))}.`,
      'phone: (312) 555-0142',
    ],
    'phone: (312) 555-0142 → phone: (312) 555-0142\nph‸\u043Ene: (312) 555-0142': [
      `Remove it; the fields here are ${new Intl.ListFormat('en').format(Object.keys(teamMember.shape))}.`,
      'phone: (312) 555-0142',
    ],
    'https://www.linkedin.com/in/ada-sample → ‸https://example.com/abuot': [
      'Did you mean “https://www.example.com/about”?',
      'https://www.example.com/about',
    ],
    'https://www.linkedin.com/in/ada-sample → ‸https://example.com/\u0430bout': [
      'Did you mean “https://www.example.com/about”?',
      'https://www.example.com/about',
    ],
    'https://www.linkedin.com/in/ada-sample → ‸https://example.com/xyzzy-plugh': [
      'Copy the page’s address from the browser.',
      'https://example.com/about',
    ],
    '  - Growth\n  - Mergers →   - Growth\n    ‸- Mergers': [
      'If it is a list entry, begin it with “- ”, and line it up with the other entries. If it is part of the text, join it to the end of the line above.',
      '  - Growth\n  - Mergers',
      '  - Growth - Mergers',
    ],
    '  - Growth\n  - Mergers →   - Growth and all of its many\n    ‸- Mergers and other ones': [
      'If it is a list entry, begin it with “- ”, and line it up with the other entries. If it is part of the text, join it to the end of the line above.',
      '  - Growth and all of its many\n  - Mergers and other ones',
    ],
    '  - Growth\n  - Mergers →   - Growth\n    ‸* Mergers': [
      'If it is a list entry, begin it with “- ”, and line it up with the other entries. If it is part of the text, join it to the end of the line above.',
      '  - Growth\n  - Mergers',
    ],
  },
  [JOB]: {
    ...inPlaceOf(REQUIREMENTS, {
      [`${REQUIREMENTS}\n  ‸• One`]: ['Delete it, and type a hyphen and a space: “- ”.', `${REQUIREMENTS}\n  - One`],
      [`${REQUIREMENTS}\n  # Two\n  ‸Two`]: [TEXT_INDENTED, `${REQUIREMENTS}\n  # Two\n  - Two`],
      [`${REQUIREMENTS}\n  ‸Two`]: [TEXT_INDENTED, `${REQUIREMENTS}\n    Two`, `${REQUIREMENTS}\n  - Two`],
      'requirements: [One ‸#1, Two]': [
        'the bracket is never closed, because a # after a space begins a comment. Put the text that contains the # in double quotes.',
        'requirements: ["One #1", Two]',
      ],
      'requirements:\n  - ‸Five years: in\n    all': [
        'text with a colon must be in quotes. Put the entire text in double quotes.',
        'requirements:\n  - "Five years: in\n    all"',
      ],
      "requirements: ['It'‸s one', Two]": [CLOSED, 'requirements: ["It\'s one", Two]'],
      'requirements: [Fee of $4,‸800]': [
        'If it is one text, put all of it in double quotes: "Fee of $4,800".',
        'requirements: ["Fee of $4,800"]',
      ],
      'requirements: [We plan, ‸then act]': [
        'If it is one text, put all of it in double quotes: "We plan, then act".',
        'requirements: ["We plan, then act"]',
      ],
      'requirements:\n  - ‸#1 choice': ['Put it in quotes: "#1 choice".', 'requirements:\n  - "#1 choice"'],
      [`${REQUIREMENTS}\n  -‸`]: [
        'After the dash, write the text, or delete the dash.',
        `${REQUIREMENTS}\n  - Two`,
        REQUIREMENTS,
      ],
      'requirements: ‸[]': ['It must have at least 1: add 1.', 'requirements: [One]'],
      '‸requirements:': [
        'Write a list, with each entry on its own line below, after a hyphen and a space (“- ”).',
        'requirements:\n  - One',
      ],
    }),
    ...Object.fromEntries(
      ['* One', '+ One', '-One', '1. One', '2) One'].map((entry): [string, [string, string]] => [
        `${REQUIREMENTS} → ${REQUIREMENTS}\n  ‸${entry}`,
        [
          `a list entry begins with a hyphen and a space. Write “- ” in place of “${entry.replace(/ ?One/, '')}”.`,
          `${REQUIREMENTS}\n  - One`,
        ],
      ]),
    ),
    [`${REQUIREMENTS}\n → `]: [
      'Add “requirements:” and, indented below it, one line “- …” per entry.',
      'requirements:\n  - One\n',
    ],
    'order: 1 → order: 1\npublishOn: "2026-12-01"\nclosesOn: ‸"2026-11-30"': [
      'Use the same day or a later one.',
      'order: 1\npublishOn: "2026-12-01"\nclosesOn: "2026-12-01"',
    ],
  },
  [HOME]: {
    [`${HERO}\n${PRIMARY} → ‸${HERO}\n`]: [
      'Hero › First button: is missing. Add “primary:” and, indented below it, label and to.',
      `${HERO}\n${PRIMARY}`,
    ],
    '    - Start\n    - Goal\n →     ‸- Start\n': [
      'Hero › Markers: has 1 entry. It must have at least 2: add 1. The markers along the trail on the map beside the text, from first to last. The first and the last have no numbers.',
      '    - Start\n    - Goal\n',
    ],
    '- retention → - ‸growth': ['Use one of retention.', '- retention'],
    '- tax-planning → - ‸planning': ['Did you mean “tax-planning”?', '- tax-planning'],
    '- tax-planning → - ‸lending': ['Use the name of a file in content/services/, without .yml.', '- tax-planning'],
    '    to: /contact\n →     to: /contact ‸#form\n': [
      'If it belongs to the value, delete the space before it. If it is a comment, put it on its own line.',
      '    # Form\n    to: /contact\n',
    ],
    '    to: /contact\n →     to: ‸x\n': [
      'It must be a path on this site such as /contact, an anchor such as #team, or a complete address that begins with https:, mailto:, or tel:.',
      '    to: /contact\n',
      '    to: "#results"\n',
      '    to: mailto:ada@example.com\n',
    ],
  },
  [SITE]: {
    'copyright: © {year} {name} → copyright: ‸{year} {name}': [QUOTED, 'copyright: "{year} {name}"'],
    'copyright: © {year} {name} → copyright: ‸{name}': ['Put all of it in double quotes: "…".', 'copyright: "{name}"'],
    'copyright: © {year} {name} → copyright: ‸© {year} {abcdefghij}': [
      'This field supports only “{year}” and “{name}”. Remove anything else in braces.',
      'copyright: © {year}',
    ],
    ...inPlaceOf('copyright: © {year} {name}', {
      'copyright: ‸"© {{year}}"': ['Did you mean “{year}”?', 'copyright: © {year}'],
      'copyright: ‸"© { year }"': ['Did you mean “{year}”?', 'copyright: © {year}'],
      'copyright: ‸© ${year}': ['Did you mean “{year}”?', 'copyright: © {year}'],
    }),
    'tagline: Advice for practices. → tagline: Advice for practices.\n‸holidays: []': [
      'Write “holidays”, and line it up with the fields of “Contact”.',
      'tagline: Advice for practices.',
    ],
    'tagline: Advice for practices. → tagline: ‸To write': ['Replace it.', 'tagline: Advice for practices.'],
    '- counseling → - ‸about': ['Choose another prefix, such as “services”.', '- planning'],
    'url: https://www.example.com → url: ‸https://www.example.com/': [
      'It must be the site’s address in lowercase, without a path or a trailing slash, such as https://www.example.com.',
      'url: https://www.example.com',
    ],
    ...inPlaceOf('url: https://www.example.com', {
      'url: ‸https://www.example..com': [
        'Correct the host, which must be a name such as “example.com”.',
        'url: https://www.example.com',
      ],
      'url: ‸https://localhost:8000': [
        'Write the complete host, which has a dot, such as “example.com”.',
        'url: http://www.example.com',
      ],
      'url: ‸https://192.168.1.10': [
        'Correct the host, which must be a name such as “example.com”.',
        'url: https://example.com',
      ],
      'url: ‸https://www.example.com.': ['Did you mean “https://www.example.com”?', 'url: https://www.example.com'],
    }),
    'language: en-US → language: ‸english-usa': [
      'It must be a standard language code, with a country if it matters, such as en-US, en-GB, or de.',
      'language: en-GB',
    ],
    'country: US → country: ‸England': [
      'It must be a two-letter country code in capitals, such as US, GB, or DE.',
      'country: US',
    ],
    'timeZone: America/Chicago → timeZone: ‸EST': [
      'It must be a time zone named after a city, such as America/Chicago or Europe/London.',
      'timeZone: America/Chicago',
    ],
    ...Object.fromEntries(
      Object.entries(LINKS).map(([link, [advice, ...cures]]): [string, [string, ...string[]]] => [
        `to: /about\n → to: ${link}\n`,
        [advice, ...cures.map((cure) => `to: ${cure}\n`)],
      ]),
    ),
    '/about#team → ‸/about#abcdefgh': [
      'Its sections are /about#story, /about#story-figures, /about#values, /about#team, /about#closing, and /about#content.',
      '/about#values',
    ],
    '/about#team → ‸/about#teem': ['Did you mean “/about#team”?', '/about#team'],
    '9am to 5pm → 9am to 5pm\n      open:\n        days: [Monday, Friday]\n        opens: ‸9:00\n        closes: "17:00"':
      [
        'It must be a 24-hour time in quotes, such as "09:00".',
        '9am to 5pm\n      open:\n        days: [Monday, Friday]\n        opens: "09:00"\n        closes: "17:00"',
      ],
    '9am to 5pm → 9am to 6pm\n      open:\n        days: [Monday, Friday]\n        opens: "09:00"\n        closes: ‸"06:00"':
      [
        'Write a later time of the same day, such as "18:00" for 6pm, or "23:59" for midnight.',
        '9am to 6pm\n      open:\n        days: [Monday, Friday]\n        opens: "09:00"\n        closes: "18:00"',
      ],
    '9am to 5pm → 9am to 5pm\n      open:\n        days: [Monday, Friday]\n        opens: "09:00"\n        closes: "17:00"\n        utcOffset: ‸"-5"':
      [
        'It must be a UTC offset in quotes, such as "-05:00".',
        '9am to 5pm\n      open:\n        days: [Monday, Friday]\n        opens: "09:00"\n        closes: "17:00"\n        utcOffset: "-05:00"',
      ],
  },
  [PAGE]: {
    '      - Time →       - >-\n        One.\n\n        ‸Two.': [
      'Make it an entry of its own, which begins with “- ” like the one above.',
      '      - >-\n        One.\n      - Two.',
    ],
    '- Time → - Time\n    links: [{ label: Privacy, ‸terms, to: /privacy }]': [
      'If it is one text, put all of it in double quotes: "Privacy, terms".',
      '- Time\n    links: [{ label: "Privacy, terms", to: /privacy }]',
    ],
    '- Time → - Time\n    table:\n      columns: [Engagement, Fee]\n      rows:\n        - cells: [Review, $4,‸800]': [
      'If it is one text, put all of it in double quotes: "$4,800".',
      '- Time\n    table:\n      columns: [Engagement, Fee]\n      rows:\n        - cells: [Review, "$4,800"]',
    ],
    '- Time → - Time\n    table:\n      columns: [Engagement, Fee]\n      rows:\n        - cells: ‸[Review, One, Two]':
      [
        'It must have 2 entries, one for each column.',
        '- Time\n    table:\n      columns: [Engagement, Fee]\n      rows:\n        - cells: [Review, One]',
      ],
  },
  'testimonials/b-client.yml': Object.fromEntries(
    ['>-\n  “It worked.”', '\'"It worked."\'', '"\'It worked\'."', '>\n  «It worked»'].map(
      (quote): [string, [string, string]] => [
        `quote: They listened. → quote: ‸${quote}`,
        ['is in quotation marks. Delete them; the page adds them.', 'quote: It worked.'],
      ],
    ),
  ),
  [BRAND]: {
    'illustrations: maps → illustrations: ‸drawings': ['Write maps, photographs, or none.', 'illustrations: none'],
    'accent: "#0b5fae" → ‸accent: #0b5fae': ['Put it in quotes: "#0b5fae".', 'accent: "#0b5fae"'],
    '"#0b5fae" → ‸red': [
      'It must be a color in quotes: # followed by six characters from 0 to 9 and a to f, such as "#c8341c".',
      '"#c8341c"',
    ],
    '"#0b5fae" → ‸"#777777"': ['The nearest color with enough contrast is "#6e6e6e".', '"#6e6e6e"'],
    'paper: "#ffffff" → paper: ‸"#101418"': ['Choose a color that is lighter than ink.', 'paper: "#ffffff"'],
    'illustrations: maps → logo: ‸logo.svg\nillustrations: maps': [
      'It must be the name of an .svg file in the content folder, such as ./logo.svg.',
      'illustrations: maps',
    ],
    'illustrations: maps → logo: ‸./logo.svg\nillustrations: maps': [
      'Put the image in content/, or correct its name; capitalization matters.',
      'illustrations: maps',
    ],
    '"@fontsource-variable/besley" → ‸besley': [
      'It must be the npm package of a variable font, such as @fontsource-variable/inter.',
      '"@fontsource-variable/besley"',
    ],
  },
  'statistics.yml': {
    'key: retention\n → key: retention\n  ‸qualifier: Null # To do\n': [
      'Delete this line, or put it in quotes: "Null".',
      'key: retention\n',
      'key: retention\n  qualifier: "Null"\n',
    ],
    'key: retention → key: ‸Retention!': [
      'It must contain only lowercase letters, digits, and single hyphens.',
      'key: retention',
    ],
  },
}

const followed = (mistake: string, cure: string) => `${mistake.split(' → ')[0] ?? ''} → ${cure}`

const ROWS = Object.entries(IN_FILES).flatMap(([path, mistakes]) =>
  Object.entries(mistakes).map(([mistake, [advice, ...cures]]) => ({ path, mistake, advice, cures })),
)

test.each(ROWS)('in $path, the advice about $mistake cures: $advice', ({ path, mistake, advice, cures }) => {
  const { text, positions } = marked(changed(path, mistake))
  const found = problemsIn(path, text).map(
    (problem) => `${problem.split(' ', 1).join()} ${problem.slice(-advice.length)}`,
  )
  expect(found).toEqual([`${positions.join()} ${advice}`])
  expect(cures).not.toEqual([])
  for (const cure of cures) expect([cure, ...problemsIn(path, changed(path, followed(mistake, cure)))]).toEqual([cure])
})

type Change = (content: ContentFolder) => void

const write =
  (path: string, text: string | Uint8Array): Change =>
  (content) => {
    content.write(path, text)
  }
const append =
  (path: string, line: string): Change =>
  (content) => {
    content.write(path, `${content.read(path)}${line}\n`)
  }
const replace =
  (path: string, from: string, to: string): Change =>
  (content) => {
    content.replace(path, from, to)
  }
const remove =
  (path: string): Change =>
  (content) => {
    content.remove(path)
  }
const restore = (path: string) => write(path, TEXTS.get(path) ?? '')
const all =
  (...steps: Change[]): Change =>
  (content) => {
    for (const step of steps) step(content)
  }
const rename =
  (from: string, to: string): Change =>
  (content) => {
    content.write(to, content.read(from))
    content.remove(from)
  }
/** A page like the one about privacy, with titles of its own. */
const ownPage = (path: string) => write(path, (TEXTS.get(PAGE) ?? '').replaceAll('Privacy', 'Own'))
const addService = write(
  'services/lending.yml',
  stringify(serviceContent({ title: 'Lending', description: 'Lending.' })),
)
const showService = replace(HOME, '- tax-planning', '- tax-planning\n    - lending')

let picture: Buffer

beforeAll(async () => {
  picture = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#9ab' } })
    .jpeg()
    .toBuffer()
})

const showPicture =
  (path: string, service = SERVICE): Change =>
  (content) => {
    content.write(path, picture)
    append(service, `image: ${JSON.stringify(path.replace('services', '.'))}\nimageAlt: A desk.`)(content)
  }

const withLogo = (svg: string) => all(write('logo.svg', svg), append(BRAND, 'logo: ./logo.svg'))
const goodLogo = write('logo.svg', LOGO)
const redirects = (from: string, to: string, more = '') =>
  write('redirects.yml', `- from: ${from}\n  to: ${to}\n${more}`)
const LONG_NAME = 'own-'.repeat(30)

/** Each mistake that concerns a whole file or several files, the advice, and how it is followed. */
const IN_FOLDERS: readonly (readonly [mistake: Change, advice: string, ...cures: Change[]])[] = [
  [
    remove(HOME),
    'The site needs it for the home page. Restore it or write it again; docs/content.md lists its fields.',
    restore(HOME),
  ],
  [
    write(JOB, 'x'.repeat(250_001)),
    'Content files are only a few kB; look for text that was pasted into this one by mistake.',
    restore(JOB),
  ],
  [
    write(JOB, Buffer.from(changed(JOB, 'Consultant → Café'), 'latin1')),
    'Open consultant.yml in a text editor and save it as UTF-8.',
    write(JOB, changed(JOB, 'Consultant → Café')),
  ],
  [
    write(JOB, ''),
    'Add its fields: title, order, location, type, department, description, and requirements.',
    restore(JOB),
  ],
  ...['```yaml\nFILE```\n', '# A job.\n```\nFILE```', '```yml\nFILE'].map((text): [Change, string, Change] => [
    write(JOB, text.replace('FILE', TEXTS.get(JOB) ?? '')),
    'Delete every line of three backticks, above and below the content.',
    restore(JOB),
  ]),
  [write('statistics.yml', 'key: retention\n'), 'Begin each entry with “- ”.', restore('statistics.yml')],
  [
    ownPage('text-pages/Own Page.yml'),
    'It must contain only lowercase letters, digits, and single hyphens, such as own-page.yml.',
    rename('text-pages/Own Page.yml', 'text-pages/own-page.yml'),
  ],
  [
    ownPage('text-pages/services.yml'),
    'Give the file another name.',
    rename('text-pages/services.yml', 'text-pages/own.yml'),
  ],
  [
    write('team/values.yml', TEXTS.get(MEMBER) ?? ''),
    'Give the file another name, such as the full name of the person or the position.',
    rename('team/values.yml', 'team/bea-sample.yml'),
  ],
  [rename(JOB, 'jobs/consultant.txt'), 'Rename it to consultant.yml.', rename('jobs/consultant.txt', JOB)],
  [
    rename(JOB, 'jobs/consultant'),
    'If it is an open position, rename it to consultant.yml. Otherwise, move it elsewhere.',
    rename('jobs/consultant', JOB),
    all(remove('jobs/consultant'), restore(JOB)),
  ],
  [
    rename(HOME, 'pages/start.yml'),
    'If it is home.yml under another name, rename it. A page of your own belongs in content/text-pages/.',
    rename('pages/start.yml', HOME),
  ],
  [rename(HOME, 'home.yml'), 'Move it to content/pages/.', rename('home.yml', HOME)],
  [rename(JOB, 'team/consultant.yml'), 'Move it to content/jobs/.', rename('team/consultant.yml', JOB)],
  [rename(HOME, 'team/start.yml'), 'Move it to content/pages/, and name it home.yml.', rename('team/start.yml', HOME)],
  [
    write('team/home.yml', TEXTS.get(HOME) ?? ''),
    'If anything in it is newer, put that into content/pages/home.yml. Then delete this file.',
    remove('team/home.yml'),
  ],
  ...[`{\\rtf1\\ansi\n${TEXTS.get(JOB) ?? ''}}`, `\n<!DOCTYPE html>\n<p>\n${TEXTS.get(JOB) ?? ''}</p>\n`].map(
    (text): [Change, string, Change] => [
      write(JOB, text),
      'Copy its text into a new file in Visual Studio Code, and save that file as consultant.yml in place of this one.',
      restore(JOB),
    ],
  ),
  [
    write(JOB, (TEXTS.get(JOB) ?? '').replaceAll('\n', '\r')),
    'Open consultant.yml in Visual Studio Code, set its end-of-line sequence to LF, and save it.',
    restore(JOB),
  ],
  [rename(SITE, 'settings/site.yml'), 'Move it to content/.', rename('settings/site.yml', SITE)],
  [
    ownPage('pages/own.yml'),
    `A page of your own belongs in content/text-pages/. The only files allowed here are ${new Intl.ListFormat('en').format(PAGE_FILES)}.`,
    rename('pages/own.yml', 'text-pages/own.yml'),
  ],
  [
    write('jobs/notes.docx', ''),
    'content/ is only for .yml files, images (.jpg, .png, .webp, .avif), and a logo (.svg). Move it elsewhere.',
    remove('jobs/notes.docx'),
  ],
  [
    addService,
    'To show it, add it to content/pages/home.yml, content/pages/services.yml, or content/site.yml.',
    showService,
    replace('pages/services.yml', '- tax-planning', '- tax-planning\n      - lending'),
  ],
  [
    all(addService, showService, replace('services/lending.yml', 'title: Lending', 'title: Tax Planning Services')),
    'Give each page its own page title, so that people can tell them apart in search results.',
    replace('services/lending.yml', 'title: Tax Planning Services', 'title: Lending'),
  ],
  [
    all(
      addService,
      append('services/lending.yml', 'draft: true'),
      replace(SITE, 'to: /about\n', 'to: /services/lending\n'),
    ),
    'It is a draft: the link works once visitors can see it. Change that in content/services/lending.yml, or remove it here.',
    replace(SITE, 'to: /services/lending\n', 'to: /about\n'),
    all(replace('services/lending.yml', 'draft: true\n', ''), showService),
  ],
  [
    all(
      append(SITE, 'show:\n  careers: false'),
      replace(SITE, 'label: Contact\n    to: /contact', 'label: Jobs\n    to: /careers'),
    ),
    'Remove this link, or switch the page on: delete “careers: false” under “show” in content/site.yml.',
    replace(SITE, 'show:\n  careers: false\n', ''),
  ],
  [
    redirects('/old', 'https://example.com'),
    'Write the path of a page, such as “/services”.',
    redirects('/old', '/services'),
  ],
  [
    write('jobs/\u202Egnp.yml', 'x'),
    'Rename it, using only lowercase letters, digits, and single hyphens.',
    all(remove('jobs/\u202Egnp.yml'), write('jobs/analyst.yml', TEXTS.get(JOB) ?? '')),
  ],
  [ownPage('text-pages/con.yml'), 'Rename it to con-2.yml.', rename('text-pages/con.yml', 'text-pages/con-2.yml')],
  [
    ownPage('text-pages./own.yml'),
    'Give the folder another name.',
    all(rename('text-pages./own.yml', 'text-pages/own.yml'), remove('text-pages.')),
  ],
  [
    ownPage(`text-pages/${LONG_NAME}page.yml`),
    `Give the file a name of at most ${MAX_SLUG_LENGTH} characters and “.yml”.`,
    rename(`text-pages/${LONG_NAME}page.yml`, `text-pages/${LONG_NAME.slice(0, MAX_SLUG_LENGTH - 1)}e.yml`),
  ],
  [
    ownPage('t\u0435xt-pages/own.yml'),
    'Rename it, and type the name with the keyboard: “content/text-pages/own.yml”.',
    rename('t\u0435xt-pages/own.yml', 'text-pages/own.yml'),
  ],
  [
    ownPage('text-pages/privacy (1).yml'),
    'If anything in it is newer, put that into privacy.yml. Then delete this file. If it is an entry of its own, give it a name with only lowercase letters, digits, and hyphens.',
    remove('text-pages/privacy (1).yml'),
    all(ownPage(PAGE), remove('text-pages/privacy (1).yml')),
  ],
  [
    showPicture('services/Zoë (1).jpg'),
    'Images may have only unaccented letters, digits, hyphens, underscores, and periods in their names. Rename the file to zoe-1.jpg, and write ./zoe-1.jpg here.',
    all(remove('services/Zoë (1).jpg'), restore(SERVICE), showPicture('services/zoe-1.jpg')),
  ],
  [
    all(
      showPicture('services/tax.jpg'),
      addService,
      showService,
      showPicture('services/Tax.jpg', 'services/lending.yml'),
    ),
    'On many computers, only one of them would be kept. Rename the file to tax-2.jpg, and write ./tax-2.jpg here.',
    all(remove('services/tax.jpg'), restore(SERVICE), showPicture('services/tax-2.jpg')),
  ],
  [
    replace(MEMBER, 'Partner', 'Partner 界'),
    'Visitors see it in a font of their device. If that matters, write something else, or choose a typeface that has it.',
    replace(MEMBER, 'Partner 界', 'Partner'),
  ],
  [
    (content) => {
      symlinkSync(content.at(SERVICE), content.at('services/lending.yml'))
    },
    'Replace it with a copy of the file or folder that it points to.',
    all(remove('services/lending.yml'), addService, showService),
  ],
  [withLogo(`${LOGO}${' '.repeat(20_001)}`), 'Simplify its shapes, and export it again as an optimized SVG.', goodLogo],
  [
    withLogo(LOGO.replace('</svg>', '<text>A</text></svg>')),
    'Only shapes are safe and look the same everywhere: convert text to outlines, delete everything else, and export it again as a plain SVG.',
    goodLogo,
  ],
  [
    withLogo(LOGO.replace('currentColor', 'var(--color)')),
    'Write the value itself there, or export the drawing again as a plain SVG.',
    goodLogo,
    write('logo.svg', LOGO.replace('currentColor', '#000000')),
  ],
  [withLogo(LOGO.replace('<path', '<path fill="currentColor"')), 'Delete one of the two.', goodLogo],
  [
    withLogo(LOGO.replace('<path', '<path a:b="1"')),
    'Delete what has this prefix, or export the drawing again as a plain SVG.',
    goodLogo,
  ],
  [
    withLogo(LOGO.replace('</svg>', '<g id="a"><use href="#a"/></g></svg>')),
    'Delete this element, or replace it with the shapes that it repeats.',
    write('logo.svg', LOGO.replace('</svg>', '<g id="a"></g></svg>')),
    write('logo.svg', LOGO.replace('</svg>', '<g id="a"><path d="M4 4h9v9z"/></g></svg>')),
  ],
  [
    withLogo('<svg viewBox="0 0 40 40"/>'),
    'Its first element must be <svg xmlns="http://www.w3.org/2000/svg" viewBox="…">.',
    write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"/>'),
  ],
  [
    withLogo('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'Add viewBox="0 0 width height" to the first element, with the size of the drawing.',
    write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"/>'),
  ],
  [
    withLogo('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40"/>'),
    'Use only the firm’s mark, without its name.',
    goodLogo,
  ],
  [
    write('redirects.yml', '# None'),
    'Begin each entry with “- ”, or delete the file.',
    redirects('/old', '/about'),
    remove('redirects.yml'),
  ],
  [
    all(showPicture('services/desk.jpg'), replace(SERVICE, 'imageAlt: A desk.', 'imageAlt:')),
    'After the colon, write the text. For people who cannot see the image.',
    replace(SERVICE, 'imageAlt:', 'imageAlt: A desk.'),
  ],
  [
    redirects('/api/old', '/about'),
    'Remove this redirect, or correct its address; capitalization does not matter.',
    remove('redirects.yml'),
    redirects('/old', '/about'),
  ],
  [
    redirects('/about', '/contact'),
    'The redirect takes effect when the page is removed.',
    redirects('/old', '/contact'),
  ],
  [
    redirects('/old', '/xyzzy-plugh'),
    'Copy the page’s address from the browser, starting with the first / after the domain. If that page was removed, write the page that visitors should see instead, such as “/services”.',
    redirects('/old', '/services'),
  ],
  [
    redirects('/old', '/older', '- from: /older\n  to: /about\n'),
    'Write the address of a page.',
    redirects('/old', '/about', '- from: /older\n  to: /about\n'),
  ],
  [
    redirects('/old', '/about', '- from: /Old\n  to: /about\n'),
    'Keep only one of the two.',
    redirects('/old', '/about'),
  ],
  [
    all(
      ...['c', 'd', 'e'].map((name, index) =>
        write(
          `testimonials/${name}-client.yml`,
          changed('testimonials/b-client.yml', `order: 1 → order: ${index + 2}`),
        ),
      ),
      append(SERVICE, 'testimonial: b-client'),
    ),
    'To show it on the home page, give it one of the 3 lowest “order” values.',
    replace('testimonials/b-client.yml', 'order: 1', 'order: 9'),
  ],
  [
    replace(SERVICE, 'We read', 'Advizors read'),
    'If it is correct, add it to spelling-words.txt.',
    (content) => {
      appendFileSync(join(content.root, WORDS_FILE), 'Advizors\n')
    },
  ],
]

const content = contentForEachTest()

test.each(IN_FOLDERS.map(([mistake, advice, ...cures]) => ({ mistake, advice, cures })))(
  'in several files, the advice cures: $advice',
  async ({ mistake, advice, cures }) => {
    for (const cure of cures) {
      for (const path of content.files()) content.remove(path)
      for (const [path, text] of TEXTS) content.write(path, text)
      mistake(content)
      const reported = await problemsWithImages(content)
      expect(reported.map((problem) => problem.slice(-advice.length))).toContain(advice)
      cure(content)
      expect(await problemsWithImages(content)).toEqual([])
    }
  },
)

/** The files with advice: each is a complete sentence, unlike what a message says is wrong. */
const WORDED = ['messages', 'parse', 'rules'].flatMap((folder) =>
  readdirSync(`content-check/${folder}`).map((file) => `content-check/${folder}/${file}`),
)

/** What is no advice: the headings of a report, and what the parser says. */
const NO_ADVICE = [/^Previews show|^Write them|^To write/, /^Missing closing/]

/** Advice that is followed outside the content. The tests named here show when it is given, and when it is no more. */
const FOLLOWED_ELSEWHERE = [
  // In an image editor: `__tests__/content-check/rules/images.test.ts`.
  /^(?:Open it in|Copy it here|The limits are 5 MB|Rename the file to|Save it from|Write “illustrations)/,
  // By installing a package: `brand.test.ts` and `spelling.test.ts` there.
  /^(?:Run “npm install|Choose another typeface|Install it, if it exists)/,
  // By one of two changes: `hours.test.ts` there.
  /^Change the text, or the days/,
  // By writing a text: `spelling.test.ts` and `integrations.test.ts` there.
  /^(?:Translate it|It could say)/,
  // In comparison with the published site: `published-addresses.test.ts` there.
  /^If the page is gone for good/,
  // No schema of the content model has such a rule.
  /^Change or remove it/,
]

/** The fixed parts of all sentences in a file. */
function sentencesIn(file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const isMessage = ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'message'
    if (isMessage || ts.isThrowStatement(node)) return
    const isText = ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)
    if (isText || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text.trim())
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return found.filter(
    (text) =>
      /^[A-Z][a-z]+ /.test(text) && ![...NO_ADVICE, ...FOLLOWED_ELSEWHERE].some((pattern) => pattern.test(text)),
  )
}

// Mutation tests change the files that this test reads.
const testSource = process.env.STRYKER_MUTATOR_WORKER === undefined ? test : test.skip

testSource('each advice has its row above', () => {
  const given = [...ROWS.map(({ advice }) => advice), ...IN_FOLDERS.map(([, advice]) => advice)].join('\n')
  expect(WORDED.flatMap(sentencesIn).filter((text) => !given.includes(text))).toEqual([])
})
