import { problemsIn, testAccepted, testMistakes } from '../mistakes'

const SERVICE = 'services/tax-planning.yml'
const JOB = 'jobs/consultant.yml'

const QUOTED =
  'text that begins with this character must be in quotes. Put the entire text in double quotes. If a bracket is meant, close it with ] or }.'
const SIGN_FIRST = 'text that begins with this character must be in quotes. Put the entire text in double quotes.'
const OPEN_QUOTE = 'the text begins with a quote that is never closed. Add the same quote at the end of the text.'
const CLOSED =
  'there is text after the closing quote, or an apostrophe was read as one. Put the entire text in double quotes, and write quotation marks inside it as “ and ”.'
const COLON =
  'a colon and a space are missing after the name of the field. Write “name: text”, with an ordinary colon and an ordinary space.'
const INDENTED =
  'this line is indented incorrectly. Use spaces to line it up with the fields or dashes at the same level.'
const TEXT_INDENTED =
  'this line is indented incorrectly. If it continues the text above, indent it as far as that text. If it is a list entry, begin it with “- ”.'
const FIELD_IN_TEXT =
  'this line is read as a field, because it contains a colon. If it is a field, use spaces to line it up with the fields around it. If it continues the text above, put the entire text in double quotes.'
const CONFLICT =
  'this part has an unresolved merge conflict. Keep one of the two versions, and remove the lines that begin with <<<<<<<, |||||||, =======, and >>>>>>>.'
const AFTER_SIGN =
  'text cannot follow > or | on the same line. Begin the text on the next line, indented further than the field name. If > or | belongs to the text, put the entire text in double quotes.'
const BULLET = (sign: string) => `a list entry begins with a hyphen and a space. Write “- ” in place of “${sign}”.`
const INVISIBLE = (name: string) =>
  `there is ${name} here, which cannot be seen. Delete it. If you cannot see it, delete the words around it and type them again.`
const ZERO_WIDTH = INVISIBLE('a zero-width space (U+200B)')
const NO_BREAK =
  'a no-break space (U+00A0) is used where ordinary spaces are required. Delete everything before the first word, and type spaces with the space bar.'
const SIGN = (sign: string) => `text that begins with ${sign} must be in quotes. Put the text in double quotes.`
const TOO_DEEP =
  'brackets or lists are nested too deeply to be read. Look for something that was pasted into the file by mistake.'

describe('YAML that cannot be read', () => {
  testMistakes(SERVICE, {
    '  - title: Review → ‸\t- title: Review':
      'a tab is used where spaces are required. Replace it with two spaces per level, none at the top level.',
    'summary: Plans → summary: ‸Plans: those':
      'text with a colon must be in quotes. Put everything after the first colon in straight double quotes: "…".',
    'icon: receipt-tax\nsummary: Plans → icon: "receipt-tax"\nsummary: ‸"Plans': OPEN_QUOTE,
    "name: Tax Planning → name: 'Ada'‸s plan'": CLOSED,
    'name: Tax Planning → name: "A‸\\C"':
      'a backslash (\\) has a special meaning in double quotes. Write it twice (\\\\), or put the text in single quotes.',
    'name: Tax → name: ‸@Tax': SIGN_FIRST,
    'name: Tax Planning → name: ‸{title}':
      'Short name: must be text, but is read as a group of fields. Put all of it in double quotes: "…".',
    'name: Tax Planning → name: [Tax] ‸Planning': QUOTED,
    'name: Tax → ‸---\nname: Tax': 'a second document begins here. Remove the line of three hyphens or dots.',
    'name: Tax → ‸name Tax':
      'this line has no field name. Write “name: text”. If it continues the text above, indent it further than the field name.',
    'name: Tax → ‸name:Tax': COLON,
    'title: Tax Planning Services\nname: Tax → title: Tax Planning Services\n  ‸name: Tax': FIELD_IN_TEXT,
    '    description: One sentence about review →    ‸description: One sentence about review': INDENTED,
    'name: Tax Planning → name: ‸[Tax': QUOTED,
    'name: Tax Planning → name: ‸["Tax", Planning': `${QUOTED} Write quotation marks inside it as “ and ”.`,
    'name: Tax Planning → name: ‸[[Tax], Planning': QUOTED,
    'name: Tax Planning → name: [Tax]\nimage: ‸[Planning': QUOTED,
    'name: Tax Planning → name: {tax: ‸[1, 2}': QUOTED,
    'name: Tax Planning → name: ["Tax", ‸"Planning]': OPEN_QUOTE,
    'name: Tax → name: ‸- Tax':
      'a list begins on the same line as its field name. Put each “- …” on its own line below, or put the text in double quotes.',
    'name: Tax → ‸title: Again\nname: Tax':
      '“title” appears twice. Keep only one of the two. If this starts a new list entry, put “- ” before it.',
    'name: Tax → name: T‸\u0000ax': `Short name: ${INVISIBLE('a control character (U+0000)')}`,
    '    description: One sentence about review → ‸\u00A0\u00A0description: One sentence about review': NO_BREAK,
    'name: Tax Planning → name: >‸Tax': AFTER_SIGN,
  })
  testMistakes(JOB, { 'requirements:\n  - Five → requirements:\n  - One\n  ‸Five': TEXT_INDENTED })

  // The first on each line; what follows it is often no mistake.
  testMistakes(SERVICE, {
    'name: Tax Planning → name: "Tax" ‸Plan" ning"\nimage: "a" ‸b" c': [CLOSED, CLOSED],
    'name: Tax → na‸\u200Bme: T‸\u200Bax': [ZERO_WIDTH, ZERO_WIDTH],
    'name: Tax → ‸\u00A0name: Tax\n‸\u00A0image': [NO_BREAK, NO_BREAK],
  })
})

