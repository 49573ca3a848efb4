import { checkEntry } from '../../../content-check/check-entry'
import { TEXTS } from '../content-folder'
import {
  changed,
  filesWith,
  knownTargets,
  positionIn,
  problemsIn,
  SERVICE_FIELDS,
  testAccepted,
  testMistakes,
} from '../mistakes'

const SERVICE = 'services/tax-planning.yml'
const MEMBER = 'team/ada-sample.yml'
const JOB = 'jobs/consultant.yml'
const SITE = 'site.yml'

const ORDER = 'It must be a whole number from 1 to 999, without quotes.'

describe('a field that is missing, unknown, or empty', () => {
  testMistakes(SERVICE, {
    'name: Tax → ‸id: tax\nname: Tax': `“id” is not a field here. Remove it; the fields here are ${SERVICE_FIELDS}.`,
    'name: Tax → ‸__proto__: {polluted: true}\nname: Tax': `“__proto__” is not a field here. Remove it; the fields here are ${SERVICE_FIELDS}.`,
    'name: Tax → name‸\u00A0: Tax':
      '“name” is not a field here, because it contains a no-break space (U+00A0). Delete the name, and type it with the keyboard: name.',
    'name: Tax Planning → name: ‸"  "':
      'Short name: is empty. Between the quotes, write the text. The name in menus and on cards, such as “Tax Planning”.',
  })
  testMistakes(MEMBER, {
    'phone: (312) 555-0142 → ‸phone:': 'Phone number: is empty. After the colon, write the text, or delete this line.',
    'phone: (312) 555-0142 → ? ‸phone': 'Phone number: is empty. After the colon, write the text, or delete this line.',
  })
  testMistakes(MEMBER, {
    'email: ada@example.com → ‸email: null':
      'Email address: is empty, because YAML ignores null. In place of it, write the text.',
    'order: 1 → ‸order: ~':
      'Order: is empty. After the colon, write a whole number from 1 to 999, without quotes. Its position among the others; the smallest number comes first.',
  })
  testMistakes(SERVICE, {
    'icon: receipt-tax → icon: receipt-tax\n‸testimonial: null':
      'Testimonial: is empty, because YAML ignores null. In place of it, write the text, or delete this line. A testimonial about this service, shown on its page.',
  })
  testMistakes('pages/about.yml', {
    'story:\n  heading: Story\n  paragraphs:\n    - We began small.\n  statisticsHeading: In figures\n → ‸story:\n  heading: Story\n  paragraphs:\n    - We began small.\n':
      'Story › Heading above the statistics: is missing. Add a line “statisticsHeading: …”. Required only if there are statistics.',
  })
  testMistakes('statistics.yml', {
    'key: retention → key: retention\n  ‸qualifier: #1':
      'Entry 1 › Qualifier: is empty, because YAML ignores #1. Put it in quotes: "#1".',
  })
  testMistakes(JOB, {
    'requirements:\n → requirements:\n  - One\n  - Two\n  - Three\n  -‸\n':
      'Requirements › Requirement 4: is empty. After the dash, write the text, or delete the dash.',
  })
})

