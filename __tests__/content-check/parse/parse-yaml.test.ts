import { problemsIn, testMistakes } from '../mistakes'

const SERVICE = 'services/tax-planning.yml'
const JOB = 'jobs/consultant.yml'

const QUOTED =
  'text that begins with this character must be in quotes. Put the entire text in double quotes. If a bracket is meant, close it with ] or }.'
const OPEN_QUOTE = 'the text begins with a quote that is never closed. Add the same quote at the end of the text.'
const CLOSED =
  'there is text after the closing quote, or an apostrophe was read as one. Put the entire text in double quotes, and write quotation marks inside it as “ and ”.'
const COLON =
  'a colon and a space are missing after the name of the field. Write “name: text”, with an ordinary colon and an ordinary space.'
const INDENTED =
  'this line is indented incorrectly. Use spaces to line it up with the fields or dashes at the same level. A list entry begins with “- ”.'
const INVISIBLE =
  'there is an invisible character here. Delete it. If you cannot see it, delete the words around it and type them again.'
const NO_BREAK =
  'a no-break space is used where ordinary spaces are required. Delete everything before the first word, and type spaces with the space bar.'
const ESCAPED =
  'an invisible character is written here as an escape sequence. Delete the escape sequence, which begins with \\.'
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
    'name: Tax → name: ‸@Tax': QUOTED,
    'name: Tax Planning → name: ‸{title}':
      'Short name: must be text, but is read as a group of fields. Put all of it in double quotes: "…".',
    'name: Tax Planning → name: [Tax] ‸Planning': QUOTED,
    'name: Tax → ‸---\nname: Tax': 'a second document begins here. Remove the line of three hyphens or dots.',
    'name: Tax → ‸name Tax':
      'this line has no field name. Write “name: text”. If it continues the text above, indent it further than the field name.',
    'name: Tax → ‸name:Tax': COLON,
    'title: Tax Planning Services\nname: Tax → title: ‸Tax Planning Services\n  name: Tax':
      'the line below is indented too far. Use spaces to line it up with the fields around it.',
    '    description: One sentence about review →    ‸description: One sentence about review': INDENTED,
    'name: Tax Planning → name: ‸[Tax': QUOTED,
    'name: Tax Planning → name: ‸["Tax", Planning': QUOTED,
    'name: Tax Planning → name: ‸[[Tax], Planning': QUOTED,
    'name: Tax Planning → name: [Tax]\nimage: ‸[Planning': QUOTED,
    'name: Tax Planning → name: {tax: ‸[1, 2}': QUOTED,
    'name: Tax Planning → name: ["Tax", ‸"Planning]': OPEN_QUOTE,
    'name: Tax → name: ‸- Tax':
      'a list begins on the same line as its field name. Put each “- …” on its own line below, or put the text in double quotes.',
    'name: Tax → ‸title: Again\nname: Tax':
      '“title” appears twice. Keep only one of the two. If this starts a new list entry, put “- ” before it.',
    'name: Tax → name: T‸\u0000ax':
      'there is an invisible control character here. Delete it. If you cannot see it, delete the words around it and type them again.',
    '    description: One sentence about review → ‸\u00A0\u00A0description: One sentence about review': NO_BREAK,
    'name: Tax Planning → name: >‸Tax':
      'this is not valid YAML. Block scalar header includes extra characters: >Tax. Put text with special characters in double quotes.',
    'name: Tax Planning → ‸<<<<<<< HEAD\nname: Tax Planning\n=======\nname: Tax\n>>>>>>> main':
      'this part has an unresolved merge conflict. Keep one of the two versions, and remove the lines that begin with <<<<<<<, =======, and >>>>>>>.',
  })
  testMistakes(JOB, { 'requirements:\n  - Five → requirements:\n  - One\n  ‸Five': INDENTED })

  // The first on each line; what follows it is often no mistake.
  testMistakes(SERVICE, {
    'name: Tax Planning → name: "Tax" ‸Plan" ning"\nimage: "a" ‸b" c': [CLOSED, CLOSED],
    'name: Tax → na‸\u200Bme: T‸\u200Bax': [INVISIBLE, INVISIBLE],
    'name: Tax → ‸\u00A0name: Tax\n‸\u00A0image': [NO_BREAK, NO_BREAK],
  })
})

describe('characters that nobody sees', () => {
  testMistakes(SERVICE, {
    'name: Tax → na‸\u200Bme: Tax': INVISIBLE,
    'name: Tax → name: T‸\u202Eax': INVISIBLE,
    'name: Tax Planning → name: ‸"Tax\\u001B[31m"': ESCAPED,
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

test('a file full of syntax errors gets one message a line, and at most a hundred', () => {
  const problems = problemsIn(JOB, 'a: "b" c\n'.repeat(5000))
  expect(problems.slice(0, 2)).toEqual([`1:8 ${CLOSED}`, `2:8 ${CLOSED}`])
  expect(problems.length).toBeLessThanOrEqual(100)
})