describe('characters that nobody sees', () => {
  testMistakes(SERVICE, {
    'name: Tax → na‸\u200Bme: Tax': ZERO_WIDTH,
    'name: Tax → name: T‸\u202Eax': `Short name: ${INVISIBLE('a right-to-left override (U+202E)')}`,
  })
})

describe('escape sequences in double quotes', () => {
  const SPACE = 'write an ordinary space instead'
  const READ_AS = (escape: string, name: string, instead: string) =>
    `“${escape}” is read as ${name}. If the backslash belongs to the text, write it twice: “\\${escape}”. Otherwise, ${instead}.`
  testMistakes(SERVICE, {
    ...Object.fromEntries(
      [
        ['\\t', 'a tab (U+0009)'],
        ['\\\t', 'a tab (U+0009)'],
        ['\\n', 'a line break (U+000A)'],
        ['\\x0A', 'a line break (U+000A)'],
        ['\\ ', 'a space (U+0020)'],
        ['\\x20', 'a space (U+0020)'],
        ['\\_', 'a no-break space (U+00A0)'],
        ['\\u00A0', 'a no-break space (U+00A0)'],
        ['\\U00003000', 'an ideographic space (U+3000)'],
        ['\\r', 'a control character (U+000D)'],
        ['\\L', 'a line separator (U+2028)'],
        ['\\P', 'a paragraph separator (U+2029)'],
        ['\\u2028', 'a line separator (U+2028)'],
        ['\\f', 'a control character (U+000C)'],
        ['\\v', 'a control character (U+000B)'],
      ].map(([escape = '', name = '']) => [
        `name: Tax Planning → name: "Tax‸${escape}training"`,
        `Short name: ${READ_AS(escape, name, SPACE)}`,
      ]),
    ),
    ...Object.fromEntries(
      [
        ['\\0', 'a control character (U+0000)'],
        ['\\N', 'a control character (U+0085)'],
        ['\\a', 'a control character (U+0007)'],
        ['\\b', 'a control character (U+0008)'],
        ['\\e', 'a control character (U+001B)'],
        ['\\x1b', 'a control character (U+001B)'],
        ['\\u200b', 'a zero-width space (U+200B)'],
        ['\\U000E0001', 'a tag character (U+E0001)'],
      ].map(([escape = '', name = '']) => [
        `name: Tax Planning → name: "Tax‸${escape}Planning"`,
        `Short name: ${READ_AS(escape, name, 'delete it')}`,
      ]),
    ),
    'name: Tax Planning → name: "Tax ‸\\\n  Planning"':
      'Short name: a backslash at the end of a line joins it to the next one without a space. Delete the backslash. If it belongs to the text, write it twice: “\\\\”.',
    // Only the first on each line is reported.
    'name: Tax → "na‸\\tme": "Tax\\t"\nname: Tax': READ_AS('\\t', 'a tab (U+0009)', SPACE),
  })
  testAccepted(SERVICE, [
    'name: Tax Planning → name: "Tax \\\\training"',
    'name: Tax Planning → name: "Tax \\"Planning\\" \\/ \\xE9\\u2019\\U0001F600"',
    "name: Tax Planning → name: 'Tax\\training'",
    'name: Tax Planning → name: Tax\\training',
  ])
})

