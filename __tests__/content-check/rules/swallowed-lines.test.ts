import { testAccepted, testMistakes } from '../mistakes'

const SERVICE = 'services/tax-planning.yml'
const MEMBER = 'team/ada-sample.yml'

const ENTRY =
  'this line begins like a list entry, but it is joined to the text above. If it is a list entry, begin it with “- ”, and line it up with the other entries. If it is part of the text, join it to the end of the line above.'
const COMMENT =
  'this is not a comment: it is inside a text, so visitors see it. Delete it, or move it to its own line above the field.'
const FIELD = (name: string) =>
  `“${name}:” is read as part of the text above, not as a field. If it is a field, use spaces to line it up with the fields around it. If it is part of the text, join it to the end of the line above.`
const SEPARATOR = (line: string) => `“${line}” is part of the text above, so visitors see it. Delete this line.`
const BLANK = 'a blank line does not start a new paragraph here, so this line is joined to the text above.'

const inIntroduction = (warning: string) => `Warning: Introduction: ${warning}`

describe('a line that begins like a list entry inside a text', () => {
  testMistakes(MEMBER, {
    '  - Growth\n  - Mergers →   - Growth\n    ‸-Mergers': `Warning: Specialties › Specialty 1: ${ENTRY}`,
    '  - Growth\n  - Mergers →   - Growth\n    and\n    ‸* Mergers\n    • Sales': `Warning: Specialties › Specialty 1: ${ENTRY}`,
  })
  // Without it, the text is not too long.
  testMistakes(MEMBER, {
    '  - Growth\n  - Mergers →   - Growth and all of its many\n    ‸- Mergers and other ones': `Specialties › Specialty 1: ${ENTRY}`,
  })
  testMistakes(SERVICE, {
    ...Object.fromEntries(
      ['- ', '* ', '+ ', '• ', '▪ ', '-'].map((sign) => [
        `introduction: We → introduction: Some\n  ‸${sign}plans`,
        inIntroduction(ENTRY),
      ]),
    ),
    'introduction: We → introduction: >-\n  ‸- Plans': inIntroduction(ENTRY),
    'introduction: We read the returns before we speak about them. → introduction: "Plans\n  ‸- with more fee"':
      inIntroduction(ENTRY),
    'introduction: We → introduction: |\n  1. Plans\n  ‸2. Fees': inIntroduction(ENTRY),
    'introduction: We → introduction: 1. Plans\n  and\n  ‸2. Fees': inIntroduction(ENTRY),
    // Spaces at the ends of the lines above.
    'introduction: We → introduction: Plans  \n  and \n  ‸- Fees': inIntroduction(ENTRY),
    'introduction: We → introduction: >-\n  Plans:\n  9) a\n  ‸10) b': inIntroduction(ENTRY),
    'introduction: We → introduction: >-\n  Plans\n  ‸- Fees  \n  that': inIntroduction(ENTRY),
  })
  testAccepted(SERVICE, [
    'introduction: We → introduction: Plans made in\n  2010. In\n  2011) more,\n  -5% and\n  – so they say –\n  — or not',
    'introduction: We → introduction: >-\n  1. Plans\n  1. Fees\n  3. Fees\n  12a. Fees',
    'introduction: We → introduction: >-\n  We plan - and save -\n  in *every* year.\n  *Every* year.',
  ])
})

describe('a comment inside a text', () => {
  testMistakes(SERVICE, {
    'introduction: We → introduction: |\n  ‸#TODO\n  Plans': inIntroduction(COMMENT),
    'introduction: We → introduction: >-\n  ‸##\n  Plans': inIntroduction(COMMENT),
    'introduction: We read → introduction: >-\n  Plans ‸# TODO ask\n  that': inIntroduction(COMMENT),
    'introduction: We read → introduction: >-\n  Plans ‸#\n  that': inIntroduction(COMMENT),
    'introduction: We read the returns before we speak about them. → introduction: "Plans\n  ‸# TODO ask\n  and"':
      inIntroduction(COMMENT),
  })
  testAccepted(SERVICE, [
    'introduction: We → introduction: >- # A comment\n  Plans: #1 in Suite # 5, C# and\n  #2 in taxes,\n  # 3 in #fees',
    'introduction: We → # A comment\nintroduction: >-\n  Plans',
    'introduction: We read the returns before we speak about them. → introduction: "Plans # that\n  leave # more"',
  ])
})

describe('what begins with a # and is not a comment', () => {
  testAccepted('brand.yml', ['accent: "#0b5fae" → accent: >-\n    #0b5fae'])
  testAccepted('pages/careers.yml', ['to: "#positions" → to: >-\n      #positions'])
})

describe('a field inside a text', () => {
  testMistakes(SERVICE, {
    'introduction: We → introduction: >-\n  Plans\n  ‸image: ./tax.jpg\n ': inIntroduction(FIELD('image')),
    'introduction: We → introduction: Plans\n  ‸image:./tax.jpg': inIntroduction(FIELD('image')),
    'introduction: We read the returns before we speak about them. → introduction: "Plans\n  ‸image: ./tax.jpg"':
      inIntroduction(FIELD('image')),
    '    description: One sentence about review. →     description: >-\n      One sentence\n      ‸- title: Next': `Warning: Component cards › Card 1 › Description: ${FIELD('title')}`,
    // A field of the group that contains the card.
    '    description: One sentence about review. →     description: >-\n      One sentence\n      ‸whyItMatters: Tax': `Warning: Component cards › Card 1 › Description: ${FIELD('whyItMatters')}`,
  })
  testAccepted(SERVICE, [
    'introduction: We → introduction: >-\n  Plans\n  note: that\n  https://example.com\n  Image: that\n  image of',
  ])
})

describe('a separator inside a text', () => {
  testMistakes(
    SERVICE,
    Object.fromEntries(
      ['---', '=====', '***', '____', '...'].map((line) => [
        `introduction: We → introduction: Some\n  ‸${line}\n  plans`,
        inIntroduction(SEPARATOR(line)),
      ]),
    ),
  )
  testAccepted(SERVICE, ['introduction: We → introduction: Some\n  -- …\n  ..\n  plans --- ***'])
})

describe('a blank line inside a text', () => {
  testMistakes(SERVICE, {
    'introduction: We → introduction: Plans\n\n\n  ‸that': inIntroduction(`${BLANK} Delete the blank line.`),
    'introduction: We read the returns before we speak about them. → introduction: "Plans\n \n  ‸that"': inIntroduction(
      `${BLANK} Delete the blank line.`,
    ),
    // Where a line break is an error, it is reported once.
    'name: Tax Planning → name: ‸>-\n  Tax\n\n  Planning':
      'Short name: is not in the right format. It must be on one line.',
  })
  testAccepted(SERVICE, [
    'introduction: We → introduction: >-\n\n  Plans',
    'introduction: We read the returns before we speak about them. → introduction: |+\n  Plans\n\n',
  ])
})

describe('the indentation of a text', () => {
  testMistakes(SERVICE, {
    ...Object.fromEntries(
      ['>5', '|2', '>-1', '|+3', '>2-'].map((sign) => [
        `introduction: We → introduction: ‸${sign}\n       Plans`,
        inIntroduction(
          `the digit in ${sign} is read as the indentation of the lines below. Delete the digit. If it belongs to the text, put the entire text in double quotes.`,
        ).replace('Warning: ', ''),
      ]),
    ),
  })
  testAccepted(SERVICE, [
    'introduction: We read the returns before we speak about them. → introduction: ">5 plans"',
    'introduction: We → introduction: More\n  >5 plans',
    'introduction: We → introduction: >+\n  Plans',
  ])
})
