import { TEXTS } from '../content-folder'
import { marked, problemsIn, testAccepted, testMistakes } from '../mistakes'
import {
  AFTER_SIGN,
  CLOSED,
  COLON_IN_TEXT,
  COMMENT_IN_TEXT,
  CONFLICT,
  FIELD_IN_TEXT,
  INDENTED,
  INVISIBLE,
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
} from '../yaml-messages'

const SERVICE = 'services/tax-planning.yml'
const JOB = 'jobs/consultant.yml'

/** One character longer than a quotation may be. */
const LONG = 'k'.repeat(61)

const COLON_IN_ENTRY = 'text with a colon must be in quotes. Put the entire text in double quotes.'
const SPACE_BEFORE_HYPHEN = 'there is a space before the hyphen. Delete the space.'
const QUOTE_BEFORE_NAME =
  'there is a quote before the name of the field. If the text ends with a quote, move this one to the beginning of the text. Otherwise, delete it.'
const BULLET = (sign: string) => `a list entry begins with a hyphen and a space. Write “- ” in place of “${sign}”.`

const DASH = (name: string) =>
  `${name} is used where YAML requires a hyphen and a space before an entry of a list. Delete it, and type a hyphen and a space: “- ”.`

describe('YAML that cannot be read', () => {
  testMistakes(SERVICE, {
    'icon: receipt-tax\nsummary: Plans → icon: "receipt-tax"\nsummary: ‸"Plans': OPEN_QUOTE,
    'name: Tax Planning → name: ‸["Tax", Planning': `${QUOTED} Write quotation marks inside it as “ and ”.`,
    'name: Tax Planning → name: ‸[[Tax], Planning': QUOTED,
    'name: Tax Planning → name: ‸[[Tax], Planning #1': QUOTED,
    'name: Tax Planning → name: [Tax]\nimage: ‸[Planning': QUOTED,
    'name: Tax Planning → name: ‸[Tax, [Planning': QUOTED,
    'name: Tax Planning → name: {tax: ‸[1, 2}': QUOTED,
    'name: Tax Planning → name: ["Tax", ‸"Planning]': OPEN_QUOTE,
    'name: Tax Planning → name: ‸"Tax\n  Planning': OPEN_QUOTE,
    'name: Tax → name: T‸\u0000ax': `Short name: ${INVISIBLE('a control character (U+0000)')}`,
    'name: Tax → name: T‸\u202Eax': `Short name: ${INVISIBLE('a text direction control (U+202E)')}`,
    'name: Tax Planning → name: >‸Tax': AFTER_SIGN,
  })
  testMistakes(SERVICE, {
    ...Object.fromEntries(
      ['[Tax](https://example.com)', '[Tax], Planning', '{tax} {planning}. More', '[Tax,\n  more] Planning'].map(
        (text) => [`name: Tax Planning → name: ‸${text}`, QUOTED],
      ),
    ),
    'description: One sentence about review. → description: ‸{tax} {planning}: One': QUOTED,
    'name: Tax Planning → name: ‸&copy; {tax} {planning}. More\nimageAlt: "Tax"': SIGN('&'),
    'name: Tax Planning → name: ‸[Tax] Planning\nimage: "a" ‸b': [QUOTED, CLOSED],
  })
  testMistakes(JOB, { 'requirements:\n  - → requirements:\n  - ‸[One] Two\n  - ': QUOTED })
  // The first on each line; what follows it is often no mistake.
  testMistakes(SERVICE, {
    'name: Tax Planning → name: "Tax" ‸Plan" ning"\nimage: "a" ‸b" c': [CLOSED, CLOSED],
    'name: Tax → na‸\u200Bme: T‸\u200Bax': [ZERO_WIDTH, ZERO_WIDTH],
    'name: Tax → ‸\u00A0name: Tax\n‸\u00A0image': [NO_BREAK, NO_BREAK],
    '  - title: Review →   - ‸\u00A0title: Review': NO_BREAK,
    [`name: Tax → ${LONG}: 1\n‸${LONG}: 2\nname: Tax`]: `“${'k'.repeat(59)}…” appears twice. Keep only one of the two. If this starts a new list entry, put “- ” before it.`,
    'name: Tax Planning → name: ‸@Tax\nimage: [a: b: c]': SIGN_FIRST,
    'name: Tax Planning → name: Tax‸\u200B': `Short name: ${ZERO_WIDTH}`,
    // Only text from right to left, in the line above, needs such a mark.
    'name: Tax Planning → # \u05D0\u200E\u05D1\nname: Tax‸\u200E': `Short name: ${INVISIBLE('a left-to-right mark (U+200E)')}`,
    // After the text above, not in it.
    'name: Tax Planning\n → name: >-\n  Tax Planning\n‸\u200B': ZERO_WIDTH,
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
    'name: Tax Planning → name: "Tax‸\\_Planning"': `Short name: ${READ_AS('\\_', 'a no-break space (U+00A0)', 'delete the backslash')}`,
    ...Object.fromEntries(
      ["'", '$', '&', '*', '#', '[', '-', '.', '’', '<', '`', '%', '😀'].map((sign) => [
        `name: Tax Planning → name: "Tax ‸\\${sign} Planning"`,
        'a backslash (\\) has a special meaning in double quotes. Delete the backslash. If it belongs to the text, write it twice: “\\\\”.',
      ]),
    ),
    'name: Tax Planning → name: "Tax ‸\\UFFFFFFFF"':
      'a backslash (\\) has a special meaning in double quotes. Write it twice (\\\\), or put the text in single quotes.',
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
    ...Object.fromEntries(Array.from('`%,?').map((sign) => [`name: Tax → name: ‸${sign} Tax`, SIGN_FIRST])),
    'name: Tax Planning → name: >5 ‸years': AFTER_SIGN,
    'name: Tax Planning → name: | ‸-\n  Tax': SPACE_BEFORE_HYPHEN,
    "name: Tax Planning → ‸'name: Tax Planning": QUOTE_BEFORE_NAME,
    'getStarted: Send → ‸"getStarted: Send': QUOTE_BEFORE_NAME,
    'description: One sentence about review. → ‸"description: One"': QUOTE_BEFORE_NAME,
    '  - title: Review\n →   - title: Review\n    ‸description Review\n': NO_NAME,
    '  - title: Review\n →   - ‸title Review\n': NO_NAME,
    '  - title: Review →   - title: ‸‘Tax: Review” ': COLON_IN_TEXT,
    'name: Tax Planning → name: ‸“Tax”: “Planning”': COLON_IN_TEXT,
    '  - title: Review →   - title: ‸„Tax: Review" # More':
      'text with a colon must be in quotes. Write "Tax: Review". To keep the typographic quotes, write \'„Tax: Review"\'.',
    // On its own line, not on the first one.
    'name: Tax Planning → name: Tax\n  ‸Planning: more\n  and more': FIELD_IN_TEXT,
    'name: Tax Planning → name: Tax\n‸# Later\n  Planning': COMMENT_IN_TEXT,
    'name: Tax Planning → name: Tax\n  and\n\n  ‸# Later\n  Planning': COMMENT_IN_TEXT,
    'name: Tax Planning → name: Tax ‸# Later\n# More\n  Planning': COMMENT_IN_TEXT,
    'name: Tax Planning → name: "Tax #1"\n  ‸Planning': CLOSED,
    ...Object.fromEntries(
      ['tis', 'Twas', 'til', 'em', 'n', 'bout', 'cause', 'round'].map((word) => [
        `name: Tax Planning → name: ‸'${word} Tax`,
        'the apostrophe at the beginning is read as a quote. Put the entire text in double quotes, or write the apostrophe as ’.',
      ]),
    ),
    'name: Tax Planning → ‸[Tax]: Planning': SIGN_FIRST,
    'name: Tax Planning → name: ‸@Tax "Planning" C:\\tax': `${SIGN_FIRST} Write quotation marks inside it as “ and ”. Write each backslash inside it twice.`,
    'name: Tax Planning → name: Tax\n  Planning ‸#1\n\n  and more': COMMENT_IN_TEXT,
    'name: Tax Planning → name: C#1 Tax ‸#2  \n  Planning': COMMENT_IN_TEXT,
    'name: Tax Planning → name: ‸* Tax': SIGN('*'),
  })
  // A line that is no part of a text above a comment.
  testMistakes(SERVICE, {
    ...Object.fromEntries(
      ['title Tax', 'title', '// Tax', '<!-- Tax -->'].flatMap((line) =>
        ['# Tax\n', '# Tax\n\n# Tax\n', '# Tax\r\n'].map((above) => [`title: → ${above}‸${line}\ntitle:`, NO_NAME]),
      ),
    ),
    'name: Tax → # Tax\n‸name Tax': NO_NAME,
    'name: Tax → name: Tax # Tax\n‸Tax': NO_NAME,
    ...Object.fromEntries(
      ['https://example.com/a', 'http://example.com and', 'mailto:ada@example.com', 'tel:+13125550142'].map(
        (address) => [`speak about them. → speak\n‸${address}`, NO_NAME],
      ),
    ),
    '- title: Plan → - title: Tax\n    # Tax\n    ‸description Plan': NO_NAME,
  })
  testMistakes('pages/home.yml', { 'hero:\n → hero:\n  # Hero\n  ‸heading Grow\n': NO_NAME })
  testMistakes(JOB, {
    'requirements:\n  - → requirements:\n  - One\n  # Two\n  ‸Two\n  - ': TEXT_INDENTED,
    'requirements:\n  - → requirements:\n  - One # One\n  ‸Two\n  - ': TEXT_INDENTED,
    'requirements:\n  - → requirements:\n  ‸*': BULLET('*'),
    ...Object.fromEntries(
      [
        ['•', 'a bullet “•” (U+2022)'],
        ['–', 'an en dash “–” (U+2013)'],
      ].map(([sign = '', name = '']) => [`clients\n →  clients\n  ‸${sign} One\n  - Two\n`, DASH(name)]),
    ),
    'requirements:\n → requirements:\n  - One #1\n ‸- Two\n': INDENTED,
    'requirements:\n  - → requirements:\n  - ‸Five years: in\n    all\n  - ': COLON_IN_ENTRY,
    'requirements:\n  - → requirements:\n  - One\n  - ‸Skills: two\n    and\n    three\n  - ': COLON_IN_ENTRY,
    'requirements:\n  - → requirements:\n  - Five years\n    ‸and more: two\n    and three\n  - ': FIELD_IN_TEXT,
    ...Object.fromEntries(
      [
        "['It'‸s one', $2]",
        "['Clients' ‸fees', $2]",
        "[$2, 'It'‸s one']",
        '["A "‸best" plan", $2]',
        "['One '‸Two']",
      ].map((list) => [`requirements:\n  - Five years beside clients → requirements: ${list}`, CLOSED]),
    ),
    'requirements:\n  - Five years beside clients → requirements: ["One"‸"Two"]': `${MISSING_COMMA} Write quotation marks inside it as “ and ”.`,
    'requirements:\n → requirements:\n  - One ‸#1\n    more\n': COMMENT_IN_TEXT,
  })
})

