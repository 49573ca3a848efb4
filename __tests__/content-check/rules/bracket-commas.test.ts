import { testAccepted, testMistakes } from '../mistakes'

const JOB = 'jobs/consultant.yml'
const PAGE = 'text-pages/privacy.yml'
const HOME = 'pages/home.yml'

const SPLIT = (text: string, number = 2, kind = 'entries') =>
  `a comma in brackets separates ${kind}, so “${text}” is read as ${number} of them. If it is one text, put all of it in double quotes: "${text}".`

const requirement = (number: number, problem: string) => `Requirements › Requirement ${number}: ${problem}`
const warning = (number: number, problem: string) => `Warning: ${requirement(number, problem)}`

/** A change of the list of requirements. */
const requirements = (list: string) => `requirements:\n  - Five years beside clients → requirements: ${list}`

describe('a comma that is part of a number, a quotation, or parentheses', () => {
  testMistakes(JOB, {
    [requirements('[One, Fee of $4,‸800,000 a year, Two]')]: requirement(3, SPLIT('Fee of $4,800,000 a year', 3)),
    [requirements('[4,‸5 hours]')]: requirement(2, SPLIT('4,5 hours')),
    [requirements('[We say “plan, ‸act, end”, Two]')]: requirement(2, SPLIT('We say “plan, act, end”', 3)),
    [requirements('[One (two, ‸three), Two (a)]')]: requirement(2, SPLIT('One (two, three)')),
    [requirements('[One (a) (two, ‸three), Two]')]: requirement(2, SPLIT('One (a) (two, three)')),
    [requirements('[We say “plan” and “act, ‸end”, Two]')]: requirement(2, SPLIT('We say “plan” and “act, end”')),
    [requirements('[Fee of $4,‸800, Two (a, ‸b, c)]')]: [
      requirement(2, SPLIT('Fee of $4,800')),
      requirement(4, SPLIT('Two (a, b, c)', 3)),
    ],
  })
  // Nothing is said about the number of markers or cells, or the number 800, which follow from it.
  testMistakes(HOME, {
    'waymarks:\n    - Start\n    - Goal → waymarks: [One, Two, Three, Fee of $4,‸800]': `Hero › Markers › Marker 5: ${SPLIT('Fee of $4,800')}`,
  })
  testMistakes(PAGE, {
    '- Time → - Time\n    table:\n      columns: [Engagement, Fee]\n      rows:\n        - cells: [Review, $4,‸800]\n        - cells: [Plan, $4,‸800 a year]':
      [1, 2].map(
        (row) =>
          `Sections › Section 1 › Table › Rows › Row ${row} › Cells › Cell 3: ${SPLIT(['$4,800', '$4,800 a year'][row - 1] ?? '')}`,
      ),
  })
})

describe('a comma that is probably part of a sentence', () => {
  testMistakes(JOB, {
    [requirements('[We plan, ‸then we act]')]: warning(2, SPLIT('We plan, then we act')),
    [requirements('[We plan, ‸act.]')]: warning(2, SPLIT('We plan, act.')),
    // Once a part is certain, so is the whole.
    [requirements('[Fee of $4,‸800 a year, then more, and more]')]: requirement(
      2,
      SPLIT('Fee of $4,800 a year, then more, and more', 4),
    ),
    [requirements('[One, We plan, ‸then act, and you see $4,800]')]: requirement(
      3,
      SPLIT('We plan, then act, and you see $4,800', 4),
    ),
  })
})

describe('a comma in braces', () => {
  testMistakes(PAGE, {
    '- Time → - Time\n    links: [{ to: /privacy, label: Privacy, ‸terms }]': `Sections › Section 1 › Links › Link 1 › terms: ${SPLIT('Privacy, terms', 2, 'fields')}`,
  })
})

describe('commas between entries', () => {
  testAccepted(JOB, [
    requirements('[One, Two, Three]'),
    requirements('[a,b,c]'),
    requirements('[one thing, and another]'),
    requirements('[Android, iOS]'),
    requirements('[Only me, 2 to 5 people, 6 to 20 people]'),
    requirements('["Fee of $4,800", One (a), “plan” it, "We plan, then act", then]'),
    requirements('[Rooms 12, 120 more]'),
    requirements('[Room,120 more]'),
  ])
  testAccepted('site.yml', ['servicePrefixes:\n  - services\n  - counseling → servicePrefixes: [services, counseling]'])
})