describe('several mistakes in one file', () => {
  testMistakes(SERVICE, {
    // A misspelled name stands for one missing field, and not for others.
    'title: Tax Planning Services\nname: Tax Planning\nprefixes:\n  - services\nicon: receipt-tax\n → ‸title: Tax Planning Services\n‸nmae: Tax Planning\nprefixes:\n  - services\n':
      ['Icon: is missing. Add a line “icon: …”.', '“nmae” is not a field here. Did you mean “name”?'],
    'name: Tax Planning → name: ‸"  "\n‸nmae: Tax Planning': [
      'Short name: is empty. Between the quotes, write the text. The name in menus and on cards, such as “Tax Planning”.',
      `“nmae” is not a field here. Remove it; the fields here are ${SERVICE_FIELDS}.`,
    ],
    'name: Tax Planning\n → ‸nmae: Tax Planning\n‸naem: Tax Planning\n': [
      '“nmae” is not a field here. Did you mean “name”?',
      `“naem” is not a field here. Remove it; the fields here are ${SERVICE_FIELDS}.`,
    ],
    // One of two missing fields is in the wrong place.
    'title: Tax Planning Services\nname: Tax Planning\nprefixes:\n  - services\nicon: receipt-tax\n → ‸title: Tax Planning Services\nprefixes:\n  - services\n‸the right icon: receipt-tax\n':
      [
        'Short name: is missing. Add a line “name: …”. The name in menus and on cards, such as “Tax Planning”.',
        '“the right icon” is not a field here. Write “icon”, and line it up with the top-level fields of the file.',
      ],
    'icon: receipt-tax → icon: ‸recept-tax\nimage: ‸tax.jpg\nimageAlt: ‸""': [
      'Icon: “recept-tax” is not one of the allowed values. Did you mean “receipt-tax”?',
      'Image: is not in the right format. It must be ./ and the name of a .jpg, .png, .webp, or .avif file in the same folder, with only unaccented letters, digits, hyphens, underscores, and periods, such as ./portrait.jpg.',
      'Alternative text: is empty. Between the quotes, write the text. For people who cannot see the image.',
    ],
    // Without the image, nothing needs this text.
    'icon: receipt-tax → icon: receipt-tax\nimageAlt: ‸""':
      'Alternative text: is empty. Between the quotes, write the text, or delete this line. For people who cannot see the image.',
    '    description: One sentence about plan.\n  - title: Follow-up\n →     ‸descrption: One sentence about plan.\n  - ‸titel: Follow-up\n':
      [
        'Component cards › Card 2: “descrption” is not a field here. Did you mean “description”?',
        'Component cards › Card 3: “titel” is not a field here. Did you mean “title”?',
      ],
  })
})

test.each([
  ['a value', 'icon: receipt-tax → icon: recept-tax # Was scale.', 'recept-tax'],
  ['a name that is unknown', 'name: Tax → nmae: Tax', 'nmae'],
  ['a name without a value', 'name: Tax Planning → name:   ', 'name'],
  ['the first line of a value', 'name: Tax Planning → name: >-  \n  Tax\n  Planning and planning and planning', '>-'],
  ['the first line of a group', 'name: Tax Planning → name:\n  tax: 1  \n  plan: 2', 'tax: 1'],
  ['what YAML ignores', 'name: Tax Planning → name: Tax #1 Planning  ', '#1 Planning'],
  ['a character', 'name: Tax Planning → name: @Tax', '@'],
  ['a character of two code units', 'name: Tax → name: T\u{E0041}ax', '\u{E0041}'],
  [
    'a line that is joined to the text above',
    'introduction: We → introduction: Some\n  - plans',
    '- plans read the returns before we speak about them.',
  ],
  ['a comment inside a text', 'introduction: We read → introduction: >-\n  Plans # TODO ask  \n  that', '# TODO ask'],
  ['what follows a comma in brackets', 'prefixes:\n  - services → prefixes: [services (a, b of two)]', 'b of two)'],
])('the report underlines %s, and nothing else', (_, change, expected) => {
  const [file] = filesWith({ [SERVICE]: changed(SERVICE, change) }).filter(({ path }) => path === SERVICE)
  const { entry, fields = [], problems = [] } = file ?? {}
  const found = entry ? checkEntry(entry, fields, knownTargets(filesWith({}))) : problems
  expect(found.map(({ source, column, length }) => source.slice(column - 1, column - 1 + length))).toEqual([expected])
})

