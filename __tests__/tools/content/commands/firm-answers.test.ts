/** @jest-environment node */
import { readAnswers } from '../../../../tools/content/commands/firm-answers'

const NAME = ['--name', 'Harbour & Lane']
const URL = ['--url', 'https://harbour.example']
const CONTACT = ['--email', 'hello@harbour.example', '--phone=+44 20 7946 0142']

const FIELDS = [
  { file: 'site.yml', path: ['name'], value: 'Harbour & Lane' },
  { file: 'site.yml', path: ['url'], value: 'https://harbour.example' },
  { file: 'site.yml', path: ['contact', 'email'], value: 'hello@harbour.example' },
  { file: 'site.yml', path: ['contact', 'phone'], value: '+44 20 7946 0142' },
]

/** Answers the prompts of the command in turn, then with an empty line, and notes them. */
function terminal(...answers: string[]) {
  const prompts: string[] = []
  const ask = (prompt: string) => {
    prompts.push(prompt)
    return Promise.resolve(answers.shift() ?? '')
  }
  return { prompts, ask }
}

test('options become the fields of the content', async () => {
  expect(await readAnswers([...NAME, ...URL, ...CONTACT], undefined)).toEqual(FIELDS)
})

test.each([
  ['an unknown option', ['--nam', 'x'], /^Unknown option '--nam'/],
  ['words without an option', [...NAME, 'Lane'], /^Unexpected argument 'Lane'/],
  [
    'invalid values',
    ['--name=', '--url', 'https://a.example/'],
    /^“” is empty.*\n“https:\/\/a\.example\/” must be the site’s address/,
  ],
  ['missing options', [...NAME, ...URL], /^Write --email and --phone as well, or run the command in a terminal/],
])('without a terminal, the command rejects %s with a message', async (_, args, message) => {
  await expect(readAnswers(args, undefined)).rejects.toThrow(message)
})

test('in a terminal, the command asks for the missing answers, with an example', async () => {
  const { prompts, ask } = terminal('https://harbour.example')
  expect(await readAnswers([...NAME, ...CONTACT], ask)).toEqual(FIELDS)
  expect(prompts.slice(0, 2)).toEqual([
    'Site address (such as https://www.example.com): ',
    'Language (such as en-US; Enter to keep the current one): ',
  ])
})

test('in a terminal, the command asks again after an invalid or empty answer, and says why', async () => {
  const { prompts, ask } = terminal('', 'https://harbour.example/', 'https://harbour.example')
  expect(await readAnswers([...NAME, ...CONTACT], ask)).toEqual(FIELDS)
  expect(prompts.slice(1, 3)).toEqual([
    expect.stringMatching(/^“” .+\nSite address/),
    expect.stringMatching(/^“https:\/\/harbour\.example\/” must be the site’s address.+\nSite address/),
  ])
})