describe('what is left of a merge conflict', () => {
  testMistakes(SERVICE, {
    'name: Tax Planning → ‸<<<<<<< HEAD\nname: Tax Planning\n=======\nname: Tax\n>>>>>>> main': CONFLICT,
    'name: Tax Planning → ‸<<<<<<< HEAD\nname: Tax\n||||||| 28b7ffe\nname: T\n=======\nname: Ta\n>>>>>>> main':
      CONFLICT,
    ...Object.fromEntries(
      ['<<<<<<< HEAD', '<<<<<<<', '||||||| 28b7ffe', '|||||||', '=======', '>>>>>>> main', '>>>>>>>'].flatMap(
        (marker) =>
          [
            'name: Tax Planning\n‸MARKER',
            'name: Tax Planning\n  ‸MARKER',
            'name: >-\n  Tax\n  ‸MARKER  \n  Planning',
            '‸name: MARKER',
          ].map((change) => [`name: Tax Planning → ${change.replace('MARKER', marker)}`, CONFLICT]),
      ),
    ),
    // Each conflict is reported once, at its first marker.
    'name: Tax → ‸<<<<<<< HEAD\n=======\n>>>>>>> main\n‸=======\n>>>>>>> main\n‸<<<<<<< HEAD\n‸<<<<<<< HEAD\nname: Tax':
      [CONFLICT, CONFLICT, CONFLICT, CONFLICT],
  })
  testAccepted(SERVICE, [
    'name: Tax → # <<<<<<< HEAD\nname: Tax',
    'summary: Plans → summary: >-\n  a ======= b\n  <<<<<<<a >>>>>>> |||||||| ======= Plans',
  ])
})

