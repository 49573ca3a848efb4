/** @jest-environment node */
import {
  answeredFields,
  completeAnswers,
  describeOptions,
  parseAnswers,
  QUESTIONS,
} from '../../../../tools/content/commands/firm-answers'

const REQUIRED = {
  name: 'Harbour & Lane',
  url: 'https://harbour.example',
  email: 'hello@harbour.example',
  phone: '+44 20 7946 0142',
}
const FLAGS = Object.entries(REQUIRED).flatMap(([option, value]) => [`--${option}`, value])
const silent = () => undefined

test('options become the fields of the content', () => {
  expect(answeredFields(parseAnswers(FLAGS))).toEqual([
    { file: 'site.yml', path: ['name'], value: REQUIRED.name },
    { file: 'site.yml', path: ['url'], value: REQUIRED.url },
    { file: 'site.yml', path: ['contact', 'email'], value: REQUIRED.email },
    { file: 'site.yml', path: ['contact', 'phone'], value: REQUIRED.phone },
  ])
})

test('a value may follow an equals sign', () => {
  expect(parseAnswers(['--name=Harbour']).get('name')).toBe('Harbour')
})

test('a value may be in the quotes that YAML would need', () => {
  expect(parseAnswers(['--accent', '"#d98a12"']).get('accent')).toBe('#d98a12')
})

test.each([
  ['an unknown option', ['--nam', 'x'], 'There is no option “--nam”. Did you mean “--name”?'],
  [
    'an option without a value',
    ['--name'],
    '--name has no value. Write it after the option, such as: --name "Waymark"',
  ],
  ['an empty value', ['--name='], '--name has no value. Write it after the option, such as: --name "Waymark"'],
  [
    'words without an option',
    ['--name', 'Harbour', 'Lane'],
    '“Lane” belongs to no option. Put a value of several words in quotes, for example: --name "Harbour & Lane"',
  ],
  [
    'an invalid value',
    ['--url', 'https://harbour.example/'],
    '--url: “https://harbour.example/” ends with a slash. Write “https://harbour.example” without it.',
  ],
  [
    'an address without its protocol',
    ['--url', 'www.harbour.example'],
    '--url: “www.harbour.example” has no https:// at its beginning. Write “https://www.harbour.example”.',
  ],
])('the command rejects %s with a message', (_, args, message) => {
  expect(() => parseAnswers(args)).toThrow(new Error(message))
})

test('the command names all invalid values at once', () => {
  expect(() => parseAnswers(['--nam', 'x', '--url', 'https://harbour.example/'])).toThrow(
    new Error(
      'There is no option “--nam”. Did you mean “--name”?\n--url: “https://harbour.example/” ends with a slash. Write “https://harbour.example” without it.',
    ),
  )
})

test('the options are described with an example each', () => {
  const lines = describeOptions().split('\n')
  expect(lines[0]).toMatch(/^ {2}--name "Waymark" +The firm’s name$/)
  expect(lines.find((line) => line.includes('--country'))).toMatch(/--country "US" +Country \(optional\)$/)
})

test('without a terminal, the missing options are named', async () => {
  await expect(completeAnswers(parseAnswers(FLAGS.slice(0, 4)), undefined, silent)).rejects.toThrow(
    new Error('Write --email and --phone as well, or run the command in a terminal, where it asks.'),
  )
})

test('without a terminal, optional answers may be missing', async () => {
  expect(await completeAnswers(parseAnswers(FLAGS), undefined, silent)).toEqual(new Map(Object.entries(REQUIRED)))
})

/** Answers the prompts of the command in turn, and notes them. */
function terminal(answers: string[]) {
  const prompts: string[] = []
  const printed: string[] = []
  return {
    prompts,
    printed,
    ask: (prompt: string) => {
      prompts.push(prompt)
      return Promise.resolve(answers.shift() ?? '')
    },
    print: (line: string) => {
      printed.push(line)
    },
  }
}

test('in a terminal, the command asks for every missing answer, with an example', async () => {
  const { prompts, ask, print } = terminal(Object.values(REQUIRED))
  const answers = await completeAnswers(new Map(), ask, print)
  expect(Object.fromEntries(answers)).toEqual(REQUIRED)
  expect(prompts).toHaveLength(QUESTIONS.length)
  expect(prompts[1]).toBe('Site address (such as https://www.example.com): ')
})

test('in a terminal, the command does not ask for what an option says', async () => {
  const { prompts, ask, print } = terminal([])
  await completeAnswers(parseAnswers(FLAGS), ask, print)
  expect(prompts.filter((prompt) => !prompt.includes('Enter to keep'))).toEqual([])
})

test('in a terminal, the command asks again after an invalid or empty answer, and says why', async () => {
  const { printed, ask, print } = terminal(['https://harbour.example/', '', 'https://harbour.example'])
  const given = parseAnswers(FLAGS.filter((_, index) => index < 2 || index > 3))
  const answers = await completeAnswers(given, ask, print)
  expect(answers.get('url')).toBe('https://harbour.example')
  expect(printed).toEqual([
    '“https://harbour.example/” ends with a slash. Write “https://harbour.example” without it.',
    'Please write an answer.',
  ])
})