describe('a value of the wrong type, size, or format', () => {
  testMistakes(MEMBER, {
    'order: 1 → order: ‸first': `Order: is text. ${ORDER}`,
    'order: 1 → order: ‸0': `Order: is 0. ${ORDER}`,
    'order: 1 → order: ‸{a: 1}': `Order: is a group of fields. ${ORDER}`,
    'title: Partner → title: ‸>-\n  Partner Partner Partner Partner Partner Partner Partner Partner Partner':
      'Role: has 71 characters. The limit is 60; shorten it by 11.',
    'title: Partner → title: ‸" Partner Partner Partner Partner Partner Partner Partner Partner "':
      'Role: has 63 characters. The limit is 60; shorten it by 3.',
  })
  testMistakes(SERVICE, {
    'name: Tax Planning → name:\n  ‸Tax: Planning':
      'Short name: must be text, but is read as a group of fields. Put all of it in double quotes: "…".',
    'name: Tax Planning → name:\n  ‸- Tax':
      'Short name: must be text, but is read as a list. Delete the hyphen and the space before the text.',
  })
  testMistakes('pages/home.yml', {
    '    - Start\n    - Goal\n →     ‸- Start\n    - Goal\n    - C\n    - D\n    - E\n    - F\n    - G\n    - H\n':
      'Hero › Markers: has 8 entries. It must have at most 4: remove 4. The markers along the trail on the map beside the text, from first to last. The first and the last have no numbers.',
  })
  testMistakes('brand.yml', {
    'illustrations: maps → illustrations: ‸mapps':
      'Illustrations: “mapps” is not one of the allowed values. Did you mean “maps”?',
  })
  // In quotes, these would be in the wrong format still.
  testMistakes(JOB, {
    ...Object.fromEntries(
      ['20261116', 'true', '[2026-11-16]'].map((value) => [
        `order: 1 → order: 1\npublishOn: ‸${value}`,
        'Publish on: is not in the right format. It must be a date in quotes, such as "2026-12-01".',
      ]),
    ),
  })
  testMistakes('brand.yml', {
    '"#0b5fae" → ‸000000':
      'Colors › Accent: is not in the right format. It must be a color in quotes: # followed by six characters from 0 to 9 and a to f, such as "#c8341c".',
  })
  testMistakes('statistics.yml', {
    'key: retention → key: ‸2026':
      'Entry 1 › Key: must be text, but is read as a number. Put all of it in double quotes: "2026".',
    'key: retention → key: ‸__proto__':
      'Entry 1 › Key: is not in the right format. It must contain only lowercase letters, digits, and single hyphens.',
  })
})

test('a file that must be a list is reported if it is anything else', () => {
  const advice = 'Begin each entry with “- ”.'
  expect(problemsIn('statistics.yml', 'key: retention\n')).toEqual([`1:1 the file must be a list. ${advice}`])
  expect(problemsIn('statistics.yml', '# None\n~')).toEqual([`1:1 the file is empty. ${advice}`])
  for (const text of ['', '# None\n', '~', '---\n'])
    expect(problemsIn('redirects.yml', text)).toEqual([
      '1:1 the file is empty. Begin each entry with “- ”, or delete the file.',
    ])
  for (const text of ['/old -> /about', '/old /about 301\n/older /about 301', 'from: /api/old\nto: /x'])
    expect(problemsIn('redirects.yml', text)).toEqual([`1:1 the file must be a list. ${advice}`])
})

test('values at their limits are accepted', () => {
  for (const order of [1, 999]) expect(problemsIn(MEMBER, changed(MEMBER, `order: 1 → order: ${order}`))).toEqual([])
  expect(problemsIn(MEMBER, changed(MEMBER, `title: Partner → title: " ${'P'.repeat(60)} "`))).toEqual([])
  const oneDay = 'order: 1 → order: 1\npublishOn: "2026-12-01"\nclosesOn: "2026-12-01"'
  expect(problemsIn(JOB, changed(JOB, oneDay))).toEqual([])
})

