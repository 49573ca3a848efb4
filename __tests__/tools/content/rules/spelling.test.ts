/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkContent } from '../../../../tools/content/check'
import { contentFolder, type ContentFolder } from '../content-folder'

const SERVICE = 'services/tax-planning.yml'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

const problems = () => checkContent(content.root).problems

const told = () =>
  problems().map(({ severity = 'error', line, column, field, message, advice }) =>
    [severity, `${line}:${column}`, `${field ?? ''}: ${message}. ${advice}`].join(' '),
  )

/** The words that are told, when a text stands in a service. */
function wordsTold(text: string): string[] {
  content.replace(SERVICE, 'We read the returns before we speak about them.', text)
  return problems().map(({ source, column, length }) => source.slice(column - 1, column - 1 + length))
}

test('a misspelled word is a warning at its line and column, with what was likely meant', () => {
  content.replace(SERVICE, 'Plans that leave more', 'Plans that advizors leave')
  expect(told()).toEqual([
    'warning 6:21 Summary: “advizors” is not a word that the dictionary knows. Did you mean “advisors”? If the word is right, add it to spelling-words.txt.',
  ])
})

test('a name is right in other texts while its own file can’t be read', () => {
  content.write('team/ada-okafor.yml', 'name: [')
  expect(wordsTold('Okafor read the returns.')).toEqual(['['])
})

test('a word that is near to no other one', () => {
  content.replace(SERVICE, 'Plans that leave more', 'Plans that xqzvkw leave')
  expect(told()).toEqual([
    'warning 6:21 Summary: “xqzvkw” is not a word that the dictionary knows. If the word is right, add it to spelling-words.txt.',
  ])
})

test('after a word that is far from all others, no more words are searched for', () => {
  content.replace(SERVICE, 'Plans that leave more', 'Plans that advizors and xqzvkw recomend')
  expect(problems().map(({ advice }) => /“.*”/.exec(advice)?.[0])).toEqual(['“advisors”', undefined, undefined])
})

test('each place of a misspelled word is told', () => {
  expect(wordsTold('A recieved letter is a recieved letter.')).toEqual(['recieved', 'recieved'])
})

test('words of the project’s own list are right, with a capital as well, and are suggested', () => {
  writeFileSync(
    join(content.root, 'spelling-words.txt'),
    '# Industry\nparaplanner # who writes the plan\nBrokerCheck\nLinkedIn\n',
  )
  expect(wordsTold('Paraplanner, paraplanner’s, BrokerCheck, Brokercheck, parapalnner.')).toEqual([
    'Brokercheck',
    'parapalnner',
  ])
  expect(problems()[1]?.advice).toMatch(/^Did you mean “paraplanner”\?/)
})

test('the names of people and of the firm are right in all texts', () => {
  content.replace('team/ada-sample.yml', 'name: Ada Sample', 'name: Adaeze Okwuosa')
  expect(wordsTold('Okwuosa’s plans, which Adaeze wrote; Okwusa did not.')).toEqual(['Okwusa'])
})

test('apostrophes, hyphens, capitals, accents, numbers, addresses and placeholders are no mistakes', () => {
  expect(
    wordsTold(
      '"The client’s and clients\' well-being: CPAs, IRAs, a 401k, 2nd, {naem}, café, https://exmaple.com/abcde, me@wxyz.org and wxyz.org."',
    ),
  ).toEqual([])
})

test('escapes in double quotes and lines of a paragraph do not move the place', () => {
  content.replace(SERVICE, 'introduction: We', 'introduction: "\\u0057e\\ttzyrants"\nwhatever: We')
  const [problem] = problems().filter(({ severity }) => severity === 'warning')
  expect(problem).toMatchObject({ column: 25, length: 8 })
})

test('slugs, links, addresses and icons are not read as words', () => {
  content.replace('stats.yml', 'retention', 'retnetion')
  content.replace('pages/home.yml', '- retention', '- retnetion')
  content.replace('team/ada-sample.yml', 'ada@example.com', 'xqzz@exmaple.com')
  expect(told().filter((line) => line.includes('dictionary'))).toEqual([])
})

test('a text in another language is told by its first fifty words, without suggestions', () => {
  const words = Array.from({ length: 300 }, (_, index) => `recieve${'abcdefghij'[index % 10] ?? ''}`)
  content.replace(SERVICE, 'introduction: We', `introduction: ${words.join(' ')}`)
  const warnings = problems().filter(({ severity }) => severity === 'warning')
  expect(warnings).toHaveLength(50)
  expect(warnings.map(({ advice }) => advice).join('\n')).not.toContain('Did you mean')
})

test('the words of the site are right', () => {
  expect(checkContent(resolve('.')).problems).toEqual([])
}, 20_000)
