import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../../content-check/check'
import { contentForEachTest } from '../content-folder'

const SERVICE = 'services/tax-planning.yml'

const content = contentForEachTest()

const problems = () => checkContent(content.root).problems

const reported = () =>
  problems().map(({ severity = 'error', line, column, field, message, advice }) =>
    [severity, `${line}:${column}`, `${field ?? ''}: ${message}. ${advice}`].join(' '),
  )

/** The words that are reported when a service contains this text. */
function reportedWords(text: string): string[] {
  content.replace(SERVICE, 'We read the returns before we speak about them.', text)
  return problems().map(({ source, column, length }) => source.slice(column - 1, column - 1 + length))
}

test('the check warns about a misspelled word at its line and column, and suggests the likely word', () => {
  content.replace(SERVICE, 'Plans that leave more', 'Plans that advizors leave')
  expect(reported()).toEqual([
    'warning 6:21 Summary: “advizors” is not in the dictionary. Did you mean “advisors”? If the word is correct, add it to spelling-words.txt.',
  ])
})

test('placeholder text is not spell-checked, because it is in English on every site', () => {
  content.replace(SERVICE, 'Plans that leave more', '"To write: advizors"\n# more')
  expect(problems().map(({ kind }) => kind)).toEqual(['placeholder'])
})

test('the check accepts words from the project’s list, also when capitalized, and suggests them', () => {
  writeFileSync(
    join(content.root, 'spelling-words.txt'),
    '# Industry\nparaplanner # who writes the plan\nBrokerCheck\nLinkedIn\n',
  )
  expect(reportedWords('Paraplanner, paraplanner’s, BrokerCheck, Brokercheck, parapalnner.')).toEqual([
    'Brokercheck',
    'parapalnner',
  ])
  expect(problems()[1]?.advice).toMatch(/^Did you mean “paraplanner”\?/)
})

test.each([
  ['en-US', 'Colour, analyse and favourite, but color, analyze and favorite.', ['Colour', 'analyse', 'favourite']],
  ['en-GB', 'Color, analyze and favorite, but colour, analyse and favourite.', ['Color', 'analyze', 'favorite']],
  ['en-AU', 'Color and favorite, but colour and favourite.', ['Color', 'favorite']],
])('the check uses the dictionary of the language, %s', (language, text, words) => {
  content.replace('site.yml', 'language: en-US', `language: ${language}`)
  expect(reportedWords(text)).toEqual(words)
})

test('the check warns that it cannot check the spelling of a language without a dictionary', () => {
  content.replace('site.yml', 'language: en-US', 'language: cy')
  content.replace('site.yml', 'Monday to Friday 9am to 5pm', 'Trwy apwyntiad')
  expect(reported().map((line) => line.replace(/^warning \S+ /, ''))).toEqual([
    'Language: spelling is not checked, because no dictionary for “cy” is installed. Install it, if it exists: npm install --save-exact dictionary-cy.',
  ])
})

test('the check accepts the names of people and the firm in all text', () => {
  content.replace('team/ada-sample.yml', 'name: Ada Sample', 'name: Adaeze Okwuosa')
  expect(reportedWords('Okwuosa’s plans, which Adaeze wrote; Okwusa did not.')).toEqual(['Okwusa'])
})

test('the check accepts apostrophes, hyphens, capitals, accents, numbers, and addresses', () => {
  expect(
    reportedWords(
      '"The client’s and clients\' well-being: CPAs, IRAs, a 401k, 2nd, café, https://exmaple.com/abcde, me@wxyz.org and wxyz.org."',
    ),
  ).toEqual([])
})

test('the check does not read placeholders as words', () => {
  content.replace(SERVICE, 'We read the returns before we speak about them.', 'We read {naem}.')
  expect(problems().filter(({ severity }) => severity === 'warning')).toEqual([])
})

test('the check reports the right column after escape sequences in double quotes', () => {
  content.replace(SERVICE, 'introduction: We', 'introduction: "\\u0057e\\ttzyrants"\nwhatever: We')
  const [problem] = problems().filter(({ severity }) => severity === 'warning')
  expect(problem).toMatchObject({ column: 25, length: 8 })
})

test('the check does not check the spelling of slugs, links, addresses, and icons', () => {
  content.replace('statistics.yml', 'retention', 'retnetion')
  content.replace('pages/home.yml', '- retention', '- retnetion')
  content.replace('team/ada-sample.yml', 'ada@example.com', 'xqzz@exmaple.com')
  expect(reported().filter((line) => line.includes('dictionary'))).toEqual([])
})