describe('text that YAML cannot tell from the file’s structure', () => {
  testMistakes(SERVICE, {
    "name: Tax Planning → name: ‸'90s Partner":
      'the apostrophe at the beginning is read as a quote. Put the entire text in double quotes, or write the apostrophe as ’.',
    "name: Tax Planning → name: ‸'Tax Planning": `${OPEN_QUOTE} If it is an apostrophe, write it as ’.`,
    'name: Tax Planning → name: "Best" ‸firm': CLOSED,
    'name: Tax Planning → name: "Tax"‸,': 'there is a comma or a semicolon after the closing quote. Delete it.',
    'name: Tax Planning → name: "Tax"‸#1':
      'there is no space before this #. If it begins a comment, put a space before it. If it belongs to the text, put the entire text in double quotes. Write quotation marks inside it as “ and ”.',
    ...Object.fromEntries(Array.from('`%,?').map((sign) => [`name: Tax → name: ‸${sign} Tax`, SIGN_FIRST])),
    'name: Tax Planning → name: ‸]Tax':
      'this bracket closes nothing, because none is open. Delete it, or put the entire text in double quotes.',
    'name: Tax Planning → name: {name} ‸plans and {reply}': QUOTED,
    'name: Tax Planning → name: >- ‸Tax Planning': AFTER_SIGN,
    'name: Tax Planning → name: >5 ‸years': AFTER_SIGN,
    'name: Tax Planning → name: [Tax ‸#1, Planning]':
      'the bracket is never closed, because a # after a space begins a comment. Put the text that contains the # in double quotes.',
    'name: Tax Planning → name: ["Tax" ‸"Planning"]':
      'a comma is missing between two entries in brackets. Put a comma and a space between them. If the brackets belong to the text, put the entire text in double quotes. Write quotation marks inside it as “ and ”.',
    'name: Tax Planning → name: [Tax,‸, Planning]':
      'there is a comma without an entry before it. Delete this comma. If the brackets belong to the text, put the entire text in double quotes.',
    // On its own line, not on the first one.
    'name: Tax Planning → name: Tax\n  ‸Planning: more\n  and more': FIELD_IN_TEXT,
    'name: Tax Planning → name: Tax\n‸# Later\n  Planning':
      'the text ends here, because this # begins a comment. If the # belongs to the text, put the entire text in double quotes. If it begins a comment, put the comment on its own line above the field.',
    'name: Tax Planning → name: "Tax"\n  ‸Planning': CLOSED,
    'name: Tax Planning → ‸? name: Tax':
      'a question mark at the beginning of a line is not part of the name of a field. Delete it and the space after it.',
    'name: Tax Planning → ‸[Tax]: Planning': SIGN_FIRST,
    'name: Tax Planning → name: ‸@Tax "Planning" C:\\tax': `${SIGN_FIRST} Write quotation marks inside it as “ and ”. Write each backslash inside it twice.`,
    'name: Tax Planning → name: Tax\n  Planning ‸#1\n\n  and more':
      'the text ends here, because this # begins a comment. If the # belongs to the text, put the entire text in double quotes. If it begins a comment, put the comment on its own line above the field.',
    'name: Tax → name: Tax\n‸...\nimage: Tax':
      'a second document begins here. Remove the line of three hyphens or dots.',
    'title: Tax → ‸%YAML 1.1\n---\ntitle: Tax':
      'a line that begins with % is not part of the content. Delete it. If it continues the text above, indent it further than the field name.',
    'name: Tax Planning → name: ‸* Tax': SIGN('*'),
  })
  testMistakes(JOB, {
    ...Object.fromEntries(
      ['*', '+', '-', '1.', '2)'].map((sign) => [
        `clients\n →  clients\n  ‸${sign === '-' ? sign : `${sign} `}One\n  - Two\n`,
        BULLET(sign),
      ]),
    ),
    'requirements:\n  - → requirements:\n  ‸*': BULLET('*'),
    ...Object.fromEntries(
      [
        ['•', 'a bullet “•” (U+2022)'],
        ['–', 'an en dash “–” (U+2013)'],
      ].map(([sign = '', name = '']) => [
        `clients\n →  clients\n  ‸${sign} One\n  - Two\n`,
        `${name} is used where YAML requires a hyphen and a space before an entry of a list. Delete it, and type a hyphen and a space: “- ”.`,
      ]),
    ),
    'requirements:\n → requirements:\n  - One #1\n ‸- Two\n': INDENTED,
    'requirements:\n → requirements:\n  - One ‸#1\n    more\n':
      'the text ends here, because this # begins a comment. If the # belongs to the text, put the entire text in double quotes. If it begins a comment, put the comment on its own line above the field.',
  })
})

describe('YAML that runs code, or expands to more than it shows', () => {
  testMistakes(SERVICE, {
    'name: Tax → name: ‸*Tax': SIGN('*'),
    'name: Tax → name: ‸!Tax': SIGN('!'),
    'name: Tax → name: ‸&tax R&D & Tax\nimage: ‸*tax': [SIGN('&'), SIGN('*')],
  })
})

test.each([
  ['brackets', '['.repeat(30)],
  ['dashes', `${'- '.repeat(100_000)}x`],
  ['lists with another item', `a: ${'[a, '.repeat(10_000)}`],
])('a file with deeply nested %s is rejected before it can crash the parser', (_, text) => {
  expect(problemsIn(JOB, text)).toEqual([expect.stringContaining(TOO_DEEP)])
})

test('nesting of 29 levels, far more than content needs, is not too deep', () => {
  expect(problemsIn(JOB, `title: ${'['.repeat(29)}${']'.repeat(29)}\n`).join()).not.toContain(TOO_DEEP)
})

test('a file full of syntax errors gets one message a line, and at most three', () => {
  const problems = problemsIn(JOB, 'a: "b" c\n'.repeat(5000))
  expect(problems).toEqual([1, 2, 3].map((line) => `${line}:8 ${CLOSED}`))
})