test('only the first hundred mistakes and the first hundred warnings of a file are reported', () => {
  const fields = Array.from({ length: 25_000 }, (_, index) => `k${index}: 1\n`).join('')
  expect(problemsIn(SERVICE, fields)).toHaveLength(100)
  expect(problemsIn('statistics.yml', '- key: retention\n'.repeat(8000))).toHaveLength(100)
  expect(
    problemsIn('pages/home.yml', changed('pages/home.yml', `    - retention\n → ${'    - none\n'.repeat(8000)}`)),
  ).toHaveLength(100)
  const problems = problemsIn(JOB, `draft: true\nrequirements:\n${'  - "To write"\n'.repeat(101)}order: first\n`)
  expect(problems).toHaveLength(102)
  // Errors come first, so that warnings never crowd them out.
  expect(problems.slice(0, 2).join()).toMatch(/ Requirements: has 101 entries\..* Order: is text\./)
})

describe('text that YAML would silently drop or change', () => {
  testMistakes(SERVICE, {
    'name: Tax Planning → name: Tax ‸#1 Planning':
      'Short name: everything after a # is ignored. Put the entire text in quotes: "Tax #1 Planning". If it is a comment, put it on its own line.',
    'name: Tax Planning → name: Tax \t‸# Planning  ':
      'Short name: everything after a # is ignored. Put the entire text in quotes: "Tax # Planning". If it is a comment, put it on its own line.',
    // Too long for the field.
    'name: Tax Planning → name: Tax ‸#1 and everything that belongs to it':
      'Short name: everything after a # is ignored. Put the entire text in quotes: "Tax #1 and everything that belongs to it". If it is a comment, put it on its own line.',
    'name: Tax Planning → name: ‸true':
      'Short name: must be text, but is read as a true/false value. Put all of it in double quotes: "true".',
    'name: Tax Planning → ‸name: ~': 'Short name: is empty, because YAML ignores ~. Put it in quotes: "~".',
    'name: Tax Planning → ‸name: # Tax':
      'Short name: is empty. After the colon, write the text. The name in menus and on cards, such as “Tax Planning”.',
    'name: Tax Planning → name: ‸“Tax Planning”':
      'Short name: YAML reads typographic quotes as part of the text. Write "Tax Planning". To keep the typographic quotes, write "“Tax Planning”".',
    'name: Tax Planning → name: ‸‘Tax "A"’':
      'Short name: YAML reads typographic quotes as part of the text. Write \'Tax "A"\'. To keep the typographic quotes, write \'‘Tax "A"’\'.',
  })
  testMistakes(SITE, {
    'to: /about\n → ‸to: #team\n':
      'Navigation bar › Other pages › Link 1 › Link to: is empty, because YAML ignores #team. Put it in quotes: "#team".',
    // A link with a section, and a space too many.
    'to: /about\n → to: /about ‸#team\n':
      'Navigation bar › Other pages › Link 1 › Link to: everything after a # is ignored. If it belongs to the value, delete the space before it. If it is a comment, put it on its own line.',
  })
  testAccepted(SERVICE, [
    'name: Tax Planning → # Was “Tax”.\nname: "Tax Planning" # As menus say it.',
    'icon: receipt-tax → icon: receipt-tax # Was scale.',
    '- services → - services # Not advice.',
    'summary: Plans → summary: >- # One sentence.\n  Plans #1',
    'summary: Plans → summary: “Plans” is the word for plans',
    'summary: Plans → summary: Plans “at 9"” and',
  ])
  testAccepted('pages/home.yml', [
    '- tax-planning → - tax-planning # In spring.',
    'to: /contact\n → to: /contact # The form.\n',
    'to: /contact\n → to: https://example.org/a # The form.\n',
  ])
  testAccepted(JOB, ['order: 1 → order: 1 # First.\ndatePosted: 2026-11-16 # Monday'])
  testAccepted(MEMBER, [
    'ada@example.com → ada@example.com # Hers.',
    'phone: (312) 555-0142 → phone: (312) 555-0142 # Hers.',
    'ada-sample → ada-sample # Hers.',
  ])
  testAccepted(SITE, [
    'timeZone: America/Chicago → timeZone: America/Chicago # All of Illinois.',
    'url: https://www.example.com → url: http://localhost:9000',
  ])
  testAccepted('testimonials/b-client.yml', ['quote: They → quote: >-\n  “They”'])
})

