import { parseArgs } from 'node:util'
import { z } from 'zod'
import { didYouMean, joinWithAnd, quoted } from '../messages/text-format'
import { type FieldPath, metadataOf } from '../parse/schema-path'
import { ArgumentError } from './arguments'
import { fieldSchema, type FieldValue } from './firm-content'

/** A fact about the firm, which is an option of the command and a question in the terminal. */
interface Question {
  option: string
  file: string
  path: FieldPath
  /** Without an answer, the content keeps its present value. */
  isOptional?: true
}

const ALL_QUESTIONS: readonly Question[] = [
  { option: 'name', file: 'site.yml', path: ['name'] },
  { option: 'url', file: 'site.yml', path: ['url'] },
  { option: 'email', file: 'site.yml', path: ['contact', 'email'] },
  { option: 'phone', file: 'site.yml', path: ['contact', 'phone'] },
  { option: 'language', file: 'site.yml', path: ['language'], isOptional: true },
  { option: 'time-zone', file: 'site.yml', path: ['timeZone'], isOptional: true },
  { option: 'country', file: 'site.yml', path: ['country'], isOptional: true },
  { option: 'accent', file: 'brand.yml', path: ['colors', 'accent'], isOptional: true },
  { option: 'dark', file: 'brand.yml', path: ['colors', 'dark'], isOptional: true },
]

/** The questions about fields that the content model has. */
export const QUESTIONS = ALL_QUESTIONS.filter((question) => fieldSchema(question) !== undefined)

/** The answers, by option. */
export type Answers = ReadonlyMap<string, string>

/** Reads a line that somebody types. */
type Ask = (prompt: string) => Promise<string>

const optionsOf = (questions: readonly Question[]) => joinWithAnd(questions.map(({ option }) => `--${option}`))

/** An answer without the quotes that YAML needs around some values. */
const unquoted = (answer: string) => answer.replace(/^(["'])(.*)\1$/, '$2')

/** What is wrong with an answer; undefined if its field accepts it. */
function issueOf(question: Question, answer: string): string | undefined {
  const schema = fieldSchema(question)
  const issue = schema instanceof z.ZodType ? schema.safeParse(answer).error?.issues[0] : undefined
  return issue && `${quoted(answer)} ${issue.message.replace(/\.$/, '')}.`
}

/**
 * Reads the answers from the command line.
 *
 * @throws {@link ArgumentError} for an unknown option, one without a value, or a value that the field does not accept
 */
export function parseAnswers(args: readonly string[]): Answers {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(QUESTIONS.map(({ option }) => [option, { type: 'string' as const }])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const answers = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new ArgumentError(
        `${quoted(token.value)} belongs to no option. Put a value of several words in quotes, for example: --name "Harbour & Lane"`,
      )
    if (token.kind !== 'option') continue
    const question = QUESTIONS.find(({ option }) => option === token.name)
    if (!question)
      throw new ArgumentError(
        `There is no option ${quoted(token.rawName)}. ${didYouMean(
          token.rawName,
          QUESTIONS.map(({ option }) => `--${option}`),
          `The options are ${optionsOf(QUESTIONS)}.`,
        )}`,
      )
    const { label = '', example } = metadataOf(fieldSchema(question))
    if (token.value === undefined || token.value === '')
      throw new ArgumentError(
        `${token.rawName} has no value. Write it after the option, such as: ${token.rawName} "${String(example ?? label)}"`,
      )
    const answer = unquoted(token.value)
    const issue = issueOf(question, answer)
    if (issue !== undefined) throw new ArgumentError(`${token.rawName}: ${issue}`)
    answers.set(token.name, answer)
  }
  return answers
}

/** Asks one question until there is a valid answer; an empty one only if the question is optional. */
async function askOne(question: Question, ask: Ask, print: (line: string) => void): Promise<string> {
  const { label = question.option, example } = metadataOf(fieldSchema(question))
  const help = [
    example === undefined ? '' : `such as ${String(example)}`,
    question.isOptional ? 'Enter to keep the present one' : '',
  ]
  const prompt = `${label} (${help.filter(Boolean).join('; ')}): `
  for (;;) {
    const answer = unquoted((await ask(prompt)).trim())
    if (answer === '' && question.isOptional) return ''
    const issue = answer === '' ? 'Please write an answer.' : issueOf(question, answer)
    if (issue === undefined) return answer
    print(issue)
  }
}

/**
 * Asks for the answers that are not on the command line.
 *
 * @param ask reads a line from the terminal; undefined if there is nobody to ask
 * @throws {@link ArgumentError} if a required answer is missing and there is nobody to ask
 */
export async function completeAnswers(
  given: Answers,
  ask: Ask | undefined,
  print: (line: string) => void,
): Promise<Answers> {
  const open = QUESTIONS.filter(({ option }) => !given.has(option))
  const missing = open.filter(({ isOptional }) => !isOptional)
  if (!ask) {
    if (missing.length === 0) return given
    throw new ArgumentError(`Write ${optionsOf(missing)} as well, or run the command in a terminal, where it asks.`)
  }
  const answers = new Map(given)
  for (const question of open) {
    const answer = await askOne(question, ask, print)
    if (answer !== '') answers.set(question.option, answer)
  }
  return answers
}

/** The fields that the answers fill in. */
export function answeredFields(answers: Answers): FieldValue[] {
  return QUESTIONS.flatMap(({ option, file, path }) => {
    const value = answers.get(option)
    return value === undefined ? [] : [{ file, path, value }]
  })
}