describe('an entry that begins with a bullet other than a hyphen', () => {
  // The first entry of a list, and a later one.
  testMistakes(
    SERVICE,
    Object.fromEntries(
      ['Review', 'Plan'].flatMap((title) =>
        [
          ['-', BULLET('-')],
          ['1. ', BULLET('1.')],
          ['* ', BULLET('*')],
          ['– ', DASH('an en dash “–” (U+2013)')],
          ['• ', DASH('a bullet “•” (U+2022)')],
        ].map(([sign = '', reported = '']) => [`  - title: ${title}\n →   ‸${sign}title: ${title}\n`, reported]),
      ),
    ),
  )
  testMistakes('statistics.yml', {
    '- key → ‸-key': BULLET('-'),
    '- key → ‸– key': DASH('an en dash “–” (U+2013)'),
    'note: Counted over a year.\n → note: Counted over a year.\n‸-key: tax\n': BULLET('-'),
  })
  testMistakes(JOB, { 'requirements:\n  - → requirements:\n  - "One"\n  ‸* Two\n  - ': BULLET('*') })
})

describe('YAML that runs code, or expands to more than it shows', () => {
  testMistakes(SERVICE, {
    'name: Tax → name: ‸!Tax': SIGN('!'),
    'name: Tax → name: ‸&tax R&D * Tax\nimage: ‸*tax': [SIGN('&'), SIGN('*')],
  })
})

test.each([
  ['above and below', '‸```yaml\nFILE```\n'],
  ['below a comment, without the name of a language', '# A job.\n\n‸```\nFILE```'],
  ['below', 'FILE‸```\n'],
])('lines of backticks %s are reported once', (_, file) => {
  const { text, positions } = marked(file.replace('FILE', TEXTS.get(JOB) ?? ''))
  expect(problemsIn(JOB, text)).toEqual([
    `${positions.join()} the lines of three backticks (\`\`\`) around the content do not belong in the file. Delete every line of three backticks, above and below the content.`,
  ])
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