describe('phone numbers', () => {
  test('a number of another country is reported', () => {
    const text = changed(SITE, 'country: US → country: GB').replace('(312) 555-0100', '(312) 555-0142')
    expect(problemsIn(SITE, text)).toEqual([
      `${positionIn(TEXTS.get(SITE) ?? '', 'phone: ‸(312)')} Contact › Phone number: is not a valid phone number. Write it as dialed in the site’s country, or with a country code, such as “+44 20 7946 0142”.`,
    ])
  })

  test('any number is accepted until the country is known', () => {
    const text = changed(SITE, 'country: US → country: England').replace('(312) 555-0100', '020 7946 0142')
    expect(problemsIn(SITE, text)).toEqual([expect.stringContaining('It must be a two-letter country code')])
  })
})

describe('placeholders that the site fills in', () => {
  testMistakes(SITE, {
    '© {year} {name} → ‸© {yaer} {name}':
      'Footer › Copyright line: “{yaer}” is not a placeholder here. Did you mean “{year}”?',
    '© {year} {name} → ‸© {name} of {Home-City}':
      'Footer › Copyright line: “{Home-City}” is not a placeholder here. This field supports only “{year}” and “{name}”. Remove anything else in braces.',
    '© {year} {name} → ‸© {name} {nmae} {yaer}':
      'Footer › Copyright line: “{nmae}” is not a placeholder here. Did you mean “{name}”?',
    '© {year} {name} → ‸"© {{year}}, { name }"':
      'Footer › Copyright line: “{{year}}” is not a placeholder here. Did you mean “{year}”?',
    '© {year} {name} → ‸© ${year} %{name}':
      'Footer › Copyright line: “${year}” is not a placeholder here. Did you mean “{year}”?',
    'tagline: Advice → tagline: ‸Advice {consultation}':
      'Tagline: “{consultation}” is not a placeholder here. Remove the braces and the name in them.',
  })
  // Text in braces that is no name, such as that of German job ads.
  testAccepted(SITE, ['© {year} {name} → © 2026', 'tagline: Advice → tagline: Berater {m/w/d} {1, 2} {approx.}'])
})

test('a quote in typographic quotes is not advised to keep them, because the page adds its own', () => {
  const quoted = changed('testimonials/b-client.yml', 'quote: → quote: “It worked.” #')
  expect(problemsIn('testimonials/b-client.yml', quoted.replace(/ #.*/, ''))).toEqual([
    expect.stringMatching(/YAML reads typographic quotes as part of the text\. Write "It worked\."\.$/),
  ])
})

describe('text that someone still has to write', () => {
  testMistakes(JOB, {
    'location: Chicago → location: ‸"To write: place"':
      'Location: is still a placeholder. Replace it, or hide the entry from visitors with a line “draft: true”.',
  })
  testMistakes(MEMBER, {
    'ada@example.com → ‸to-write@example.com':
      'Email address: is still a placeholder. Replace it, or hide the entry from visitors with a line “draft: true”.',
  })
  testMistakes(SITE, {
    'tagline: Advice for practices. → tagline: ‸"To write: tagline"': 'Tagline: is still a placeholder. Replace it.',
  })
  testAccepted(JOB, ['location: Chicago → location: To write home'])

  test('is listed for a draft, with everything that is missing, but a wrong value is an error', () => {
    const draft = 'draft: true\ntitle: "To write"\norder: 1\nlocation:\ntype: ""\nrequirements: []\nclosesOn: soon\n'
    const problems = problemsIn(JOB, draft).map((text) => text.replace(/^\d+:\d+ (.*?: .*?)\. .*$/, '$1'))
    expect(problems).toEqual([
      'Closes on: is not in the right format',
      'Warning: Department: is missing',
      'Warning: Description: is missing',
      'Warning: Position: is still a placeholder',
      'Warning: Location: is empty',
      'Warning: Type: is empty',
      'Warning: Requirements: has 0 entries',
    ])
  })
})
