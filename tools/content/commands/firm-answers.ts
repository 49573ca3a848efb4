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

const labelOf = (question: Question) => metadataOf(fieldSchema(question)).label ?? question.option

const exampleOf = (question: Question) => String(metadataOf(fieldSchema(question)).example ?? labelOf(question))

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number]

const questionOf = (token: Token | undefined) =>
  token?.kind === 'option' ? QUESTIONS.find(({ option }) => option === token.name) : undefined

/** What is wrong with a part of the command line; an answer if nothing is. */
function readToken(token: Token): string | { option: string; answer: string } | undefined {
  if (token.kind === 'positional')
    return `${quoted(token.value)} belongs to no option. Put a value of several words in quotes, for example: --name "Harbour & Lane"`
  if (token.kind !== 'option') return undefined
  const question = questionOf(token)
  if (!question)
    return `There is no option ${quoted(token.rawName)}. ${didYouMean(
      token.rawName,
      QUESTIONS.map(({ option }) => `--${option}`),
      `The options are ${optionsOf(QUESTIONS)}.`,
    )}`
  if (token.value === undefined || token.value === '')
    return `${token.rawName} has no value. Write it after the option, such as: ${token.rawName} "${exampleOf(question)}"`
  const answer = unquoted(token.value)
  const issue = issueOf(question, answer)
  return issue === undefined ? { option: token.name, answer } : `${token.rawName}: ${issue}`
}

/**
 * Reads the answers from the command line.
 *
 * @throws {@link ArgumentError} with every unknown option, option without a value, and value that its field does not accept
 */
export function parseAnswers(args: readonly string[]): Answers {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(QUESTIONS.map(({ option }) => [option, { type: 'string' as const }])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  // What follows an unknown option is probably its value, and is not reported as well.
  const reported = tokens.filter((token, index) => {
    const previous = tokens[index - 1]
    return token.kind !== 'positional' || previous?.kind !== 'option' || questionOf(previous)
  })
  const read = reported.map(readToken)
  const issues = read.filter((result) => typeof result === 'string')
  if (issues.length > 0) throw new ArgumentError(issues.join('\n'))
  return new Map(read.flatMap((result) => (typeof result === 'object' ? [[result.option, result.answer]] : [])))
}

/** Describes the options of the command. */
export function describeOptions(): string {
  const options = QUESTIONS.map((question) => ({
    ...question,
    written: `--${question.option} "${exampleOf(question)}"`,
  }))
  const width = Math.max(...options.map(({ written }) => written.length))
  return options
    .map((question) => {
      const line = `  ${question.written.padEnd(width)}  ${labelOf(question)}`
      return question.isOptional ? `${line} (optional)` : line
    })
    .join('\n')
}

/** Asks one question until there is a valid answer; an empty one only if the question is optional. */
async function askOne(question: Question, ask: Ask, print: (line: string) => void): Promise<string> {
  const { example } = metadataOf(fieldSchema(question))
  const help = [
    example === undefined ? '' : `such as ${String(example)}`,
    question.isOptional ? 'Enter to keep the current one' : '',
  ]
  const prompt = `${labelOf(question)} (${help.filter(Boolean).join('; ')}): `
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
